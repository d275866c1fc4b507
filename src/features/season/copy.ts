export const copy = {
  title: 'Peta lomba Nusantara',
  progress: (done: number, count: number) => `${done} dari ${count} kota sudah berlaga.`,
  cities: 'Kota-kota lomba',
  today: 'Hari ini',
  next: 'Berikutnya',
  loading: 'Memuat peta lomba...',
  legend: { done: 'sudah berlaga', coming: 'akan berlaga' },
} as const;
