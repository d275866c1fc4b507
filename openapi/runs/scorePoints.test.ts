import { expect, it } from 'vitest';
import { readPoints, writePoints } from './scorePoints.ts';

it.each([
  ['80', 80],
  [' 0 ', 0],
  ['-0', 0],
  ['-12', -12],
  ['080', 80],
  ['87,66', 87.66],
  ['87.66', 87.66],
  ['1,5', 1.5],
  ['480,00', 480],
  ['480.0', 480],
  ['-0,01', -0.01],
  // As word processors and phones write it.
  ['− 5', -5],
  ['−5', -5],
  ['\u00A0８７，５', 87.5],
  ['99999', 99_999],
  ['99999,01', undefined],
  ['100000', undefined],
  ['-10000', undefined],
  // Either a thousand or one.
  ['1.000', undefined],
  ['1,005', undefined],
  ['1.234,5', undefined],
  ['5,', undefined],
  ['', undefined],
  ['lima', undefined],
])('%j are %s points', (typed, points) => {
  expect(readPoints(typed)).toBe(points);
});

it.each([
  [87.66, '87,66'],
  [1.5, '1,5'],
  [1200, '1200'],
  [-0.01, '-0,01'],
])('%d is written as %s, and read again', (points, text) => {
  expect(writePoints(points)).toBe(text);
  expect(readPoints(text)).toBe(points);
});
