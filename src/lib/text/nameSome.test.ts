import { expect, test } from 'vitest';
import { nameSome } from './nameSome.ts';

const people = ['Andi', 'Budi', 'Citra'].map((name) => ({ name }));
const rest = (count: string) => `${count} lainnya`;

test('all are named if they are few', () => {
  expect(nameSome(people, 3, rest)).toBe('Andi, Budi, dan Citra');
});

test('of many the first are named, and the others counted', () => {
  expect(nameSome(people, 2, rest)).toBe('Andi, Budi, dan 1 lainnya');
  expect(nameSome(people, 1, rest)).toBe('Andi dan 2 lainnya');
});
