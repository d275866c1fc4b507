export const copy = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  failed: 'Berkas belum dapat dibuat. Coba lagi.',
  tooMany: 'Terlalu banyak baris untuk XLSX. Unduh CSV.',
} as const;
