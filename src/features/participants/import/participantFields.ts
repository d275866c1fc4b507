import type { Field } from '../../../lib/tables/columns.ts';
import type { TableRow } from '../../../lib/tables/table.ts';

/** The columns that a file may have, in their order where it does not name them. */
export const columnTypes = ['name', 'email', 'class', 'team', 'category'] as const;

export type ColumnType = (typeof columnTypes)[number];

/** What the columns are called: by people, in lists of schools and in exports of Dapodik, EMIS and forms. */
export const fields: readonly Field<ColumnType>[] = [
  {
    key: 'name',
    titles: [
      'nama',
      'nama siswa',
      'nama lengkap',
      'nama lengkap siswa',
      'nama siswa lengkap',
      'nama peserta',
      'nama lengkap peserta',
      'nama peserta didik',
      'nama lengkap peserta didik',
      'nama pd',
      'nama murid',
      'nama lengkap murid',
      'nama anggota',
      'nama siswa siswi',
      'nama santri',
      'siswa',
      'peserta',
      'peserta didik',
      'murid',
      'name',
      'full name',
      'fullname',
      'student',
      'student name',
      'participant',
    ],
  },
  {
    key: 'email',
    titles: [
      'email',
      'e mail',
      'surel',
      'alamat email',
      'alamat e mail',
      'alamat surel',
      'email siswa',
      'email address',
      'username email',
    ],
  },
  {
    key: 'class',
    titles: [
      'kelas',
      'kls',
      'kelas saat ini',
      'nama kelas',
      'kelas siswa',
      'kelas rombel',
      'rombel',
      'rombel saat ini',
      'nama rombel',
      'rombongan belajar',
      'kelas rombongan belajar',
      'tingkat kelas',
      'tingkat rombel',
      'kelas jurusan',
      'class',
      'class name',
      'grade',
    ],
  },
  {
    key: 'team',
    titles: [
      'tim',
      'nama tim',
      'regu',
      'nama regu',
      'kelompok',
      'nama kelompok',
      'team',
      'team name',
    ],
  },
  {
    key: 'category',
    titles: [
      'kategori',
      'kategori lomba',
      'nama lomba',
      'lomba',
      'mata lomba',
      'jenis lomba',
      'cabang',
      'cabang lomba',
      'bidang lomba',
      'category',
    ],
  },
];

/** The rows by which a list without titles is judged. */
const judgedRows = 100;

/** Whether most of the texts, which are at least one, are of a kind. */
const areMostly = (texts: readonly string[], pattern: RegExp) =>
  texts.length > 0 && texts.filter((text) => pattern.test(text)).length > texts.length / 2;

/** A class: '8A', '7-1', 'XII IPA 2', 'Kelas 9'. */
const className =
  /^(?:kelas |kls )?(?:\d{1,2}|[IVX]{1,4})(?:[ .-]?[A-Z0-9]{1,2}|[ .-](?:IPA|IPS|MIPA|BAHASA|TKJ|RPL|[A-Z]{2,5})[ .-]?\d{0,2})?$/i;

/** Numbers of lines or of people, whether somebody is a boy or a girl, dates: no name, class or team. */
const otherTexts = /^(?:\d+[.)]?|[LP]|laki-laki|perempuan|[\d/.-]{6,})$/i;

/** Whether the texts are 1, 2, 3 … */
const isCounting = (texts: readonly string[]) =>
  texts.every((text, index) => text.replace(/[.)]$/, '') === String(index + 1));

/** Guesses what the columns of a list without titles hold. A column of numbers 1, 2, 3 … has no names. */
export function guessColumns(rows: readonly TableRow[]): (ColumnType | undefined)[] {
  const judged = rows.slice(0, judgedRows);
  const width = Math.max(0, ...judged.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) =>
    judged.map(({ cells }) => (cells[index]?.text ?? '').trim()).filter(Boolean),
  );
  const found = new Map<ColumnType, number>();
  const isFree = (index: number) => ![...found.values()].includes(index);
  const take = (type: ColumnType, fits: (texts: string[], index: number) => boolean) => {
    const index = columns.findIndex((texts, place) => isFree(place) && fits(texts, place));
    if (index !== -1) found.set(type, index);
  };
  take('email', (texts) => areMostly(texts, /@/));
  const areClasses = (texts: string[]) => areMostly(texts, className) && !isCounting(texts);
  // Numbers alone may be how old somebody is.
  take('class', (texts) => areClasses(texts) && areMostly(texts, /[a-z-]/i));
  if (!found.has('class')) take('class', areClasses);
  for (const type of ['name', 'class', 'team', 'category'] as const)
    if (!found.has(type))
      take(type, (texts, index) => {
        const isAfterName = type === 'name' || index > (found.get('name') ?? width);
        return texts.length > 0 && isAfterName && !areMostly(texts, otherTexts);
      });
  return columns.map((_, index) => columnTypes.find((type) => found.get(type) === index));
}
