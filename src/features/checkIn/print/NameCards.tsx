import { Box } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import type { ManagedTournament, Registration } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { paths } from '../../../paths.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';

type NameCardsProps = { tournament: ManagedTournament; registrations: Registration[] };

/** A card for each member of each team, in the size of a bank card, to be cut out. */
export function NameCards({ tournament, registrations }: NameCardsProps) {
  return (
    <Box component="ul" aria-label={copy.print.cards} sx={cardsStyles}>
      {registrations.flatMap(({ id, start_number: startNumber, team, category, club, members }) =>
        members.map((member) => (
          <li key={`${id}-${member.id}`}>
            <div>
              <small>
                {brand.name} · {tournament.title}
              </small>
              <b>{member.name}</b>
              <span>
                <StartNumber number={startNumber} />
                {team.name}
              </span>
              <small>{category.name}</small>
              <small>{club.name}</small>
            </div>
            <figure>
              <QRCodeSVG
                // Whose turn it is, for families; check-in reads the code in it.
                value={pageUrl(paths.teamTurns.href({ code: team.code }))}
                level="M"
                size={84}
                title={copy.print.qr(team.code)}
                role="img"
              />
              <figcaption>{team.code}</figcaption>
            </figure>
          </li>
        )),
      )}
    </Box>
  );
}

const cardsStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  // Two columns, and five rows without a gap, are as much as a sheet holds.
  gridTemplateColumns: 'repeat(auto-fill, 86mm)',
  justifyContent: 'center',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3mm',
    width: '86mm',
    minHeight: '54mm',
    p: '4mm',
    border: '1px dashed #888',
    breakInside: 'avoid',
  },
  '& li > div': { display: 'flex', flexDirection: 'column', gap: '1mm', minWidth: 0 },
  '& b': { fontSize: 20, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& span': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: 12 },
  '& figure': { m: 0, textAlign: 'center', flexShrink: 0 },
  '& figcaption': { fontSize: 11, mt: '1mm', whiteSpace: 'nowrap' },
} as const;
