import { expect, test } from 'vitest';
import { isKnownTitle } from '../../../lib/tables/columns.ts';
import { findLayout, usedColumns, usedRows } from '../../../lib/tables/layout.ts';
import { readTableText, type Table } from '../../../lib/tables/readTableFile.ts';
import { fields, guessColumns } from './participantFields.ts';
import { toImportRows } from './toImportRows.ts';

const known = { fields, guessColumns };

/** Reads a text as the import does. */
function read({ sheets }: Table) {
  const layout = findLayout(sheets, known);
  return {
    layout,
    rows: toImportRows({
      rows: usedRows(sheets, layout),
      columns: usedColumns(sheets, layout),
      answers: {},
    }).rows,
  };
}

const readText = (text: string) => read(readTableText(text, isKnownTitle(fields)));
const rowsOf = (text: string) => readText(text).rows.map(({ sent }) => sent);

test.each([
  ['Nama;Email;Kelas;Tim;Kategori', 'Ani;ani@surel.example;8A;Elang;Inspire'],
  ['class,Full Name,TEAM NAME,category,E-mail', '8A,Ani,Elang,Inspire,ani@surel.example'],
])('columns are recognised by their names: %s', (titles, row) => {
  expect(rowsOf(`${titles}\n${row}`)).toEqual([
    {
      line: 2,
      name: 'Ani',
      email: 'ani@surel.example',
      class: '8A',
      team: 'Elang',
      category: 'Inspire',
    },
  ]);
});

test('without names, they are recognised by what they have and by their place', () => {
  expect(rowsOf('Ani\t8A\tani@surel.example\nBudi\t8B\t\n')).toEqual([
    { line: 1, name: 'Ani', class: '8A', email: 'ani@surel.example' },
    { line: 2, name: 'Budi', class: '8B' },
  ]);
});

test('a column is recognised once, and one of another name is ignored', () => {
  expect(readText('No,Nama,Nama,NISN\n1,Ani,Lestari,0').layout.columns).toEqual([
    undefined,
    { key: 'name' },
    undefined,
    undefined,
  ]);
});

test('rows without a text in a column that counts are left out, and long texts are cut', () => {
  expect(rowsOf(`No,Nama\n1,\n2,${'x'.repeat(300)}`)).toEqual([{ line: 3, name: 'x'.repeat(255) }]);
});

test.each([
  ['a column that counts', '1\tAni\t8A\n2\tBudi\t8B', '-,name,class'],
  ['a class before the name', '8C\tCitra\n8C\tDedi', 'class,name'],
  ['a class as a number', 'Ani\t7\nBudi\t8\nCici\t7', 'name,class'],
  ['how old somebody is', 'Ani\t13\tVII A\nBudi\t14\tVII B', 'name,-,class'],
  ['boys and girls', 'Ani\tP\t7-1\nBudi\tL\t7-2', 'name,-,class'],
  ['numbers of pupils', '0081234567\tAni\n0081234568\tBudi', '-,name'],
  ['addresses', 'ani@surel.example\tAni\nbudi@surel.example\tBudi', 'email,name'],
  [
    'teams',
    'Ani\tX TKJ 1\tElang\tInspire\nBudi\tX TKJ 2\tElang\tInspire',
    'name,class,team,category',
  ],
])('columns are guessed where no line names them: %s', (_, text, expected) => {
  const columns = readText(text).layout.columns.map((column) => column?.key ?? '-');
  expect(columns.join()).toBe(expected);
});

test.each([
  ['7-Jan', true],
  ['10-Feb', true],
  ['Jan-07', true],
  ['1 Agustus', true],
  ['07/01/2026', true],
  ['2026-01-07 00:00:00', true],
  ['7-1', false],
  ['8.2', false],
  ['Desain 12', false],
  ['Marketing 11', false],
  ['XII IPA 2', false],
])('the class %j is a date: %j', (text, isDate) => {
  const { rows } = readText(`Nama\tKelas\nAni\t${text}`);
  expect(rows[0]?.problems?.length).toBe(isDate ? 1 : 0);
});

test('a cell with a line alone is empty, and the preview says so', () => {
  const { rows } = readText('Nama;Tim\nAni;-\n-;Elang\n–;—');
  expect(rows.map(({ sent, readings }) => [sent.name, sent.team, readings?.length])).toEqual([
    ['Ani', undefined, 1],
    ['', 'Elang', 1],
    ['', undefined, 2],
  ]);
});
