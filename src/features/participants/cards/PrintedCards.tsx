import { Box } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import type { PupilCard } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { paths } from '../../../paths.ts';
import { copy } from './copy.ts';

/** In groups of five, as people type it. */
const inGroups = (code: string) => code.match(/.{1,5}/g)?.join('-') ?? code;

type PrintedCardsProps = {
  club: string;
  cards: readonly PupilCard[];
  /** Not known of a sample. */
  endsAt?: string;
};

/** The new cards on paper, eight on a sheet, to be cut out. */
export function PrintedCards({ club, cards, endsAt }: PrintedCardsProps) {
  const address = pageUrl(paths.pupilCard.href()).replace(/^https?:\/\//, '');
  return (
    <Box component="ul" aria-label={copy.printed} data-color-scheme="light" sx={cardsStyles}>
      {cards.map(({ participant_id: id, name, class: className, sign_in_name, code, link }) => (
        <li key={id}>
          <div>
            <small>
              {brand.name} · {club}
            </small>
            <b>{name}</b>
            {className && <span>{className}</span>}
            <small>{copy.scan}</small>
          </div>
          <QRCodeSVG
            value={link.startsWith('/') ? pageUrl(link) : link}
            level="M"
            size={112}
            title={copy.qr(name)}
            role="img"
          />
          <div>
            <small>{copy.typed(address)}</small>
            <code>{inGroups(code)}</code>
            <small>{copy.signInName(sign_in_name)}</small>
            {endsAt && <small>{copy.until(formatCalendarDate(endsAt.slice(0, 10)))}</small>}
          </div>
        </li>
      ))}
    </Box>
  );
}

const cardsStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  // Two columns of four are as much as a sheet holds.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(92mm, 100%), 92mm))',
  color: '#000',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'space-between',
    gap: '3mm',
    height: '66mm',
    p: '4mm',
    border: '1px dashed #888',
    backgroundColor: '#fff',
    breakInside: 'avoid',
    overflow: 'hidden',
  },
  '& li > div': { display: 'flex', flexDirection: 'column', gap: '1mm', minWidth: 0 },
  '& li > div:last-of-type': { gridColumn: '1 / -1' },
  '& b': { fontSize: 18, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& span': { fontWeight: 600 },
  '& small': { fontSize: 11, lineHeight: 1.3, overflowWrap: 'anywhere' },
  // One line of the card's width.
  '& code': { fontFamily: 'monospace', fontSize: 15, fontWeight: 700, whiteSpace: 'nowrap' },
} as const;
