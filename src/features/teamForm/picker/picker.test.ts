import { describe, expect, it, test } from 'vitest';
import { countColumns, nextIndex } from './gridNavigation.ts';
import {
  withLeader,
  markUnavailable,
  createPeopleSearch,
  matchLines,
  type Person,
  toPerson,
  togglePerson,
} from './people.ts';

const [ayu, budi, citra] = ['Ayu', 'Budi', 'Citra'].map((name, at): Person => ({
  id: at + 1,
  name,
  detail: `${name.toLowerCase()}@contoh.id`,
})) as [Person, Person, Person];
const found = (people: readonly Person[], query: string) =>
  createPeopleSearch(people)(query).map(({ person }) => person.id);
const ids = (people: readonly Person[] | undefined) => people?.map(({ id }) => id);

describe('selecting members', () => {
  it('adds at the end, removes again, and stops at the limit', () => {
    expect(ids(togglePerson([ayu], budi, 2))).toEqual([1, 2]);
    expect(ids(togglePerson([ayu, budi], ayu, 2))).toEqual([2]);
    expect(togglePerson([ayu, budi], citra, 2)).toBeUndefined();
    expect(togglePerson([], { ...citra, unavailable: true }, 2)).toBeUndefined();
    expect(ids(togglePerson([citra], { ...citra, unavailable: true }, 2))).toEqual([]);
  });

  it('puts the leader first', () => {
    expect(ids(withLeader([ayu, budi, citra], citra))).toEqual([3, 1, 2]);
  });

  it('marks who is no longer available, once that is known', () => {
    const marks = (free: Person[] | undefined) =>
      markUnavailable([ayu, budi], free).map(({ unavailable }) => unavailable);
    expect(marks(undefined)).toEqual([false, false]);
    expect(marks([budi, citra])).toEqual([true, false]);
    expect(marks([ayu, { ...budi, unavailable: true }])).toEqual([false, true]);
  });
});

test('people are found by name or e-mail address, ignoring case', () => {
  expect(found([ayu, budi, citra], ' BUD')).toEqual([2]);
  expect(found([ayu, budi, citra], 'ra@CONTOH')).toEqual([3]);
  expect(found([ayu, budi], '  ')).toEqual([1, 2]);
  // Not across name and detail.
  expect(found([{ ...ayu, detail: 'budi@contoh.id' }], 'ayubudi')).toEqual([]);
});

test('people of a pasted list are found line by line', () => {
  const names = (text: string) => {
    const { found, unmatched } = matchLines(
      [ayu, budi, citra, { ...ayu, id: 9, detail: '' }],
      text,
    );
    return [ids(found), unmatched];
  };
  expect(names('budi\r\n CITRA@contoh.id \n\n')).toEqual([[2, 3], []]);
  expect(names('1. Budi\n2) Citra\n- budi\n• Citra')).toEqual([[2, 3], []]);
  // Two people have this name.
  expect(names('Ayu\nayu@contoh.id\nDodi')).toEqual([[1], ['Ayu', 'Dodi']]);
});

test('a person without a name is shown by e-mail address or id', () => {
  expect(toPerson({ id: 7, name: null, email: null })).toMatchObject({
    name: 'Peserta 7',
    detail: '',
  });
  expect(toPerson({ id: 7, name: ' ', email: 'a@b.id' }).name).toBe('a@b.id');
});

describe('navigating in a grid of 3 columns and 8 entries', () => {
  const grid = { columns: 3, count: 8 };
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['Home', 5, 0],
    ['End', 5, 7],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 2, 2],
    ['Enter', 2, undefined],
  ])('%s moves from %i to %s', (key, at, next) => expect(nextIndex(key, at, grid)).toBe(next));
});

test('columns are counted by their top offsets', () => {
  expect(countColumns([10, 10, 10, 86, 86])).toBe(3);
  expect(countColumns([10, 10])).toBe(2);
  expect(countColumns([])).toBe(1);
});
