import { useState } from 'react';
import { Button, Menu, MenuItem } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import { slugify } from '../../lib/clubs/clubSlug.ts';
import { toCsv } from '../../lib/files/csv.ts';
import { downloadFile } from '../../lib/files/downloadFile.ts';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';
import { useToast } from '../toasts/useToast.ts';
import { type Cell, cellText } from './cells.ts';
import { copy } from './copy.ts';

export type DownloadMenuProps = {
  label: string;
  disabled?: boolean;
  /** Returns the rows of the file, the names of the columns first; called when a file is asked for. */
  rows: () => Cell[][] | Promise<Cell[][]>;
  /** The name of the sheet of a workbook. */
  sheet: string;
  /** With more rows a workbook has several sheets: one cannot have more cells than about 3,500. */
  rowsPerSheet?: number;
  /** What the name of the file is made of. */
  name: string;
};

/** Downloads a list as a file for spreadsheets: a workbook, which each opens in columns, or CSV. */
export function DownloadMenu({
  label,
  disabled,
  rows,
  sheet,
  rowsPerSheet,
  name,
}: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toast = useToast();
  const { run: download, busy } = useSingleFlight(async (ending: 'csv' | 'xlsx') => {
    setAnchor(null);
    try {
      const file = await createFile(ending, await rows(), { sheet, rowsPerSheet });
      if (file) downloadFile(file, `${slugify(name).slice(0, 100)}.${ending}`);
      else toast.error(copy.tooMany);
    } catch {
      toast.error(copy.failed);
    }
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={disabled}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void download('xlsx')}>{copy.xlsx}</MenuItem>
        <MenuItem onClick={() => void download('csv')}>{copy.csv}</MenuItem>
      </Menu>
    </>
  );
}

/** Returns the file; undefined if the workbook would be too large. */
async function createFile(
  ending: 'csv' | 'xlsx',
  rows: Cell[][],
  { sheet, rowsPerSheet = rows.length }: Pick<DownloadMenuProps, 'sheet' | 'rowsPerSheet'>,
) {
  if (ending === 'csv') {
    const text = toCsv(rows.map((row) => row.map(cellText)));
    return new Blob([text], { type: 'text/csv;charset=utf-8' });
  }
  const { createWorkbook } = await import('./createWorkbook.ts');
  const [header = [], ...others] = rows;
  const count = Math.max(1, Math.ceil(others.length / rowsPerSheet));
  const sheets = Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? sheet : `${sheet} (${index + 1})`,
    rows: [header, ...others.slice(index * rowsPerSheet, (index + 1) * rowsPerSheet)],
  }));
  return createWorkbook(sheets);
}
