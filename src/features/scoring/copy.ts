import { outcomeNames, runOutcomes } from '../../../openapi/runs/runOutcomes.ts';
import type { RunOutcome } from '../../../openapi/schema.d.ts';

/** The names of outcomes as a line begins with them: 'Tidak hadir'. */
const outcomes = Object.fromEntries(
  runOutcomes.map((outcome) => [
    outcome,
    outcomeNames[outcome].replace(/^./, (first) => first.toUpperCase()),
  ]),
) as Record<RunOutcome, string>;

/** What has become of a run that was entered. */
type EntryState = 'sending' | 'waiting' | 'refused' | 'recorded';

const enteredStates: Record<EntryState, string> = {
  sending: 'sedang dikirim',
  waiting: 'menunggu jaringan',
  refused: 'ditolak',
  recorded: 'dicatat',
};

export const copy = {
  title: 'Meja skor',
  rounds: 'Babak',
  outcomes,
  run: {
    name: (number: number) => `Percobaan ${number}`,
    points: (points: string) => `${points} poin`,
  },
  results: {
    download: 'Unduh hasil',
    sheet: 'Hasil',
    standings: 'Peringkat akhir',
    columns: [
      'Babak',
      'Peringkat',
      'Nomor peserta',
      'Kode tim',
      'Tim',
      'School club',
      'Poin',
      'Waktu',
    ],
    tableColumns: [
      'Grup',
      'Peringkat grup',
      'Main',
      'Menang',
      'Seri',
      'Kalah',
      'Skor',
      'Skor lawan',
    ],
  },
  choose: {
    lead: 'Pilih kategori yang skornya dicatat.',
    teams: (count: number) => `${count} tim`,
    others: 'Lomba lain',
    noTournament: 'Pilih lomba',
    otherTournament: 'Pilih lomba lain',
    loading: 'Memuat lomba...',
    failed: 'Daftar lomba belum dapat dimuat.',
    empty: 'Belum ada lomba dengan kategori.',
    change: 'Ganti meja',
  },
  scoreEntry: {
    loading: 'Memuat tim...',
    failed: 'Tim yang terdaftar belum dapat dimuat.',
    missing: 'Kategori ini tidak dipertandingkan di lomba ini.',
    noTeams: 'Belum ada tim yang terdaftar di kategori ini.',
    units: { team: 'tim', run: 'percobaan', match: 'pertandingan' },
    progress: (entered: string, all: string, unit: string) =>
      `${entered} dari ${all} ${unit} sudah dicatat`,
    shortProgress: (entered: string, all: string, unit: string) => `${entered} / ${all} ${unit}`,
    round: 'Babak',
    closedRound: (name: string) => `${name} (ditutup)`,
    plannedRound: (name: string) => `${name} (belum dibuka)`,
    planned: (name: string) =>
      `Babak ${name} belum dibuka: penyelenggara memilih timnya di halaman Babak.`,
    closed: (name: string) =>
      `Babak ${name} sudah ditutup: percobaannya tidak dapat ditambah atau dihapus, dan koreksi memerlukan alasan.`,
    closedAtTable: (name: string) =>
      `Babak ${name} sudah ditutup: percobaannya tidak dapat ditambah, dikoreksi, atau dihapus. Bila ada yang masih harus dicatat, minta penyelenggara membukanya kembali.`,
    closedMatches: (name: string) =>
      `Babak ini sudah ditutup: hasil pertandingan ${name} tidak dapat diubah.`,
    closedMatchesAtTable: (name: string) =>
      `Babak ini sudah ditutup: hasil pertandingan ${name} tidak dapat diubah. Bila ada yang keliru, minta penyelenggara membukanya kembali.`,
    unsaved: (typed: string) =>
      `Belum disimpan: ${typed}. Isian ini kembali bila babak dibuka kembali.`,
    allRecorded: (name: string, units: string) =>
      `Semua ${units} dicatat di babak ${name}. Di halaman Babak Anda dapat menutupnya atau membuka babak berikutnya.`,
    allRecordedAtTable: (name: string, units: string) =>
      `Semua ${units} dicatat di babak ${name}. Beri tahu penyelenggara.`,
    allEntered: (missing: number, units: string) =>
      `Semua ${units} sudah diisi, tetapi ${missing} belum dicatat di server. Lihat entri di bawah.`,
    toRounds: 'Ke halaman Babak',
    toRound: (name: string) => `Ke ${name}`,
    import: 'Impor dari berkas',
    stored: 'Tanpa jaringan: daftar tim ini dari kunjungan terakhir.',
  },
  called: {
    title: 'Dipanggil ke arena',
    arena: (name: string) => `${name}:`,
    detail: (text: string) => `, ${text}`,
    run: (number: number) => `percobaan ${number}`,
    match: (number: number) => `pertandingan ${number}`,
  },
  form: {
    name: 'Skor baru',
    team: 'Tim',
    teamHint: 'Nomor peserta, kode atau bagian nama',
    teams: 'Tim yang cocok',
    points: 'Poin',
    changeSign: '± Ubah tanda poin',
    time: 'Waktu',
    reads: (time: string) => `Dibaca ${time}`,
    example: (time: string) => `Mis. ${time} atau ${Number(time.replaceAll(/\D/g, ''))}`,
    remaining: {
      title: 'Belum dicatat',
      more: (count: string) => `${count} lagi`,
    },
    outcome: 'Hasil',
    reason: 'Alasan',
    run: 'Percobaan',
    runOf: (number: number, count: number) => `Percobaan ${number} dari ${count}`,
    allRuns: 'Semua percobaan sudah ada',
    runsOf: (team: string) => `Percobaan ${team}`,
    counted: 'Dihitung',
    hasRun: 'sudah dicatat',
    hasRuns: (runs: number, count: number) => `${runs} dari ${count} percobaan`,
    isWaiting: 'menunggu',
    save: 'Simpan',
    entered: (run: string, state: EntryState) => `${run} ${enteredStates[state]}.`,
    taken: (name: string, result: string) =>
      `${name} tim ini sudah dicatat: ${result}. Pilih percobaan lain, atau koreksi percobaan itu.`,
    hasOnlyRun: (result: string) =>
      `Skor tim ini sudah dicatat: ${result}. Koreksi skor itu bila keliru, atau pilih tim lain.`,
    complete: 'Semua percobaan tim ini sudah dicatat. Koreksi salah satunya di bawah.',
    rules: {
      team: 'Pilih tim dari daftar.',
      noTeam: 'Tidak ada tim yang cocok.',
      zeroTime:
        'Waktu 0 tidak dapat dicatat: percobaan yang selesai memerlukan waktu. Bila tim tidak selesai, pilih hasil itu.',
      several: (typed: string, count: number) =>
        `"${typed}" cocok dengan ${count} tim. Ketik nomor peserta atau pilih dari daftar.`,
      reason: 'Tulis alasan diskualifikasi.',
    },
  },
  list: {
    title: 'Entri terakhir',
    empty: 'Belum ada skor di kategori ini.',
    waiting: 'Menunggu jaringan',
    heldBack: 'Belum diterima server',
    sending: 'Mengirim...',
    refused: 'Ditolak',
    correct: (team: string) => `Koreksi skor ${team}`,
    correctShort: 'Koreksi',
    remove: (team: string) => `Hapus skor ${team}`,
    discard: (team: string) => `Buang skor ${team}`,
    removeFailed: 'Skor belum dapat dihapus. Coba lagi.',
    discarded: (team: string) => `Skor ${team} dibuang.`,
    corrected: (reason: string) => `Diperbaiki: ${reason}`,
    keep: (rounds: string) => `Simpan, ${rounds} tetap`,
    keepHint: (rounds: string) =>
      `${rounds} tetap seperti yang dimainkan. Jurnal mencatat keputusan ini.`,
    removing: (team: string) => `Hapus skor ${team}?`,
    removeAndKeep: (rounds: string) => `Hapus, ${rounds} tetap`,
  },
  correction: {
    title: (team: string) => `Koreksi skor ${team}`,
    reason: 'Alasan koreksi',
    reasonHint: 'Tampil di halaman hasil.',
    noReason: 'Tulis alasan koreksi, karena babak ini sudah ditutup.',
    save: 'Simpan koreksi',
    saving: 'Menyimpan...',
    cancel: 'Batal',
    failed: 'Koreksi belum dapat disimpan. Coba lagi.',
    reload: 'Muat versi terbaru',
    advance: {
      label: (rounds: string) => `Yang berikut untuk ${rounds}`,
      keep: (rounds: string) => `${rounds} tetap seperti yang dimainkan`,
      replace: (round: string, teams: string) => `Buka kembali ${round} dengan ${teams}`,
      deleted: (round: string, runs: string) => `Skor ini di ${round} dihapus: ${runs}.`,
      nothingDeleted: 'Tidak ada skor yang dihapus.',
      missing: 'Pilih salah satu.',
      noReason: 'Tulis alasan koreksi; alasan ini tampil di halaman hasil.',
    },
  },
  queue: {
    otherRound: (count: string, round: string) => `${count} babak ${round} belum terkirim.`,
    elsewhere: 'Ada isian yang belum terkirim di meja lain:',
    refused: (count: number) =>
      `${count} skor tidak diterima. Alasannya ada pada tiap skor di bawah ini.`,
    refusedHint:
      'Yang Anda isi tetap di sini: koreksi lalu simpan untuk mengirimnya lagi, atau buang.',
  },
} as const;
