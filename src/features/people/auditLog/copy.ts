import type * as organiserOperations from '../../../../openapi/organiserOperations.ts';
import type {
  AuditLogObjectKind,
  OrganiserRole,
  ResultsStateInput,
  RoundState,
  SlotCallInput,
  TournamentStatus,
} from '../../../../openapi/schema.d.ts';

export const copy = {
  title: 'Jurnal',
  lead: 'Setiap perubahan oleh penyelenggara, dan oleh klub pada anggota tim yang terdaftar dan data peserta.',
  table: 'Perubahan',
  loading: 'Memuat jurnal...',
  failed: 'Jurnal belum dapat dimuat.',
  empty: {
    title: 'Belum ada perubahan',
    message: 'Yang dibuat, diubah, atau dihapus penyelenggara tercatat di sini.',
  },
  entries: {
    heading: 'Yang dicatat',
    points: [
      { title: 'Waktu', text: 'Tanggal dan jam perubahan, yang terbaru di atas.' },
      { title: 'Penyelenggara', text: 'Siapa yang melakukannya, juga relawan dengan kartu meja.' },
      {
        title: 'Perubahan',
        text: 'Apa yang dibuat, diubah, atau dihapus, dan alasannya bila ditulis.',
      },
      { title: 'Objek', text: 'Lomba, tim, skor, atau artikel yang berubah.' },
    ],
  },
  nobody: 'Pengunjung',
  noneFound: 'Tidak ada perubahan yang cocok.',
  showAll: 'Tampilkan semua',
  count: (count: string) => `${count} perubahan`,
  filter: {
    organiser: 'Penyelenggara',
    allOrganisers: 'Semua',
    kind: 'Objek',
    allKinds: 'Semua',
    from: 'Dari tanggal',
    until: 'Sampai tanggal',
  },
  columns: { at: 'Waktu', organiser: 'Penyelenggara', change: 'Perubahan', object: 'Objek' },
} as const;

export const kindNames: Record<AuditLogObjectKind, string> = {
  tournament: 'Lomba',
  category: 'Kategori',
  registration: 'Pendaftaran',
  round: 'Babak',
  score: 'Skor',
  banner: 'Banner',
  video: 'Video',
  gallery_item: 'Galeri',
  blog: 'Artikel',
  organiser: 'Penyelenggara',
  account: 'Akun',
  club: 'Klub',
  certificate: 'Sertifikat',
};

type Operations = typeof organiserOperations;

/** The operations that change something, apart from signing in and out. */
type Change = Exclude<
  {
    [Id in keyof Operations]: Operations[Id]['method'] extends 'get' ? never : Id;
  }[keyof Operations],
  'loginOrganiser' | 'logoutOrganiser' | 'previewCertificate' | 'signInWithTableCard'
>;

/** The details of the operations that do something else with each. */
type Details = {
  setTournamentStatus: TournamentStatus;
  setBlogPublication: 'draft' | 'scheduled' | 'published';
  setCheckIn: 'present' | 'absent';
  recordCall: SlotCallInput['action'];
  changeResultsState: ResultsStateInput['action'];
  setRoundState: RoundState;
  setClubActive: 'active' | 'inactive';
  setClubReviewed: 'reviewed' | 'new';
  changeOrganiserRole: OrganiserRole;
};

/** The operations by which a club or one of its people changes the members of a registered team. */
type MemberChange =
  | 'updateTeam'
  | 'removeMember'
  | 'restoreMember'
  | 'removeClubParticipant'
  | 'restoreClubParticipant'
  | 'leaveClub'
  | 'rejoinClub'
  | 'importClubParticipants';

type Named =
  | MemberChange
  | Exclude<Change, keyof Details>
  | { [Id in keyof Details]: `${Id} ${Details[Id]}` }[keyof Details]
  | 'resetPassword'
  // Nobody knows by whom.
  | 'checkCertificateName'
  | 'eraseClubParticipant'
  // With the reason why it is opened again.
  | 'setRoundState'
  // With the reason of a correction.
  | 'changeResultsState'
  // In entries of earlier versions.
  | 'addScore'
  | 'correctScore'
  | 'deleteScore';

const names: Record<Named, string> = {
  createTournament: 'Membuat lomba',
  copyTournament: 'Menyalin lomba',
  updateTournament: 'Mengubah lomba',
  'setTournamentStatus draft': 'Menjadikan draf',
  'setTournamentStatus published': 'Menerbitkan',
  'setTournamentStatus postponed': 'Menunda',
  'setTournamentStatus cancelled': 'Membatalkan lomba',
  uploadTournamentPicture: 'Mengganti gambar',
  createCategory: 'Membuat kategori',
  updateCategory: 'Mengubah kategori',
  deleteCategory: 'Menghapus kategori',
  uploadCategoryLogo: 'Mengganti logo',
  uploadCategoryRule: 'Mengganti aturan',
  createBanner: 'Membuat banner',
  updateBanner: 'Mengubah banner',
  moveBanner: 'Memindahkan ke urutan',
  uploadBannerPicture: 'Mengganti gambar',
  deleteBanner: 'Menghapus banner',
  createVideo: 'Menambahkan video',
  updateVideo: 'Mengubah video',
  deleteVideo: 'Menghapus video',
  createGalleryItem: 'Membuat item galeri',
  updateGalleryItem: 'Mengubah item galeri',
  uploadGalleryPicture: 'Mengganti gambar',
  deleteGalleryItem: 'Menghapus item galeri',
  createBlog: 'Membuat artikel',
  updateBlog: 'Mengubah artikel',
  deleteBlog: 'Menghapus artikel',
  'setBlogPublication published': 'Menerbitkan',
  'setBlogPublication scheduled': 'Menjadwalkan',
  'setBlogPublication draft': 'Menarik menjadi draf',
  uploadBlogPicture: 'Mengganti gambar',
  'setCheckIn present': 'Mencatat kehadiran',
  'setCheckIn absent': 'Membatalkan kehadiran',
  withdrawRegistration: 'membatalkan pendaftaran',
  addLateRegistration: 'Mendaftarkan tim menyusul',
  addLateTeam: 'Membuat dan mendaftarkan tim menyusul',
  replaceMember: 'Mengganti anggota tim',
  updateTeam: 'Mengubah anggota tim',
  removeMember: 'Mengeluarkan anggota dari tim',
  restoreMember: 'Mengembalikan anggota ke tim',
  removeClubParticipant: 'Mengeluarkan peserta dari klub',
  restoreClubParticipant: 'Mengembalikan peserta ke klub',
  leaveClub: 'Keluar dari klub',
  rejoinClub: 'Kembali ke klub',
  importClubParticipants: 'Mengimpor anggota tim',
  moveRegistration: 'Memindahkan ke kategori lain',
  saveRounds: 'Mengatur babak',
  openRound: 'Membuka babak',
  replaceRoundTeam: 'Mengganti tim',
  drawRound: 'Mengundi pertandingan',
  drawLots: 'Mengundi urutan',
  importMatchResults: 'Mengimpor hasil pertandingan',
  saveMatchResult: 'Mencatat hasil pertandingan',
  deleteMatchResult: 'Menghapus hasil pertandingan',
  setRoundState: 'Membuka kembali babak',
  'setRoundState open': 'Membuka kembali babak',
  'setRoundState closed': 'Menutup babak',
  addRun: 'Memasukkan skor',
  saveDayPlan: 'Menyusun rencana hari',
  changeDayPlan: 'Mengubah rencana hari',
  'recordCall call': 'Memanggil tim',
  'recordCall arrive': 'Mencatat tim hadir di antrean',
  'recordCall start': 'Mencatat tim di arena',
  'recordCall end': 'Mencatat giliran selesai',
  'recordCall miss': 'Mencatat tim tidak datang',
  'recordCall undo': 'Membatalkan langkah antrean',
  'changeResultsState freeze': 'Membekukan papan',
  'changeResultsState open': 'Membuka papan',
  'changeResultsState declare': 'Menyatakan hasil sementara',
  'changeResultsState resume': 'Melanjutkan lomba',
  'changeResultsState make_official': 'Meresmikan hasil',
  'changeResultsState correct': 'Membuka koreksi hasil resmi',
  changeResultsState: 'Membuka koreksi hasil resmi',
  decideObjection: 'Memutuskan keberatan',
  saveCeremony: 'Menyusun upacara',
  revealCeremonyStep: 'Upacara',
  importScores: 'Mengimpor skor',
  correctRun: 'Mengoreksi skor',
  deleteRun: 'Menghapus skor',
  addScore: 'Memasukkan skor',
  correctScore: 'Mengoreksi skor',
  deleteScore: 'Menghapus skor',
  createResetLink: 'Membuat tautan password',
  eraseParticipant: 'Menghapus data peserta',
  eraseClubParticipant: 'Menghapus data peserta',
  'setClubActive active': 'Mengaktifkan klub kembali',
  'setClubActive inactive': 'Menonaktifkan klub',
  'setClubReviewed reviewed': 'Menandai klub sudah diperiksa',
  'setClubReviewed new': 'Membatalkan tanda diperiksa',
  createTableCards: 'Membuat kartu meja',
  renewTableCard: 'Memberi kartu meja kode baru',
  revokeTableCard: 'Menarik kartu meja',
  endTableCardSessions: 'Mengeluarkan perangkat dari kartu meja',
  saveCertificateDesign: 'Mengubah desain sertifikat',
  uploadCertificatePicture: 'Mengganti gambar sertifikat',
  issueCertificates: 'Menerbitkan sertifikat',
  replaceCertificate: 'Mengganti sertifikat',
  withdrawCertificate: 'Menarik sertifikat',
  checkCertificateName: 'Terlalu sering mencoba nama pada sertifikat',
  inviteOrganiser: 'Mengundang penyelenggara',
  deactivateOrganiser: 'Menonaktifkan penyelenggara',
  'changeOrganiserRole owner': 'Menjadikan pemilik',
  'changeOrganiserRole organiser': 'Menjadikan penyelenggara biasa',
  resetPassword: 'Membuat password baru dengan tautan',
  changeOrganiserPassword: 'Mengganti password sendiri',
  endOrganiserSessions: 'Mengakhiri semua sesi sendiri',
};

/** What an operation does, by its id; by its id and detail where that says more. */
export const changeNames: Readonly<Record<string, string>> = names;
