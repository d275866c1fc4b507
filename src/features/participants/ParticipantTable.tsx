import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  type GridRowHeightParams,
  type GridRowSelectionModel,
  type GridSortDirection,
  useGridApiRef,
} from '@mui/x-data-grid';
import { clamp } from '../../ui/cards.ts';
import { DataTable } from '../../ui/grid/DataTable.tsx';
import { columns, narrowColumns } from './columns.tsx';
import { copy } from './copy.ts';
import { type Density, rowHeights } from './densities.ts';
import type { Order } from './participantList.ts';
import type { ParticipantRow } from './rowActions.ts';

type ParticipantTableProps = {
  rows: ParticipantRow[];
  order: Order;
  onOrder: (order: Order) => void;
  /** The ids of those that are chosen, on this page and on others. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  density: Density;
  editing: number | undefined;
  /** What takes the focus where the row that had it stands on another page. */
  after: RefObject<HTMLElement | null>;
};

const orders: GridSortDirection[] = ['asc', 'desc'];

/** A second line for the address. */
const narrowExtra = 28;

/**
 * The grid knows a row by its place, not by who stands in it: then a letter of a search changes
 * rows and does not take them down and build others.
 */
const placeOf = ({ place }: ParticipantRow) => place;

const rowHeight = ({ model }: GridRowHeightParams) =>
  (model as ParticipantRow).editing ? 'auto' : null;

/** One page of participants. Memoised: it stands under a field that is typed in. */
export const ParticipantTable = memo(function ParticipantTable({
  rows,
  order,
  onOrder,
  chosen,
  onChoose,
  density,
  editing,
  after,
}: ParticipantTableProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const grid = useGridApiRef();
  const before = useRef(editing);
  useEffect(() => {
    const ended = before.current;
    before.current = editing;
    // The form had the focus, and is gone.
    if (ended === undefined || editing !== undefined || document.activeElement !== document.body)
      return;
    const row = rows.find(({ id }) => id === ended);
    if (row) grid.current?.setCellFocus(row.place, 'actions');
    else after.current?.focus();
  }, [editing, grid, rows, after]);
  const selection = useMemo(
    (): GridRowSelectionModel => ({
      type: 'include',
      ids: new Set(rows.filter(({ id }) => chosen.has(id)).map(({ place }) => place)),
    }),
    [rows, chosen],
  );
  const choose = ({ ids }: GridRowSelectionModel) => {
    const next = new Set(chosen);
    for (const { id, place } of rows) {
      if (ids.has(place)) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };
  const sortModel = useMemo(() => [{ field: order.by, sort: order.direction }], [order]);
  return (
    <Box sx={cells}>
      <DataTable<ParticipantRow>
        apiRef={grid}
        label={copy.list.table}
        rows={rows}
        getRowId={placeOf}
        columns={narrow ? narrowColumns : columns}
        rowHeight={rowHeights[density] + (narrow ? narrowExtra : 0)}
        getRowHeight={rowHeight}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={choose}
        sortingMode="server"
        sortingOrder={orders}
        sortModel={sortModel}
        onSortModelChange={([next]) => {
          if (next?.sort)
            onOrder({ by: next.field === 'email' ? 'email' : 'name', direction: next.sort });
        }}
      />
    </Box>
  );
});

const cells = {
  '& .number': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .name': { fontWeight: 600 },
  '& .MuiDataGrid-cell:has(> .both), & .MuiDataGrid-cell:has(> .both) ~ *, & .MuiDataGrid-row:has(.both) > .number':
    { px: 0.75 },
  '& .both': {
    display: 'grid',
    height: '100%',
    alignContent: 'center',
    lineHeight: 1.3,
    whiteSpace: 'normal',
  },
  '& .both > *': clamp(2),
  '& .both > small': { color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem' },
};
