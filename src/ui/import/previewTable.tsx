import { type ComponentType, createContext, useContext } from 'react';
import { Box, Button } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { ResponsiveTable } from '../grid/ResponsiveTable.tsx';
import { copy } from './copy.ts';
import type { Outcome, ReadRow, Reading, RowSource } from './importTypes.ts';

const words = copy.row;

type AnyRow = Pick<ReadRow<unknown>, 'source' | 'readings' | 'problems'> & {
  key: string;
  outcome: Outcome;
};

type Part<Row> = {
  field: string;
  title: string;
  /** The share of the width. */
  flex: number;
  Cell: ComponentType<{ row: Row }>;
};

type PreviewTableProps<Row> = { rows: readonly Row[]; onSkip: (row: RowSource) => void };

/** Returns where a row stands: 'Baris 3', or '7B, baris 3' of one of several sheets. */
const placeOf = ({ sheet, line }: RowSource): string =>
  sheet === '' ? words.line(line) : words.lineOfSheet(sheet, line);

const readingText = ({ column, text, value }: Reading) =>
  value === '' ? words.readAsNothing(column, text) : words.read(column, text, value);

const cell = { py: 1, lineHeight: 1.4, minWidth: 0, whiteSpace: 'normal' } as const;

/** Leaves a row out; the columns of a table stay the same. */
const SkipRow = createContext<(row: RowSource) => void>(() => undefined);

/** Returns a table of the rows of a file; on narrow windows the parts of a row are in one cell. */
export function createPreviewTable<Row extends AnyRow>(
  { table, line }: { table: string; line: string },
  parts: readonly Part<Row>[],
) {
  const narrowColumns: GridColDef<Row>[] = [
    {
      field: 'row',
      headerName: table,
      flex: 1,
      rowHeader: true,
      renderCell: ({ row }) => (
        <Box sx={{ ...cell, display: 'grid', rowGap: 0.5 }}>
          <Box component="small" sx={{ color: 'text.secondary' }}>
            {placeOf(row.source)}
          </Box>
          {parts.map(({ field, Cell }) => (
            <div key={field}>
              <Cell row={row} />
            </div>
          ))}
          <Notes row={row} />
        </Box>
      ),
    },
  ];
  const wideColumns: GridColDef<Row>[] = [
    {
      field: 'line',
      headerName: line,
      width: 112,
      renderCell: ({ row }) => <Box sx={cell}>{placeOf(row.source)}</Box>,
    },
    ...parts.map(({ field, title, flex, Cell }, index): GridColDef<Row> => ({
      field,
      headerName: title,
      flex,
      rowHeader: index === 0,
      renderCell: ({ row }) => (
        <Box sx={cell}>
          <Cell row={row} />
          {index === parts.length - 1 && <Notes row={row} />}
        </Box>
      ),
    })),
  ];
  return function PreviewTable({ rows, onSkip }: PreviewTableProps<Row>) {
    return (
      <SkipRow value={onSkip}>
        <ResponsiveTable<Row>
          disableColumnSorting
          label={table}
          rows={rows}
          getRowId={({ key }) => key}
          wideColumns={wideColumns}
          narrowColumns={narrowColumns}
        />
      </SkipRow>
    );
  };
}

/** What was read as something else, what is wrong, and the button that leaves a rejected row out. */
function Notes({ row: { source, readings, problems, outcome } }: { row: AnyRow }) {
  const onSkip = useContext(SkipRow);
  return (
    <>
      {problems?.map((text) => (
        <Box key={text} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ))}
      {readings?.map((reading) => (
        <Box key={reading.column} sx={readingStyles}>
          {readingText(reading)}
        </Box>
      ))}
      {outcome === 'rejected' && (
        <Button
          size="small"
          variant="outlined"
          aria-label={words.skipOf(placeOf(source))}
          onClick={() => onSkip(source)}
          sx={{ mt: 1, justifySelf: 'start' }}
        >
          {words.skip}
        </Button>
      )}
    </>
  );
}

const readingStyles = {
  mt: 0.5,
  pl: 1,
  borderLeft: '3px solid',
  borderColor: 'gold.main',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
