import { expect, test } from 'vitest';
import { toCsv } from '../../files/csv.ts';
import { InvalidCsvError, readCsv } from './readCsv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

test.each([
  ['commas', 'Kode,Poin\r\nA,1\r\n'],
  ['semicolons', 'Kode;Poin\nA;1'],
  ['tabulators, as a spreadsheet copies', 'Kode\tPoin\nA\t1\n'],
  ['a byte order mark', '\uFEFFKode,Poin\nA,1'],
  ['quotation marks', '"Kode","Poin"\r\n"A","1"\r\n'],
  ['empty lines', '\nKode,Poin\n\n,\nA,1\n\n'],
])('a file with %s', (_, text) => {
  expect(cellsOf(text.trimStart())).toEqual([
    ['Kode', 'Poin'],
    ['A', '1'],
  ]);
});

test('the separator is what separates all lines, so a decimal comma is none', () => {
  expect(cellsOf('Kode;Waktu\nA;01:07,38')).toEqual([
    ['Kode', 'Waktu'],
    ['A', '01:07,38'],
  ]);
});

test('a row has the number of its first line in the file', () => {
  const { rows } = readCsv('Kode,Tim\r\nA,"dua\r\nbaris"\r\n\r\nB,satu\r\n');
  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'Kode'],
    [2, 'A'],
    [5, 'B'],
  ]);
});

test('a quotation mark without an end is an error of its line', () => {
  expect(() => readCsv('Kode,Tim\nA,"satu\nB,dua')).toThrow(new InvalidCsvError(2));
});

test.each(['=1+2', '+62811', '-5', '@SUM(A1)', '\t=1', '\n=1', "'=1", "''-5", "'s Gravenhage", ''])(
  '%j is read as it was written',
  (text) => {
    const table = [
      ['Kode', 'Tim', 'Klub'],
      ['A', text, 'a"b;c,d'],
    ];
    expect(cellsOf(toCsv(table))).toEqual(table);
  },
);
