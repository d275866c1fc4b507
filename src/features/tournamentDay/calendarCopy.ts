export const calendarCopy = {
  add: 'Add to calendar',
  failed: 'Berkas kalender belum dapat dibuat. Silakan coba lagi.',
  product: 'Turnamen',
  categories: (names: string[]) => `Kategori: ${names.join(', ')}`,
} as const;
