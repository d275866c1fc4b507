export const copy = {
  list: {
    title: 'Banner',
    table: 'Daftar banner',
    loading: 'Memuat banner...',
    failed: 'Daftar banner belum dapat dimuat.',
    empty: 'Belum ada banner. Halaman depan tampil tanpa banner.',
    columns: { title: 'Judul', link: 'Tombol' },
  },
} as const;
