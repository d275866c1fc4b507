export const copy = {
  title: 'Papan skor',
  categories: 'Kategori papan skor',
  switchingIn: (seconds: number) => `Switching in: ${seconds} sec`,
  paused: 'Ganti kategori dijeda',
  empty: 'Score Not Found',
  loading: 'Memuat skor',
  pause: 'Jeda pergantian kategori',
  play: 'Putar pergantian kategori',
  toFullScreen: 'Buka papan skor layar penuh',
  table: (category: string, rows: number) => `${rows} skor teratas kategori ${category}`,
  rank: 'Peringkat',
  team: 'Tim',
  points: 'Poin',
  time: 'Waktu',
  fresh: 'Lima skor teratas dari semua lomba',
  today: 'Lomba hari ini: ',
  provisional: ', peringkat sementara',
  age: (minutes: number) => {
    if (minutes < 1) return 'Skor dari beberapa saat lalu';
    if (minutes < 60) return `Skor dari ${minutes} menit lalu`;
    if (minutes < 24 * 60) return `Skor dari ${Math.floor(minutes / 60)} jam lalu`;
    return `Skor dari ${Math.floor(minutes / (24 * 60))} hari lalu`;
  },
  announcement: (category: string, leader?: { team: string; score: string }) =>
    leader
      ? `${category}: ${leader.team} memimpin dengan ${leader.score}`
      : `${category}: Score Not Found`,
  fullScreen: {
    description:
      'Papan skor untuk layar besar: skor terbaik tiap kategori, bergantian setiap sepuluh detik.',
    fresh: 'Skor langsung',
    provisional: 'Skor langsung, peringkat sementara',
    lastRun: (round: string, number: number) => `${round} · Percobaan ${number}`,
    isNew: 'baru',
    moved: (isUp: boolean, places: number) => `${isUp ? 'naik' : 'turun'} ${places} peringkat`,
    all: 'Skor terbaik semua lomba',
    ofAll: 'Papan skor semua lomba',
    past: 'Skor akhir lomba ini',
    none: 'Belum ada skor lomba ini',
    ofTournament: (title: string) => `Papan skor: ${title}`,
    notFound: 'Lomba ini tidak ada, atau sudah dihapus oleh penyelenggara.',
    failed: 'Skor belum dapat dimuat. Papan ini mencoba lagi setiap sepuluh detik.',
    announcement: (category: string) => `Kategori ${category}`,
    pin: 'Tetap di satu kategori',
    previous: 'Kategori sebelumnya',
    next: 'Kategori berikutnya',
    calls: 'Layar panggilan',
    shortcuts: [
      ['Spasi', 'jeda'],
      ['← →', 'ganti'],
      ['F', 'layar penuh'],
    ],
  },
} as const;
