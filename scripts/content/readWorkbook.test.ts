import { expect, it } from 'vitest';
import { maxWorkbookCells } from '../../src/lib/files/unpackWorkbook.ts';
import { filled, workbookOf } from '../../tests/support/screens/workbooks.ts';
import { readWorkbook } from './readWorkbook.ts';

it('a workbook of the largest size allowed is read', async () => {
  const columns = 20;
  const [sheet] = await readWorkbook(filled(maxWorkbookCells / columns, columns, 'scores'));
  expect(sheet?.sheet).toBe('scores');
  expect(sheet?.data.at(-1)).toEqual(Array(columns).fill(1));
});

it('reading ends after the time limit', async () => {
  await expect(readWorkbook(filled(2, 2), 1)).rejects.toThrow(
    'The workbook took longer than 0.001 s to read.',
  );
});

it('what is no workbook is named', async () => {
  await expect(readWorkbook(workbookOf('<worksheet><sheetData><row><c/></row>'))).rejects.toThrow(
    'The file is no workbook.',
  );
});
