export const copy = {
  list: {
    pageTitle: 'Teams',
    eyebrow: 'Tim',
    invitation: 'Bentuk tim dari satu school club',
    lead: 'Ajak teman-teman, rakit robotnya bersama, lalu turun ke arena sebagai satu tim.',
    toClubs: 'Cari school club',
    find: 'Find Teams',
    search: 'Search teams...',
    category: 'Kategori',
    allCategories: 'Semua kategori',
    clear: 'Hapus pencarian',
    loading: 'Memuat tim...',
    unknownCategory: 'Unknown',
    players: (count: number) => `${count} players`,
    count: (count: number) => `${count} tim`,
    found: (count: number, query: string) => `${count} tim cocok dengan "${query}"`,
    closest: (count: number, query: string) =>
      `Tidak ada tim yang cocok dengan semua kata "${query}". ${count} tim yang paling dekat:`,
    none: 'Belum ada tim yang terdaftar.',
    noneFound: (query: string) => `Tidak ada tim yang cocok dengan "${query}"`,
    loaded: 'Daftar tim berhasil dimuat!',
    failed: 'Gagal mengambil daftar tim.',
    /** For a response with an error status. */
    errorResponse: 'Gagal mengambil data tim.',
  },
  detail: {
    title: 'Team Details',
    turns: 'Kapan giliran kami?',
    loading: 'Memuat tim...',
    summary: (name: string, category: string) =>
      `Tim ${name}, kategori ${category}: kode tim dan para anggotanya.`,
    logo: (name: string) => `Logo ${name}`,
    shared: (place: {
      team: string;
      rank: number;
      category: string;
      tournament: string;
      score: string;
      isProvisional: boolean;
    }) =>
      `Tim ${place.team} ${place.isProvisional ? 'sementara di' : 'meraih'} peringkat ${place.rank} kategori ${place.category}, ${place.tournament}: ${place.score}.`,
    category: 'Kategori',
    code: 'Team ID',
    copyCode: 'Salin kode tim',
    codeCopied: 'Kode tim disalin.',
    club: 'School Club',
    results: 'Hasil',
    run: (number: number) => `percobaan ${number}`,
    match: {
      next: 'Berikutnya: lawan',
      against: 'Lawan',
      number: (number: number) => `pertandingan ${number}`,
    },
    membersThen: (names: string) => `Anggota saat lomba: ${names}`,
    resultsLead: 'Peringkat di lomba yang sudah diikuti.',
    noResults: 'Tim ini belum memiliki hasil lomba.',
    today: 'Bertanding hari ini',
    coming: 'Lomba berikutnya',
    noneComing: 'Tim ini belum terdaftar di lomba berikutnya.',
    toTournaments: 'Lihat lomba kategori ini',
    rank: (rank: number, isProvisional = false) =>
      `Peringkat ${rank}${isProvisional ? ', sementara' : ''}`,
    provisional: 'sementara',
    noScore: 'Belum ada skor',
    members: 'Anggota',
    memberCount: (count: number) => (count === 1 ? '1 anggota' : `${count} anggota`),
    noMembers: 'Tim ini belum memiliki anggota.',
    leader: 'Leader',
    member: 'Anggota',
    you: 'Anda',
    failed: 'Failed to fetch team details.',
    unreachable: 'An unknown error occurred.',
    failedTitle: 'Tim belum dapat ditampilkan',
    missingTitle: 'Tim ini tidak ada',
    missing: 'Tim tidak ditemukan, atau sudah dihapus.',
    toList: 'Lihat semua tim',
  },
  removal: {
    remove: 'Remove',
    title: 'Keluarkan anggota',
    confirmation: (name: string) => `Are you sure you want to remove ${name} from the team?`,
    cancel: 'Cancel',
    confirm: 'Yes, Remove',
    removed: (name: string) => `${name} telah dikeluarkan dari tim.`,
    fixed: 'Tim ini sudah memiliki nilai, jadi anggotanya tidak dapat diganti.',
    failed: 'Failed to remove member.',
    restored: (name: string) => `${name} kembali ke tim.`,
    restoring: {
      failed: 'Anggota belum dapat dikembalikan.',
      unreachable: 'An unknown error occurred.',
    },
  },
} as const;
