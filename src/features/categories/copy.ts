/** Words of a category's page. */
export const copy = {
  eyebrow: 'Kategori lomba',
  loading: 'Memuat kategori...',
  logo: (name: string) => `Logo ${name}`,
  about: 'Tentang kategori ini',
  noDescription: 'Deskripsi tidak tersedia.',
  toTournaments: 'Lihat turnamennya',
  toAllTournaments: 'Lihat semua turnamen',
  failedTitle: 'Kategori belum dapat ditampilkan',
  failed: 'Kategori ini belum dapat dimuat.',
  missingTitle: 'Kategori tidak ditemukan',
  missing: 'Kategori ini tidak ada, atau sudah dihapus oleh penyelenggara.',
  title: 'Kategori',
  rules: {
    title: 'Tournament Rules',
    text: 'Ukuran robot, lintasan atau arena, jalannya lomba, dan penilaian: bacalah sebelum merakit.',
    view: 'View PDF',
    download: 'Download PDF',
    downloading: 'Downloading...',
    failed: 'Berkas belum dapat diunduh. Silakan coba lagi.',
  },
} as const;
