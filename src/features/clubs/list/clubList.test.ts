import { expect, test } from 'vitest';
import { activeClubs, clubBio, filterClubsByName, readClubCounts } from './clubList.ts';

const club = (id: number, is_active: 0 | 1) => ({
  id,
  name: `Klub ${id}`,
  logo: null,
  bio: null,
  is_active,
});

test('only active clubs are shown', () => {
  expect(activeClubs({ data: [club(1, 1), club(2, 0), club(3, 1)] })?.map(({ id }) => id)).toEqual([
    1, 3,
  ]);
  expect(activeClubs({ success: true, data: [] })).toEqual([]);
});

test('an inactive club of the same name does not change the URL', () => {
  const [shown] = activeClubs({ data: [club(1, 1), { ...club(2, 0), name: 'Klub 1' }] }) ?? [];
  expect(shown?.href).toBe('/schoolclub/detail/klub-1');
});

test.each([undefined, null, {}, { data: null }, { success: false, data: [] }])(
  '%j has no list',
  (response) => {
    expect(activeClubs(response)).toBeUndefined();
  },
);

test.each([
  ['', ['SMA Bhinneka', 'SMK Surya']],
  ['  sma ', ['SMA Bhinneka']],
  ['SURYA', ['SMK Surya']],
  ['smp', []],
])('searching for %j finds the matching names', (text, found) => {
  expect(
    filterClubsByName([{ name: 'SMA Bhinneka' }, { name: 'SMK Surya' }], text).map(
      ({ name }) => name,
    ),
  ).toEqual(found);
});

test('missing or invalid counts are 0', () => {
  expect(readClubCounts({ data: { participants: 18, teams: 5, tournaments: 3 } })).toEqual({
    participants: 18,
    teams: 5,
    tournaments: 3,
  });
  for (const response of [
    undefined,
    null,
    {},
    { data: null },
    { data: {} },
    { data: { participants: null, teams: 'x' } as never },
  ])
    expect(readClubCounts(response)).toEqual({ participants: 0, teams: 0, tournaments: 0 });
});

test.each([
  [null, '-'],
  ['', '-'],
  [' \n ', '-'],
  [' Klub kami. ', 'Klub kami.'],
])('the bio %j is shown as %s', (bio, shown) => {
  expect(clubBio({ bio })).toBe(shown);
});
