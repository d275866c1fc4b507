import { memo, useMemo } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { GridSortDirection } from '@mui/x-data-grid';
import { clamp } from '../../ui/cards.ts';
import { DataTable } from '../../ui/grid/DataTable.tsx';
import { oneLine } from '../../ui/oneLine.ts';
import { columns, narrowColumns } from './columns.tsx';
import { copy } from './copy.ts';
import { type TeamOrder, type TeamRow, teamFields } from './teamRows.ts';

type TeamTableProps = {
  rows: readonly TeamRow[];
  order: TeamOrder;
  onOrder: (order: TeamOrder) => void;
};

const orders: GridSortDirection[] = ['asc', 'desc'];
const rowHeight = { narrow: 116, wide: 56 };

/** One page of teams. */
export const TeamTable = memo(function TeamTable({ rows, order, onOrder }: TeamTableProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(720), { noSsr: true });
  const sortModel = useMemo(
    () => [{ field: order.field, sort: order.descending ? ('desc' as const) : ('asc' as const) }],
    [order],
  );
  return (
    <Box lang="en" sx={cells}>
      <DataTable<TeamRow>
        label={copy.table.title}
        rows={rows}
        columns={narrow ? narrowColumns : columns}
        rowHeight={narrow ? rowHeight.narrow : rowHeight.wide}
        // The page scrolls, not a table within it.
        maxHeight={3000}
        sortingMode="server"
        sortingOrder={orders}
        sortModel={sortModel}
        onSortModelChange={([next]) => {
          const field = teamFields.find((one) => one === next?.field);
          if (field) onOrder({ field, descending: next?.sort === 'desc' });
        }}
      />
    </Box>
  );
});

const cells = {
  '& .number': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .name': { fontWeight: 600 },
  '& .two-lines': { ...clamp(2), whiteSpace: 'normal', lineHeight: 1.3 },
  '& .MuiDataGrid-cell:has(.two-lines)': { display: 'flex', alignItems: 'center' },
  '& .stacked': {
    display: 'grid',
    height: '100%',
    alignContent: 'center',
    lineHeight: 1.4,
    whiteSpace: 'normal',
    fontWeight: 400,
  },
  '& .stacked > strong': { ...clamp(2), fontWeight: 600 },
  '& .stacked > span': {
    ...oneLine,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
};
