import { expect, it } from 'vitest';
import { hoursText, whenWhere } from './whenWhere.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const venue = { name: 'Graha Cendekia', city: 'Surabaya', province: 'Jawa Timur' };
const tournament = {
  date: '2026-12-05',
  start_time: '08:00',
  time_zone: 'Asia/Makassar',
  venue,
} as const;

it('names day, hour, building and city, and briefly day and city', () => {
  expect(whenWhere(tournament, now)).toEqual({
    day: 'Sab, 5 Des',
    hour: '08.00 WITA',
    place: 'Graha Cendekia, Surabaya',
  });
  expect(whenWhere(tournament, now, true)).toEqual({
    day: 'Sab, 5 Des',
    hour: '',
    place: 'Surabaya',
  });
});

it.each([
  ['08.00–16.00 WITA', { end_time: '16:00' }],
  ['08.00 WITA', {}],
  ['sampai 16.00 WITA', { start_time: undefined, end_time: '16:00' }],
  ['', { start_time: undefined }],
] as const)('says from when until when: %j', (text, hours) => {
  expect(hoursText({ ...tournament, ...hours })).toBe(text);
});

it('names all days of a tournament of several days', () => {
  const { day } = whenWhere({ ...tournament, end_date: '2026-12-06' }, now);
  expect(day).toBe('Sab–Min, 5–6 Des');
});

it.each([
  [undefined, '', ''],
  [{ ...venue, city: '' }, 'Graha Cendekia', 'Graha Cendekia'],
  [{ ...venue, name: '' }, 'Surabaya', 'Surabaya'],
])('leaves out what is not known of the place: %j', (known, long, brief) => {
  const one = { date: '2026-12-05', ...(known && { venue: known }) };
  expect(whenWhere(one, now)).toEqual({ day: 'Sab, 5 Des', hour: '', place: long });
  expect(whenWhere(one, now, true)).toEqual({ day: 'Sab, 5 Des', hour: '', place: brief });
});
