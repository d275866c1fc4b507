export const copy = {
  title: 'Kartu masuk',
  summary: 'Kartu dengan kode QR bagi siswa yang akunnya dikelola klub.',
  points: [
    {
      title: 'Siswa membuat password sendiri',
      text: 'Dengan kartu, siswa mengambil alih akunnya. Siswa yang memiliki email dapat menerimanya lewat email.',
    },
    {
      title: 'Satu kartu, satu kali pakai',
      text: 'Kartu baru mengakhiri kartu lama.',
    },
    {
      title: 'Yang tetap dapat dilakukan klub',
      text: 'Nama, email, kelas, dan tim tetap terlihat, dan klub tetap dapat memperbaiki nama, email, dan kelas. Klub tidak dapat melihat password atau membuat kartu baru.',
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
    text: 'Tidak ada akun yang dikelola klub. Siswa yang diimpor dan belum membuat password tampil di sini.',
  },
  class: 'Kelas',
  allClasses: 'Semua kelas',
  create: (count: string) => `Buat ${count} kartu`,
  mail: (count: string) => `Kirim ${count} lewat email`,
  mailing: 'Mengirim...',
  mailFailed: 'Kartu belum dapat dikirim. Coba lagi.',
  mailed: (count: string) => `${count} kartu sedang dikirim lewat email.`,
  withoutAddress: (count: string, names: string) => `${count} siswa tanpa email: ${names}.`,
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
  print: 'Cetak',
  printLead:
    'Kode ini tidak ditampilkan lagi setelah halaman ini ditutup. Delapan kartu di satu lembar A4.',
  printed: 'Kartu untuk dicetak',
  scan: 'Pindai, lalu buat password.',
  typed: (address: string) => `Atau buka ${address} dan ketik kode:`,
  signInName: (name: string) => `Masuk lagi tanpa email: ${name}`,
  until: (date: string) => `Berlaku sampai ${date}`,
  qr: (name: string) => `Kode QR kartu ${name}`,
} as const;
