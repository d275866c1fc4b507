import type { ParticipantImport } from '../../../../openapi/schema.d.ts';
import * as limits from '../../../../openapi/workLimits.ts';
import type { FileRow } from '../../../lib/files/readCsv.ts';
import { normalizeColumnTitle } from '../../../lib/files/readTableFile.ts';

export type ImportRow = ParticipantImport['rows'][number];

/** The columns that a file may have, in their order where it does not name them. */
export const columnTypes = ['name', 'email', 'class', 'team', 'category'] as const;

type ColumnType = (typeof columnTypes)[number];

/** What each column of a file holds; undefined for one that is ignored. */
export type Columns = readonly (ColumnType | undefined)[];

/** What the columns are called, in small letters. */
const titles: Record<ColumnType, readonly string[]> = {
  name: [
    'nama',
    'nama siswa',
    'nama lengkap',
    'nama peserta',
    'siswa',
    'peserta',
    'name',
    'full name',
    'student',
  ],
  email: ['email', 'e mail', 'surel', 'alamat email', 'email address'],
  class: ['kelas', 'rombel', 'class', 'grade'],
  team: ['tim', 'nama tim', 'regu', 'team', 'team name'],
  category: ['kategori', 'lomba', 'cabang', 'category'],
};

const toType = (title: string) =>
  columnTypes.find((type) => titles[type].includes(normalizeColumnTitle(title)));

/** Returns each type once, at its first column. */
const withoutRepetitions = (columns: Columns): Columns =>
  columns.map((type, index) => (columns.indexOf(type) === index ? type : undefined));

export type Table = {
  columns: Columns;
  /** The title of each column, or its first text. */
  titles: string[];
  /** Whether the first row names the columns. */
  hasTitles: boolean;
  rows: FileRow[];
};

/**
 * Recognises the columns by the first row, in Indonesian or English. Without a name for the names, the
 * rows begin at once, and a column with an `@` has the addresses.
 */
export function readTable(lines: FileRow[]): Table {
  const [first, ...rest] = lines;
  const cells = first?.cells ?? [];
  const named = withoutRepetitions(cells.map(toType));
  if (named.includes('name')) return { columns: named, titles: cells, hasTitles: true, rows: rest };
  const others = columnTypes.filter((type) => type !== 'email');
  const isAddress = (index: number) => lines.some(({ cells }) => cells[index]?.includes('@'));
  const guessed = cells.map((_, index) => (isAddress(index) ? 'email' : others.shift()));
  return { columns: withoutRepetitions(guessed), titles: cells, hasTitles: false, rows: lines };
}

/** The lengths that the document allows; longer texts are wrong in any case. */
const lengths: Record<ColumnType, number> = {
  name: limits.participantImportRowsNameLimits.maxLength,
  email: limits.participantImportRowsEmailLimits.maxLength,
  class: limits.participantImportRowsClassLimits.maxLength,
  team: limits.participantImportRowsTeamLimits.maxLength,
  category: limits.participantImportRowsCategoryLimits.maxLength,
};

/** Returns the rows that have a text in one of the columns that are not ignored. */
export const toImportRows = (rows: readonly FileRow[], columns: Columns): ImportRow[] =>
  rows.flatMap(({ line, cells }) => {
    const row: ImportRow = { line, name: '' };
    let isEmpty = true;
    for (const [index, type] of columns.entries()) {
      const text = (cells[index] ?? '').trim().slice(0, type ? lengths[type] : 0);
      if (!type || text === '') continue;
      row[type] = text;
      isEmpty = false;
    }
    return isEmpty ? [] : [row];
  });
