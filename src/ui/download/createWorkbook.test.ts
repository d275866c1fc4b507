import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { Cell } from './cells.ts';
import { createWorkbook } from './createWorkbook.ts';

const open = async (file: Blob | undefined) => read(await file?.arrayBuffer());

const url = 'https://robolaga.example/cek/4T7KQM2XAB9RWPDH?a=1&b="2"';

describe('a workbook', () => {
  it('has texts that are never evaluated, numbers and links', async () => {
    const row: Cell[] = ['=SUM(A1)', '+62', "Nur'aini <&>", '0012', '', 120.5, { url }];
    const book = await open(await createWorkbook([{ name: 'Musim', rows: [['Nama'], row] }]));
    const sheet = book.Sheets['Musim'];
    expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })).toEqual([
      ['Nama'],
      ['=SUM(A1)', '+62', "Nur'aini <&>", '0012', undefined, 120.5, url],
    ]);
    expect(sheet?.['A2']).toMatchObject({ t: 's' });
    expect(sheet?.['A2']).not.toHaveProperty('f');
    expect(sheet?.['F2']).toMatchObject({ t: 'n', v: 120.5 });
    expect(sheet?.['G2']).toMatchObject({ l: { Target: url } });
    expect(sheet?.['A1']).not.toHaveProperty('l');
  });

  it('has links in the sheets in which they are', async () => {
    const sheets = ['a', 'b'].map((name) => ({ name, rows: [['Cek'], [{ url: url + name }]] }));
    const book = await open(await createWorkbook(sheets));
    expect(book.SheetNames).toEqual(['a', 'b']);
    expect(book.Sheets['b']?.['A2']).toMatchObject({ l: { Target: `${url}b` } });
  });

  it('is not made where a part of it would be too large', async () => {
    const texts = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => [String(index).padStart(length, 'x')]);
    const make = (rows: Cell[][]) => createWorkbook([{ name: 'Musim', rows }]);
    expect(await make(texts(1000, 90))).toBeInstanceOf(Blob);
    expect(await make(texts(1000, 110))).toBeUndefined();
    // The same text in each cell: the sheet is too large, not the texts.
    expect(await make(Array.from({ length: 4000 }, () => ['x']))).toBeUndefined();
    expect(await make(Array.from({ length: 3500 }, () => ['x']))).toBeInstanceOf(Blob);
  });
});
