import { type ReactNode, useMemo } from 'react';
import { GridActionsCell, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { DataTable } from './DataTable.tsx';
import { useIsNarrowTable } from './useIsNarrowTable.ts';

/** Below this width of the window, in pixels, such a table has its narrow columns. */
export const narrowBelow = 900;

type ResponsiveTableProps<Row extends GridValidRowModel> = {
  label: string;
  rows: readonly Row[];
  wideColumns: GridColDef<Row>[];
  narrowColumns: GridColDef<Row>[];
  /**
   * A last column with the buttons of a row, by default two; `render` must stay the same between
   * renders.
   */
  actions?: {
    title: string;
    render: (row: Row) => ReactNode;
    buttons?: number;
    /** In pixels, of buttons with words. */
    width?: { wide: number; narrow: number };
    /** Narrow windows have the buttons in their own columns. */
    isWideOnly?: boolean;
  };
  getRowId?: (row: Row) => string;
  disableColumnSorting?: boolean;
};

/** A table whose rows are as high as their text, with other columns on narrow windows. */
export function ResponsiveTable<Row extends GridValidRowModel>({
  wideColumns,
  narrowColumns,
  actions,
  ...props
}: ResponsiveTableProps<Row>) {
  const isNarrow = useIsNarrowTable(narrowBelow);
  const shown = isNarrow ? narrowColumns : wideColumns;
  const { title } = actions ?? {};
  const render = isNarrow && actions?.isWideOnly ? undefined : actions?.render;
  const width = findWidth(actions ?? {}, isNarrow);
  const columns = useMemo(
    () => (render ? [...shown, actionsColumn({ title, render, width })] : shown),
    [render, shown, title, width],
  );
  return (
    <DataTable<Row>
      {...props}
      columns={columns}
      // A head over a single column says nothing that the rows do not.
      columnHeaderHeight={isNarrow && narrowColumns.length === 1 ? 0 : undefined}
      getRowHeight={() => 'auto'}
      // Until they are measured, a frame later: of a name, a line and a chip on narrow windows.
      rowHeight={isNarrow ? 110 : 52}
      maxHeight="none"
    />
  );
}

/** Returns the width of the buttons, in pixels; wide windows have room for the name of the column. */
const findWidth = (
  { buttons = 2, width }: { buttons?: number; width?: { wide: number; narrow: number } },
  isNarrow: boolean,
): number => width?.[isNarrow ? 'narrow' : 'wide'] ?? Math.max(isNarrow ? 0 : 88, buttons * 48 + 8);

const actionsColumn = <Row extends GridValidRowModel>({
  title,
  render,
  width,
}: {
  title: string | undefined;
  render: (row: Row) => ReactNode;
  width: number;
}): GridColDef<Row> => ({
  field: 'actions',
  type: 'actions',
  headerName: title,
  width,
  renderCell: (cell) => (
    <GridActionsCell {...cell} suppressChildrenValidation>
      {render(cell.row)}
    </GridActionsCell>
  ),
});
