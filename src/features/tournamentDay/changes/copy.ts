export const copy = {
  read: 'Mengerti',
  status: {
    postponed: 'Lomba ditunda.',
    cancelled: 'Lomba dibatalkan.',
    backOn: (before: string | undefined) =>
      before ? `Lomba jadi digelar, semula ${before.toLowerCase()}.` : 'Lomba jadi digelar.',
  },
  date: (after: string, before: string) => `Tanggal berubah: ${after}, semula ${before}`,
  start: {
    hour: (after: string, before: string) => `Jam mulai berubah: ${after}, semula ${before}`,
    noHour: (before: string) => `Jam mulai belum pasti, semula ${before}`,
  },
  end: {
    hour: (after: string, before: string) => `Jam selesai berubah: ${after}, semula ${before}`,
    noHour: (before: string) => `Jam selesai belum pasti, semula ${before}`,
  },
  place: (after: string, before: string) => `Tempat berubah: ${after}, semula ${before}`,
  noPlace: (before: string) => `Tempat belum pasti, semula ${before}`,
  deadline: (after: string, before: string) =>
    `Batas pendaftaran berubah: ${after}, semula ${before}`,
  untilStart: 'sampai lomba dimulai',
  newTeams: (teams: string) => `Tim baru: ${teams}`,
  withdrawn: (teams: string) => `Tim ditarik oleh penyelenggara: ${teams}`,
  moved: (teams: string) => `Pindah kategori: ${teams}`,
  toCategory: (team: string, after: string, before: string) =>
    `${team} ke ${after}, semula ${before}`,
  others: (teams: string, count: number) => `${teams} dan ${count} tim lain`,
} as const;
