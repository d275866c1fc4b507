import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

test('welcomes to the district competition, whatever the title of the tournament says', () => {
  expect(welcome({}, 'before')).toMatch(
    /^Selamat datang di rangkaian kompetisi robotika distrik RoboLaga! Daftarkan tim Anda/,
  );
});

test('names the city where it is known', () => {
  const venue = { name: 'Balai Pemuda', city: 'Surabaya', province: '' };
  const inSurabaya =
    /^Selamat datang di Surabaya, dalam rangkaian kompetisi robotika distrik RoboLaga!/;
  expect(welcome({ venue }, 'before')).toMatch(inSurabaya);
  expect(welcome({ venue: { ...venue, city: '' } }, 'before')).toBe(welcome({}, 'before'));
});

test.each(['postponed', 'cancelled'] as const)('nobody is invited to a %s tournament', (status) => {
  expect(welcome({ status }, 'before')).toMatch(
    /^Selamat datang di .* distrik RoboLaga! Turnamen ini di(tunda|batalkan)\./,
  );
});

test('nobody is asked to register after the day', () => {
  expect(welcome({}, 'after')).not.toMatch(/Daftarkan/);
});
