export const copy = {
  list: {
    title: 'School Club',
    eyebrow: 'Program sekolah',
    welcome:
      'Rumah ekstrakurikuler robotika sekolah: kumpulkan peserta, bentuk tim, berangkat ke lomba.',
    register: 'Daftar sekarang!',
    registerWhat: 'Untuk school club sekolah Anda.',
    clubs: 'School club aktif',
    search: 'Cari school club',
    count: (count: number, region?: string) =>
      `${count} school club${region ? ` di ${region}` : ''}`,
    closest: (count: number) =>
      `Tidak ada yang cocok dengan semua kata. ${count} yang paling dekat:`,
    loading: 'Memuat school club...',
    empty: 'Belum ada school club yang aktif. Jadilah yang pertama!',
    noneFound: (text: string, region?: string) =>
      `Tidak ada school club${text ? ` bernama "${text}"` : ''}${
        region ? ` di ${region}. Pilih wilayah lain, atau tampilkan semua` : ''
      }.`,
    showAll: 'Tampilkan semua',
    failed: 'Daftar school club belum dapat dimuat.',
    teams: (teams: string) => `${teams} tim`,
  },
  detail: {
    eyebrow: 'School club',
    welcome: (name: string) => `Welcome, ${name}`,
    loading: 'Memuat school club...',
    logo: (name: string) => `Logo ${name}`,
    counts: { participants: 'Participants', teams: 'Teams', tournaments: 'Tournaments' },
    inNumbers: 'School club dalam angka',
    about: 'Tentang school club ini',
    ofCity: (city: string) => `School club di ${city}`,
    coming: 'Lomba berikutnya',
    noneComing: 'Belum ada lomba mendatang yang diikuti tim school club ini.',
    results: 'Prestasi',
    allResults: (count: number) => `Lihat semua prestasi (${count})`,
    season: (year: string) => `Musim ${year}`,
    rank: (rank: number, isProvisional = false) =>
      `Peringkat ${rank}${isProvisional ? ', sementara' : ''}`,
    provisional: 'sementara',
    medals: (rank: number, count: number) => `${count} kali peringkat ${rank}`,
    tournamentsLoading: 'Memuat lomba dan prestasi...',
    tournamentsFailed: 'Lomba dan prestasi school club ini belum dapat dimuat.',
    teams: 'Tim',
    noTeams: 'School club ini belum memiliki tim.',
    teamsFailed: 'Tim school club ini belum dapat dimuat.',
    teamsLoading: 'Memuat tim...',
    players: (count: number) => `${count} anggota`,
    unknownCategory: 'Unknown',
    join: {
      title: 'Belum menjadi anggota?',
      text: 'Mintalah ID dan PIN kepada pembina school club ini, lalu bergabunglah lewat halaman profil Anda.',
    },
    own: {
      title: 'Ini school club Anda',
      text: 'Keanggotaan dan tim Anda ada di halaman profil.',
    },
    toProfile: 'Ke halaman profil',
    toList: 'Lihat semua school club',
    failedTitle: 'School club belum dapat ditampilkan',
    missingTitle: 'School club tidak ditemukan',
    missing: 'School club ini tidak ada, sudah berganti nama, atau sedang tidak aktif.',
    choiceTitle: 'Yang mana school club Anda?',
    choice: (count: number) =>
      `${count} school club memiliki alamat yang sama. Pilihlah yang Anda cari.`,
  },
} as const;
