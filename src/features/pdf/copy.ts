import type { PdfErrorReason } from './file/pdfLoadError.ts';

const errors: Record<PdfErrorReason, { title: string; text: string }> = {
  invalidUrl: {
    title: 'Alamat tidak dapat dibuka',
    text: 'Ini bukan alamat berkas PDF. Hanya alamat yang dimulai dengan http:// atau https:// yang dapat dibuka di sini.',
  },
  unreachable: {
    title: 'PDF tidak dapat diambil',
    text: 'Mungkin koneksi terputus, atau situs pemiliknya tidak mengizinkan berkas dibaca di halaman ini.',
  },
  notFound: {
    title: 'PDF tidak ditemukan',
    text: 'Berkas ini tidak ada, atau sudah dihapus oleh pemiliknya.',
  },
  httpError: {
    title: 'PDF belum dapat dibuka',
    text: 'Server menolak memberikan berkas ini. Cobalah beberapa saat lagi.',
  },
  notPdf: { title: 'Bukan PDF', text: 'Alamat ini dapat dibuka, tetapi isinya bukan berkas PDF.' },
  tooLarge: {
    title: 'PDF terlalu besar',
    text: 'Berkas ini terlalu besar untuk dibaca di halaman ini. Buka di tab baru untuk membacanya.',
  },
  locked: {
    title: 'PDF terkunci',
    text: 'Berkas ini dilindungi password. Buka di tab baru untuk memasukkan password-nya.',
  },
  broken: {
    title: 'PDF rusak',
    text: 'Berkas ini rusak atau tidak lengkap, sehingga tidak dapat ditampilkan.',
  },
  noViewer: {
    title: 'PDF belum dapat dibuka',
    text: 'Pembaca PDF tidak berhasil dimuat. Periksa koneksi Anda, lalu coba sekali lagi.',
  },
};

export const copy = {
  back: 'Kembali',
  tools: 'Alat pembaca PDF',
  loading: 'Memuat PDF...',
  page: 'Halaman',
  of: (pageCount: number) => `dari ${pageCount}`,
  pageOf: (page: number, pageCount: number) => `Halaman ${page} dari ${pageCount}`,
  goToPage: 'Halaman',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  zoomOut: 'Perkecil',
  zoomIn: 'Perbesar',
  percent: (percent: number) => `${percent}%`,
  fitWidth: 'Sesuaikan lebar',
  download: 'Unduh PDF',
  open: 'Buka di tab baru',
  imageOnly: 'Halaman ini berupa gambar, tanpa teks yang dapat dibacakan.',
  brokenPage: 'Halaman ini tidak dapat ditampilkan. Halaman lain mungkin tetap dapat dibaca.',
  home: 'Ke beranda',
  errors,
} as const;
