import { expect, test } from 'vitest';
import { addResults } from './addResults.ts';

const tournament = { id: 7, title: 'Semeru Robot Open', date: '2026-11-06', image: null };
const garuda = { id: 1, name: 'Garuda', category: 'Sumo Robot' };
const laskar = { id: 2, name: 'Laskar', category: 'Inspire' };
const followed = [{ ...tournament, registered_teams: [garuda, laskar] }];
const sumo = { id: 3, name: 'Sumo Robot' };
const inspire = { id: 4, name: 'Inspire' };

test('the teams of a tournament have their places, the best first, those without a score last', () => {
  const results = [
    {
      tournament,
      teams: [
        { ...laskar, category: inspire, rank: 2, provisional: true as const },
        { ...garuda, category: sumo },
      ],
    },
  ];
  expect(addResults(followed, results)).toEqual([
    {
      ...tournament,
      teams: [{ ...laskar, result: { rank: 2, categoryId: 4, isProvisional: true } }, garuda],
    },
  ]);
});

test.each([
  ['there are no results', undefined],
  ['the place is one in another category', [{ ...garuda, category: inspire, rank: 1 }]],
])('a team has no place where %s', (_, teams) => {
  expect(addResults(followed, teams && [{ tournament, teams }])).toEqual([
    { ...tournament, teams: [garuda, laskar] },
  ]);
});

test('a tournament whose teams the backend does not tell has none', () => {
  expect(addResults([tournament])).toEqual([{ ...tournament, teams: [] }]);
});
