import { Box } from '@mui/material';
import { DataGrid, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid';
import { GridCheckbox } from './GridCheckbox.tsx';
import { gridTexts } from './gridTexts.ts';
import { tableStyle } from './tableStyle.ts';

/** Most rows that the grid takes at once; more are to be given page by page. */
export const largestPage = 100;

const slots = { baseCheckbox: GridCheckbox };
const onePage = { page: 0, pageSize: largestPage };

type OwnProps = {
  /** Names the table to a screen reader. */
  label: string;
  /**
   * Higher than this, in pixels, the rows scroll inside the table, and only those in sight are
   * drawn.
   */
  maxHeight?: number;
};

type DataTableProps<Row extends GridValidRowModel> = OwnProps &
  Omit<DataGridProps<Row>, 'localeText' | 'aria-label' | 'sx' | 'slots' | 'autoHeight'>;

/**
 * A table with the keyboard of a grid, as high as its rows. It shows one page, up to a hundred
 * rows; filter, pager and toolbar stand outside.
 */
export function DataTable<Row extends GridValidRowModel>({
  label,
  maxHeight = 1600,
  ...props
}: DataTableProps<Row>) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight }}>
      <DataGrid<Row>
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableColumnResize
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        paginationModel={onePage}
        rowHeight={56}
        columnHeaderHeight={48}
        {...props}
        aria-label={label}
        localeText={gridTexts}
        slots={slots}
        sx={tableStyle}
      />
    </Box>
  );
}
