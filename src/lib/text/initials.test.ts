import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Bagas W.', 'BW'],
  ['Bagas Adi Wicaksono', 'BW'],
  ['  sekar ', 'S'],
  ['𝐀 b', '𝐀B'],
  ['', ''],
])('%j has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
