import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test('numbers have Indonesian separators', () => {
  expect(formatNumber(1250)).toBe('1.250');
  expect(formatNumber(0.5)).toBe('0,5');
  expect(formatNumber(7)).toBe('7');
});

test.each([0, 12, 123, 1234, 12_345, 123_456, 1_234_567, 0.001, 12.3456, 999.9996, -1, -1234.5])(
  '%d is formatted as by Intl',
  (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('id-ID').format(value));
  },
);
