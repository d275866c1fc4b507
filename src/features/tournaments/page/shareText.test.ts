import { expect, test } from 'vitest';
import { shareText } from './shareText.ts';

const tournament = {
  title: 'RoboLaga Distrik Surabaya',
  date: '2026-12-05',
  start_time: '08:00',
  time_zone: 'Asia/Jakarta',
  venue: { name: 'Graha Cendekia', city: 'Surabaya', province: 'Jawa Timur' },
} as const;

test.each([
  ['Sabtu, 5 Desember 2026, 08.00 WIB, Graha Cendekia, Surabaya.', {}],
  [
    'Sabtu–Minggu, 5–6 Desember 2026, 08.00–16.00 WIB, Graha Cendekia, Surabaya.',
    { end_date: '2026-12-06', end_time: '16:00' },
  ],
  ['Sabtu, 5 Desember 2026, Graha Cendekia, Surabaya.', { start_time: undefined }],
  ['Sabtu, 5 Desember 2026, 08.00 WIT.', { venue: undefined, time_zone: 'Asia/Jayapura' as const }],
])('says what, when and where as far as it is known: %s', (facts, changes) => {
  expect(shareText({ ...tournament, ...changes })).toBe(`RoboLaga Distrik Surabaya: ${facts}`);
});

test.each([
  ['postponed', 'Ditunda: RoboLaga Distrik Surabaya: '],
  ['cancelled', 'Dibatalkan: RoboLaga Distrik Surabaya: '],
] as const)('begins with what has happened to a %s one', (status, start) => {
  expect(shareText({ ...tournament, status }).startsWith(start)).toBe(true);
});
