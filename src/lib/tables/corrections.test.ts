import { expect, test } from 'vitest';
import { addCorrections, type Corrections, correctRows } from './corrections.ts';
import type { SourceColumn, SourceRow } from './layout.ts';

type Key = 'name' | 'class' | 'points';
const fields = (['name', 'class', 'points'] as const).map((key) => ({ key, titles: [key] }));
const columns: SourceColumn<Key>[] = [
  { title: 'No', column: undefined },
  { title: 'Nama', column: { key: 'name' } },
  { title: 'Poin 2', column: { key: 'points', number: 2 } },
];
const rowAt = (line: number, ...texts: string[]): SourceRow => ({
  line,
  cells: texts.map((text) => ({ text, kind: 'number' as const, number: 1 })),
  sheet: '',
  sheetName: '',
  sheetIndex: 0,
});
const correct = (corrections: Corrections) => {
  const rows = [rowAt(2, '1', 'Ani', '80'), rowAt(3, '2', 'Budi')];
  const read = correctRows({ rows, columns }, corrections, fields);
  return {
    columns: read.columns.map(({ column }) => column?.key),
    texts: read.rows.map(({ cells }) => cells.map(({ text }) => text)),
    rows: read.rows,
  };
};

test('a corrected cell is a text, and all others stay as they are', () => {
  const { texts, rows } = correct({ '0/2': { 'points/2': '75' }, '1/3': { name: 'Cici' } });
  expect(texts).toEqual([
    ['1', 'Ani', '75'],
    ['2', 'Budi'],
  ]);
  expect(rows[0]?.cells[2]).toEqual({ text: '75' });
  expect(rows[0]?.cells[1]).toMatchObject({ kind: 'number' });
});

test('a short row is filled up, and a cell can be emptied', () => {
  expect(correct({ '0/3': { 'points/2': '60', name: '' } }).texts[1]).toEqual(['2', '', '60']);
});

test('a column that the file lacks is added behind the others', () => {
  const { texts, columns: found } = correct({ '0/3': { class: '8A' } });
  expect(found).toEqual([undefined, 'name', 'points', 'class']);
  expect(texts).toEqual([
    ['1', 'Ani', '80'],
    ['2', 'Budi', '', '8A'],
  ]);
});

test('later corrections replace those of the same cell only', () => {
  const before = { '0/2': { name: 'Ana', class: '8A' }, '0/3': { name: 'Bu' } };
  expect(addCorrections(before, { '0/2': { name: 'Ani' } })).toEqual({
    '0/2': { name: 'Ani', class: '8A' },
    '0/3': { name: 'Bu' },
  });
});
