import { expect, it } from 'vitest';
import { messageNames } from '../../../../tests/support/messageNames.ts';
import { placeText } from './placeText.ts';

const registration = (date: string, rank: number | undefined, provisional?: true) => ({
  tournament: { id: 7, title: 'RoboLaga Distrik Surabaya', date },
  category: {
    id: 2,
    name: 'Sumo Robot',
    ranking: 'points' as const,
    time_format: 'MM:SS.hh' as const,
  },
  result:
    rank === undefined
      ? null
      : { rank, points: 120, time: '01:12.00', ...(provisional && { provisional }) },
});

it.each(messageNames)('says the place of %j', (name, shown) => {
  expect(placeText({ name, registrations: [registration('2026-12-05', 2)] })).toBe(
    `Tim ${shown} meraih peringkat 2 kategori Sumo Robot, RoboLaga Distrik Surabaya: 120 poin · 01:12.00.`,
  );
});

it('says that a place may still change', () => {
  expect(placeText({ name: 'Volt', registrations: [registration('2026-12-05', 2, true)] })).toBe(
    'Tim Volt sementara di peringkat 2 kategori Sumo Robot, RoboLaga Distrik Surabaya: 120 poin · 01:12.00.',
  );
});

it('says the latest place, and nothing of a team without one', () => {
  const registrations = [
    registration('2026-03-01', 3),
    registration('2026-05-01', 1),
    registration('2026-12-05', undefined),
  ];
  expect(placeText({ name: 'Volt', registrations })).toContain('peringkat 1');
  expect(placeText({ name: 'Volt', registrations: registrations.slice(2) })).toBeUndefined();
  expect(placeText({ name: 'Volt' })).toBeUndefined();
});
