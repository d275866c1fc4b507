import type { MatchOutcome } from '../../../../openapi/schema.d.ts';

const outcomes: Record<MatchOutcome, string> = {
  played: 'Dimainkan',
  absent: 'Tidak hadir',
  disqualified: 'Diskualifikasi',
};

export const copy = {
  outcomes,
  file: {
    download: 'Unduh pertandingan',
    sheet: 'Pertandingan',
    columns: [
      'Babak',
      'No',
      'Grup atau tahap',
      'Kode tim A',
      'Tim A',
      'Skor A',
      'Skor B',
      'Tim B',
      'Kode tim B',
      'Pemenang',
      'Hasil',
      'Alasan',
    ],
    both: { absent: 'Kedua tim tidak hadir', disqualified: 'Kedua tim didiskualifikasi' },
  },
  title: (number: number, place: string | undefined) =>
    [`Pertandingan ${number}`, place].filter(Boolean).join(' · '),
  versus: (home: string, away: string) => `${home} lawan ${away}`,
  heading: 'Pertandingan',
  notDrawn: 'Pertandingan babak ini belum diundi.',
  notDrawnAtTable: 'Pertandingan babak ini belum diundi. Beri tahu penyelenggara.',
  waitsForOthers: 'Pertandingan berikutnya menunggu hasil pertandingan lain.',
  movesOnOnceSent: 'Pemenang maju setelah terkirim.',
  overtaken: (title: string, result: string) =>
    `${title} sudah dicatat di meja lain: ${result}. Yang Anda hitung di sini tidak dikirim.`,
  toNext: 'Ke pertandingan berikutnya',
  hint: {
    bout: 'Tekan tim yang menang.',
    bouts: (majority: number) =>
      `Tekan tim yang menang ronde. Ronde seri tidak dihitung. Perlu ${majority} kemenangan.`,
    points: 'Tekan + untuk tiap gol atau poin.',
  },
  winBout: (team: string) => `Ronde untuk ${team}`,
  bout: '+1 ronde',
  wins: 'Menang',
  scoreOf: (team: string) => `Skor ${team}`,
  add: (team: string) => `Tambah skor ${team}`,
  subtract: (team: string) => `Kurangi skor ${team}`,
  spoken: (home: string, away: string) => `${home}, ${away}.`,
  spokenWinner: (team: string) => `${team} menang pertandingan.`,
  score: (home: string, away: string) => `${home} : ${away}`,
  undo: 'Urungkan',
  undoPress: 'Urungkan tekanan terakhir',
  end: 'Selesai',
  more: 'Tidak hadir atau diskualifikasi',
  mustWin:
    'Skor masih seri, sedangkan pertandingan di grup ini harus memiliki pemenang. Lanjutkan sampai salah satu tim unggul.',
  early: {
    title: (score: string) => `Akhiri dengan ${score}?`,
    bouts: (majority: number) => `Belum ada tim yang menang ${majority} ronde.`,
    nothing: 'Belum ada skor yang Anda catat.',
    confirm: 'Akhiri',
  },
  extra: {
    title: (score: string) => `Skor seri ${score}`,
    text: 'Di babak gugur harus ada pemenang. Tim mana yang menang ronde tambahan?',
    back: 'Kembali',
  },
  others: {
    title: 'Pertandingan lain',
    search: 'Cari tim atau nomor',
    none: 'Tidak ada pertandingan yang cocok.',
    more: (count: string) => `${count} pertandingan lagi. Cari dengan nama atau nomor tim.`,
  },
  ended: {
    title: 'Hasil',
    empty: 'Belum ada pertandingan yang selesai.',
    all: (count: string) => `Tampilkan semua (${count})`,
    correct: (title: string) => `Koreksi ${title}`,
    remove: (title: string) => `Hapus hasil ${title}`,
    discard: (title: string) => `Buang hasil ${title}`,
    discarded: (title: string) => `Hasil ${title} dibuang.`,
    staysUndone: (count: string) =>
      `'Urungkan' hanya mengembalikan hasil ini; ${count} hasil lain tetap batal.`,
    removeFailed: 'Hasil belum dapat dihapus. Coba lagi.',
    rejectedHint: 'Periksa hasil di server, lalu buang yang ini atau catat lagi pertandingannya.',
  },
  result: {
    outcome: 'Hasil',
    side: { absent: 'Tim yang tidak hadir', disqualified: 'Tim yang didiskualifikasi' },
    both: 'Kedua tim',
    extra: 'Pemenang ronde tambahan',
    reason: 'Alasan',
    save: 'Simpan hasil',
    correct: 'Simpan koreksi',
    correctAndUndo: 'Koreksi dan batalkan',
    failed: 'Koreksi belum dapat disimpan. Coba lagi.',
    undoes: 'Koreksi ini membatalkan hasil:',
    cancel: 'Batal',
  },
  removal: {
    title: (title: string) => `Hapus hasil ${title}?`,
    undoes: 'Penghapusan ini membatalkan hasil:',
    confirm: 'Hapus dan batalkan',
  },
  rules: {
    score: (maximum: number) => `Tulis skor dari 0 sampai ${maximum}.`,
    bouts: (bouts: number, majority: number) =>
      `Paling banyak ${bouts} ronde: pemenang memiliki ${majority} ronde.`,
    side: 'Pilih tim.',
    extra: 'Pilih pemenang ronde tambahan.',
    reason: 'Tulis alasan diskualifikasi.',
  },
} as const;
