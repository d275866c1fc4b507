import { managedTexts } from '../../lists/copy.ts';

export const copy = {
  texts: managedTexts('item galeri', 'galeri', {
    title: 'Galeri',
    create: 'Buat item galeri',
    empty: 'Galeri masih kosong. Yang terbaru tampil paling depan di halaman media.',
    isNew: 'Tanpa gambar, item belum tampil.',
    removeTitle: (title) => `Hapus "${title}" dari galeri?`,
    removing: 'Gambarnya ikut terhapus. Ini tidak dapat diurungkan.',
  }),
  columns: { slug: 'Alamat', date: 'Tanggal' },
  hidden: 'Belum tampil di galeri: belum ada gambar.',
  picture: 'Dipotong menjadi 3 : 2.',
  section: 'Tentang gambar',
  fields: {
    title: { label: 'Judul', missing: 'Judul wajib diisi.' },
    description: { label: 'Keterangan', hint: 'Teks biasa; baris baru tetap baris baru.' },
  },
} as const;
