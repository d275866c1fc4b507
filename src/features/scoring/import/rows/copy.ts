const list = new Intl.ListFormat('id');

export const copy = {
  mean: (parts: readonly string[]) => `rata-rata ${parts.join('; ')}`,
  dateCell: (column: string, text: string) =>
    `Kolom ${column} berisi tanggal atau waktu (${text}). Format sel sebagai teks, lalu ketik ulang.`,
  runOfTitle: (cell: string, title: number) =>
    `Kolom Percobaan atau nama lembar menyebut percobaan ${cell}, judul kolom percobaan ${title}.`,
  resultOfRuns:
    'Hasil ini berlaku untuk percobaan yang mana? Beri nomor pada judul kolomnya: Hasil 1, Hasil 2.',
  missingPart: (column: string) => `${column} kosong, jadi poinnya tidak dapat dihitung.`,
  partProblem: (column: string, problem: string) => `${column}: ${problem}`,
  minutes: (minutes: string, seconds: string) => `${minutes} menit ${seconds} detik`,
  judges: {
    text: (columns: readonly string[]) => `${list.format(columns)}: apa artinya?`,
    lead: 'Ada beberapa kolom poin dalam satu baris.',
    runs: (count: number) => `${count} percobaan`,
    runsExample: (count: number) =>
      `${count} percobaan dari tiap tim, masing-masing dengan poinnya`,
    only: (column: string) => `Pakai kolom ${column}`,
    sum: 'Satu percobaan, poin dijumlah',
    mean: 'Satu percobaan, rata-rata poin',
    example: (combine: 'sum' | 'mean', parts: readonly string[], points: string) =>
      `${combine === 'sum' ? parts.join(' + ') : parts.join('; ')} → ${points}`,
    meanNote: 'dibulatkan ke dua angka di belakang koma',
  },
  notes: {
    unused: (columns: readonly string[]) => `Kolom ${list.format(columns)} tidak dipakai.`,
    runs: (count: number) => `Tiap baris memuat ${count} percobaan, menurut nomor di judul kolom.`,
  },
} as const;
