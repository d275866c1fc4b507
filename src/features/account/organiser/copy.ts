export const copy = {
  board: {
    title: 'Satu meja. Satu musim.',
    text: 'Tempat kerja penyelenggara: dari pembukaan pendaftaran sampai pengumuman juara.',
    points: [
      'Buat lomba dan atur jadwalnya',
      'Buka dan tutup pendaftaran',
      'Undang penyelenggara lain dengan tautan',
    ],
  },
  signIn: {
    title: 'Masuk penyelenggara',
    toHome: 'Ke beranda',
    lead: 'Untuk penyelenggara yang menjalankan lomba.',
    submit: 'Masuk',
    submitting: 'Masuk...',
    failed: 'Belum dapat masuk. Coba lagi.',
  },
  forgotten: {
    lead: 'Kami mengirim tautan untuk membuat password baru ke email akun penyelenggara Anda.',
  },
} as const;
