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
  /** Whether the cards that are not withdrawn have ended with the day of the tournament. */
  areEnded: boolean;
  onRevoke: (card: TableCard) => void;
};

type Column = GridColDef<TableCard>;

const peopleOf = ({ people }: TableCard): string =>
  people
    .map(({ name, last_seen_at: at }) => copy.person(name, formatLocalTime(at, undefined)))
    .join(', ') || copy.nobody;

const stateOf = ({ revoked_at: revokedAt }: TableCard, areEnded: boolean): string => {
  if (revokedAt !== null) return copy.revoked;
  return areEnded ? copy.ended : copy.valid;
};

const labelColumn: Column = {
  field: 'label',
  headerName: copy.columns.label,
  flex: 2,
  rowHeader: true,
};

const narrowColumns = (areEnded: boolean): Column[] => [
  {
    ...labelColumn,
    renderCell: ({ row }) => (
      <Box sx={{ py: 1, lineHeight: 1.4, whiteSpace: 'normal' }}>
        <Box sx={{ fontWeight: 600 }}>{row.label}</Box>
        <div>
          {cardPurpose(row)} · {stateOf(row, areEnded)}
        </div>
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {peopleOf(row)}
        </Box>
      </Box>
    ),
  },
];

const wideColumns = (areEnded: boolean): Column[] => [
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
    valueGetter: (_value, row) => stateOf(row, areEnded),
  },
];

/** The cards of a tournament, who is signed in with each, and the button that withdraws it. */
export function CardTable({ cards, areEnded, onRevoke }: CardTableProps) {
  const render = useCallback(
    (card: TableCard) =>
      card.revoked_at === null && (
        <RowButton
          danger
          label={copy.revoke(card.label)}
          icon={rowIcons.block}
          onClick={() => onRevoke(card)}
        />
      ),
    [onRevoke],
  );
  return (
    <ResponsiveTable<TableCard>
      label={copy.table}
      rows={cards}
      wideColumns={wideColumns(areEnded)}
      narrowColumns={narrowColumns(areEnded)}
      actions={{ title: copy.columns.actions, render, buttons: 1 }}
    />
  );
}
