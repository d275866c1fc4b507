import type { JournalObjectKind } from '../../../../openapi/schema.d.ts';

export const copy = {
  title: 'Jurnal',
  lead: 'Setiap perubahan oleh penyelenggara.',
  table: 'Perubahan',
  loading: 'Memuat jurnal...',
  failed: 'Jurnal belum dapat dimuat.',
  empty: 'Belum ada perubahan.',
  noneFound: 'Tidak ada perubahan yang cocok.',
  showAll: 'Tampilkan semua',
  count: (count: string) => `${count} perubahan`,
  filter: {
    organiser: 'Penyelenggara',
    allOrganisers: 'Semua penyelenggara',
    kind: 'Objek',
    allKinds: 'Semua objek',
    from: 'Dari tanggal',
    until: 'Sampai tanggal',
  },
  columns: { at: 'Waktu', organiser: 'Penyelenggara', change: 'Perubahan', object: 'Objek' },
} as const;

export const kindNames: Record<JournalObjectKind, string> = {
  tournament: 'Turnamen',
  category: 'Kategori',
  registration: 'Pendaftaran',
  score: 'Skor',
  media: 'Media',
  organiser: 'Penyelenggara',
  account: 'Akun',
  club: 'Klub',
};

/** What an operation does, by its id; by its id and detail where that says more. */
export const changeNames: Record<string, string> = {
  createTournament: 'Membuat turnamen',
  updateTournament: 'Mengubah turnamen',
  'setTournamentStatus draft': 'Menjadikan draf',
  'setTournamentStatus published': 'Menerbitkan',
  'setTournamentStatus postponed': 'Menunda',
  'setTournamentStatus cancelled': 'Membatalkan turnamen',
  uploadTournamentPicture: 'Mengganti gambar',
  createCategory: 'Membuat kategori',
  updateCategory: 'Mengubah kategori',
  deleteCategory: 'Menghapus kategori',
  uploadCategoryLogo: 'Mengganti logo',
  uploadCategoryRule: 'Mengganti aturan',
  'setCheckIn present': 'Mencatat kehadiran',
  'setCheckIn absent': 'Membatalkan kehadiran',
  withdrawRegistration: 'Menarik pendaftaran',
  addScore: 'Memasukkan skor',
  importScores: 'Mengimpor skor',
  correctScore: 'Mengoreksi skor',
  deleteScore: 'Menghapus skor',
  createResetLink: 'Membuat tautan password',
  'setClubActive active': 'Mengaktifkan klub kembali',
  'setClubActive inactive': 'Menonaktifkan klub',
  inviteOrganiser: 'Mengundang penyelenggara',
  changeOrganiserPassword: 'Mengganti password sendiri',
  endOrganiserSessions: 'Mengakhiri semua sesi sendiri',
};
