export const copy = {
  sections: 'Jenis media',
  page: (section: string) => `${section} · Media`,
  noPicture: 'Tanpa gambar',
  remove: (title: string) => `Hapus ${title}`,
  confirmRemove: 'Hapus',
} as const;
