import { createContext, use } from 'react';
import { Box } from '@mui/material';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCell,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { EmailAddress } from '../../../ui/lists/EmailAddress.tsx';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { copy } from '../copy.ts';
import { fieldDetails, fieldsOf, type ParticipantField, teamsText } from '../participantFields.ts';
import { RowEditor } from './RowEditor.tsx';

export type ParticipantRow = ClubParticipant & {
  /** 0-based position on the page. */
  rowIndex: number;
  /** 1-based position in the whole list. */
  number: number;
  isEditing: boolean;
};

type RowActions = {
  edit: (participant: ClubParticipant) => void;
  remove: (participant: ClubParticipant) => void;
  /** Opens the form of a new team with the participant in it. */
  createTeam: (participant: ClubParticipant) => void;
};

const noop = () => undefined;

export const RowActionsContext = createContext<RowActions>({
  edit: noop,
  remove: noop,
  createTeam: noop,
});

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

/** Cells that are more than their text. */
const cellOf: Partial<Record<ParticipantField, Column['renderCell']>> = {
  email: ({ row }: Cell) => renderEmail(row.email),
};

const textColumn = (field: ParticipantField): Column => ({
  field,
  headerName: fieldDetails[field].label,
  flex: fieldDetails[field].flex,
  renderCell: cellOf[field],
});

const renderEmail = (email: string) =>
  email ? (
    <span title={email}>
      <EmailAddress address={email} />
    </span>
  ) : (
    <span className="without">{copy.list.withoutEmail}</span>
  );

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
  headerName: fieldDetails.name.label,
  flex: fieldDetails.name.flex,
  rowHeader: true,
  cellClassName: 'name',
  colSpan: (_value, row) => (row?.isEditing ? span : 1),
  renderCell: (cell: Cell) => (cell.row.isEditing ? <RowEditor /> : renderName?.(cell)),
});

function Teams({ row, tabIndex }: Pick<Cell, 'row' | 'tabIndex'>) {
  const { createTeam } = use(RowActionsContext);
  const teams = teamsText(row);
  if (teams)
    return (
      <span className="teams" title={teams}>
        {teams}
      </span>
    );
  return (
    <span className="without">
      {copy.list.withoutTeam}{' '}
      <button
        type="button"
        aria-label={copy.list.toNewTeam(row.name)}
        tabIndex={tabIndex}
        // The grid would select the row, or move to another.
        onKeyDown={(event) => event.key !== 'Tab' && event.stopPropagation()}
        onClick={() => createTeam(row)}
      >
        {copy.list.toTeam}
      </button>
    </span>
  );
}

const teamsColumn: Column = {
  field: 'team_names',
  headerName: copy.columns.teams,
  flex: 5,
  renderCell: ({ row, tabIndex }: Cell) => <Teams row={row} tabIndex={tabIndex} />,
};

/** Name, e-mail address and teams in one cell, for narrow windows. */
function renderNameAndDetails({ row, tabIndex }: Cell) {
  return (
    <Box component="span" className="both">
      <span>{row.name}</span>
      <small>
        {row.class && `${row.class} · `}
        {row.email ? <EmailAddress address={row.email} /> : copy.list.withoutEmail}
      </small>
      {row.team_names && (
        <small>
          <Teams row={row} tabIndex={tabIndex} />
        </small>
      )}
    </Box>
  );
}

function wideColumns(hasTeams: boolean, hasClasses: boolean): Column[] {
  const fields = fieldsOf(hasClasses);
  return [
    selectionColumn,
    numberColumn,
    nameColumn(fields.length + (hasTeams ? 2 : 1)),
    ...fields.filter((field) => field !== 'name').map(textColumn),
    ...(hasTeams ? [teamsColumn] : []),
    actionsColumn,
  ];
}

const columns = [wideColumns(false, false), wideColumns(false, true)] as const;
const columnsWithTeams = [wideColumns(true, false), wideColumns(true, true)] as const;

/** Without the number of the row, whose room the addresses need. */
const narrowColumns: Column[] = [
  { ...selectionColumn, width: 44, minWidth: 44 },
  nameColumn(2, renderNameAndDetails),
  { ...actionsColumn, width: 96 },
];

type View = { hasTeams: boolean; hasClasses: boolean; isNarrow: boolean };

/** Returns the columns for the width of the window, the same ones for the same view. */
export function columnsFor({ hasTeams, hasClasses, isNarrow }: View): Column[] {
  if (isNarrow) return narrowColumns;
  return (hasTeams ? columnsWithTeams : columns)[hasClasses ? 1 : 0];
}
