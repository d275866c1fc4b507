import { expect, it } from 'vitest';
import { registrationText } from './registrationText.ts';

const tournament = {
  date: '2026-12-05',
  status: 'published',
  registration_opens_at: '2026-11-01T00:00:00.000Z',
  registration_closes_at: '2026-12-01T00:00:00.000Z',
  categories: [{ id: 1, name: 'Sumo Robot', capacity: null, registered: 0 }],
} as const satisfies Parameters<typeof registrationText>[0];

const textOn = (day: string, change: Partial<Parameters<typeof registrationText>[0]> = {}) =>
  registrationText({ ...tournament, ...change }, Date.parse(`${day}T03:00:00.000Z`));

it('follows the window of registration', () => {
  expect(textOn('2026-10-31')).toBe('Belum dibuka');
  expect(textOn('2026-11-20')).toBe('Dibuka');
  expect(textOn('2026-12-02')).toBe('Ditutup');
});

it('without a window ends with the day of the tournament', () => {
  const noWindow = { registration_opens_at: null, registration_closes_at: null };
  expect(textOn('2026-11-20', noWindow)).toBe('Sampai mulai');
  expect(textOn('2026-12-06', noWindow)).toBe('Ditutup');
});

it('waits for a category, as the public page says', () => {
  expect(textOn('2026-11-20', { categories: [] })).toBe('Menunggu kategori');
});

it.each(['postponed', 'cancelled'] as const)('is closed while the tournament is %s', (status) => {
  expect(textOn('2026-11-20', { status })).toBe('Ditutup');
});
