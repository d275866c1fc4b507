import { use } from 'react';
import { Box } from '@mui/material';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCell,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { RowButton, rowIcons } from '../../ui/grid/RowButton.tsx';
import { copy } from './copy.ts';
import { type ParticipantRow, RowActionsContext } from './rowActions.ts';
import { RowEditor } from './RowEditor.tsx';

type Column = GridColDef<ParticipantRow>;
type Cell = GridRenderCellParams<ParticipantRow>;

const choice: Column = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (cell: Cell) => <GridCellCheckboxRenderer {...namedAfterRow(cell)} />,
};

/** By itself every checkbox of the grid has the same name. */
const namedAfterRow = (cell: Cell) => ({
  ...cell,
  slotProps: { htmlInput: { 'aria-label': copy.selection.select(cell.row.name) } },
});

const number: Column = {
  field: 'number',
  headerName: copy.columns.number,
  sortable: false,
  width: 56,
  minWidth: 40,
  align: 'right',
  headerAlign: 'right',
  cellClassName: 'number',
};

const email: Column = { field: 'email', headerName: copy.columns.email, flex: 6 };

const actions: Column = {
  field: 'actions',
  headerName: copy.columns.actions,
  sortable: false,
  width: 112,
  align: 'right',
  headerAlign: 'right',
  type: 'actions',
  renderCell: (cell: Cell) => <ActionsCell {...cell} />,
};

function ActionsCell(cell: Cell) {
  const { edit, remove } = use(RowActionsContext);
  const { row } = cell;
  return (
    <GridActionsCell {...cell} suppressChildrenValidation>
      <RowButton label={copy.edit.edit(row.name)} icon={rowIcons.edit} onClick={() => edit(row)} />
      <RowButton
        label={copy.removal.remove(row.name)}
        icon={rowIcons.remove}
        danger
        onClick={() => remove(row)}
      />
    </GridActionsCell>
  );
}

/**
 * The name, which names the row; the form takes its place and that of `span - 1` columns after it.
 */
const name = (span: number, renderName?: Column['renderCell']): Column => ({
  field: 'name',
  headerName: copy.columns.name,
  flex: 4,
  rowHeader: true,
  cellClassName: 'name',
  colSpan: (_value, row) => (row?.editing ? span : 1),
  renderCell: (cell: Cell) => (cell.row.editing ? <RowEditor /> : renderName?.(cell)),
});

/** Name and address under each other, for windows that have no room for two columns. */
function renderBoth({ row }: Cell) {
  // A long address breaks before its host rather than anywhere.
  const [mailbox, ...host] = (row.email ?? '').split(/(?=@)/);
  return (
    <Box component="span" className="both">
      <span>{row.name}</span>
      <small>
        {mailbox}
        <wbr />
        {host}
      </small>
    </Box>
  );
}

/** The columns of the participants' table. */
export const columns: Column[] = [choice, number, name(3), email, actions];

/** The same for a telephone. */
export const narrowColumns: Column[] = [
  { ...choice, width: 44, minWidth: 44 },
  { ...number, width: 36, minWidth: 36 },
  name(2, renderBoth),
  { ...actions, width: 96 },
];
