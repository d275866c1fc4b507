import { expect, test } from 'vitest';
import { parseId } from './parseId.ts';

test('a positive integer is an id', () => expect(parseId('12')).toBe(12));

test.each([undefined, null, '', '0', '-3', '1.5', '1e3', ' 1', 'surabaya', '99999999999'])(
  '%j is not an id',
  (text) => {
    expect(parseId(text)).toBeUndefined();
  },
);
