/** How the abbreviations of schools are said; what is no abbreviation is read as it is written. */
const kinds: Record<string, string> = {
  TK: 'Taman Kanak-Kanak',
  SD: 'Sekolah Dasar',
  SMP: 'Sekolah Menengah Pertama',
  SMA: 'Sekolah Menengah Atas',
  SMK: 'Sekolah Menengah Kejuruan',
  SLB: 'Sekolah Luar Biasa',
  MI: 'Madrasah Ibtidaiyah',
  MTS: 'Madrasah Tsanawiyah',
  MA: 'Madrasah Aliyah',
};
const kind = /^(TK|SD|SMP|SMA|SMK|SLB|MI|MTs|MA)(N|IT|K)?\.?(?=\s|\d|$)/i;
const suffixes: Record<string, string> = { N: 'Negeri', IT: 'Islam Terpadu', K: 'Kristen' };

/**
 * Returns how the name of a school or club is read out: 'SMAN 3 Malang' is 'Sekolah Menengah Atas Negeri 3 Malang'.
 * Abbreviations count in the middle of a name as well ('Klub Robotik SMPN 1'), but only in capitals there.
 */
export const toSpokenName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word, index) => {
      const [found = '', school = '', suffix = ''] = kind.exec(word) ?? [];
      const isWritten =
        found !== '' && (index === 0 || word.slice(0, 2) === word.slice(0, 2).toUpperCase());
      if (!isWritten || (school.length === 2 && !isCapital(found))) return word;
      const spoken = [kinds[school.toUpperCase()], suffixes[suffix.toUpperCase()]];
      return [...spoken, word.slice(found.length)].filter(Boolean).join(' ');
    })
    .join(' ')
    .replace(/^((?:Sekolah|Madrasah) .+?) N(?=\s+\d)/, '$1 Negeri');

/** Whether letters are capitals: 'Mi' and 'Ma' are names of people as well. */
const isCapital = (letters: string) => letters === letters.toUpperCase();
