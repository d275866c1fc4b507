export const copy = {
  participantBoard: {
    title: 'Rakit. Uji. Bertanding.',
    text: 'Satu akun untuk seluruh perjalanan kompetisi robotika Anda.',
    points: [
      'Daftarkan tim ke kategori turnamen',
      'Bergabung dengan school club sekolah Anda',
      'Ikuti hasil di papan skor langsung',
    ],
  },
  clubBoard: {
    title: 'Satu klub. Banyak tim.',
    text: 'Satu akun bagi pembina untuk seluruh musim robotika di sekolah.',
    points: [
      'Kumpulkan peserta dengan ID dan PIN klub',
      'Bentuk tim untuk setiap kategori',
      'Pantau turnamen yang diikuti tim Anda',
    ],
  },
  fields: {
    name: 'Nama',
    clubName: 'Nama sekolah atau klub',
    email: 'Email',
    phone: 'Nomor telepon',
    password: 'Password',
    confirmation: 'Ulangi password',
    pin: 'PIN',
  },
  hints: {
    password: (minLength: number) => `Minimal ${minLength} karakter.`,
    clubName: 'Semua orang melihat nama ini.',
    pin: (length: number) =>
      `${length} angka yang diperlukan peserta untuk bergabung. Catatlah: PIN tidak dapat ditampilkan lagi.`,
  },
  rules: {
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    password: 'Password is required',
    passwordLength: (length: number) => `Password must be at least ${length} characters`,
    confirmation: 'Please confirm your password',
    mismatch: 'Passwords do not match',
    pin: (length: number) => `PIN must be exactly ${length} numeric digits`,
  },
  unreachable:
    'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi; isian Anda tetap ada.',
  agreement: {
    before: 'Dengan mendaftar, Anda menyetujui',
    terms: 'Terms & Conditions',
    and: 'dan',
    privacy: 'Privacy Policy',
  },
  forgotten: 'Lupa password?',
  signUp: {
    title: 'Buat akun peserta',
    lead: 'Untuk pelajar dan atlet yang bertanding dalam tim.',
    submit: 'Sign Up',
    submitting: 'Signing Up...',
    failed: 'Registration failed',
    hasAccount: 'Sudah punya akun?',
    toSignIn: 'Login',
  },
  invitation: {
    title: (club: string) => `Bergabung dengan ${club}`,
    nameless: 'school club Anda',
    from: 'Undangan dari',
    signUpLead: 'Buat akun peserta. Setelah itu Anda tinggal mengisi PIN dari pembina.',
  },
  clubRegister: {
    title: 'Daftarkan school club',
    lead: 'Untuk pembina klub robotika sekolah. Nama klub terlihat oleh semua orang.',
    submit: 'Daftarkan school club',
    submitting: 'Registering...',
    failed: 'Registration failed',
    hasAccount: 'Sudah terdaftar?',
    toSignIn: 'Login School Club',
  },
} as const;
