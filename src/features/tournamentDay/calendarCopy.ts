export const calendarCopy = {
  add: 'Tambahkan ke kalender',
  failed: 'Berkas kalender belum dapat dibuat. Silakan coba lagi.',
  product: 'Turnamen',
  categories: (names: string[]) => `Kategori: ${names.join(', ')}`,
} as const;
