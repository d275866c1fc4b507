import { outcomeNames } from '../../../../openapi/runs/runOutcomes.ts';

const outcomes = Object.values(outcomeNames).join(', ');

export const copy = {
  title: 'Impor skor',
  choose: 'Pilih kategori yang skornya diimpor.',
  kinds: { label: 'Yang diimpor', runs: 'Percobaan', matches: 'Pertandingan' },
  file: {
    lead: 'Satu baris untuk tiap tim. Beberapa percobaan boleh dalam satu baris: Poin 1, Waktu 1, Poin 2, Waktu 2.',
    sampleRows: {
      'MM:SS.hh': [
        ['12', '80', '01:07.38'],
        ['7', '65', '01:12.90'],
      ],
      'MM:SS.hhh': [
        ['X-ABCD-00042', '80', '01:07.384'],
        ['X-EFGH-00117', '65', '01:12.900'],
      ],
      'HH:MM:SS': [
        ['12', '80', '01:07:38'],
        ['7', '65', '01:12:45'],
      ],
    },
    optional: `Bila perlu tambahkan kolom babak, percobaan, hasil (${outcomes}), dan alasan. Baris tanpa skor dilewati.`,
    template: 'Unduh daftar tim',
    templateName: 'skor',
    templateSheet: 'Skor',
    pasted: 'Teks yang ditempel',
    columns:
      'Baris judul harus memuat kolom nomor peserta, kode tim atau tim, serta poin dan waktu yang menentukan peringkat.',
    noRows: 'Tidak ada baris dengan poin, waktu, atau hasil.',
    tooMany: (count: string, most: string) =>
      `Ada ${count} baris dengan skor. Paling banyak ${most}; bagi menjadi beberapa berkas.`,
    failed: 'Berkas belum dapat diperiksa. Coba lagi.',
  },
  columns: {
    startNumber: 'Nomor peserta',
    code: 'Kode tim',
    team: 'Tim',
    round: 'Babak',
    run: 'Percobaan',
    points: 'Poin',
    total: 'Total poin',
    time: 'Waktu',
    best: 'Waktu terbaik',
    minutes: 'Menit',
    result: 'Hasil',
    reason: 'Alasan',
  },
  preview: {
    table: 'Baris berkas',
    line: 'Baris',
    team: 'Tim',
    score: 'Skor',
    state: 'Keterangan',
    result: (points: string, time: string) => `${points} poin · ${time}`,
    before: (result: string) => `sebelumnya ${result}`,
    mend: (count: string) =>
      `Perbaiki atau lewati ${count} baris, lalu periksa lagi. Belum ada yang disimpan.`,
    nothing: 'Semua skor di berkas ini sudah tersimpan.',
    outcomes: {
      added: 'Baru',
      changed: 'Dikoreksi',
      unchanged: 'Tetap',
      rejected: 'Perbaiki',
    },
    counts: (added: string, changed: string, unchanged: string, rejected: string) =>
      `${added} baru · ${changed} dikoreksi · ${unchanged} tetap · ${rejected} perlu diperbaiki`,
  },
  save: (count: string) => `Simpan ${count} skor`,
  saveAndKeep: (count: string, rounds: string) => `Simpan ${count} skor, ${rounds} tetap`,
  saveFailed: 'Skor belum dapat disimpan. Coba lagi.',
} as const;
