export const copy = {
  participantBoard: {
    title: 'Rakit. Uji. Bertanding.',
    text: 'Satu akun untuk seluruh perjalanan kompetisi robotika Anda.',
    points: [
      'Daftarkan tim ke kategori lomba',
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
      'Pantau lomba yang diikuti tim Anda',
    ],
  },
  fields: {
    email: 'Email',
    emailOrCardNumber: 'Email atau nomor kartu',
    password: 'Password',
    confirmation: 'Ulangi password',
  },
  hints: {
    cardNumber: 'Tanpa email? Isi nomor kartu, misalnya P-53.',
    password: (minLength: number) => `Minimal ${minLength} karakter.`,
    passwordStart: 'Password ini diawali spasi.',
    passwordEnd: 'Password ini diakhiri spasi.',
    passwordEnds: 'Password ini diawali dan diakhiri spasi.',
  },
  rules: {
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
    confirmation: 'Please confirm your password',
    mismatch: 'Passwords do not match',
  },
  unreachable:
    'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi; isian Anda tetap ada.',
  server: {
    unreachable: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    unsupported: 'Server ini belum mendukung fitur ini.',
  },
  agreement: {
    before: 'Dengan mendaftar, Anda menyetujui',
    terms: 'Terms & Conditions',
    and: 'dan',
    privacy: 'Privacy Policy',
  },
  taken: {
    question: 'Sudah punya akun dengan email ini?',
    signIn: 'Masuk',
    newPassword: 'Buat password baru',
  },
  forgotten: 'Lupa password?',
  invitation: {
    title: (club: string) => `Bergabung dengan ${club}`,
    nameless: 'school club Anda',
    from: 'Undangan dari',
    board: {
      title: 'Tiga langkah ke klub.',
      text: 'Setelah itu Anda bertanding bersama tim sekolah Anda.',
      points: [
        'Buat akun peserta, atau masuk',
        'Isi PIN dari pembina klub',
        'Pembina memasukkan Anda ke tim',
      ],
    },
  },
} as const;
