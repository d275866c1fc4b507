import { memo, useMemo } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import type { GridSortDirection } from '@mui/x-data-grid';
import { lineClamp } from '../../../ui/cardStyles.ts';
import { DataTable } from '../../../ui/grid/DataTable.tsx';
import { ellipsis } from '../../../ui/ellipsis.ts';
import { columns, narrowColumns } from './columns.tsx';
import { copy } from '../copy.ts';
import { type TeamOrder, type TeamRow, sortableFields } from './teamRows.ts';

type TeamTableProps = {
  rows: readonly TeamRow[];
  order: TeamOrder;
  onOrderChange: (order: TeamOrder) => void;
};

const sortDirections: GridSortDirection[] = ['asc', 'desc'];
const rowHeight = { narrow: 116, wide: 56 };

export const TeamTable = memo(function TeamTable({ rows, order, onOrderChange }: TeamTableProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down(720), { noSsr: true });
  const sortModel = useMemo(
    () => [{ field: order.field, sort: order.descending ? ('desc' as const) : ('asc' as const) }],
    [order],
  );
  return (
    <Box lang="en" sx={cells}>
      <DataTable<TeamRow>
        label={copy.table.title}
        rows={rows}
        columns={isNarrow ? narrowColumns : columns}
        rowHeight={isNarrow ? rowHeight.narrow : rowHeight.wide}
        // High enough that the page scrolls and not the table.
        maxHeight={3000}
        sortingMode="server"
        sortingOrder={sortDirections}
        sortModel={sortModel}
        onSortModelChange={([next]) => {
          const field = sortableFields.find((candidate) => candidate === next?.field);
          if (field) onOrderChange({ field, descending: next?.sort === 'desc' });
        }}
      />
    </Box>
  );
});

const cells = {
  '& .number': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .name': { fontWeight: 600 },
  '& .two-lines': { ...lineClamp(2), whiteSpace: 'normal', lineHeight: 1.3 },
  '& .MuiDataGrid-cell:has(.two-lines)': { display: 'flex', alignItems: 'center' },
  '& .stacked': {
    display: 'grid',
    height: '100%',
    alignContent: 'center',
    lineHeight: 1.4,
    whiteSpace: 'normal',
    fontWeight: 400,
  },
  '& .stacked > strong': { ...lineClamp(2), fontWeight: 600 },
  '& .stacked > span': {
    ...ellipsis,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
};
