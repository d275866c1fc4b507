import { copy as accountCopy } from '../copy.ts';

export const copy = {
  ...accountCopy.server,
  openAgain:
    'Demi keamanan, halaman ini tidak menyimpan tautannya. Buka lagi tautan yang Anda terima; tautan itu berlaku sampai dipakai atau kedaluwarsa.',
  request: {
    title: 'Lupa password',
    lead: {
      participant: 'Kami mengirim tautan untuk membuat password baru ke email akun peserta Anda.',
      club: 'Kami mengirim tautan untuk membuat password baru ke email school club Anda.',
    },
    withoutMail: {
      participant:
        'Server ini belum dapat mengirim email. Minta tautan untuk membuat password baru kepada penyelenggara.',
      club: 'Server ini belum dapat mengirim email. Minta tautan untuk membuat password baru kepada penyelenggara.',
      organiser:
        'Server ini belum dapat mengirim email. Minta tautan untuk membuat password baru kepada penyelenggara lain atau administrator server.',
      write: 'Tulis kepada penyelenggara',
    },
    email: 'Email',
    emailHint: 'Email yang Anda pakai untuk masuk.',
    emailRule: 'Email wajib diisi.',
    submit: 'Kirim tautan',
    submitting: 'Mengirim...',
    sent: 'Jika email ini terdaftar, kami mengirim tautan untuk membuat password baru.',
    noMail: 'Tidak menerima email? Periksa folder spam, atau minta tautan kepada penyelenggara.',
    failed: 'Permintaan belum dapat dikirim. Coba lagi.',
    question: 'Ingat password Anda?',
    toSignIn: 'Masuk',
    withoutEmail: {
      title: 'Akun tanpa email?',
      cases: [
        {
          lead: 'Belum punya password',
          text: 'Minta kartu akun baru kepada pembina, lalu buka',
          link: 'Kartu akun',
        },
        {
          lead: 'Sudah punya password',
          text: 'Minta tautan password kepada penyelenggara:',
          link: 'Tulis kepada kami',
        },
      ],
    },
    other: {
      participant: { question: 'Akun klub?', label: 'Minta tautan school club' },
      club: { question: 'Akun peserta?', label: 'Minta tautan peserta' },
    },
  },
  ended: 'Tautan tidak berlaku',
  checking: 'Memeriksa tautan...',
  ownershipTransfer: {
    title: 'Terima school club',
    lead: 'Buat password Anda. Setelah disimpan, email Anda menjadi email akun, dan pembina lama keluar.',
    unusableLead: 'Akun school club ini tidak berubah, dan pembina lama tetap dapat masuk.',
    endedLead: 'Akun school club ini tidak berubah. Minta pembina lama mengirim tautan baru.',
    incomplete: 'Tautan ini tidak lengkap. Buka tautan dari email Anda.',
    question: 'Tautan tidak berlaku lagi? Minta pembina lama mengirim tautan baru.',
    toDashboard: 'Buka dasbor school club',
    toSignIn: 'Login School Club',
    toHome: 'Ke beranda',
  },
  reset: {
    title: 'Buat password baru',
    lead: 'Setelah disimpan, semua perangkat harus masuk dengan password baru.',
    unusableLead: 'Password Anda tidak berubah.',
    endedLead:
      'Tautan ini sudah dipakai atau kedaluwarsa. Password Anda tidak berubah; minta tautan baru.',
    submit: 'Simpan password',
    submitting: 'Menyimpan...',
    done: 'Password baru telah disimpan. Silakan masuk.',
    failed: 'Password belum dapat disimpan. Coba lagi.',
    incomplete: 'Tautan ini tidak lengkap. Buka tautan dari email Anda, atau minta tautan baru.',
    endedInvitation: 'Undangan? Minta pemilik membuat tautan baru.',
    toNew: 'Minta tautan baru',
    toRequest: 'Minta tautan peserta',
    organiser: { question: 'Penyelenggara?', label: 'Minta tautan penyelenggara' },
  },
} as const;
