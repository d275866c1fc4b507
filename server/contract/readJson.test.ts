import { expect, it } from 'vitest';
import { readJson } from './readJson.ts';

const tooLarge = expect.objectContaining({
  status: 413,
  message: 'Data yang dikirim terlalu besar.',
}) as Error;
const many = 64 * 1024;

it.each([
  ['objects', '{}'],
  ['lists', '[]'],
  ['numbers', '0'],
  ['texts', '""'],
  ['texts with quotation marks', String.raw`"\""`],
  ['texts that end with a backslash', String.raw`"\\"`],
])('refuses more %s than any body has, and reads half as many', (_, item) => {
  const list = (count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;
  expect(() => readJson(list(many + 1))).toThrow(tooLarge);
  expect(readJson(list(many / 2 - 1)).value).toHaveLength(many / 2 - 1);
});

it('refuses lists in lists', () => {
  expect(() => readJson('['.repeat(many + 1))).toThrow(tooLarge);
});

it('counts nothing within texts', () => {
  const text = '", [ { \\ '.repeat(many);
  expect(readJson(JSON.stringify({ text }))).toEqual({ value: { text }, valueCount: 2 });
});

it('reads 5,000 rows of seven fields', () => {
  const row = { line: 1, sheet: '7A', name: 'Ani', email: '', class: '7A', team: '', category: '' };
  const rows = Array.from({ length: 5_000 }, () => row);
  expect(readJson(JSON.stringify({ preview: true, rows })).value).toEqual({ preview: true, rows });
});

it('throws for what is no JSON', () => {
  expect(() => readJson('{')).toThrow(SyntaxError);
});
