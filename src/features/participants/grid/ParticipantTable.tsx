import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { Box } from '@mui/material';
import {
  type GridRowHeightParams,
  type GridRowSelectionModel,
  type GridSortDirection,
  useGridApiRef,
} from '@mui/x-data-grid';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { DataTable, workTableHeight } from '../../../ui/grid/DataTable.tsx';
import { useIsNarrowTable } from '../../../ui/grid/useIsNarrowTable.ts';
import { columnsFor, type ParticipantRow } from './columns.tsx';
import { copy } from '../copy.ts';
import { type Density, rowHeights } from '../useParticipantView.ts';
import { type ParticipantOrder, sortableColumns } from '../participantFields.ts';

type ParticipantTableProps = {
  rows: ParticipantRow[];
  /** Whether the backend sends the teams of participants. */
  hasTeams: boolean;
  /** Whether the club has given classes. */
  hasClasses: boolean;
  order: ParticipantOrder;
  onOrderChange: (order: ParticipantOrder) => void;
  /** Includes participants on other pages. */
  selectedIds: ReadonlySet<number>;
  onSelectionChange: (selectedIds: ReadonlySet<number>) => void;
  density: Density;
  editingId: number | undefined;
  /** Receives the focus if the edited row is on another page. */
  focusFallback: RefObject<HTMLElement | null>;
};

const sortDirections: GridSortDirection[] = ['asc', 'desc'];

/**
 * The grid identifies rows by their position and not by the participant, so that a keystroke in the
 * search field updates rows instead of remounting them.
 */
const getRowIndex = ({ rowIndex }: ParticipantRow) => rowIndex;

const rowHeight = ({ model }: GridRowHeightParams) =>
  (model as ParticipantRow).isEditing ? 'auto' : null;

/** A cell with the name, the e-mail address and the teams is as high as they need. */
const narrowRowHeight = () => 'auto' as const;

/** Memoized, because the page re-renders with every keystroke in the search field. */
export const ParticipantTable = memo(function ParticipantTable({
  rows,
  hasTeams,
  hasClasses,
  order,
  onOrderChange,
  selectedIds,
  onSelectionChange,
  density,
  editingId,
  focusFallback,
}: ParticipantTableProps) {
  const isNarrow = useIsNarrowTable(900);
  const grid = useGridApiRef();
  const previousEditingId = useRef(editingId);
  useEffect(() => {
    const endedId = previousEditingId.current;
    previousEditingId.current = editingId;
    // The form that had the focus has been removed.
    if (
      endedId === undefined ||
      editingId !== undefined ||
      document.activeElement !== document.body
    )
      return;
    const row = rows.find(({ id }) => id === endedId);
    if (row) grid.current?.setCellFocus(row.rowIndex, 'actions');
    else focusFallback.current?.focus();
  }, [editingId, grid, rows, focusFallback]);
  const selection = useMemo(
    (): GridRowSelectionModel => ({
      type: 'include',
      ids: new Set(rows.filter(({ id }) => selectedIds.has(id)).map(({ rowIndex }) => rowIndex)),
    }),
    [rows, selectedIds],
  );
  const updateSelection = ({ ids }: GridRowSelectionModel) => {
    const next = new Set(selectedIds);
    for (const { id, rowIndex } of rows) {
      if (ids.has(rowIndex)) next.add(id);
      else next.delete(id);
    }
    onSelectionChange(next);
  };
  const sortModel = useMemo(() => [{ field: order.by, sort: order.direction }], [order]);
  return (
    <Box sx={cells}>
      <DataTable<ParticipantRow>
        apiRef={grid}
        label={copy.list.table}
        rows={rows}
        getRowId={getRowIndex}
        columns={columnsFor({ hasTeams, hasClasses, isNarrow })}
        rowHeight={rowHeights[density]}
        getRowHeight={isNarrow ? narrowRowHeight : rowHeight}
        columnHeaderHeight={44}
        maxHeight={workTableHeight}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={updateSelection}
        sortingMode="server"
        sortingOrder={sortDirections}
        sortModel={sortModel}
        onSortModelChange={([next]) => {
          const by = sortableColumns.find((field) => field === next?.field);
          if (by && next?.sort) onOrderChange({ by, direction: next.sort });
        }}
      />
    </Box>
  );
});

const cells = {
  '& .without': { color: 'text.secondary' },
  '& .without > button': {
    p: 0,
    minHeight: 24,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: 'primary.main',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  // Two lines fit into the lowest row.
  '& .MuiDataGrid-cell > .teams': {
    ...lineClamp(2),
    whiteSpace: 'normal',
    lineHeight: 1.3,
  },
  '& .MuiDataGrid-cell:has(> .teams)': { display: 'flex', alignItems: 'center' },
  '& .number': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .name': { fontWeight: 600 },
  '& .MuiDataGrid-cell:has(> .both), & .MuiDataGrid-cell:has(> .both) ~ *, &:has(.both) [data-field="name"]':
    { px: 0.75 },
  '& .both': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    height: '100%',
    alignContent: 'center',
    gap: 0.25,
    py: 0.75,
    lineHeight: 1.3,
    whiteSpace: 'normal',
  },
  '& .both > small': { color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem' },
};
