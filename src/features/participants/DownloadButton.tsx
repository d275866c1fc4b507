import { Button } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { downloadFile } from '../../lib/files/downloadFile.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';
import type { SearchEntry } from './participantFields.ts';
import { participantsCsv } from './participantsCsv.ts';

type DownloadButtonProps = {
  club: { id: number; name: string };
  /** Who is exported; everybody who matches if nobody is selected. */
  selected: readonly ClubParticipant[];
  matches: readonly SearchEntry[];
  /** Number of the club's participants. */
  total: number;
};

export function DownloadButton({ club, selected, matches, total }: DownloadButtonProps) {
  const download = () => {
    const exported = selected.length > 0 ? selected : matches.map(({ participant }) => participant);
    const file = participantsCsv(exported, club, new Date());
    downloadFile(new Blob([file.content], { type: 'text/csv;charset=utf-8' }), file.name);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={matches.length === 0 && selected.length === 0}
      onClick={download}
    >
      {fileLabel(selected.length, matches.length, total)}
    </Button>
  );
}

function fileLabel(selected: number, matchCount: number, all: number): string {
  if (selected > 0) return copy.file.selected(formatNumber(selected));
  return matchCount < all
    ? copy.file.found(formatNumber(matchCount))
    : copy.file.all(formatNumber(all));
}
