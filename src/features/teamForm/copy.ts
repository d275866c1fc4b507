export const copy = {
  emptyClub: 'Belum ada peserta di klub ini.',
  invite: 'Undang peserta',
  leave: {
    title: 'Buang isian tim ini?',
    text: 'Kategori, nama, dan anggota yang sudah Anda isi tidak disimpan.',
    confirm: 'Buang',
    stay: 'Lanjut mengisi',
  },
  preview: {
    code: 'Kode tim',
    category: 'Kategori',
    name: 'Nama tim Anda',
  },
} as const;
