import { useCallback } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { TableCard } from '../../../openapi/schema.d.ts';
import { formatLocalTime } from '../../lib/dates/formatLocalTime.ts';
import { RowButton, rowIcons } from '../../ui/grid/RowButton.tsx';
import { ResponsiveTable } from '../../ui/grid/ResponsiveTable.tsx';
import { cardPurpose } from './cardPurpose.ts';
import { copy } from './copy.ts';

type CardTableProps = {
  cards: TableCard[];
  /** Of the cards that are not withdrawn. */
  state: string;
  onShowDevices: (card: TableCard) => void;
  onRenew: (card: TableCard) => void;
  onRevoke: (card: TableCard) => void;
};

type Column = GridColDef<TableCard>;

const peopleOf = ({ people }: TableCard): string =>
  people
    .map(({ name, last_seen_at: at }) => copy.person(name, formatLocalTime(at, undefined)))
    .join(', ') || copy.nobody;

const stateOf = ({ revoked_at: revokedAt }: TableCard, state: string): string =>
  revokedAt === null ? state : copy.revoked;

const labelColumn: Column = {
  field: 'label',
  headerName: copy.columns.label,
  flex: 2,
  rowHeader: true,
};

const narrowColumns = (state: string): Column[] => [
  {
    ...labelColumn,
    renderCell: ({ row }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{row.label}</Box>
        <div>
          {cardPurpose(row)} · {stateOf(row, state)}
        </div>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {peopleOf(row)}
        </Box>
      </Box>
    ),
  },
];

const wideColumns = (state: string): Column[] => [
  labelColumn,
  {
    field: 'kind',
    headerName: copy.columns.purpose,
    flex: 2,
    valueGetter: (_value, row) => cardPurpose(row),
  },
  {
    field: 'people',
    headerName: copy.columns.people,
    flex: 4,
    valueGetter: (_value, row) => peopleOf(row),
    renderCell: ({ value }: { value?: string }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>{value}</Box>
    ),
  },
  {
    field: 'revoked_at',
    headerName: copy.columns.state,
    width: 120,
    valueGetter: (_value, row) => stateOf(row, state),
  },
];

/** The cards of a tournament, who is signed in with each, and the buttons for its devices, for another code and to withdraw it. */
export function CardTable({ cards, state, onShowDevices, onRenew, onRevoke }: CardTableProps) {
  const render = useCallback(
    (card: TableCard) =>
      card.revoked_at === null && (
        <>
          <RowButton
            label={copy.manageDevices(card.label)}
            icon={rowIcons.members}
            onClick={() => onShowDevices(card)}
          />
          <RowButton
            label={copy.renew(card.label)}
            icon={rowIcons.renew}
            onClick={() => onRenew(card)}
          />
          <RowButton
            danger
            label={copy.revoke(card.label)}
            icon={rowIcons.block}
            onClick={() => onRevoke(card)}
          />
        </>
      ),
    [onShowDevices, onRenew, onRevoke],
  );
  return (
    <ResponsiveTable<TableCard>
      label={copy.table}
      rows={cards}
      wideColumns={wideColumns(state)}
      narrowColumns={narrowColumns(state)}
      actions={{ title: copy.columns.actions, render, buttons: 3 }}
    />
  );
}
