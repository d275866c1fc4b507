import { describe, expect, it } from 'vitest';
import type { Person } from '../../teamForm/picker/people.ts';
import { membersLeaderFirst, validateChange, applyChange } from './members.ts';

const person = (id: number): Person => ({ id, name: `Peserta ${id}` });
const ids = (people: readonly Person[]) => people.map(({ id }) => id);
const team = [1, 2, 3].map(person);

describe('the members of a team', () => {
  it('are listed leader first, in whatever order the server sends them', () => {
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
    expect(ids(membersLeaderFirst({ members }))).toEqual([9, 4, 2]);
  });

  it('change with additions and removals; the same array is returned if nothing changes', () => {
    expect(ids(applyChange(team, { kind: 'add', member: person(7) }))).toEqual([1, 2, 3, 7]);
    expect(ids(applyChange(team, { kind: 'remove', member: person(1) }))).toEqual([2, 3]);
    expect(applyChange(team, { kind: 'add', member: person(2) })).toBe(team);
    expect(applyChange(team, { kind: 'remove', member: person(7) })).toBe(team);
  });

  it.each([
    ['the leader becomes the leader again', [2, 3], 1, [1, 2, 3], [1, 2, 3]],
    ['in the middle', [1, 3], 2, [1, 2, 3], [1, 2, 3]],
    ['the last', [1, 2], 3, [1, 2, 3], [1, 2, 3]],
    ['beside a member added in the meantime', [1, 3, 8], 2, [1, 2, 3], [1, 2, 3, 8]],
    ['after another removal', [3], 1, [1, 2, 3], [1, 3]],
  ])(
    'return to their position when a removal is undone: %s',
    (_, now, restored, order, expected) => {
      expect(
        ids(applyChange(now.map(person), { kind: 'restore', member: person(restored), order })),
      ).toEqual(expected);
    },
  );

  it.each([
    [4, 'add', undefined],
    [5, 'add', 'Tim maksimal memiliki 5 anggota!'],
    [6, 'add', 'Tim maksimal memiliki 5 anggota!'],
    [2, 'remove', undefined],
    [1, 'remove', 'Tim harus memiliki minimal 1 anggota!'],
    [0, 'remove', 'Tim harus memiliki minimal 1 anggota!'],
  ] as const)('with %i members, %s returns the error %s', (count, kind, errorText) => {
    expect(
      validateChange(
        Array.from({ length: count }, (_, id) => person(id)),
        { kind, member: person(99) },
      ),
    ).toBe(errorText);
  });
});
