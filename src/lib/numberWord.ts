const words = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
];

/** Returns a number as it is written in an Indonesian sentence: a word up to nine, else digits. */
export const numberWord = (value: number): string => words[value] ?? String(value);
