import type { ResultsStateInput } from '../../../openapi/schema.d.ts';

export type Action = ResultsStateInput['action'];

export const copy = {
  title: 'Hasil resmi',
  loading: 'Memuat status hasil...',
  failed: 'Status hasil belum dapat dimuat.',
  outdated: 'Status hasil belum dapat diperbarui.',
  toObjections: 'Keberatan',
  openObjections: (count: string) => `Keberatan (${count})`,
  lead: 'Dari hasil langsung ke hasil resmi, untuk tiap kategori: bekukan papan menjelang akhir, nyatakan hasil sementara setelah percobaan terakhir, lalu resmikan setelah waktu keberatan berakhir.',
  empty: {
    title: 'Belum ada kategori',
    message: 'Pilih dulu kategori lomba ini.',
    action: 'Ubah lomba',
  },
  categories: 'Kategori',
  states: {
    live: 'Langsung',
    frozen: (time: string) => `Papan dibekukan sejak ${time}`,
    provisional: 'Sementara',
    objectionsUntil: (time: string, left: string) =>
      `Sementara, keberatan sampai ${time} (${left})`,
    objectionsEnded: 'Sementara, waktu keberatan sudah berakhir',
    correcting: (version: number) => `Koreksi disiapkan, umum melihat versi ${version}`,
    correctingFrozen: 'Koreksi disiapkan',
    official: (version: number) => `Resmi, versi ${version}`,
  },
  minutesLeft: (count: number) => (count < 1 ? 'kurang dari 1 menit lagi' : `masih ${count} menit`),
  stillHidden: (time: string) => `Papan masih dibekukan sejak ${time}.`,
  missing: (count: string) => `${count} hasil belum masuk`,
  complete: 'Semua hasil babak yang dibuka sudah masuk',
  objections: (count: string) => `${count} keberatan belum diputuskan`,
  versions: (name: string) => `Versi resmi ${name}`,
  version: (version: number, time: string) => `Versi ${version}, ${time}`,
  decide: (count: string) => `Putuskan keberatan (${count})`,
  /** What a button does, in which category. */
  actionFor: (action: string, category: string) => `${action}, ${category}`,
  more: 'Lainnya',
  actions: {
    freeze: 'Bekukan papan',
    open: 'Buka papan',
    declare: 'Nyatakan sementara',
    resume: 'Lanjutkan lomba',
    make_official: 'Resmikan',
    correct: 'Buka koreksi',
  } satisfies Record<Action, string>,
  dialogs: {
    freeze: {
      title: (names: string) => `Bekukan papan ${names}?`,
      text: 'Semua orang tetap melihat hasil sampai saat ini. Hasil yang masuk sesudahnya hanya terlihat oleh penyelenggara dan tim itu sendiri, sampai Anda membuka papan.',
    },
    open: {
      title: (names: string) => `Buka papan ${names}?`,
      text: 'Semua orang langsung melihat semua hasil yang sudah masuk.',
    },
    declare: {
      title: (names: string) => `Nyatakan hasil ${names} sementara?`,
      text: 'Semua orang melihat bahwa hasilnya sementara. Mulai sekarang tim hanya dapat mengajukan keberatan selama waktu keberatan.',
    },
    resume: {
      title: (names: string) => `Lanjutkan lomba ${names}?`,
      text: 'Hasilnya tidak lagi sementara, dan waktu keberatan dimulai lagi saat Anda menyatakannya sementara.',
    },
    make_official: {
      title: (names: string) => `Resmikan hasil ${names}?`,
      text: 'Skor, pertandingan, dan babak kategori ini lalu terkunci, dan semua orang melihat bahwa hasilnya resmi.',
    },
    correct: {
      title: (names: string) => `Buka koreksi ${names}?`,
      text: 'Skor dapat diubah lagi. Semua orang tetap melihat versi resmi yang ada sampai Anda meresmikan versi berikutnya.',
    },
  } satisfies Record<Action, { title: (names: string) => string; text: string }>,
  window: (minutes: number) =>
    minutes === 0
      ? 'Lomba ini tidak memberi waktu keberatan.'
      : `Waktu keberatan lomba ini ${minutes} menit.`,
  correctFrozen:
    'Skor dapat diubah lagi. Semua orang tetap melihat papan yang dibekukan, dan belum melihat hasil resmi, sampai Anda membuka papan.',
  staysHidden: 'Papan tetap dibekukan sampai Anda membukanya.',
  lacking: 'Yang belum selesai:',
  windowOpen: (time: string) => `waktu keberatan sampai ${time}`,
  early: 'Resmikan walaupun belum selesai',
  mustConfirm: 'Centang jika hasilnya memang harus diresmikan sekarang.',
  reason: {
    label: 'Alasan koreksi',
    hint: 'Dibaca semua orang bersama versi berikutnya.',
    missing: 'Isi alasan koreksi.',
  },
  cancel: 'Batal',
  notChanged: 'Status hasil belum diubah.',
  reloaded: 'Halaman ini kini menampilkan status terbaru.',
  select: (category: string) => `Pilih ${category}`,
  freezeSelected: (count: number) => `Bekukan papan (${count})`,
  selectHint: 'Pilih beberapa kategori untuk membekukan papannya sekaligus.',
  frozenTogether: (count: number) => `Papan ${count} kategori telah dibekukan.`,
  notFrozen: (failures: string) => `Belum dibekukan: ${failures}`,
  failureOf: (category: string, message: string) => `${category} (${message})`,
} as const;
