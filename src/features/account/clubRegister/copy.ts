export const copy = {
  title: 'Daftarkan school club',
  lead: 'Untuk pembina klub robotika sekolah. Nama klub terlihat oleh semua orang.',
  submit: 'Daftarkan school club',
  submitting: 'Registering...',
  failed: 'Registration failed',
  hasAccount: 'Sudah terdaftar?',
  toSignIn: 'Login School Club',
  fields: {
    clubName: 'Nama sekolah atau klub',
    phone: 'Nomor telepon',
    pin: 'PIN',
  },
  hints: {
    clubName: 'Semua orang melihat nama ini.',
    pin: (length: number) =>
      `${length} angka yang diperlukan peserta untuk bergabung. Catatlah: PIN tidak dapat ditampilkan lagi.`,
  },
  rules: {
    phone: 'Phone is required',
    passwordLength: (length: number) => `Password must be at least ${length} characters`,
    pin: (length: number) => `PIN must be exactly ${length} numeric digits`,
  },
} as const;
