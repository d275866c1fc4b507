import { describe, expect, it, test } from 'vitest';
import { columnsOf, placeAfter } from './gridMove.ts';
import { ledBy, markTaken, matching, type Person, personOf, toggled } from './people.ts';

const [ayu, budi, citra] = ['Ayu', 'Budi', 'Citra'].map((name, at): Person => ({
  id: at + 1,
  name,
  detail: `${name.toLowerCase()}@contoh.id`,
})) as [Person, Person, Person];
const ids = (people: readonly Person[] | undefined) => people?.map(({ id }) => id);

describe('choosing', () => {
  it('adds at the end, takes out again, and stops at the limit', () => {
    expect(ids(toggled([ayu], budi, 2))).toEqual([1, 2]);
    expect(ids(toggled([ayu, budi], ayu, 2))).toEqual([2]);
    expect(toggled([ayu, budi], citra, 2)).toBeUndefined();
    expect(toggled([], { ...citra, unavailable: true }, 2)).toBeUndefined();
    expect(ids(toggled([citra], { ...citra, unavailable: true }, 2))).toEqual([]);
  });

  it('puts the leader first', () => {
    expect(ids(ledBy([ayu, budi, citra], citra))).toEqual([3, 1, 2]);
  });

  it('marks who has been taken by others, once that is known', () => {
    const marks = (free: Person[] | undefined) =>
      markTaken([ayu, budi], free).map(({ unavailable }) => unavailable);
    expect(marks(undefined)).toEqual([false, false]);
    expect(marks([budi, citra])).toEqual([true, false]);
    expect(marks([ayu, { ...budi, unavailable: true }])).toEqual([false, true]);
  });
});

test('people are found by name or address, in any case', () => {
  expect(ids(matching([ayu, budi, citra], ' BUD'))).toEqual([2]);
  expect(ids(matching([ayu, budi, citra], 'ra@CONTOH'))).toEqual([3]);
  expect(ids(matching([ayu, budi], '  '))).toEqual([1, 2]);
  // Not across the border of the two.
  expect(ids(matching([{ ...ayu, detail: 'budi@contoh.id' }], 'ayubudi'))).toEqual([]);
});

test('whoever has no name goes by the address or number', () => {
  expect(personOf({ id: 7, name: null, email: null })).toMatchObject({
    name: 'Peserta 7',
    detail: '',
  });
  expect(personOf({ id: 7, name: ' ', email: 'a@b.id' }).name).toBe('a@b.id');
});

describe('moving in a grid of 3 columns and 8 entries', () => {
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
  ])('%s leads from %i to %s', (key, at, next) => expect(placeAfter(key, at, grid)).toBe(next));
});

test('columns are counted by the upper edges', () => {
  expect(columnsOf([10, 10, 10, 86, 86])).toBe(3);
  expect(columnsOf([10, 10])).toBe(2);
  expect(columnsOf([])).toBe(1);
});
