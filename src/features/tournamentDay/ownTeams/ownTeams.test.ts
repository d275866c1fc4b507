import { expect, it } from 'vitest';
import { canRegister, ownTeamsIn } from './ownTeams.ts';

const team = (id: number, category: number) => ({
  id,
  team_id: `X-MLGT-0000${id}` as const,
  name: `Tim ${id}`,
  logo: null,
  category_id: category,
});
const [sumo, line, drone] = [team(1, 4), team(2, 5), team(3, 6)];
const tournament = {
  categories: [4, 5, 7].map((id) => ({ id, name: `Kategori ${id}`, description: null })),
};

it.each([
  ['nothing', undefined, [], []],
  ['one category', { all_registered: false, registered_categories: [5, 7] }, [line], []],
  ['all at once', { all_registered: true }, [sumo, line], []],
  [
    'who has come',
    { all_registered: false, registered_categories: [4, 5], checked_in_categories: [4] },
    [sumo, line],
    [sumo],
  ],
])('knows the own teams of a tournament where the backend says %s', (_, check, ...expected) => {
  const [registered, checkedIn] = expected;
  expect(ownTeamsIn(tournament, [sumo, line, drone], check)).toEqual({
    all: [sumo, line],
    registered,
    checkedIn,
  });
});

it.each([
  ['none is registered', [], {}, true],
  ['one is registered', [4], {}, true],
  ['all are registered', [4, 5], {}, false],
  ['the category of the other one is full', [4], { capacity: 8, registered: 8 }, false],
])('a team can be registered where %s', (_, registered, places, expected) => {
  const [first, second] = tournament.categories;
  if (!first || !second) throw new Error('There are no two categories');
  const open = {
    id: 1,
    title: 'Semeru Robot Open',
    date: '2026-12-05',
    image: null,
    categories: [first, { ...second, ...places }],
  };
  const teams = ownTeamsIn(open, [sumo, line, drone], {
    all_registered: false,
    registered_categories: registered,
  });
  expect(canRegister(open, teams, Date.parse('2026-12-01'))).toBe(expected);
  expect(canRegister(open, teams, Date.parse('2026-12-06'))).toBe(false);
});
