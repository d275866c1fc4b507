import { useMemo } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import { GridActionsCell, type GridColDef } from '@mui/x-data-grid';
import type { Account } from '../../../../openapi/schema.d.ts';
import { DataTable, workTableHeight } from '../../../ui/grid/DataTable.tsx';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { statusChip } from '../../../ui/statusChip.ts';
import { copy } from './copy.ts';

type Column = GridColDef<Account>;
type AccountTableProps = {
  accounts: Account[];
  onReset: (account: Account) => void;
  /** Called for a club that takes part. */
  onDeactivate: (account: Account) => void;
  onActivate: (account: Account) => void;
};

const names = copy.columns;

const nameColumn: Column = {
  field: 'name',
  headerName: names.name,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => <NameWithState account={row} />,
};

const inactiveChip = { ...statusChip, color: 'error.main', borderColor: 'error.main' } as const;

/** Name, e-mail address and club in one cell, for narrow windows. */
const narrowColumn: Column = {
  ...nameColumn,
  renderCell: ({ row }) => (
    <Box sx={{ py: 1, lineHeight: 1.4, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      <NameWithState account={row} />
      <Box component="small" sx={{ color: 'text.secondary' }}>
        {[row.email, copy.kinds[row.kind], row.club?.name].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  ),
};

const wideColumns: Column[] = [
  nameColumn,
  { field: 'email', headerName: names.email, flex: 4 },
  {
    field: 'kind',
    headerName: names.kind,
    width: 110,
    valueGetter: (_value, { kind }) => copy.kinds[kind],
  },
  {
    field: 'club',
    headerName: names.club,
    flex: 3,
    valueGetter: (_value, { club }) => club?.name ?? '',
  },
];

export function AccountTable({ accounts, onReset, onDeactivate, onActivate }: AccountTableProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const columns = useMemo((): Column[] => {
    const actions: Column = {
      field: 'actions',
      type: 'actions',
      headerName: names.actions,
      width: 104,
      renderCell: (cell) => (
        <GridActionsCell {...cell} suppressChildrenValidation>
          <RowButton
            label={copy.reset(cell.row.name)}
            icon={rowIcons.link}
            onClick={() => onReset(cell.row)}
          />
          {cell.row.kind === 'club' &&
            (cell.row.active ? (
              <RowButton
                label={copy.deactivate(cell.row.name)}
                icon={rowIcons.block}
                onClick={() => onDeactivate(cell.row)}
              />
            ) : (
              <RowButton
                label={copy.activate(cell.row.name)}
                icon={rowIcons.restore}
                onClick={() => onActivate(cell.row)}
              />
            ))}
        </GridActionsCell>
      ),
    };
    return [...(isNarrow ? [narrowColumn] : wideColumns), actions];
  }, [isNarrow, onReset, onDeactivate, onActivate]);
  return (
    <DataTable<Account>
      label={copy.table}
      rows={accounts}
      columns={columns}
      getRowId={({ kind, id }) => `${kind}-${id}`}
      getRowHeight={() => 'auto'}
      maxHeight={workTableHeight}
    />
  );
}

function NameWithState({ account: { name, active } }: { account: Account }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      {name}
      {!active && (
        <Box component="span" sx={inactiveChip}>
          {copy.inactive}
        </Box>
      )}
    </Box>
  );
}
