export const copy = {
  today: 'Hari ini',
  tomorrow: 'Besok',
  inDays: (days: number) => `dalam ${days} hari`,
  over: 'Selesai',
  map: 'Peta',
  mapOf: (place: string) => `Buka peta: ${place}`,
  status: { postponed: 'Ditunda', cancelled: 'Dibatalkan' },
  next: {
    title: 'Lomba berikutnya',
    all: 'Semua turnamen',
    loading: 'Memuat lomba berikutnya...',
    noCategory: 'No category',
  },
} as const;
