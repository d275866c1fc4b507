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
