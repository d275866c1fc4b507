import { useMemo } from 'react';
import { Box } from '@mui/material';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type DataGridProps,
  type GridColDef,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { GridCheckbox } from './GridCheckbox.tsx';
import { gridLocaleText } from './gridLocaleText.ts';
import { dataTableStyles } from './dataTableStyles.ts';
import { useIsNarrowTable } from './useIsNarrowTable.ts';
import { useTextScale } from './useTextScale.ts';

/** Maximum number of rows that the grid accepts; longer lists have to be paged by the caller. */
const maxPageSize = 100;

const slots = { baseCheckbox: GridCheckbox };
const paginationModel = { page: 0, pageSize: maxPageSize };

/** What stands above the table of a page with a `WorkHeader` and a search field, in pixels. */
const aboveWorkTable = 312;

/**
 * Maximum height of such a table: it fills the window, so that the search field stays in view. It is
 * never lower than ten rows; on narrow windows the page scrolls instead of the table.
 */
export const workTableHeight = { xs: 3000, md: `max(610px, calc(100dvh - ${aboveWorkTable}px))` };

type OwnProps = {
  /** Accessible name of the table. */
  label: string;
  /**
   * Beyond this height the rows scroll inside the table, and only the visible ones are rendered. In
   * pixels, or one for each width of the window; 'none' for a table that only the page scrolls.
   */
  maxHeight?: number | 'none' | { xs: number; md: string };
};

type DataTableProps<Row extends GridValidRowModel> = OwnProps &
  Omit<DataGridProps<Row>, 'localeText' | 'aria-label' | 'sx' | 'slots' | 'autoHeight'>;

/** Its line stays otherwise. */
const withoutHead = { '& .MuiDataGrid-columnHeaders': { borderBottom: 0 } };

const automatic = () => 'auto' as const;

/**
 * A data grid as high as its rows. It shows one page of up to 100 rows; filter, pagination and
 * toolbar are provided by the caller. With larger text, columns are wider; then and on the narrowest
 * windows, rows are as high as they need.
 */
export function DataTable<Row extends GridValidRowModel>({
  label,
  maxHeight = 1600,
  columns,
  columnHeaderHeight = 48,
  getRowHeight,
  ...props
}: DataTableProps<Row>) {
  const scale = useTextScale();
  const isTight = useIsNarrowTable(360);
  const scaledColumns = useMemo(
    () => (scale === 1 ? columns : columns.map((column) => scaleColumn(column, scale))),
    [columns, scale],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight }}>
      <DataGrid<Row>
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableColumnResize
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        paginationModel={paginationModel}
        rowHeight={56}
        {...props}
        columns={scaledColumns}
        columnHeaderHeight={columnHeaderHeight * scale}
        {...(isTight || scale > 1 ? { getRowHeight: automatic } : getRowHeight && { getRowHeight })}
        aria-label={label}
        localeText={gridLocaleText}
        slots={slots}
        sx={[dataTableStyles, columnHeaderHeight === 0 && withoutHead]}
      />
    </Box>
  );
}

/** The buttons of a row and its checkbox stay as large as they are. */
function scaleColumn<Row extends GridValidRowModel>(
  column: GridColDef<Row>,
  scale: number,
): GridColDef<Row> {
  const { type, width, minWidth } = column;
  if (type === 'actions' || type === GRID_CHECKBOX_SELECTION_COL_DEF.type) return column;
  return {
    ...column,
    ...(width !== undefined && { width: width * scale }),
    ...(minWidth !== undefined && { minWidth: minWidth * scale }),
  };
}
