import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { OutcomeChip, previewCell } from '../../../../ui/lists/ImportPreview.tsx';
import { ResponsiveTable } from '../../../../ui/grid/ResponsiveTable.tsx';
import { runText } from '../runs.ts';
import { copy } from './copy.ts';
import type { PreviewRow } from './useScoreImport.ts';

type Column = GridColDef<PreviewRow>;

const names = copy.preview;

/** What the file has of a row that cannot be read. */
const sentText = ({ points, time, result }: PreviewRow['sent']) =>
  [result, names.result(points || '–', time || '–')].filter(Boolean).join(' · ');

function TeamOf({ row: { team, sent } }: { row: PreviewRow }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{team?.name ?? sent.team}</Box>
      {team && (
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {team.code} · {team.club}
        </Box>
      )}
    </>
  );
}

function ScoreOf({ row: { score, before, outcome, sent, runName } }: { row: PreviewRow }) {
  return (
    <>
      {runName && (
        <Box component="small" sx={{ display: 'block', fontWeight: 600 }}>
          {runName}
        </Box>
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>{score ? runText(score) : sentText(sent)}</Box>
      {before && outcome !== 'unchanged' && (
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {names.before(runText(before))}
        </Box>
      )}
    </>
  );
}

function StateOf({ row: { outcome, problem } }: { row: PreviewRow }) {
  return (
    <>
      <OutcomeChip outcome={outcome} label={names.outcomes[outcome]} />
      {problem && <Box sx={{ mt: 0.5, whiteSpace: 'normal' }}>{problem}</Box>}
    </>
  );
}

const wideColumns: Column[] = [
  { field: 'line', headerName: names.line, width: 90, align: 'right', headerAlign: 'right' },
  {
    field: 'team',
    headerName: names.team,
    flex: 3,
    rowHeader: true,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <TeamOf row={row} />
      </Box>
    ),
  },
  {
    field: 'score',
    headerName: names.score,
    flex: 2,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <ScoreOf row={row} />
      </Box>
    ),
  },
  {
    field: 'state',
    headerName: names.state,
    flex: 3,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <StateOf row={row} />
      </Box>
    ),
  },
];

const narrowColumns: Column[] = [
  {
    field: 'team',
    headerName: names.table,
    flex: 1,
    rowHeader: true,
    renderCell: ({ row }) => (
      <Box sx={previewCell}>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {names.lineOf(row.line)}
        </Box>
        <TeamOf row={row} />
        <ScoreOf row={row} />
        <Box sx={{ mt: 0.5 }}>
          <StateOf row={row} />
        </Box>
      </Box>
    ),
  },
];

export function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  return (
    <ResponsiveTable<PreviewRow>
      disableColumnSorting
      label={names.table}
      rows={rows}
      getRowId={({ line }) => String(line)}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
    />
  );
}
