import { useMemo } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import { GridActionsCell, type GridColDef } from '@mui/x-data-grid';
import type { Account } from '../../../../openapi/schema.d.ts';
import { DataTable, workTableHeight } from '../../../ui/grid/DataTable.tsx';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { copy } from './copy.ts';

type Column = GridColDef<Account>;
type AccountTableProps = { accounts: Account[]; onReset: (account: Account) => void };

const names = copy.columns;

const nameColumn: Column = { field: 'name', headerName: names.name, flex: 3, rowHeader: true };

/** Name, e-mail address and club in one cell, for narrow windows. */
const narrowColumn: Column = {
  ...nameColumn,
  renderCell: ({ row }) => (
    <Box sx={{ py: 1, lineHeight: 1.4, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      <div>{row.name}</div>
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

export function AccountTable({ accounts, onReset }: AccountTableProps) {
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
        </GridActionsCell>
      ),
    };
    return [...(isNarrow ? [narrowColumn] : wideColumns), actions];
  }, [isNarrow, onReset]);
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
