import type { RegistrationObstacle } from '../../../openapi/schema.d.ts';

/** What keeps a team from being registered; that its category is not played is said for all together. */
const obstacles: Record<Exclude<RegistrationObstacle, 'category'>, string> = {
  members: 'Belum ada anggota',
  not_open: 'Pendaftaran belum dibuka',
  closed: 'Pendaftaran sudah ditutup',
  started: 'Lomba sudah dimulai',
  postponed: 'Lomba ditunda',
  full: 'Kategori sudah penuh',
};

export const copy = {
  title: 'Siap lomba?',
  lead: 'Tim klub Anda di tiap lomba mendatang: apa yang masih kurang dan apa yang sudah selesai.',
  loading: 'Memuat kesiapan tim...',
  failed: 'Kesiapan tim belum dapat dimuat.',
  notOffered:
    'Server ini belum menawarkan pendaftaran oleh klub. Anggota tim mendaftarkan timnya dari halaman turnamen, dengan akun mereka sendiri.',
  noTeams: 'Klub Anda belum memiliki tim. Bentuklah yang pertama di Team Builder.',
  builder: 'Team Builder',
  noTournaments: 'Belum ada lomba mendatang. Begitu turnamen diumumkan, tim Anda muncul di sini.',
  toTournaments: 'Lihat turnamen',
  counts: (ready: string, unready: string) => `${ready} tim siap, ${unready} belum`,
  meaning: 'Siap: terdaftar di satu lomba atau lebih, dengan anggota dan ketua.',
  unreadyTeams: (names: string) => `Belum: ${names}.`,
  otherTeams: (count: string) => `${count} tim lainnya`,
  onlyUnready: 'Hanya yang belum siap',
  nothingToDo: 'Tidak ada lagi yang perlu dilengkapi atau didaftarkan.',
  chooseFirst: 'Pilih lomba di bawah, lalu tim yang didaftarkan ke sana.',
  registeredOf: (count: string, all: string) => `${count} dari ${all} tim terdaftar`,
  registrable: (count: string) => `${count} tim dapat didaftarkan`,
  opens: (time: string) => `Pendaftaran dibuka ${time}`,
  closes: (time: string) => `Pendaftaran ditutup ${time}`,
  noPlaying: 'Belum ada tim klub Anda yang kategorinya dipertandingkan di sini.',
  allRegistered: 'Semua tim sudah terdaftar.',
  incomplete: 'Tim yang belum terdaftar perlu dilengkapi dulu.',
  unplayed: (names: string) => `Kategorinya tidak dipertandingkan di sini: ${names}.`,
  waiting: (names: string) => `Dapat didaftarkan sesudah itu: ${names}.`,
  full: (names: string) => `Kategorinya sudah penuh: ${names}.`,
  late: (names: string) => `Tidak terdaftar, dan pendaftarannya sudah berakhir: ${names}.`,
  teamAndCategory: (name: string, category: string) => `${name} (${category})`,
  members: (category: string, count: string) => `${category} · ${count} anggota`,
  unfinished: 'Perlu dilengkapi',
  unfinishedIn: (title: string) => `Perlu dilengkapi di ${title}`,
  settled: (count: string) => `Tim terdaftar (${count})`,
  settledIn: (title: string) => `Tim terdaftar di ${title}`,
  registered: 'Terdaftar',
  checkedIn: 'Sudah hadir',
  obstacles,
  leaderless: 'Belum ada ketua',
  shared: (names: string) => `Berbagi anggota dengan ${names}.`,
  choice: {
    open: (count: string) => `Pilih tim (${count})`,
    openFor: (count: string, title: string) => `Pilih tim (${count}) untuk ${title}`,
    teams: (title: string) => `Tim untuk ${title}`,
    all: 'Pilih semua',
    none: 'Centang tim yang akan didaftarkan.',
    submit: (count: string, title: string) => `Daftarkan ${count} tim ke ${title}`,
    registering: 'Mendaftarkan...',
    shared: (count: string, all: string) =>
      `${count} dari ${all} tim ini berbagi anggota dengan tim lain. Itu boleh, asal mereka sempat bermain untuk keduanya pada hari itu.`,
  },
  progress: (done: string, all: string) => `Mendaftarkan ${done} dari ${all}...`,
  succeeded: (name: string) => `${name} berhasil terdaftar!`,
  result: (done: string, rejected: number) =>
    rejected > 0
      ? `${done} pendaftaran berhasil, ${rejected} gagal.`
      : `${done} pendaftaran berhasil.`,
  rejected: 'Tim belum dapat didaftarkan.',
  unreachable: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
  withdraw: {
    open: 'Batalkan',
    openFor: (team: string, title: string) => `Batalkan pendaftaran ${team} di ${title}`,
    title: 'Batalkan pendaftaran?',
    text: (team: string, title: string) =>
      `${team} tidak lagi terdaftar di ${title}. Tim dapat didaftarkan lagi selama pendaftaran dibuka dan masih ada tempat.`,
    confirm: 'Batalkan pendaftaran',
    keep: 'Tetap terdaftar',
    done: (team: string) => `Pendaftaran ${team} telah dibatalkan.`,
    undone: (count: string) => `${count} pendaftaran dibatalkan.`,
    failed: 'Pendaftaran belum dapat dibatalkan.',
  },
} as const;
