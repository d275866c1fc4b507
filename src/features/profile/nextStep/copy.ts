export const copy = {
  eyebrow: 'Langkah berikutnya',
  loading: 'Memuat langkah berikutnya...',
  club: 'school club Anda',
  team: {
    title: 'Minta pembina memasukkan Anda ke tim',
    text: (club: string) =>
      `Anda sudah menjadi anggota ${club}. Tim disusun oleh pembina klub: sampaikan kategori yang Anda minati.`,
    message: (name: string, club: string) =>
      `Halo Pembina ${club}, saya ${name} sudah bergabung di school club. Mohon masukkan saya ke tim.`,
    copy: 'Salin pesan untuk pembina',
    copied: 'Pesan disalin.',
  },
  register: {
    title: 'Daftarkan tim Anda ke lomba berikutnya',
    text: 'Lomba mendatang untuk kategori tim Anda:',
    action: 'Daftar',
    unregistered: 'Belum terdaftar',
    another: 'Daftarkan tim lain',
  },
  ready: {
    title: 'Tim Anda sudah terdaftar',
    text: (day: string) => `Lomba berikutnya ${day}.`,
    others: 'Lomba lain',
    registered: 'Terdaftar',
  },
  today: {
    title: 'Tim Anda bertanding hari ini',
    text: 'Kehadiran, poin, dan peringkat tim Anda:',
    board: 'Papan skor',
  },
  none: {
    title: 'Tim Anda siap bertanding',
    text: 'Belum ada lomba mendatang untuk kategori tim Anda. Jadwal baru muncul di sini.',
    all: 'Lihat semua lomba',
  },
} as const;
