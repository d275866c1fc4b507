import type { ObjectionState, OwnTournamentRuns } from '../../../../openapi/schema.d.ts';

export const copy = {
  title: 'Hasil tim Anda',
  lead: 'Hanya terlihat oleh tim dan klub Anda: semua hasil lomba yang baru, juga yang belum diumumkan.',
  failed: 'Hasil tim Anda belum dapat dimuat.',
  none: 'Belum ada hasil.',
  states: {
    live: '',
    frozen: 'Papan dibekukan: umum belum melihat semua hasil ini.',
    provisional: 'Hasil sementara.',
    official: 'Hasil resmi.',
  } satisfies Record<OwnTournamentRuns['state'], string>,
  until: (time: string, left: string) => `Keberatan sampai ${time} (${left}).`,
  minutesLeft: (count: number) => (count < 1 ? 'kurang dari 1 menit lagi' : `masih ${count} menit`),
  of: (tournament: string, category: string) => `${tournament} · ${category}`,
  run: (round: string, number: number) => `${round}, percobaan ${number}`,
  match: (place: string, opponent: string) => `${place}, lawan ${opponent}`,
  turns: 'Giliran berikutnya',
  turn: (arena: string, time: string) => `${arena}, sekitar ${time}`,
  object: 'Ajukan keberatan',
  objectTo: (subject: string) => `Ajukan keberatan: ${subject}`,
  objections: {
    open: 'Keberatan menunggu keputusan juri kepala',
    upheld: 'Keberatan diterima',
    rejected: 'Keberatan ditolak',
  } satisfies Record<ObjectionState, string>,
  reason: 'Alasan keputusan',
  author: (author: string) => `Diajukan ${author}`,
  dialog: {
    title: 'Ajukan keberatan',
    lead: (subject: string) =>
      `${subject}. Juri kepala membaca keberatan Anda dan memutuskannya dengan alasan.`,
    text: 'Apa yang keliru?',
    missing: 'Isi keberatan Anda.',
    hint: (count: string) => `Paling banyak ${count} huruf.`,
    confirm: 'Kirim',
    cancel: 'Batal',
    failed: 'Keberatan belum terkirim.',
    unreachable: 'Keberatan belum terkirim. Periksa koneksi Anda, lalu coba lagi.',
  },
} as const;
