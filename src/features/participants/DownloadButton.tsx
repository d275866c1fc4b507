import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { DownloadMenu } from '../../ui/download/DownloadMenu.tsx';
import { copy } from './copy.ts';
import { participantRows, participantsFileName } from './participantRows.ts';
import type { SearchEntry } from './participantFields.ts';

type DownloadButtonProps = {
  club: { id: number; name: string };
  /** Who is exported; everybody who matches if nobody is selected. */
  selected: readonly ClubParticipant[];
  matches: readonly SearchEntry[];
  /** Number of the club's participants. */
  total: number;
};

export const DownloadButton = ({ club, selected, matches, total }: DownloadButtonProps) => (
  <DownloadMenu
    label={fileLabel(selected.length, matches.length, total)}
    disabled={matches.length === 0 && selected.length === 0}
    rows={() =>
      participantRows(
        selected.length > 0 ? selected : matches.map(({ participant }) => participant),
      )
    }
    sheet={copy.file.sheet}
    name={participantsFileName(club, new Date())}
  />
);

function fileLabel(selected: number, matchCount: number, all: number): string {
  if (selected > 0) return copy.file.selected(formatNumber(selected));
  return matchCount < all
    ? copy.file.found(formatNumber(matchCount))
    : copy.file.all(formatNumber(all));
}
