import { type ReactNode, useMemo } from 'react';
import { GridActionsCell, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { DataTable, workTableHeight } from '../../ui/grid/DataTable.tsx';
import { useIsNarrowTable } from '../../ui/grid/useIsNarrowTable.ts';

/** Below this width of the window, in pixels, a table of organisers has its narrow columns. */
export const narrowBelow = 900;

type OrganiserTableProps<Row extends GridValidRowModel> = {
  label: string;
  rows: readonly Row[];
  wideColumns: GridColDef<Row>[];
  narrowColumns: GridColDef<Row>[];
  /**
   * A last column with the buttons of a row; `render` must stay the same between renders. `width` is in
   * pixels, by default that of two buttons.
   */
  actions?: { title: string; render: (row: Row) => ReactNode; width?: number };
  getRowId?: (row: Row) => string;
  disableColumnSorting?: boolean;
};

/** A table of the organisers' area, whose rows are as high as their text. */
export function OrganiserTable<Row extends GridValidRowModel>({
  wideColumns,
  narrowColumns,
  actions,
  ...props
}: OrganiserTableProps<Row>) {
  const shown = useIsNarrowTable(narrowBelow) ? narrowColumns : wideColumns;
  const { title, render, width } = actions ?? {};
  const columns = useMemo(
    () => (render ? [...shown, actionsColumn({ title, render, width })] : shown),
    [render, shown, title, width],
  );
  return (
    <DataTable<Row>
      {...props}
      columns={columns}
      getRowHeight={() => 'auto'}
      maxHeight={workTableHeight}
    />
  );
}

const actionsColumn = <Row extends GridValidRowModel>({
  title,
  render,
  width = 104,
}: {
  title: string | undefined;
  render: (row: Row) => ReactNode;
  width: number | undefined;
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
