import { expect, test } from 'vitest';
import { selectSeason } from './season.ts';

const now = Date.parse('2026-11-24T05:00:00Z');
const entry = (id: number, city: string, date: string) => ({
  id,
  title: `Lomba ${city}`,
  date,
  city,
  province: '',
});
const statesOf = (list: Parameters<typeof selectSeason>[0]) =>
  selectSeason(list, now).map(({ id, state }) => `${id} ${state}`);

test('sorts the cities of the response by day, and says which tournament is the next', () => {
  const cities = [
    entry(1, 'Malang', '2026-11-04'),
    entry(2, 'Bandung', '2026-11-29'),
    entry(3, 'Jakarta', '2026-11-24'),
    entry(4, 'Surabaya', '2026-11-26'),
    entry(5, 'Medan', 'menyusul'),
  ];
  expect(statesOf({ data: [], cities })).toEqual(['3 today', '4 next', '2 coming', '1 done']);
});

test('a list without cities has those of its tournaments, each once', () => {
  const tournament = (id: number, city: string, date: string) => ({
    ...entry(id, city, date),
    image: null,
    categories: [],
    venue: { name: '', city, province: 'Jawa Timur' },
  });
  const data = [
    tournament(1, 'Malang', '2026-11-04'),
    tournament(2, 'Malang', '2026-12-04'),
    tournament(3, '', '2026-12-05'),
    { ...tournament(4, 'Solo', '2026-11-25'), status: 'cancelled' as const },
    { ...tournament(5, 'Bogor', '2026-11-25'), venue: undefined },
  ];
  expect(statesOf({ data })).toEqual(['2 next']);
});
