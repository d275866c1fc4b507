import { Box } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import type { ManagedTournament, NewTableCard } from '../../../openapi/schema.d.ts';
import { brand } from '../../brand.ts';
import { pageUrl } from '../../lib/urls/pageUrl.ts';
import { paths } from '../../paths.ts';
import { cardSheet } from '../../ui/print/cardSheet.ts';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.print;

/** A new card with what it is for, in words; by `key` it takes the place of the one that it ends. */
export type CardToPrint = NewTableCard & { key: number | string; purpose: string };

type PrintedCardsProps = {
  tournament: Pick<ManagedTournament, 'title'>;
  cards: readonly CardToPrint[];
};

/** The new cards on paper, eight on a sheet, to be cut out. */
export function PrintedCards({ tournament, cards }: PrintedCardsProps) {
  const address = pageUrl(paths.table.href()).replace(/^https?:\/\//, '');
  return (
    <Box
      component="ul"
      aria-label={copy.title}
      data-color-scheme="light"
      sx={[cardSheet, tableStyles]}
    >
      {cards.map(({ key, label, code, link, purpose }) => (
        <li key={key}>
          <div>
            <small>
              {brand.name} · {tournament.title}
            </small>
            <b>{label}</b>
            <span>{purpose}</span>
            <small>{copy.steps}</small>
          </div>
          <QRCodeSVG
            value={link.startsWith('/') ? pageUrl(link) : link}
            level="M"
            size={126}
            title={copy.qr(label)}
            role="img"
          />
          <div>
            <small>{copy.typed(address)}</small>
            <code>{code}</code>
          </div>
        </li>
      ))}
    </Box>
  );
}

/** A card lies on a table: its name and code are read from above. */
const tableStyles = {
  '& b': { fontSize: 26, lineHeight: 1.1, overflowWrap: 'anywhere' },
  '& code': { fontFamily: 'monospace', fontSize: 32, fontWeight: 700, letterSpacing: '0.15em' },
} as const;
