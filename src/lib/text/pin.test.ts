import { expect, test } from 'vitest';
import { normalizePinInput } from './pin.ts';

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
