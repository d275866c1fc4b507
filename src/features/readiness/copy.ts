import type { RegistrationObstacle } from '../../../openapi/schema.d.ts';

/** What keeps a team from being registered; that its category is not played is said for all together. */
const obstacles: Record<Exclude<RegistrationObstacle, 'category'>, string> = {
  members: 'Belum ada anggota',
  not_open: 'Pendaftaran belum dibuka',
  closed: 'Pendaftaran sudah ditutup',
  started: 'Turnamen sudah dimulai',
  postponed: 'Turnamen ditunda',
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
  teamsIn: (title: string) => `Tim di ${title}`,
  registeredOf: (count: string, all: string) => `${count} dari ${all} tim terdaftar`,
  noPlaying: 'Belum ada tim klub Anda yang kategorinya dipertandingkan di sini.',
  unplayed: (names: string) => `Kategorinya tidak dipertandingkan di sini: ${names}.`,
  waiting: (names: string) => `Dapat didaftarkan sesudah itu: ${names}.`,
  late: (names: string) => `Tidak terdaftar, dan pendaftarannya sudah berakhir: ${names}.`,
  unplayedTeam: (name: string, category: string) => `${name} (${category})`,
  members: (category: string, count: string) => `${category} · ${count} anggota`,
  registered: 'Terdaftar',
  checkedIn: 'Sudah hadir',
  obstacles,
  leaderless: 'Belum ada ketua',
  shared: (names: string) => `Berbagi anggota dengan ${names}.`,
  sharedCount: (count: string, all: string) =>
    `${count} dari ${all} pendaftaran melibatkan siswa yang juga bermain di tim lain. Itu boleh; periksa jadwalnya.`,
  register: 'Daftarkan',
  registerTeam: (team: string, title: string) => `Daftarkan ${team} di ${title}`,
  registering: 'Mendaftarkan...',
  registerSome: (count: string) => `Daftarkan ${count} tim`,
  registerAll: (count: string) => `Daftarkan semua yang bisa (${count})`,
  progress: (done: string, all: string) => `Mendaftarkan ${done} dari ${all}...`,
  succeeded: (name: string) => `${name} berhasil terdaftar!`,
  result: (done: string, rejected: number) =>
    rejected > 0
      ? `${done} pendaftaran berhasil, ${rejected} gagal.`
      : `${done} pendaftaran berhasil.`,
  rejected: 'Tim belum dapat didaftarkan.',
  unreachable: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
  withdraw: {
    open: 'Tarik',
    openFor: (team: string, title: string) => `Tarik pendaftaran ${team} dari ${title}`,
    title: 'Tarik pendaftaran?',
    text: (team: string, title: string) =>
      `${team} tidak lagi terdaftar di ${title}. Tim dapat didaftarkan lagi selama pendaftaran dibuka dan masih ada tempat.`,
    confirm: 'Tarik pendaftaran',
    done: (team: string) => `Pendaftaran ${team} telah ditarik.`,
    undone: (count: string) => `${count} pendaftaran ditarik kembali.`,
    failed: 'Pendaftaran belum dapat ditarik.',
  },
} as const;
