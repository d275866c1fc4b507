import { expect, it, test } from 'vitest';
import { readSignInName, tidySignInName } from './signInName.ts';

it.each(['P-53', 'p 53', 'P–53', 'P/53', "p'53", 'Pß53', 'p53', ' P_53 ', 'P\u00AD53', 'Ｐ－５３'])(
  '%j is the 53rd',
  (text) => {
    expect(readSignInName(text)).toBe(53);
    expect(tidySignInName(text)).toBe('P-53');
  },
);

it.each([1_234_567, 12_345_678, 123_456_789])('P-%i has as many digits as ids may have', (id) => {
  expect(readSignInName(`P-${id}`)).toBe(id);
});

test.each([
  'P-1234567890',
  'p-53@surel.example',
  'P-',
  '53',
  'PP-53',
  'P-53-1234567',
  'budi@surel.example',
  '',
])('%j is none', (text) => {
  expect(readSignInName(text)).toBeUndefined();
  expect(tidySignInName(text)).toBe(text);
});
