import { useMemo } from 'react';
import { Box } from '@mui/material';
import { GridActionsCell, type GridColDef } from '@mui/x-data-grid';
import type { Registration } from '../../../openapi/schema.d.ts';
import { DataTable } from '../../ui/grid/DataTable.tsx';
import { useIsNarrowTable } from '../../ui/grid/useIsNarrowTable.ts';
import { RowButton, rowIcons } from '../../ui/grid/RowButton.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
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
/** The width of the window, in pixels, from which the buttons of a row have words. */
const wordsFrom = 1280;

const teamColumn: Column = {
  field: 'team',
  headerName: names.team,
  flex: 5,
  minWidth: 140,
  rowHeader: true,
  valueGetter: (_value, { team }) => team.name,
  renderCell: ({ row }) => (
    <Box sx={{ fontWeight: 600, py: 1, lineHeight: 1.4 }}>
      {row.team.name}
      <RunChip registration={row} />
    </Box>
  ),
};

/** Says why members and registration of a team are fixed. */
const RunChip = ({ registration }: { registration: Registration }) =>
  registration.has_run === true && (
    <Box sx={{ my: 0.25 }}>
      <StatusChip tone="neutral">{copy.hasRun}</StatusChip>
    </Box>
  );

/** Start number, team, code, category and club in one cell, for narrow windows. */
const narrowColumn: Column = {
  ...teamColumn,
  minWidth: 0,
  renderCell: ({ row }) => {
    const { start_number: startNumber, team, category, club } = row;
    return (
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
        <RunChip registration={row} />
      </Box>
    );
  },
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

type ChangeButtonsProps = RegistrationChanges & { registration: Registration; hasWords: boolean };

/** What an organiser changes of a registration; what a run forbids cannot be pressed. */
function ChangeButtons({ registration, hasWords, ...changes }: ChangeButtonsProps) {
  const { team, has_run: hasRun = false } = registration;
  const { members, move, withdraw } = copy.words;
  const labelOf = (label: string) => (hasRun ? copy.fixed(label) : label);
  return (
    <>
      <RowButton
        label={labelOf(copy.replace(team.name))}
        icon={rowIcons.members}
        text={hasWords ? members : undefined}
        disabled={hasRun}
        onClick={() => changes.onReplaceMember(registration)}
      />
      <RowButton
        label={copy.move(team.name)}
        icon={rowIcons.move}
        text={hasWords ? move : undefined}
        onClick={() => changes.onMove(registration)}
      />
      <RowButton
        danger
        label={labelOf(copy.withdraw(team.name))}
        icon={rowIcons.remove}
        text={hasWords ? withdraw : undefined}
        disabled={hasRun}
        onClick={() => changes.onWithdraw(registration)}
      />
    </>
  );
}

export function RegistrationTable({ registrations, onToggle, changes }: RegistrationTableProps) {
  const isNarrow = useIsNarrowTable(narrowBelow);
  const isPhone = useIsNarrowTable(600);
  const hasWords = !useIsNarrowTable(wordsFrom);
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
    const actionsOf = (changes: RegistrationChanges): Column => ({
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
      width: isPhone ? 56 : isNarrow ? 148 : hasWords ? 244 : 164,
      renderCell: (cell) => (
        <GridActionsCell {...cell} suppressChildrenValidation>
          <ChangeButtons registration={cell.row} hasWords={hasWords} {...changes} />
        </GridActionsCell>
      ),
    });
    const shown = [checkIn, ...(isNarrow ? [narrowColumn] : wideColumns)];
    return changes ? [...shown, actionsOf(changes)] : shown;
  }, [isNarrow, isPhone, hasWords, onToggle, changes]);
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
