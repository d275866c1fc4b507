import { memo, useEffect, useMemo } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  type GridRowClassNameParams,
  type GridSortDirection,
  useGridApiRef,
} from '@mui/x-data-grid';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { fixedRow } from '../../../ui/grid/dataTableStyles.ts';
import { DataTable, workTableHeight } from '../../../ui/grid/DataTable.tsx';
import { useIsNarrowTable } from '../../../ui/grid/useIsNarrowTable.ts';
import { ellipsis } from '../../../ui/styles/styles.ts';
import { columns, narrowColumns } from './columns.tsx';
import { copy } from '../copy.ts';
import { sortableFields, type TeamOrder, type TeamRow } from './teamRows.ts';

type TeamTableProps = {
  rows: readonly TeamRow[];
  /** The row that is scrolled into view and highlighted. */
  highlightedId: number | undefined;
  order: TeamOrder;
  onOrderChange: (order: TeamOrder) => void;
};

const sortDirections: GridSortDirection[] = ['asc', 'desc'];
/** How long a dialog takes to close and to restore the focus. */
const closingMilliseconds = 300;
const rowHeight = { narrow: 104, wide: 56 };

export const TeamTable = memo(function TeamTable({
  rows,
  highlightedId,
  order,
  onOrderChange,
}: TeamTableProps) {
  const isNarrow = useIsNarrowTable(720);
  const sortModel = useMemo(
    () => [{ field: order.field, sort: order.descending ? ('desc' as const) : ('asc' as const) }],
    [order],
  );
  const grid = useGridApiRef();
  const highlightedIndex = rows.findIndex(({ id }) => id === highlightedId);
  useEffect(() => {
    if (highlightedIndex === -1) return undefined;
    // Later than the closing dialog, which moves the focus and with it the page to its button.
    const timer = setTimeout(() => {
      grid.current?.scrollToIndexes({ rowIndex: highlightedIndex });
      grid.current?.rootElementRef.current
        ?.querySelector(`[role="row"][data-rowindex="${highlightedIndex}"]`)
        ?.scrollIntoView({ block: 'nearest' });
    }, closingMilliseconds);
    return () => clearTimeout(timer);
  }, [grid, highlightedIndex]);
  return (
    <Box sx={[cells, highlightedRow]}>
      <DataTable<TeamRow>
        apiRef={grid}
        label={copy.table.title}
        rows={rows}
        columns={isNarrow ? narrowColumns : columns}
        rowHeight={isNarrow ? rowHeight.narrow : rowHeight.wide}
        maxHeight={workTableHeight}
        getRowClassName={({ id }: GridRowClassNameParams) =>
          id === highlightedId ? 'highlighted' : ''
        }
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

const highlightedRow = ({ vars: { palette } }: Theme) => ({
  '& .MuiDataGrid-row': { transition: 'background-color 600ms' },
  '& .MuiDataGrid-row.highlighted, & .MuiDataGrid-row.highlighted:hover': {
    backgroundColor: `rgb(${palette.gold.mainChannel} / 40%)`,
  },
});

const cells = {
  '& .number': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .name': { fontWeight: 600 },
  '& .two-lines': { whiteSpace: 'normal', lineHeight: 1.3 },
  '& .MuiDataGrid-cell:has(.two-lines)': { display: 'flex', alignItems: 'center' },
  '& .stacked': {
    display: 'grid',
    height: '100%',
    alignContent: 'center',
    lineHeight: 1.4,
    whiteSpace: 'normal',
    fontWeight: 400,
  },
  '& .stacked > strong': { fontWeight: 600 },
  [`${fixedRow} :is(.two-lines, .stacked > strong)`]: lineClamp(2),
  [`${fixedRow} .stacked > span`]: ellipsis,
  '& .stacked > span': {
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
};
