export const copy = {
  title: 'Buat akun peserta',
  lead: 'Untuk peserta yang bertanding dalam tim.',
  submit: 'Sign Up',
  submitting: 'Signing Up...',
  failed: 'Registration failed',
  other: { question: 'Pembina?', label: 'Daftarkan klub' },
  hasAccount: 'Sudah punya akun?',
  toSignIn: 'Login',
  hasCard: 'Akun sudah dibuat oleh klub?',
  toCard: 'Kartu akun',
  invitedLead: 'Buat akun peserta. Setelah itu Anda tinggal mengisi PIN dari pembina.',
  name: 'Nama',
  hints: {
    name: 'Nama lengkap, seperti di kartu pelajar.',
    email: 'Untuk masuk dan membuat password baru.',
  },
} as const;
