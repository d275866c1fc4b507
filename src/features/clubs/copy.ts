export const copy = {
  list: {
    title: 'School Club',
    eyebrow: 'Program sekolah',
    welcome:
      'Rumah bagi ekstrakurikuler robotika di sekolah Anda: kumpulkan peserta, bentuk tim per kategori, dan berangkat ke turnamen bersama-sama.',
    register: 'Daftar sekarang!',
    clubs: 'School club aktif',
    search: 'Cari school club',
    count: (count: number) => `${count} school club`,
    loading: 'Memuat school club...',
    empty: 'Belum ada school club yang aktif. Jadilah yang pertama!',
    noneFound: (text: string) => `Tidak ada school club bernama "${text}".`,
    showAll: 'Tampilkan semua',
    failed: 'Daftar school club belum dapat dimuat.',
    teams: (teams: string) => (teams === '1' ? '1 team' : `${teams} teams`),
  },
  detail: {
    eyebrow: 'School club',
    welcome: (name: string) => `Welcome, ${name}`,
    loading: 'Memuat school club...',
    logo: (name: string) => `Logo ${name}`,
    counts: { participants: 'Participants', teams: 'Teams', tournaments: 'Tournaments' },
    inNumbers: 'School club dalam angka',
    about: 'Tentang school club ini',
    join: 'Belum menjadi anggota?',
    joinText:
      'Mintalah ID dan PIN kepada pembina school club ini, lalu bergabunglah lewat halaman profil Anda.',
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
