import { useMemo } from 'react';
import { Box } from '@mui/material';
import { GridActionsCell, type GridColDef } from '@mui/x-data-grid';
import type { Registration } from '../../../openapi/schema.d.ts';
import { DataTable } from '../../ui/grid/DataTable.tsx';
import { useIsNarrowTable } from '../../ui/grid/useIsNarrowTable.ts';
import { RowButton, rowIcons } from '../../ui/grid/RowButton.tsx';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { narrowBelow } from '../../ui/grid/ResponsiveTable.tsx';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';

type Column = GridColDef<Registration>;

type RegistrationTableProps = {
  registrations: Registration[];
  onToggle: (registration: Registration) => void;
  /** Without it, the rows have no buttons for that. */
  changes?: RegistrationChanges;
};

type RegistrationChanges = {
  onReplaceMember: (registration: Registration) => void;
  onMove: (registration: Registration) => void;
  onWithdraw: (registration: Registration) => void;
};

const names = copy.columns;

const teamColumn: Column = {
  field: 'team',
  headerName: names.team,
  flex: 5,
  minWidth: 140,
  rowHeader: true,
  valueGetter: (_value, { team }) => team.name,
  renderCell: ({ row }) => <Box sx={{ fontWeight: 600 }}>{row.team.name}</Box>,
};

/** Start number, team, code, category and club in one cell, for narrow windows. */
const narrowColumn: Column = {
  ...teamColumn,
  minWidth: 0,
  renderCell: ({ row: { start_number: startNumber, team, category, club } }) => (
    <Box sx={{ py: 1, lineHeight: 1.4, minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>
        <StartNumber number={startNumber} />
        {team.name}
      </Box>
      <Box component="small" sx={detailStyles}>
        {team.code} · {category.name}
      </Box>
      <Box component="small" sx={detailStyles}>
        {club.name}
      </Box>
    </Box>
  ),
};

const detailStyles = { display: 'block', color: 'text.secondary' } as const;

/** A phone has more height in a row than width. */
const stackedButtons = { '& .MuiDataGrid-actionsCell': { flexDirection: 'column', gap: 0 } };

const wideColumns: Column[] = [
  {
    field: 'start_number',
    headerName: names.startNumberShort,
    description: names.startNumber,
    type: 'number',
    width: 92,
    valueGetter: (_value, { start_number: startNumber }) => startNumber,
    valueFormatter: (value?: number) => String(value ?? ''),
  },
  teamColumn,
  {
    field: 'code',
    headerName: names.code,
    width: 144,
    valueGetter: (_value, { team }) => team.code,
    renderCell: ({ row }) => <Box sx={{ whiteSpace: 'nowrap' }}>{row.team.code}</Box>,
  },
  {
    field: 'category',
    headerName: names.category,
    flex: 3,
    minWidth: 104,
    valueGetter: (_value, { category }) => category.name,
  },
  {
    field: 'club',
    headerName: names.club,
    flex: 6,
    valueGetter: (_value, { club }) => club.name,
  },
  {
    field: 'members',
    headerName: names.members,
    flex: 8,
    sortable: false,
    valueGetter: (_value, { members }) => members.map(({ name }) => name).join(', '),
    renderCell: ({ value }: { value?: string }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>{value}</Box>
    ),
  },
];

export function RegistrationTable({ registrations, onToggle, changes }: RegistrationTableProps) {
  const isNarrow = useIsNarrowTable(narrowBelow);
  const isPhone = useIsNarrowTable(600);
  const columns = useMemo((): Column[] => {
    const checkIn: Column = {
      field: 'check-in',
      type: 'actions',
      headerName: names.checkIn,
      width: isNarrow ? 68 : 76,
      renderCell: (cell) => (
        <GridActionsCell {...cell} suppressChildrenValidation>
          <RowButton
            label={copy.checkIn(cell.row.team.name)}
            icon={rowIcons.check}
            pressed={cell.row.checked_in_at !== null}
            onClick={() => onToggle(cell.row)}
          />
        </GridActionsCell>
      ),
    };
    const actionsOf = ({ onReplaceMember, onMove, onWithdraw }: RegistrationChanges): Column => ({
      field: 'actions',
      type: 'actions',
      headerName: names.actions,
      // A narrow column has no room for it.
      ...(isNarrow && {
        renderHeader: () => (
          <Box component="span" sx={visuallyHidden}>
            {names.actions}
          </Box>
        ),
      }),
      width: isPhone ? 56 : isNarrow ? 148 : 164,
      renderCell: (cell) => (
        <GridActionsCell {...cell} suppressChildrenValidation>
          <RowButton
            label={copy.replace(cell.row.team.name)}
            icon={rowIcons.members}
            onClick={() => onReplaceMember(cell.row)}
          />
          <RowButton
            label={copy.move(cell.row.team.name)}
            icon={rowIcons.move}
            onClick={() => onMove(cell.row)}
          />
          <RowButton
            danger
            label={copy.withdraw(cell.row.team.name)}
            icon={rowIcons.remove}
            onClick={() => onWithdraw(cell.row)}
          />
        </GridActionsCell>
      ),
    });
    const shown = [checkIn, ...(isNarrow ? [narrowColumn] : wideColumns)];
    return changes ? [...shown, actionsOf(changes)] : shown;
  }, [isNarrow, isPhone, onToggle, changes]);
  return (
    <Box sx={isPhone ? stackedButtons : undefined}>
      <DataTable<Registration>
        label={copy.table}
        rows={registrations}
        columns={columns}
        getRowHeight={() => 'auto'}
        maxHeight="none"
      />
    </Box>
  );
}
