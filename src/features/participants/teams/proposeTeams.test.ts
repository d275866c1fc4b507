import { expect, it } from 'vitest';
import { type Grouping, proposeTeams, type Pupil } from './proposeTeams.ts';

/** Pupils of classes; their ids are their places. */
const pupilsOf = (...classes: string[]): Pupil[] =>
  classes.map((name, index) => ({ id: index + 1, name: `Siswa ${index + 1}`, class: name }));

const propose = (
  pupils: readonly Pupil[],
  grouping: Grouping,
  { category = 'Sumo', usedNames = [] as string[] } = {},
) =>
  proposeTeams(pupils, grouping, { category, usedNames }).map(
    ({ name, members }) => [name, members.map(({ id }) => id)] as const,
  );

it('cuts the list into teams; who stays over is a smaller last one', () => {
  const pupils = pupilsOf('8A', '7B', '8A', '7B', '');
  expect(propose(pupils, { size: 3, by: 'order' })).toEqual([
    ['Sumo 1', [1, 2, 3]],
    ['Sumo 2', [4, 5]],
  ]);
  expect(propose(pupils, { size: 5, by: 'order' })).toEqual([['Sumo 1', [1, 2, 3, 4, 5]]]);
  expect(propose(pupils, { size: 1, by: 'order' })).toHaveLength(5);
  expect(propose([], { size: 3, by: 'order' })).toEqual([]);
});

it('keeps classes apart, in the order of their numbers, and those without one last', () => {
  const pupils = pupilsOf('', '10A', '7B', '10A', '7B', '7B', '');
  expect(propose(pupils, { size: 2, by: 'class' })).toEqual([
    ['Sumo 7B 1', [3, 5]],
    ['Sumo 7B 2', [6]],
    ['Sumo 10A 1', [2, 4]],
    ['Sumo 1', [1, 7]],
  ]);
});

it('proposes no name that the club has, and none twice', () => {
  const pupils = pupilsOf('', '', '');
  expect(
    propose(pupils, { size: 1, by: 'order' }, { usedNames: ['sumo 1', ' Sumo 3 '] }).map(
      ([name]) => name,
    ),
  ).toEqual(['Sumo 2', 'Sumo 4', 'Sumo 5']);
});

it('proposes names as long as a name may be', () => {
  const [first, second] = propose(
    pupilsOf('', ''),
    { size: 1, by: 'order' },
    { category: 'Kategori '.repeat(9) },
  ).map(([name]) => name);
  expect(first?.length).toBeLessThanOrEqual(60);
  expect(first).toMatch(/ 1$/);
  expect(second).toMatch(/ 2$/);
});
