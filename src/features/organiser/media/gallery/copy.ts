export const copy = {
  list: {
    title: 'Galeri',
    table: 'Daftar galeri',
    loading: 'Memuat galeri...',
    failed: 'Daftar galeri belum dapat dimuat.',
    empty: 'Galeri masih kosong. Yang terbaru tampil paling depan di halaman media.',
    create: 'Buat item galeri',
    columns: { title: 'Judul', slug: 'Alamat', date: 'Tanggal', actions: 'Tindakan' },
    removing: {
      title: (title: string) => `Hapus "${title}" dari galeri?`,
      text: 'Gambarnya ikut terhapus. Ini tidak dapat diurungkan.',
      failed: 'Item galeri belum dapat dihapus. Coba lagi.',
    },
  },
  page: {
    new: 'Item galeri baru',
    isNew: 'Gambarnya diunggah setelah disimpan. Tanpa gambar, item belum tampil.',
    hidden: 'Belum tampil di galeri: belum ada gambar.',
    missing: 'Item galeri tidak ditemukan.',
    toList: 'Ke daftar galeri',
  },
  form: {
    label: 'Data item galeri',
    about: 'Tentang gambar',
    title: 'Judul',
    slug: 'Alamat',
    slugHint: 'Kosongkan agar dibuat dari judul.',
    address: (path: string) => `Halamannya: ${path}`,
    description: 'Keterangan',
    descriptionHint: 'Teks biasa; baris baru tetap baris baru.',
    rules: {
      title: 'Judul wajib diisi.',
      slug: 'Alamat terdiri dari huruf kecil, angka dan tanda hubung di antaranya.',
    },
    failed: 'Item galeri belum dapat disimpan. Coba lagi.',
  },
  picture: {
    title: 'Gambar',
    lead: 'Dipotong menjadi 3 : 2. Langsung tampil setelah diunggah.',
  },
} as const;
