/** Why a file cannot be read, for whoever has chosen it. */
export const copy = {
  unreadable: 'Berkas ini tidak dapat dibaca. Simpan sebagai XLSX atau CSV.',
  locked: 'Berkas ini terkunci dengan password. Simpan tanpa password, lalu pilih lagi.',
  tooLarge: 'Berkas ini terlalu besar. Ukuran paling besar 1 MB.',
  tooManyCells:
    'Lembar kerja ini memuat terlalu banyak sel atau data. Hapus yang tidak perlu, atau simpan sebagai CSV.',
  quotes: (line: number) => `Tanda kutip di baris ${line} tidak berpasangan.`,
} as const;
