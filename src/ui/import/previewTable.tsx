import { type ComponentType, useContext } from 'react';
import { Box, Button } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { ResponsiveTable } from '../grid/ResponsiveTable.tsx';
import { copy } from './copy.ts';
import type { Outcome, ReadRow, Reading, RowSource, SharedSuggestion } from './importTypes.ts';
import { RowEditor } from './rows/RowEditor.tsx';
import { Suggestions } from './rows/Suggestions.tsx';
import { type RowEditing, RowEditingContext } from './rows/useRowEditing.ts';

const words = copy.row;

type AnyRow = Pick<ReadRow<unknown>, 'source' | 'readings' | 'problems'> & {
  key: string;
  outcome: Outcome;
  /** The columns that are wrong, by `columnId`, if that is known. */
  wrong?: readonly string[];
  suggestion?: SharedSuggestion | undefined;
};

type Part<Row> = {
  field: string;
  title: string;
  /** The share of the width. */
  flex: number;
  Cell: ComponentType<{ row: Row }>;
};

type PreviewTableProps<Row> = { rows: readonly Row[]; editing: RowEditing };

/** Returns where a row stands: 'Baris 3', or '7B, baris 3' of one of several sheets. */
const placeOf = ({ sheet, line }: RowSource): string =>
  sheet === '' ? words.line(line) : words.lineOfSheet(sheet, line);

const readingText = ({ column, text, value }: Reading) =>
  value === '' ? words.readAsNothing(column, text) : words.read(column, text, value);

const cell = {
  py: 1,
  lineHeight: 1.4,
  width: '100%',
  minWidth: 0,
  whiteSpace: 'normal',
} as const;

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
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Box component="small" sx={{ color: 'text.secondary' }}>
              {placeOf(row.source)}
            </Box>
            <SkipRight row={row} />
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
    {
      field: 'skip',
      headerName: words.skipTitle,
      width: 104,
      renderCell: ({ row }) => <SkipRight row={row} />,
    },
  ];
  return function PreviewTable({ rows, editing }: PreviewTableProps<Row>) {
    return (
      <RowEditingContext value={editing}>
        {editing.skipped && <Skipped source={editing.skipped} />}
        <ResponsiveTable<Row>
          disableColumnSorting
          label={table}
          rows={rows}
          getRowId={({ key }) => key}
          wideColumns={wideColumns}
          narrowColumns={narrowColumns}
        />
      </RowEditingContext>
    );
  };
}

/** Leaves out a row that could be saved, such as a teacher's among the pupils. */
function SkipRight({ row: { source, outcome } }: { row: AnyRow }) {
  const { skip, isChecking } = useContext(RowEditingContext);
  if (outcome === 'rejected') return null;
  return (
    <Button
      size="small"
      disabled={isChecking}
      aria-label={words.skipRightOf(placeOf(source))}
      onClick={() => skip(source)}
      sx={{ minHeight: 44 }}
    >
      {words.skipRight}
    </Button>
  );
}

function Skipped({ source }: { source: RowSource }) {
  const { undoSkip, isChecking } = useContext(RowEditingContext);
  return (
    <Box
      role="status"
      sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {words.skipped(placeOf(source))}
      <Button
        size="small"
        disabled={isChecking}
        onClick={() => undoSkip(source)}
        sx={{ minHeight: 44 }}
      >
        {words.undoSkip}
      </Button>
    </Box>
  );
}

/** What was read as something else, what is wrong, and the ways to mend a rejected row. */
function Notes({
  row: { source, readings, problems, outcome, wrong, suggestion },
}: {
  row: AnyRow;
}) {
  const place = placeOf(source);
  const { isOpen, open, skip } = useContext(RowEditingContext);
  const isRejected = outcome === 'rejected';
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
      {suggestion && <Suggestions source={source} suggestion={suggestion} />}
      {isRejected && isOpen(source) && (
        <RowEditor source={source} place={place} wrong={wrong ?? []} />
      )}
      {isRejected && !isOpen(source) && (
        <Box
          sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}
        >
          <Button
            size="small"
            variant="contained"
            aria-label={words.editOf(place)}
            onClick={() => open(source)}
          >
            {words.edit}
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={words.skipOf(place)}
            onClick={() => skip(source)}
          >
            {words.skip}
          </Button>
        </Box>
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
