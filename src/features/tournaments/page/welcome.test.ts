import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const categories = [{ id: 1, name: 'Sumo Robot', description: null }];

test('welcomes to the district competition, whatever the title of the tournament says', () => {
  expect(welcome({ categories }, 'before')).toMatch(
    /^Selamat datang di rangkaian kompetisi robotika distrik RoboLaga! Daftarkan tim Anda/,
  );
});

test('names the city where it is known', () => {
  const venue = { name: 'Balai Pemuda', city: 'Surabaya', province: '' };
  const inSurabaya =
    /^Selamat datang di Surabaya, dalam rangkaian kompetisi robotika distrik RoboLaga!/;
  expect(welcome({ categories, venue }, 'before')).toMatch(inSurabaya);
  expect(welcome({ categories, venue: { ...venue, city: '' } }, 'before')).toBe(
    welcome({ categories }, 'before'),
  );
});

test.each(['postponed', 'cancelled'] as const)('nobody is invited to a %s tournament', (status) => {
  expect(welcome({ categories, status }, 'before')).toMatch(
    /^Selamat datang di .* distrik RoboLaga! Lomba ini di(tunda|batalkan)\./,
  );
});

test('nobody is asked to register after the day', () => {
  expect(welcome({ categories }, 'after')).not.toMatch(/Daftarkan/);
});

test('nobody is asked to register where there is no category', () => {
  expect(welcome({ categories: [] }, 'before')).toMatch(
    /distrik RoboLaga! Catat tanggalnya dan mulai siapkan robotnya\.$/,
  );
});
