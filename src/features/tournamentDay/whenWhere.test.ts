import { expect, it } from 'vitest';
import { whenWhere } from './whenWhere.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const venue = { name: 'Graha Cendekia', city: 'Surabaya', province: 'Jawa Timur' };
const tournament = {
  date: '2026-12-05',
  start_time: '08:00',
  time_zone: 'Asia/Makassar',
  venue,
} as const;

it('names day, hour, building and city, and briefly day and city', () => {
  expect(whenWhere(tournament, now)).toEqual([
    'Sab, 5 Des',
    '08.00 WITA',
    'Graha Cendekia, Surabaya',
  ]);
  expect(whenWhere(tournament, now, true)).toEqual(['Sab, 5 Des', 'Surabaya']);
});

it.each([
  [{ date: '2026-12-05' }, ['Sab, 5 Des'], ['Sab, 5 Des']],
  [
    { date: '2026-12-05', venue: { ...venue, city: '' } },
    ['Sab, 5 Des', 'Graha Cendekia'],
    ['Sab, 5 Des', 'Graha Cendekia'],
  ],
  [
    { date: '2026-12-05', venue: { ...venue, name: '' } },
    ['Sab, 5 Des', 'Surabaya'],
    ['Sab, 5 Des', 'Surabaya'],
  ],
])('leaves out what is not known: %j', (known, long, brief) => {
  expect(whenWhere(known, now)).toEqual(long);
  expect(whenWhere(known, now, true)).toEqual(brief);
});
