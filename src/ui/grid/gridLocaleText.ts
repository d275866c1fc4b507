import type { GridLocaleText } from '@mui/x-data-grid';

/** Only the texts of the grid's parts that are shown. */
export const gridLocaleText: Partial<GridLocaleText> = {
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
