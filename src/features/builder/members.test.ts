import { describe, expect, it } from 'vitest';
import type { Person } from '../../ui/picker/people.ts';
import { peopleOf, refusalOf, withChange } from './members.ts';

const person = (id: number): Person => ({ id, name: `Peserta ${id}` });
const ids = (people: readonly Person[]) => people.map(({ id }) => id);
const team = [1, 2, 3].map(person);

describe('the members of a team', () => {
  it('have the leader first, wherever the server put them', () => {
    const members = (
      [
        [4, 'member'],
        [9, 'leader'],
        [2, 'member'],
      ] as const
    ).map(([id, level]) => ({
      id,
      level,
      name: `Peserta ${id}`,
      email: `p${id}@contoh.id`,
      profile_picture: null,
    }));
    expect(ids(peopleOf({ members }))).toEqual([9, 4, 2]);
  });

  it('follow additions and removals, and stand as they are where nothing changes', () => {
    expect(ids(withChange(team, { kind: 'add', member: person(7) }))).toEqual([1, 2, 3, 7]);
    expect(ids(withChange(team, { kind: 'remove', member: person(1) }))).toEqual([2, 3]);
    expect(withChange(team, { kind: 'add', member: person(2) })).toBe(team);
    expect(withChange(team, { kind: 'remove', member: person(7) })).toBe(team);
  });

  it.each([
    ['the leader leads again', [2, 3], 1, [1, 2, 3], [1, 2, 3]],
    ['in the middle', [1, 3], 2, [1, 2, 3], [1, 2, 3]],
    ['the last', [1, 2], 3, [1, 2, 3], [1, 2, 3]],
    ['beside somebody who came meanwhile', [1, 3, 8], 2, [1, 2, 3], [1, 2, 3, 8]],
    ['after another removal', [3], 1, [1, 2, 3], [1, 3]],
  ])('come back to their place: %s', (_, now, back, order, after) => {
    expect(
      ids(withChange(now.map(person), { kind: 'restore', member: person(back), order })),
    ).toEqual(after);
  });

  it.each([
    [4, 'add', undefined],
    [5, 'add', 'Tim maksimal memiliki 5 anggota!'],
    [6, 'add', 'Tim maksimal memiliki 5 anggota!'],
    [2, 'remove', undefined],
    [1, 'remove', 'Tim harus memiliki minimal 1 anggota!'],
    [0, 'remove', 'Tim harus memiliki minimal 1 anggota!'],
  ] as const)('are %i: %s is refused with %s', (count, kind, refusal) => {
    expect(
      refusalOf(
        Array.from({ length: count }, (_, id) => person(id)),
        { kind, member: person(99) },
      ),
    ).toBe(refusal);
  });
});
