import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const csvLine = (...cells: string[]) => toCsv([cells]).slice(1);

test('a table starts with a byte order mark and ends each row with CRLF', () => {
  expect(
    toCsv([
      ['Name', 'Email'],
      ['Siti', 'siti@contoh.id'],
    ]),
  ).toBe('\uFEFFName;Email\r\nSiti;siti@contoh.id\r\n');
  expect(toCsv([])).toBe('\uFEFF');
});

test('commas separate the cells of files for programs', () => {
  expect(toCsv([['a', 'b;c']], ',')).toBe('\uFEFFa,"b;c"\r\n');
});

test.each([
  ['a comma', 'Putra, Jr.', '"Putra, Jr."'],
  ['a semicolon', 'a;b', '"a;b"'],
  ['a quotation mark', 'Budi "Bud" S', '"Budi ""Bud"" S"'],
  ['a line break', 'dua\r\nbaris', '"dua\r\nbaris"'],
  ['spaces around it', ' Ani ', '" Ani "'],
  ['letters of any script', 'Zoë 阿妮 🤖', 'Zoë 阿妮 🤖'],
  ['nothing', '', ''],
])('a cell with %s', (_, text, cell) => {
  expect(csvLine(text, 'x')).toBe(`${cell};x\r\n`);
});

test.each([
  ['=1+2', "'=1+2"],
  ['+62811', "'+62811"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a=1', 'a=1'],
  ["'=1", "''=1"],
])('%j cannot become a formula', (text, cell) => {
  expect(csvLine(text)).toBe(`${cell}\r\n`);
});
