export const copy = {
  notFound: {
    title: '404 ERROR',
    text: 'The page you are looking for does not exist.',
    home: 'Ke beranda',
    tournaments: 'Lihat lomba',
  },
  error: {
    title: 'Terjadi kesalahan',
    text: 'Halaman ini belum dapat ditampilkan. Coba sekali lagi, atau mulai lagi dari beranda.',
    retry: 'Coba lagi',
    home: 'Ke beranda',
  },
  unreachable: {
    title: 'Tidak ada koneksi',
    text: 'Halaman ini belum dapat diambil. Halaman terbuka sendiri begitu koneksi kembali; sementara itu Anda dapat kembali ke halaman sebelumnya.',
    back: 'Kembali',
  },
} as const;
