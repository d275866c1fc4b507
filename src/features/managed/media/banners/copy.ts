import { managedTexts } from '../../lists/copy.ts';

export const copy = {
  texts: managedTexts('banner', 'banner', {
    title: 'Banner',
    create: 'Buat banner',
    empty: 'Belum ada banner. Halaman depan tampil tanpa banner.',
    isNew: 'Tanpa gambar, banner belum tampil.',
    removing: 'Gambarnya ikut terhapus. Ini tidak dapat diurungkan.',
  }),
  order: 'Halaman depan menampilkan banner dengan urutan ini.',
  noButton: 'Tanpa tombol',
  hidden: 'Belum tampil di halaman depan: belum ada gambar.',
  picture: 'Dipotong menjadi 16 : 9; di layar lebar teks menutupi sisi kirinya.',
  sections: {
    texts: { title: 'Teks' },
    button: { title: 'Tombol', lead: 'Boleh kosong; banner tampil tanpa tombol.' },
  },
  fields: {
    title: { label: 'Judul', missing: 'Judul wajib diisi.' },
    subtitle: { label: 'Subjudul' },
    buttonText: { label: 'Teks tombol' },
    buttonLink: {
      label: 'Tautan tombol',
      hint: 'Alamat http(s), atau halaman situs ini seperti /tournaments.',
    },
  },
  rules: {
    both: 'Tombol memerlukan teks dan tautan.',
    link: 'Tautan harus berupa alamat http(s) atau halaman situs ini, misalnya /tournaments.',
  },
} as const;
