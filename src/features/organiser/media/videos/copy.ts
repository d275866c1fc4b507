export const copy = {
  list: {
    title: 'Video',
    table: 'Daftar video',
    loading: 'Memuat video...',
    failed: 'Daftar video belum dapat dimuat.',
    empty: 'Belum ada video. Yang terbaru tampil paling depan di halaman media.',
    create: 'Tambah video',
    columns: { title: 'Judul', id: 'ID YouTube', actions: 'Tindakan' },
    removing: {
      title: (title: string) => `Hapus video "${title}"?`,
      text: 'Video di YouTube tetap ada; hanya dihapus dari halaman media.',
      failed: 'Video belum dapat dihapus. Coba lagi.',
    },
  },
  page: {
    new: 'Video baru',
    missing: 'Video tidak ditemukan.',
    toList: 'Ke daftar video',
  },
  form: {
    label: 'Data video',
    video: 'Video YouTube',
    videoLead: 'Pengunjung baru terhubung ke YouTube saat memutar video.',
    title: 'Judul',
    address: 'Alamat atau ID video',
    addressHint: 'Tempel alamatnya dari YouTube, misalnya https://youtu.be/…',
    rules: {
      title: 'Judul wajib diisi.',
      address: 'Ini bukan alamat atau ID video YouTube.',
    },
    failed: 'Video belum dapat disimpan. Coba lagi.',
  },
  preview: {
    none: 'Isi alamat video untuk melihat gambarnya.',
    failed: 'Gambar video ini tidak dapat dimuat. Periksa alamatnya di YouTube.',
    watch: 'Buka di YouTube',
  },
} as const;
