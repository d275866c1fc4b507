import type { ComponentType } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { ResponsiveTable } from '../grid/ResponsiveTable.tsx';

type PreviewWords = { table: string; line: string; lineOf: (line: number) => string };

type Part<Row> = {
  field: string;
  title: string;
  /** The share of the width. */
  flex: number;
  Cell: ComponentType<{ row: Row }>;
};

const cell = { py: 1, lineHeight: 1.4, minWidth: 0, whiteSpace: 'normal' } as const;

/** Returns a table of the rows of a file; on narrow windows the parts of a row are in one cell. */
export function createPreviewTable<Row extends { line: number }>(
  words: PreviewWords,
  parts: readonly Part<Row>[],
) {
  const wideColumns: GridColDef<Row>[] = [
    { field: 'line', headerName: words.line, width: 90, align: 'right', headerAlign: 'right' },
    ...parts.map(({ field, title, flex, Cell }, index): GridColDef<Row> => ({
      field,
      headerName: title,
      flex,
      rowHeader: index === 0,
      renderCell: ({ row }) => (
        <Box sx={cell}>
          <Cell row={row} />
        </Box>
      ),
    })),
  ];
  const narrowColumns: GridColDef<Row>[] = [
    {
      field: 'row',
      headerName: words.table,
      flex: 1,
      rowHeader: true,
      renderCell: ({ row }) => (
        <Box sx={{ ...cell, display: 'grid', rowGap: 0.5 }}>
          <Box component="small" sx={{ color: 'text.secondary' }}>
            {words.lineOf(row.line)}
          </Box>
          {parts.map(({ field, Cell }) => (
            <div key={field}>
              <Cell row={row} />
            </div>
          ))}
        </Box>
      ),
    },
  ];
  return function PreviewTable({ rows }: { rows: Row[] }) {
    return (
      <ResponsiveTable<Row>
        disableColumnSorting
        label={words.table}
        rows={rows}
        getRowId={({ line }) => String(line)}
        wideColumns={wideColumns}
        narrowColumns={narrowColumns}
      />
    );
  };
}
