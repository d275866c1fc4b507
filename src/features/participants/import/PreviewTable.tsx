import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { ResponsiveTable } from '../../../ui/grid/ResponsiveTable.tsx';
import { OutcomeChip, previewCell } from '../../../ui/lists/ImportPreview.tsx';
import { copy } from './copy.ts';
import type { PreviewRow } from './useParticipantImport.ts';

type Column = GridColDef<PreviewRow>;

const words = copy.preview;

function Person({ row: { sent } }: { row: PreviewRow }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{sent.name || '–'}</Box>
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        {[sent.class, sent.email].filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}

function Team({ row: { sent, team } }: { row: PreviewRow }) {
  if (!sent.team && !sent.category) return null;
  const name = team?.name ?? sent.team;
  const detail = [team?.category ?? sent.category, team && words.teams[team.outcome]];
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        {detail.filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}

function State({ row: { outcome, problems, warning } }: { row: PreviewRow }) {
  const texts = problems.map(({ column, message }) =>
    words.problem(copy.columns.names[column], message),
  );
  if (warning) texts.push(warning);
  return (
    <>
      <OutcomeChip outcome={outcome} label={words.outcomes[outcome]} />
      {texts.map((text) => (
        <Box key={text} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ))}
    </>
  );
}

const wideColumns: Column[] = [
  { field: 'line', headerName: words.line, width: 90, align: 'right', headerAlign: 'right' },
  {
    field: 'person',
    headerName: words.person,
    flex: 3,
    rowHeader: true,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <Person row={row} />
      </Box>
    ),
  },
  {
    field: 'team',
    headerName: words.team,
    flex: 2,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <Team row={row} />
      </Box>
    ),
  },
  {
    field: 'state',
    headerName: words.state,
    flex: 4,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <State row={row} />
      </Box>
    ),
  },
];

const narrowColumns: Column[] = [
  {
    field: 'person',
    headerName: words.table,
    flex: 1,
    rowHeader: true,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {words.lineOf(row.line)}
        </Box>
        <Person row={row} />
        <Team row={row} />
        <Box sx={{ mt: 0.5 }}>
          <State row={row} />
        </Box>
      </Box>
    ),
  },
];

export function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  return (
    <ResponsiveTable<PreviewRow>
      disableColumnSorting
      label={words.table}
      rows={rows}
      getRowId={({ line }) => String(line)}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
    />
  );
}
