export const copy = {
  loading: 'Memuat halaman...',
  screens: 'Halaman penyelenggara',
  area: 'Penyelenggara',
  account: (name: string) => `Akun ${name}`,
  security: 'Keamanan akun',
  signOut: 'Keluar',
} as const;
