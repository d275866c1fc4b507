import { Box } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import type { PupilCard } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { paths } from '../../../paths.ts';
import { cardSheet } from '../../../ui/print/cardSheet.ts';
import { copy } from './copy.ts';

/** In groups of five, as people type it. */
const inGroups = (code: string) => code.match(/.{1,5}/g)?.join('-') ?? code;

type PrintedCardsProps = {
  club: string;
  /** `endsAt` is not known of a sample. */
  cards: readonly (PupilCard & { endsAt?: string })[];
};

/** The new cards on paper, eight on a sheet, to be cut out. */
export function PrintedCards({ club, cards }: PrintedCardsProps) {
  const address = pageUrl(paths.pupilCard.href()).replace(/^https?:\/\//, '');
  return (
    <Box component="ul" aria-label={copy.printed} data-color-scheme="light" sx={cardSheet}>
      {cards.map(
        ({ participant_id: id, name, class: className, sign_in_name, code, link, endsAt }) => (
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
        ),
      )}
    </Box>
  );
}
