import { expect, test } from 'vitest';
import { readCsv } from '../../../lib/files/readCsv.ts';
import { readTable, toImportRows } from './readColumns.ts';

const rowsOf = (text: string) => {
  const { rows, columns } = readTable(readCsv(text));
  return toImportRows(rows, columns);
};

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

test('without names, they are recognised by their place and the @', () => {
  expect(rowsOf('Ani\t8A\tani@surel.example\nBudi\t8B\t\n')).toEqual([
    { line: 1, name: 'Ani', class: '8A', email: 'ani@surel.example' },
    { line: 2, name: 'Budi', class: '8B' },
  ]);
});

test('a column is recognised once, and one of another name is ignored', () => {
  expect(readTable(readCsv('No,Nama,Nama,NISN\n1,Ani,Lestari,0')).columns).toEqual([
    undefined,
    'name',
    undefined,
    undefined,
  ]);
});

test('rows without a text in a column that counts are left out, and long texts are cut', () => {
  expect(rowsOf(`No,Nama\n1,\n2,${'x'.repeat(300)}`)).toEqual([{ line: 3, name: 'x'.repeat(255) }]);
});
