import { expect, it } from 'vitest';
import { parsePoints, parseScoreTime } from './scoreTime.ts';

it.each([
  ['10738', '01:07.38'],
  ['010738', '01:07.38'],
  ['738', '00:07.38'],
  ['5', '00:00.05'],
  ['1:7.38', '01:07.38'],
  [' 01:07,38 ', '01:07.38'],
  ['996', '00:09.96'],
])('%j is read as %s', (typed, time) => {
  expect(parseScoreTime(typed, 'MM:SS.hh')).toBe(time);
});

it.each([
  ['1245', '00:12:45'],
  ['1:02:03', '01:02:03'],
])('%j is read as %s where times have hours', (typed, time) => {
  expect(parseScoreTime(typed, 'HH:MM:SS')).toBe(time);
});

it.each(['', '-1', '1234567', '1:2', '016000', 'satu', '1:2.3.4'])('%j is no time', (typed) => {
  expect(parseScoreTime(typed, 'MM:SS.hh')).toBeUndefined();
});

it('has at most 59 seconds', () => {
  expect(parseScoreTime('000060', 'HH:MM:SS')).toBeUndefined();
});

it.each([
  ['80', 80],
  [' 0 ', 0],
  ['-12', -12],
  ['99999', 99_999],
  ['100000', undefined],
  ['-10000', undefined],
  ['1.5', undefined],
  ['', undefined],
])('%j are %s points', (typed, points) => {
  expect(parsePoints(typed)).toBe(points);
});
