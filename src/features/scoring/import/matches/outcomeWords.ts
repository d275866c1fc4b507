/** What a word in a file says about a match. */
export type Meaning =
  | 'played'
  | 'draw'
  | 'absent'
  | 'disqualified'
  | 'bothAbsent'
  | 'bothDisqualified'
  | 'waiting';

/** In small letters, without marks. */
const words: Record<Meaning, readonly string[]> = {
  played: [
    'selesai',
    'dimainkan',
    'sudah',
    'sudah dimainkan',
    'main',
    'normal',
    'played',
    'done',
    'finished',
    'final',
    'ft',
    'full time',
    'complete',
    'completed',
  ],
  draw: ['seri', 'imbang', 'remis', 'draw', 'tie'],
  absent: [
    'tidak hadir',
    'wo',
    'menang wo',
    'kalah wo',
    'walkover',
    'walk over',
    'walk out',
    'absen',
    'absent',
    'no show',
    'dns',
    'forfeit',
    'forfeited',
  ],
  disqualified: ['diskualifikasi', 'didiskualifikasi', 'dis', 'dq', 'dsq', 'disqualified'],
  bothAbsent: [
    'kedua tim tidak hadir',
    'keduanya tidak hadir',
    'kedua tim wo',
    'keduanya wo',
    'wo wo',
    'double walkover',
    'both absent',
  ],
  bothDisqualified: [
    'kedua tim diskualifikasi',
    'kedua tim didiskualifikasi',
    'keduanya diskualifikasi',
    'keduanya didiskualifikasi',
    'both disqualified',
  ],
  waiting: [
    'belum',
    'belum dimainkan',
    'belum main',
    'belum selesai',
    'terjadwal',
    'dijadwalkan',
    'ditunda',
    'berlangsung',
    'sedang berlangsung',
    'scheduled',
    'upcoming',
    'pending',
    'not started',
    'postponed',
    'live',
    'ongoing',
    'in progress',
    'tba',
    'tbd',
  ],
};

const meanings = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.map((word) => [word, meaning as Meaning] as const),
  ),
);

/** Returns what a text says about a match; undefined if it is none of the words for that. */
export const meaningOf = (text: string): Meaning | undefined =>
  meanings.get(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(/\bw o\b/g, 'wo'),
  );

/** Whether a cell says nothing: it is empty, or has marks alone, or what stands for nothing. */
export const isBlank = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || /^(?:n\W?a|vs?)\W*$/i.test(text.trim());
