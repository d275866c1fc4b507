import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { AuditLogEntry } from '../../../../openapi/schema.d.ts';
import { formatLocalTime } from '../../../lib/dates/formatLocalTime.ts';
import { ResponsiveTable } from '../../../ui/grid/ResponsiveTable.tsx';
import { changeNames, copy, kindNames } from './copy.ts';

/** Returns what a change did; a server may know operations that this client does not. */
const changeName = ({ operation, detail }: AuditLogEntry): string =>
  changeNames[`${operation} ${detail}`] ??
  [changeNames[operation] ?? operation, detail].filter(Boolean).join(': ');

/** Returns who has changed it: an organiser, a club, or a table and who was there, as 'Meja 4 · Rina'. */
const actorName = ({ organiser, table, club }: AuditLogEntry): string =>
  table ? `${table.label} · ${table.person}` : (organiser?.name ?? club?.name ?? copy.nobody);

type Column = GridColDef<AuditLogEntry>;

const names = copy.columns;

const formatTime = (at: string) => formatLocalTime(at, undefined);
const kindOf = ({ object }: AuditLogEntry) => kindNames[object.kind] ?? object.kind;

/** All of an entry in one cell, for narrow windows. */
const narrowColumns: Column[] = [
  {
    field: 'object',
    headerName: names.change,
    flex: 1,
    rowHeader: true,
    renderCell: ({ row }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{row.object.name}</Box>
        <div>{changeName(row)}</div>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {formatTime(row.at)} · {actorName(row)}
        </Box>
      </Box>
    ),
  },
];

const wideColumns: Column[] = [
  { field: 'at', headerName: names.at, width: 270, valueFormatter: formatTime },
  {
    field: 'organiser',
    headerName: names.organiser,
    flex: 2,
    valueGetter: (_value, row) => actorName(row),
  },
  {
    field: 'change',
    headerName: names.change,
    flex: 3,
    valueGetter: (_value, row) => changeName(row),
    // An update of a tournament says all that has changed.
    renderCell: ({ value }) => (
      <Box sx={{ py: 0.75, lineHeight: 1.4, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    ),
  },
  {
    field: 'object',
    headerName: names.object,
    flex: 4,
    rowHeader: true,
    renderCell: ({ row }) => (
      <Box sx={{ py: 0.75, lineHeight: 1.4, whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{row.object.name}</Box>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {kindOf(row)}
        </Box>
      </Box>
    ),
  },
];

export function AuditLogTable({ entries }: { entries: AuditLogEntry[] }) {
  return (
    <ResponsiveTable<AuditLogEntry>
      disableColumnSorting
      label={copy.table}
      rows={entries}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
    />
  );
}
