export const copy = {
  board: {
    title: 'Satu meja. Satu musim.',
    text: 'Tempat kerja panitia: dari pembukaan pendaftaran sampai pengumuman juara.',
    points: [
      'Buat turnamen dan atur jadwalnya',
      'Buka dan tutup pendaftaran',
      'Undang penyelenggara lain dengan tautan',
    ],
  },
  signIn: {
    title: 'Masuk penyelenggara',
    toHome: 'Ke beranda',
    lead: 'Untuk panitia yang menjalankan turnamen.',
    submit: 'Masuk',
    submitting: 'Masuk...',
    failed: 'Belum dapat masuk. Coba lagi.',
  },
  forgotten: {
    lead: 'Kami mengirim tautan untuk membuat password baru ke email akun penyelenggara Anda.',
  },
} as const;
