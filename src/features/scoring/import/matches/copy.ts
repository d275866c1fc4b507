import type { Mark } from './scoreCell.ts';
import type { MatchColumn } from './matchFields.ts';

const columns: Record<MatchColumn, string> = {
  round: 'Babak',
  number: 'No',
  match: 'Pertandingan',
  homeCode: 'Kode tim A',
  home: 'Tim A',
  homeScore: 'Skor A',
  awayScore: 'Skor B',
  away: 'Tim B',
  awayCode: 'Kode tim B',
  score: 'Skor kedua tim',
  winner: 'Pemenang',
  result: 'Hasil',
  note: 'Keterangan',
  absent: 'Tim yang tidak hadir',
  reason: 'Alasan',
};

const marks: Record<Mark, string> = { absent: 'tidak hadir', disqualified: 'diskualifikasi' };

export const copy = {
  columns,
  /** The outcomes as the server reads them. */
  outcomes: {
    ...marks,
    bothAbsent: 'kedua tim tidak hadir',
    bothDisqualified: 'kedua tim diskualifikasi',
  },
  draw: 'seri',
  marked: (team: string, mark: Mark) => `${team} ${marks[mark]}`,
  notDrawn: 'Pertandingan belum diundi. Setelah undian, hasilnya dapat diimpor.',
  file: {
    lead: 'Satu baris untuk tiap pertandingan. Urutan tim dalam satu baris bebas.',
    sampleRows: [
      ['Garuda Muda', '2', '1', 'Komodo'],
      ['Anoa Cepat', '0', '3', 'Elang'],
    ],
    optional:
      'Skor boleh juga di satu kolom, seperti 2-1 (format kolomnya teks). Bila perlu tambahkan kolom babak, nomor, pemenang, hasil (tidak hadir, diskualifikasi), dan alasan. Baris tanpa hasil dilewati.',
    template: 'Unduh templat',
    templateName: 'pertandingan',
    templateSheet: 'Pertandingan',
    pasted: 'Teks yang ditempel',
    columns:
      'Baris judul harus memuat kolom kedua tim (atau nomor pertandingan), serta skor, hasil, atau pemenang.',
    noRows: 'Tidak ada baris dengan skor, hasil, atau pemenang.',
    tooMany: (count: string, most: string) =>
      `Ada ${count} pertandingan dengan hasil. Paling banyak ${most}; bagi menjadi beberapa berkas.`,
    failed: 'Berkas belum dapat diperiksa. Coba lagi.',
  },
  notes: {
    leftOut: (count: string) => `${count} pertandingan belum memiliki hasil dan dilewati.`,
    besides: (column: string) =>
      `Skor tim kedua dibaca dari kolom tanpa judul di sebelah kanan kolom ${column}.`,
    remarks: (column: string) =>
      `Kolom ${column} hanya dibaca bila berisi tidak hadir, diskualifikasi, seri, atau belum dimainkan.`,
  },
  problems: {
    score: (column: string) =>
      `${column} harus berisi dua angka, seperti 2-1. Pemenang ronde tambahan ditulis di kolom Pemenang.`,
    severalScores: (scores: readonly string[]) =>
      `Baris ini memuat skor berbeda: ${scores.join(', ')}.`,
    bothMarks: 'Satu tim tidak hadir dan yang lain didiskualifikasi: tulis salah satunya saja.',
    remark: (column: string) =>
      `${column} menyebut tidak hadir atau diskualifikasi, tetapi tidak jelas tim mana. Tulis kata itu saja, dan isi kolom Pemenang.`,
    nameless: 'Isi kedua tim, supaya jelas tim mana yang dimaksud.',
    notEnded: (text: string) => `Ada skor, padahal keterangannya ${text}.`,
  },
  preview: {
    match: 'Pertandingan',
    result: 'Hasil',
    numbered: (number: string) => `Pertandingan ${number}`,
    versus: (home: string, away: string) => `${home} lawan ${away}`,
    score: (home: string, away: string) => `${home} : ${away}`,
    winner: (team: string) => `pemenang ${team}`,
    nothing: 'Semua hasil di berkas ini sudah tersimpan.',
  },
  save: (count: string) => `Simpan ${count} hasil`,
  saveFailed: 'Hasil belum dapat disimpan. Coba lagi.',
} as const;
