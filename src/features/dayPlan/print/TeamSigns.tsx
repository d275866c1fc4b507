import { Box } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { brand } from '../../../brand.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { paths } from '../../../paths.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';
import type { PrintedTeam } from './teamTurns.ts';

const texts = copy.prints;

type TeamSignsProps = { title: string; teams: readonly PrintedTeam[] };

/** A sign for the table of each team, half a sheet: who it is, and when it is its turn. */
export const TeamSigns = ({ title, teams }: TeamSignsProps) => (
  <Box component="ul" aria-label={texts.teams} sx={signsStyles}>
    {teams.map(({ id, team, club, category, start_number: startNumber, turns }) => (
      <li key={id}>
        <div>
          <small>
            {brand.name} · {title}
          </small>
          <b>
            <StartNumber number={startNumber} />
            {team.name}
          </b>
          <span>{club.name}</span>
          <span>{category.name}</span>
        </div>
        <figure>
          <figcaption>{texts.question}</figcaption>
          <QRCodeSVG
            value={pageUrl(paths.teamTurns.href({ code: team.code }))}
            level="M"
            size={180}
            title={texts.qr(team.code)}
            role="img"
          />
          <figcaption>{team.code}</figcaption>
          <small>{texts.scan}</small>
        </figure>
        <ol>
          {turns.length === 0 && <li>{texts.noTurn}</li>}
          {turns.map(({ key, time, arena, part }) => (
            <li key={key}>
              <time>{time}</time> <strong>{arena}</strong> <span>{part}</span>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </Box>
);

const signsStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: '6mm',
    rowGap: '4mm',
    // Two fill a sheet, with its margins.
    minHeight: '134mm',
    p: '6mm',
    border: '1px dashed #888',
    breakInside: 'avoid',
  },
  '& > li > div': { display: 'flex', flexDirection: 'column', gap: '2mm', minWidth: 0 },
  '& b': { fontSize: 40, lineHeight: 1.15, overflowWrap: 'anywhere' },
  '& div > span': { fontSize: 20, fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& small': { fontSize: 12 },
  '& figure': { m: 0, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: '1mm' },
  '& figcaption': { fontSize: 16, fontWeight: 700, whiteSpace: 'nowrap' },
  '& ol': {
    gridColumn: '1 / -1',
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    columnGap: '5mm',
    fontSize: 20,
  },
  '& ol > li': {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    py: '1.5mm',
    borderTop: '1px solid #888',
    overflowWrap: 'anywhere',
  },
  '& ol > li:only-child:not(:has(time))': { display: 'block' },
  '& time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
} as const;
