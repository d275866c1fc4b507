import { use } from 'react';
import { Box } from '@mui/material';
import { GridActionsCell, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { copy } from '../copy.ts';
import { TeamActionsContext } from './teamActions.ts';
import type { TeamRow } from './teamRows.ts';

type Column = GridColDef<TeamRow>;
type Cell = GridRenderCellParams<TeamRow>;

const { table } = copy;

const number: Column = {
  field: 'number',
  headerName: table.number,
  width: 76,
  align: 'right',
  headerAlign: 'right',
  cellClassName: 'number',
};
const name: Column = {
  field: 'name',
  headerName: table.name,
  flex: 5,
  minWidth: 120,
  rowHeader: true,
  cellClassName: 'name',
  renderCell: ({ row }: Cell) => (
    <span className="two-lines" title={row.name}>
      {row.name}
    </span>
  ),
};
const id: Column = {
  field: 'team_id',
  headerName: table.id,
  flex: 3,
  minWidth: 128,
  cellClassName: 'number',
};
const category: Column = {
  field: 'category_name',
  headerName: table.category,
  flex: 3,
  minWidth: 110,
  renderCell: ({ row }: Cell) => (
    <span className="two-lines">{row.category_name || table.unknownCategory}</span>
  ),
};
const members: Column = {
  field: 'member_count',
  headerName: table.members,
  width: 100,
  align: 'right',
  headerAlign: 'right',
  cellClassName: 'number',
};
const actions: Column = {
  field: 'actions',
  headerName: table.actions,
  sortable: false,
  width: 152,
  align: 'right',
  headerAlign: 'right',
  type: 'actions',
  renderCell: (cell: Cell) => <ActionsCell {...cell} />,
};

function ActionsCell(cell: Cell) {
  const { manage, edit, remove } = use(TeamActionsContext);
  const { row } = cell;
  return (
    <GridActionsCell {...cell} suppressChildrenValidation>
      <RowButton
        label={table.manage(row.name)}
        icon={rowIcons.members}
        onClick={() => manage(row)}
      />
      <RowButton label={table.edit(row.name)} icon={rowIcons.edit} onClick={() => edit(row)} />
      <RowButton
        label={table.remove(row.name)}
        icon={rowIcons.remove}
        danger
        onClick={() => remove(row)}
      />
    </GridActionsCell>
  );
}

/** All team data in one cell, for narrow windows. */
function StackedCell({ row }: Cell) {
  return (
    <Box className="stacked">
      <strong title={row.name}>{row.name}</strong>
      <span translate="no">{row.team_id}</span>
      <span>{row.category_name || table.unknownCategory}</span>
      <span>{table.memberCount(row.member_count)}</span>
    </Box>
  );
}

export const columns: Column[] = [number, name, id, category, members, actions];

export const narrowColumns: Column[] = [
  { ...number, width: 44, minWidth: 44, hideSortIcons: true },
  { ...name, minWidth: 56, renderCell: (cell: Cell) => <StackedCell {...cell} /> },
  { ...actions, width: 144 },
];
