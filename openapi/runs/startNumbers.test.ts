import { expect, it } from 'vitest';
import { readStartNumber } from './startNumbers.ts';

it.each([
  ['1', 1],
  ['01', 1],
  ['00001', 1],
  [' 12 ', 12],
  ['012', 12],
  ['#12', 12],
  ['# 12', 12],
  ['No. 12', 12],
  ['no 12', 12],
  ['NO.12', 12],
  ['Nomor 12', 12],
  ['nomor  peserta 12', 12],
  ['No. peserta 12', 12],
  ['peserta 12', 12],
  ['', undefined],
  ['0', undefined],
  ['-12', undefined],
  ['1.5', undefined],
  ['12a', undefined],
  ['1 2', undefined],
  ['X-SMPN-00001', undefined],
  ['smpn 1', undefined],
  ['garuda', undefined],
  ['1234567890', undefined],
])('%j is the start number %j', (text, number) => {
  expect(readStartNumber(text)).toBe(number);
});
