import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test('numbers have Indonesian separators', () => {
  expect(formatNumber(1250)).toBe('1.250');
  expect(formatNumber(0.5)).toBe('0,5');
  expect(formatNumber(7)).toBe('7');
});
