import { expect, test } from 'vitest';
import { countDigits, readClubId, readPin } from './membershipRules.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1 2', 12],
  ['', undefined],
  ['0', undefined],
  ['012', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['GH-12', undefined],
  ['12345678901', undefined],
])('reads %j as the club id %j', (typed, id) => {
  expect(readClubId(typed)).toBe(id);
});

test.each([
  ['204816', '204816'],
  ['004816', '004816'],
  [' 204 816', '204816'],
  ['20481', undefined],
  ['2048166', undefined],
  ['20481a', undefined],
  ['', undefined],
  ['２０４８１６', '204816'],
  ['204-816', '204816'],
  ['204.816', '204816'],
  ['204–816', '204816'],
  ['2O4816', '204816'],
  ['20o4l6', '200416'],
  ['2O48I6', '204816'],
  ['\u200B204816', '204816'],
  ['----', undefined],
])('reads %j as the PIN %j', (typed, pin) => {
  expect(readPin(typed)).toBe(pin);
});

test.each([
  ['20481', 5],
  ['204 81', 5],
  ['2048166', 7],
  ['20481a', undefined],
  ['MLGT', undefined],
])('counts the digits of %j: %j', (typed, digits) => {
  expect(countDigits(typed)).toBe(digits);
});
