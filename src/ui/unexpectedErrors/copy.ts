export const copy = {
  title: 'Belum tersimpan: terjadi kesalahan di halaman ini.',
  detail:
    'Yang Anda isi tetap di sini. Coba sekali lagi; bila masih gagal, catat isiannya, lalu muat ulang halaman.',
} as const;
