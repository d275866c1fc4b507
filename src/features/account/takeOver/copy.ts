export const copy = {
  title: 'Kartu masuk',
  lead: 'Akun Anda sudah dibuat oleh school club. Buat password, dan akun ini menjadi milik Anda.',
  code: 'Kode di kartu',
  codeHint: 'Sudah terisi bila kartunya dipindai.',
  email: 'Email (boleh kosong)',
  emailHint: 'Tanpa email, Anda masuk dengan nomor di kartu, misalnya P-53. Simpan kartunya.',
  password: 'Password',
  passwordHint: (minLength: number) => `Minimal ${minLength} karakter.`,
  confirmation: 'Ulangi password',
  submit: 'Ambil alih akun',
  submitting: 'Menyimpan...',
  failed: 'Akun belum dapat diambil alih. Coba lagi.',
  afterwards:
    'Sesudah ini klub tidak dapat melihat password Anda atau membuat kartu baru untuk akun ini. Klub tetap melihat nama, email, kelas, dan tim Anda, dan dapat memperbaiki nama, email, dan kelas.',
  rules: {
    code: 'Kode wajib diisi.',
    length: (minLength: number) => `Password minimal ${minLength} karakter.`,
    mismatch: 'Password tidak sama.',
  },
  question: 'Sudah pernah memakai kartu ini?',
  toSignIn: 'Masuk',
} as const;
