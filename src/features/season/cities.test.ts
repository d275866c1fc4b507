import { expect, test } from 'vitest';
import { tournamentPlans } from '../../../server/seed/plans/tournaments.ts';
import { locate, mapSize, traceOf } from './cities.ts';

const at = (city: string, province = '') => ({ city, province });
const demonstration = tournamentPlans.map(({ place: [, city, province] }) => at(city, province));

test('each city of the demonstration has a point, far enough from the others to be pressed', () => {
  const points = locate(demonstration).map((point, index) => {
    const { x = -1, y = -1 } = point ?? {};
    return { x, y, city: demonstration[index]?.city };
  });
  for (const [index, { x, y, city }] of points.entries()) {
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height, city).toBe(true);
    for (const other of points.slice(index + 1))
      // 26 pixels where the map is 800 pixels wide.
      expect(
        Math.hypot(x - other.x, y - other.y),
        `${city} and ${other.city}`,
      ).toBeGreaterThanOrEqual((26 * mapSize.width) / 800);
  }
});

test('finds a city by its name in any case, with or without its kind, and by its other name', () => {
  const [surabaya, other, solo, surakarta] = locate([
    at('Surabaya'),
    at(' kota SURABAYA '),
    at('Solo'),
    at('Surakarta'),
  ]);
  expect(surabaya).toBeDefined();
  expect(other).toEqual(surabaya);
  expect(surakarta).toEqual(solo);
});

test('a city that is not known has the point of its capital, unless another city is there', () => {
  const [capital] = locate([at('Palu')]);
  expect(locate([at('Poso', 'Sulawesi Tengah'), at('Luwuk', 'Sulawesi Tengah')])).toEqual([
    capital,
    undefined,
  ]);
  expect(locate([at('Poso', 'Sulawesi Tengah'), at('Palu')])).toEqual([undefined, capital]);
  expect(locate([at('Atlantis', 'constructor'), at('constructor')])).toEqual([
    undefined,
    undefined,
  ]);
});

test('a trace goes along an axis, then at 45 degrees', () => {
  expect(traceOf({ x: 10, y: 40, city: { x: 0, y: 0 } })).toBe('M0 0v30L10 40');
  expect(traceOf({ x: -40, y: 10, city: { x: 0, y: 0 } })).toBe('M0 0h-30L-40 10');
  expect(traceOf({ x: 10, y: 40 })).toBeUndefined();
});
