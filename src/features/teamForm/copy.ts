export const copy = {
  emptyClub: 'Belum ada peserta di klub ini.',
  invite: 'Undang peserta',
  preview: {
    code: 'Kode tim',
    category: 'Kategori',
    name: 'Nama tim Anda',
  },
} as const;
