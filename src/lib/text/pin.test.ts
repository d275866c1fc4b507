import { expect, test } from 'vitest';
import { createPin, isPin, normalizePinInput } from './pin.ts';

test.each([
  ['1', '', '1'],
  ['12a', '12', '12'],
  [' 20-48 16\n', '', '204816'],
  ['20481699', '', '204816'],
  ['9204816', '204816', '204816'],
  ['20481', '204816', '20481'],
  ['135790', '204816', '135790'],
  ['١٢٣', '', ''],
])('%j after %j is %j', (typed, previous, expected) => {
  expect(normalizePinInput(typed, previous)).toBe(expected);
});

test('a created PIN has six digits, and the next is another one', () => {
  const pins = Array.from({ length: 20 }, createPin);
  expect(pins.filter((pin) => !isPin(pin))).toEqual([]);
  expect(new Set(pins).size).toBeGreaterThan(15);
});
