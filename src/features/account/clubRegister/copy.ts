export const copy = {
  title: 'Daftarkan school club',
  lead: 'Untuk pembina klub robotika sekolah. Nama klub terlihat oleh semua orang.',
  submit: 'Daftarkan school club',
  submitting: 'Registering...',
  failed: 'Registration failed',
  other: { question: 'Peserta?', label: 'Buat akun peserta' },
  hasAccount: 'Sudah terdaftar?',
  toSignIn: 'Login School Club',
  groups: { club: 'Klub', account: 'Akun', pin: 'PIN untuk peserta' },
  createPin: 'Buatkan PIN',
  pinNotice: 'Catat PIN ini: setelah mendaftar, PIN tidak dapat ditampilkan lagi.',
  fields: {
    clubName: 'Nama sekolah atau klub',
    phone: 'Nomor telepon',
    pin: 'PIN',
  },
  hints: {
    clubName: 'Semua orang melihat nama ini.',
    phone: 'Tidak tampil di halaman publik.',
    email: 'Untuk masuk. Tidak tampil di halaman publik.',
    pin: (length: number) => `${length} angka yang diisi peserta untuk bergabung.`,
  },
  rules: {
    phone: 'Phone is required',
    passwordLength: (length: number) => `Password must be at least ${length} characters`,
    pin: (length: number) => `PIN must be exactly ${length} numeric digits`,
  },
} as const;
