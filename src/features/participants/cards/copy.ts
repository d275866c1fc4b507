import { formatNumber } from '../../../lib/text/formatNumber.ts';

export const copy = {
  title: 'Kartu akun',
  description: 'Kartu dengan kode QR bagi peserta yang akunnya dikelola klub.',
  points: [
    {
      title: 'Peserta membuat password sendiri',
      text: 'Dengan kartu, peserta mengaktifkan akunnya. Bagikan kartu yang dicetak, atau kirim tautannya.',
    },
    {
      title: 'Satu kartu, satu kali pakai',
      text: 'Peserta yang sudah punya kartu tidak dibuatkan lagi. Kartu hilang? Ganti kartunya di daftar; kartu lama tidak berlaku lagi.',
    },
    {
      title: 'Yang tetap dapat dilakukan klub',
      text: 'Nama, email, kelas, dan tim tetap terlihat, dan klub tetap dapat memperbaiki nama, email, dan kelas. Sesudah akunnya aktif, klub tidak dapat melihat password atau membuat kartu baru untuknya.',
    },
  ],
  sample: {
    title: 'Contoh kartu',
    name: 'Ayu Lestari',
    class: '8A',
    signInName: 'P-53',
    code: 'CONTOHKARTUMASUKUNTUKSISWA',
  },
  none: {
    title: 'Belum ada kartu yang perlu dibuat',
    text: 'Tidak ada akun yang dikelola klub. Peserta yang diimpor dan belum membuat password tampil di sini.',
  },
  class: 'Kelas',
  allClasses: 'Semua kelas',
  summary: (count: { missing: number; sent: number; valid: number; used: number }) =>
    [
      count.missing > 0
        ? `${formatNumber(count.missing)} peserta belum punya kartu.`
        : 'Tidak ada kartu yang perlu dibuat.',
      count.sent > 0 && `${formatNumber(count.sent)} sedang dikirimi kartu.`,
      count.valid > 0 && `${formatNumber(count.valid)} sudah punya kartu.`,
      count.used > 0 && `${formatNumber(count.used)} sudah memakai kartunya.`,
    ]
      .filter(Boolean)
      .join(' '),
  table: 'Daftar kartu peserta',
  columns: { name: 'Nama', class: 'Kelas', state: 'Kartu', actions: 'Tindakan' },
  states: {
    missing: 'Belum punya kartu',
    sent: 'Sedang dikirim lewat email',
    valid: (date: string) => `Punya kartu sejak ${date}`,
    used: (date: string) => `Dipakai ${date}`,
  },
  createFor: (name: string) => `Buat kartu ${name}`,
  renewFor: (name: string) => `Ganti kartu ${name}`,
  renew: (count: string) => `Ganti ${count} kartu`,
  renewByMail: (count: string) => `Ganti dan kirim ${count} lewat email`,
  cards: (count: string) => `${count} kartu`,
  cardOf: (name: string) => `kartu ${name}`,
  renewing: {
    print: {
      title: (whose: string) => `Ganti ${whose}?`,
      text: 'Kartu yang sudah dicetak atau dikirim tidak berlaku lagi. Cetak dan bagikan kartu yang baru.',
      confirm: 'Ganti kartu',
    },
    mail: {
      title: (whose: string) => `Ganti dan kirim ${whose}?`,
      text: 'Kartu yang sudah dicetak atau dikirim tidak berlaku lagi. Peserta menerima kartu yang baru lewat email.',
      confirm: 'Ganti dan kirim',
    },
  },
  withCard: (count: string, names: string) =>
    `${count} peserta sudah punya kartu, jadi tidak dibuatkan lagi: ${names}.`,
  create: (count: string) => `Buat ${count} kartu`,
  mail: (count: string) => `Kirim ${count} lewat email`,
  mailing: 'Mengirim...',
  mailFailed: 'Kartu belum dapat dikirim. Coba lagi.',
  mailed: (count: string) => `${count} kartu sedang dikirim lewat email.`,
  withoutAddress: (count: string, names: string) => `${count} peserta tanpa email: ${names}.`,
  tooOften: (names: string) =>
    `Kotak surat ini sudah menerima lima kartu dalam sehari, jadi belum dikirimi lagi. Cetak kartu untuk: ${names}.`,
  withoutMail: 'Server ini belum dapat mengirim email. Buat dan cetak kartunya.',
  unknownClub:
    'Klub Anda belum diperiksa penyelenggara, jadi kartu belum dapat dikirim lewat email. Buat dan cetak kartunya, atau minta penyelenggara memeriksa klub Anda. Setelah tim Anda hadir di lomba pertama, kartu dapat dikirim tanpa pemeriksaan.',
  andOthers: (count: string) => `${count} lainnya`,
  tooMany: (most: string) => `Paling banyak ${most} kartu sekali buat. Pilih kelasnya.`,
  creating: 'Membuat kartu...',
  failed: 'Kartu belum dapat dibuat. Coba lagi.',
  loading: 'Memuat peserta...',
  printLead:
    'Kode ini tidak ditampilkan lagi setelah halaman ini ditutup. Delapan kartu di satu lembar A4.',
  printed: 'Kartu untuk dicetak',
  sharing: {
    summary: 'Bagikan ke orang tua, satu per satu',
    note: 'Kartu ini hanya untuk keluarga peserta ini. Jangan kirim ke grup: siapa pun yang membuka tautannya dapat mengaktifkan akun.',
    label: (name: string) => `Bagikan kartu ${name}`,
    list: 'Kartu yang dapat dibagikan',
    title: (name: string, product: string, club: string) =>
      `Kartu akun ${product} untuk ${name} (${club}).`,
    how: 'Buka tautan di bawah ini, lalu buat password.',
    secret: 'Hanya untuk keluarga ini, jangan diteruskan.',
  },
  scan: 'Pindai, lalu buat password.',
  typed: (address: string) => `Atau buka ${address} dan ketik kode:`,
  signInName: (name: string) => `Masuk lagi tanpa email: ${name}`,
  until: (date: string) => `Berlaku sampai ${date}`,
  qr: (name: string) => `Kode QR kartu ${name}`,
} as const;
