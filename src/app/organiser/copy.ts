export const copy = {
  screens: 'Halaman penyelenggara',
  area: 'Penyelenggara',
  account: (name: string) => `Akun ${name}`,
  tournaments: 'Turnamen',
  scores: 'Meja skor',
  categories: 'Kategori',
  media: 'Media',
  accounts: 'Akun',
  journal: 'Jurnal',
  people: 'Penyelenggara',
  security: 'Keamanan akun',
  signOut: 'Keluar',
} as const;
