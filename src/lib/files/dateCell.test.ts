import { expect, it } from 'vitest';
import { dateCellText } from './dateCell.ts';

it.each([
  ['1899-12-30T00:12:45.000Z', '00:12:45.000'],
  ['1899-12-30T00:01:07.380Z', '00:01:07.380'],
  ['1899-12-30T00:00:03.963Z', '00:00:03.963'],
  ['1899-12-30T01:04:00.000Z', '01:04:00.000'],
  // A duration of more than a day, which is no time of day.
  ['1899-12-31T01:00:00.000Z', '25:00:00.000'],
  ['1904-01-01T00:12:45.000Z', '00:12:45.000'],
  ['2026-11-26T00:12:45.000Z', '2026-11-26'],
  ['1900-01-05T00:00:00.000Z', '1900-01-05'],
])('the cell %s is %s', (cell, text) => {
  expect(dateCellText(new Date(cell))).toBe(text);
});
