export const copy = {
  title: 'Kartu masuk',
  summary: 'Kartu dengan kode QR bagi siswa yang akunnya dikelola klub.',
  lead: 'Dengan kartu, siswa membuat password dan mengambil alih akunnya. Satu kartu hanya dapat dipakai satu kali; kartu baru mengakhiri kartu lama.',
  afterwards:
    'Sesudah siswa mengambil alih akunnya, klub tidak dapat melihat password-nya atau membuat kartu baru. Nama, email, kelas, dan tim tetap terlihat, dan klub tetap dapat memperbaiki nama, email, dan kelas.',
  none: 'Tidak ada akun yang dikelola klub. Siswa yang diimpor dan belum membuat password tampil di sini.',
  class: 'Kelas',
  allClasses: 'Semua kelas',
  create: (count: string) => `Buat ${count} kartu`,
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
