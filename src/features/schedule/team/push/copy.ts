export const copy = {
  section: 'Pemberitahuan panggilan',
  follow: 'Beri tahu saya walau halaman ini ditutup',
  unfollow: 'Berhenti beri tahu saya',
  followed: 'Perangkat ini diberi tahu saat tim dipanggil, walau halaman ini ditutup.',
  unfollowed: 'Perangkat ini tidak diberi tahu lagi.',
  denied:
    'Pemberitahuan dari situs ini diblokir. Izinkan di pengaturan situs pada browser, lalu tekan lagi.',
  dismissed: 'Pemberitahuan belum diizinkan. Tekan lagi, lalu pilih Izinkan.',
  noService:
    'Browser belum dapat menghubungi layanan pemberitahuannya. Periksa koneksi internet, atau buka halaman ini di luar mode penyamaran, lalu tekan lagi.',
  unreachable: 'Belum tersimpan. Periksa koneksi internet, lalu tekan lagi.',
  failed: 'Belum tersimpan. Tekan lagi sebentar lagi.',
  refused:
    'Server tidak dapat memberi tahu perangkat ini tentang tim ini. Biarkan halaman ini terbuka.',
  obstacles: {
    insecure:
      'Di alamat http, browser tidak dapat memberi tahu saat halaman ini ditutup. Biarkan halaman ini terbuka.',
    apple:
      'Di iPhone dan iPad (iOS 16.4 ke atas), situs ini dapat memberi tahu saat ditutup kalau sudah ada di layar utama: ketuk Bagikan, lalu Tambah ke Layar Utama, dan buka lagi tim ini dari sana.',
    unsupported:
      'Browser ini tidak dapat memberi tahu saat halaman ini ditutup. Biarkan halaman ini terbuka.',
  },
} as const;
