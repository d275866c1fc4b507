export const calendarCopy = {
  add: 'Tambahkan ke kalender',
  addShort: 'Kalender',
  update: 'Perbarui di kalender',
  failed: 'Berkas kalender belum dapat dibuat. Silakan coba lagi.',
  product: 'Lomba',
  statuses: {
    postponed: 'Lomba ini ditunda. Tanggal barunya menyusul.',
    cancelled: 'Lomba ini dibatalkan.',
  },
  hours: (hours: string, hasStart: boolean) =>
    hasStart ? `Mulai ${hours}` : `Berlangsung ${hours}`,
  categories: (names: string[]) => `Kategori: ${names.join(', ')}`,
} as const;
