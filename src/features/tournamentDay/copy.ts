export const copy = {
  today: 'Hari ini',
  tomorrow: 'Besok',
  inDays: (days: number) => `dalam ${days} hari`,
  over: 'Selesai',
  until: (hour: string) => `sampai ${hour}`,
  provisional: (withResult: string, teams: string) => `Sementara, ${withResult} dari ${teams} tim`,
  betweenRounds: 'Sementara',
  startNumber: (number: number) => `Nomor peserta ${number}`,
  map: 'Peta',
  mapOf: (place: string) => `Buka peta: ${place}`,
  status: { postponed: 'Ditunda', cancelled: 'Dibatalkan' },
  own: {
    title: 'Tim Anda',
    teams: (tournament: string) => `Tim Anda di ${tournament}`,
    checkedIn: 'Hadir',
    expected: 'Belum hadir',
    report: (place: string | undefined) =>
      place ? `Lapor ke meja penyelenggara di ${place}.` : 'Lapor ke meja penyelenggara.',
    rank: (rank: number, isProvisional = false) =>
      `peringkat ${rank}${isProvisional ? ' (sementara)' : ''}`,
    noScore: 'belum ada skor',
    score: (points: string, rank: string) => `${points} poin, ${rank}`,
  },
  next: {
    title: 'Lomba berikutnya',
    all: 'Semua lomba',
    loading: 'Memuat lomba berikutnya...',
    noCategory: 'No category',
  },
} as const;
