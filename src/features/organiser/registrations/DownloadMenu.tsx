import { useState } from 'react';
import { Button, Menu, MenuItem } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import type { ManagedTournament, Registration } from '../../../../openapi/schema.d.ts';
import { toCsv } from '../../../lib/files/csv.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { fileName, header, toCells } from './registrationRows.ts';

type DownloadMenuProps = { tournament: ManagedTournament; registrations: Registration[] };

/** Downloads the registrations that are shown as a file for spreadsheets. */
export function DownloadMenu({ tournament, registrations }: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toast = useToast();
  const rows = () => [header, ...registrations.map((each) => toCells(each, tournament))];
  const downloadCsv = () => {
    setAnchor(null);
    const file = new Blob([toCsv(rows())], { type: 'text/csv;charset=utf-8' });
    downloadFile(file, fileName(tournament, 'csv'));
  };
  const { run: downloadXlsx, busy } = useSingleFlight(async () => {
    setAnchor(null);
    try {
      const { createWorkbook } = await import('./createWorkbook.ts');
      const file = await createWorkbook(rows(), copy.title);
      if (file) downloadFile(file, fileName(tournament, 'xlsx'));
      else toast.error(copy.download.tooMany);
    } catch {
      toast.error(copy.download.failed);
    }
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {copy.download.open}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={downloadCsv}>{copy.download.csv}</MenuItem>
        <MenuItem onClick={() => void downloadXlsx()}>{copy.download.xlsx}</MenuItem>
      </Menu>
    </>
  );
}
