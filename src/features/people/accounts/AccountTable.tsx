import { useCallback } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid';
import type { Account } from '../../../../openapi/schema.d.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { narrowBelow, ResponsiveTable } from '../../../ui/grid/ResponsiveTable.tsx';
import { copy } from './copy.ts';

type Column = GridColDef<Account>;
export type AccountActions = {
  onReset: (account: Account) => void;
  /** Called for a club that takes part. */
  onDeactivate: (account: Account) => void;
  onActivate: (account: Account) => void;
  /** Called for a club, with whether it is to be reviewed. */
  onReview: (account: Account, reviewed: boolean) => void;
  /** Called for a participant. */
  onErase: (account: Account) => void;
};

type AccountTableProps = AccountActions & { label: string; accounts: Account[] };

const names = copy.columns;

const nameColumn: Column = {
  field: 'name',
  headerName: names.name,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => <NameWithState account={row} />,
};

/** Name, e-mail address and club in one cell, for narrow windows. */
const narrowColumns: Column[] = [
  {
    ...nameColumn,
    renderCell: ({ row }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        <NameWithState account={row} />
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {row.email || names.withoutEmail}
        </Box>
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {[copy.kinds[row.kind], row.club?.name].filter(Boolean).join(' · ')}
        </Box>
      </Box>
    ),
  },
];

const wideColumns: Column[] = [
  nameColumn,
  {
    field: 'email',
    headerName: names.email,
    flex: 4,
    valueGetter: (email: string) => email || names.withoutEmail,
  },
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

export function AccountTable({ label, accounts, ...actions }: AccountTableProps) {
  const { onReset, onDeactivate, onActivate, onReview, onErase } = actions;
  const render = useCallback(
    (account: Account) => (
      <>
        <RowButton
          label={copy.reset(account.name)}
          icon={rowIcons.link}
          text={copy.words.reset}
          onClick={() => onReset(account)}
        />
        {(account.review === 'new' || account.review === 'reviewed') && (
          <RowButton
            label={copy.review(account.name)}
            icon={rowIcons.check}
            text={copy.words.review}
            pressed={account.review === 'reviewed'}
            onClick={() => onReview(account, account.review === 'new')}
          />
        )}
        {account.kind === 'participant' ? (
          <RowButton
            label={copy.erase(account.name)}
            icon={rowIcons.remove}
            text={copy.words.erase}
            danger
            onClick={() => onErase(account)}
          />
        ) : account.active ? (
          <RowButton
            label={copy.deactivate(account.name)}
            icon={rowIcons.block}
            text={copy.words.deactivate}
            onClick={() => onDeactivate(account)}
          />
        ) : (
          <RowButton
            label={copy.activate(account.name)}
            icon={rowIcons.restore}
            text={copy.words.activate}
            onClick={() => onActivate(account)}
          />
        )}
      </>
    ),
    [onReset, onDeactivate, onActivate, onReview, onErase],
  );
  return (
    <Box sx={stackedButtons}>
      <ResponsiveTable<Account>
        label={label}
        rows={accounts}
        wideColumns={wideColumns}
        narrowColumns={narrowColumns}
        actions={{ title: names.actions, render, width: { wide: 270, narrow: 128 } }}
        getRowId={({ kind, id }) => `${kind}-${id}`}
      />
    </Box>
  );
}

/** A phone has more height in a row than width. */
const stackedButtons = ({ breakpoints }: Theme) => ({
  [breakpoints.down(narrowBelow)]: {
    '& .MuiDataGrid-actionsCell': { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
    '& .MuiDataGrid-actionsCell .row-button:has(> span)': {
      gridAutoFlow: 'column',
      justifyContent: 'start',
      columnGap: 0.75,
      height: 44,
    },
  },
});

const reviewTones = { new: 'attention', reviewed: 'success', participated: 'success' } as const;

function NameWithState({ account: { name, active, review } }: { account: Account }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      {name}
      {!active && <StatusChip tone="error">{copy.inactive}</StatusChip>}
      {review && <StatusChip tone={reviewTones[review]}>{copy.reviews[review]}</StatusChip>}
    </Box>
  );
}
