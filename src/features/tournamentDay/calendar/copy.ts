export const calendarCopy = {
  add: 'Tambahkan ke kalender',
  addShort: 'Kalender',
  failed: 'Berkas kalender belum dapat dibuat. Silakan coba lagi.',
  product: 'Turnamen',
  hour: (hour: string) => `Mulai ${hour}`,
  categories: (names: string[]) => `Kategori: ${names.join(', ')}`,
} as const;
