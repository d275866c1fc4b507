import { expect, test } from 'vitest';
import { readId } from './readId.ts';

test('a whole number from 1 is an id', () => expect(readId('12')).toBe(12));

test.each([undefined, null, '', '0', '-3', '1.5', '1e3', ' 1', 'surabaya', '99999999999'])(
  '%j is none',
  (text) => {
    expect(readId(text)).toBeUndefined();
  },
);
