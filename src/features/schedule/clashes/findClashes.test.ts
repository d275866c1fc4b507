import { expect, it } from 'vitest';
import type { PlanSlot } from '../../../../openapi/schema.d.ts';
import { findClashes } from './findClashes.ts';

const minute = 60_000;
/** A turn of five minutes of a team in an arena; undefined once it is over. */
const turn = (id: number, arena: number, at: number | undefined, team = id) => ({
  slot: { id, arena_id: arena, team_id: team, seconds: 300, match: null } as PlanSlot,
  at: at === undefined ? undefined : at * minute,
  before: 0,
});

it.each([
  [
    'at once in two arenas',
    [turn(1, 1, 0), turn(2, 2, 4)],
    [
      [1, 2],
      [2, 1],
    ],
  ],
  ['one after the other', [turn(1, 1, 0), turn(2, 2, 5)], []],
  ['in one arena', [turn(1, 1, 0), turn(2, 1, 4)], []],
  ['of one team', [turn(1, 1, 0), turn(2, 2, 4, 1)], []],
  ['that are over', [turn(1, 1, undefined), turn(2, 2, 0)], []],
])('finds which turns clash: %s', (_, turns, clashes) => {
  expect([...findClashes(turns)].map(([id, { slot }]) => [id, slot.id])).toEqual(clashes);
});
