import { use } from 'react';
import { Box } from '@mui/material';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCell,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { EmailAddress } from '../../ui/lists/EmailAddress.tsx';
import { RowButton, rowIcons } from '../../ui/grid/RowButton.tsx';
import { copy } from './copy.ts';
import { participantFields } from './participantFields.ts';
import { type ParticipantRow, RowActionsContext } from './rowActions.ts';
import { RowEditor } from './RowEditor.tsx';

type Column = GridColDef<ParticipantRow>;
type Cell = GridRenderCellParams<ParticipantRow>;

const selectionColumn: Column = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (cell: Cell) => <GridCellCheckboxRenderer {...withRowLabel(cell)} />,
};

/** By default all checkboxes of the grid have the same label. */
const withRowLabel = (cell: Cell) => ({
  ...cell,
  slotProps: { htmlInput: { 'aria-label': copy.selection.select(cell.row.name) } },
});

const numberColumn: Column = {
  field: 'number',
  headerName: copy.columns.number,
  sortable: false,
  width: 56,
  minWidth: 40,
  align: 'right',
  headerAlign: 'right',
  cellClassName: 'number',
};

const emailColumn: Column = {
  field: 'email',
  headerName: copy.columns.email,
  flex: 6,
  renderCell: ({ row }: Cell) => renderEmail(row.email),
};

const renderEmail = (email = '') => <EmailAddress address={email} />;

const actionsColumn: Column = {
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

/** The row header. While editing, the form takes this and the next `span - 1` columns. */
const nameColumn = (span: number, renderName?: Column['renderCell']): Column => ({
  field: 'name',
  headerName: copy.columns.name,
  flex: 4,
  rowHeader: true,
  cellClassName: 'name',
  colSpan: (_value, row) => (row?.isEditing ? span : 1),
  renderCell: (cell: Cell) => (cell.row.isEditing ? <RowEditor /> : renderName?.(cell)),
});

/** Name and e-mail address in one cell, for narrow windows. */
function renderNameAndEmail({ row }: Cell) {
  return (
    <Box component="span" className="both">
      <span>{row.name}</span>
      <small>{renderEmail(row.email)}</small>
    </Box>
  );
}

export const columns: Column[] = [
  selectionColumn,
  numberColumn,
  nameColumn(participantFields.length + 1),
  emailColumn,
  actionsColumn,
];

export const narrowColumns: Column[] = [
  { ...selectionColumn, width: 44, minWidth: 44 },
  { ...numberColumn, width: 36, minWidth: 36 },
  nameColumn(2, renderNameAndEmail),
  { ...actionsColumn, width: 96 },
];

/** Without the number of the row, which names need more. */
export const narrowestColumns: Column[] = narrowColumns.filter(({ field }) => field !== 'number');
