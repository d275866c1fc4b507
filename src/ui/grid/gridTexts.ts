import type { GridLocaleText } from '@mui/x-data-grid';

/** What the grid itself says; the rest of its texts belongs to parts that are not shown. */
export const gridTexts: Partial<GridLocaleText> = {
  noRowsLabel: 'Tidak ada baris',
  noResultsOverlayLabel: 'Tidak ada hasil',
  columnHeaderSortIconLabel: 'Urutkan',
  checkboxSelectionHeaderName: 'Pilihan',
  checkboxSelectionSelectAllRows: 'Pilih semua baris di halaman ini',
  checkboxSelectionUnselectAllRows: 'Batalkan pilihan di halaman ini',
  checkboxSelectionSelectRow: 'Pilih baris',
  checkboxSelectionUnselectRow: 'Batalkan pilihan baris',
  actionsCellMore: 'Tindakan',
};
