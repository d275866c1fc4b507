import { expect, it } from 'vitest';
import type {
  DayPlan,
  DayPlanChange,
  DayPlanInput,
  ManagedTournament,
} from '../../openapi/schema.d.ts';
import { isComing } from '../support/database/isComing.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once: of plans that replace the same one, one is stored.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

/** That of today has a plan in the demonstration. */
const isEmpty = ({ date, registrations }: ManagedTournament) =>
  isComing({ date }) && registrations > 10;

it('a plan is replaced once from what was seen, and has each run once', async () => {
  const token = await server.signInOrganiser();
  const { body } = await send('listManagedTournaments', { token });
  const { data: tournaments } = body as { data: ManagedTournament[] };
  const id = tournaments.find(isEmpty)?.id ?? 0;
  const read = async () =>
    ((await send('getDayPlan', { path: { id }, token })).body as { data: DayPlan }).data;
  const { version, slots, unplanned, arenas, mode, days, breaks, ...wishes } = await read();
  const { durations, rest_minutes, late_clubs } = wishes;
  expect([slots, arenas]).toEqual([[], []]);
  const planned: DayPlanInput = {
    mode,
    days,
    breaks,
    durations,
    rest_minutes,
    late_clubs,
    preview: false,
    arenas: [
      { name: 'Arena 1', category_ids: [] },
      { name: 'Arena 2', category_ids: [] },
    ],
  };
  const answers = await parallel('saveDayPlan', () => ({
    path: { id },
    version,
    body: planned,
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'saveDayPlan', id)).toBe(1);
  // Without a version each replaces the one before.
  const others = await parallel('saveDayPlan', () => ({ path: { id }, body: planned, token }));
  expect(countStatuses(others)).toEqual({ 200: count });
  const last = await read();
  const names = last.slots.map((slot) =>
    [slot.round_id, slot.team_id, slot.run_number, slot.match?.id, slot.place].join('/'),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(unplanned.reduce((sum, each) => sum + each.count, 0));
});

it('a plan is changed once from what was seen, and each slot keeps its place', async () => {
  const token = await server.signInOrganiser();
  const { body } = await send('listManagedTournaments', { token });
  const { data: tournaments } = body as { data: ManagedTournament[] };
  const id = tournaments.find(isEmpty)?.id ?? 0;
  const read = async () =>
    ((await send('getDayPlan', { path: { id }, token })).body as { data: DayPlan }).data;
  const { version, slots, arenas } = await read();
  const open = slots.filter(({ ended_at: end }) => end === null);
  const move = (index: number): DayPlanChange => ({
    change: 'move',
    slot_id: open[index % open.length]?.id ?? 0,
    arena_id: arenas[index % arenas.length]?.id ?? 0,
  });
  const answers = await parallel('changeDayPlan', (index) => ({
    path: { id },
    version,
    body: move(index),
    token,
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'changeDayPlan', id)).toBe(1);
  const undone = await parallel('changeDayPlan', () => ({
    path: { id },
    body: { change: 'undo' },
    token,
  }));
  expect(countStatuses(undone)).toEqual({ 200: 1, 409: count - 1 });
  // Some are refused: a later round would begin before the earlier one.
  const moved = countStatuses(
    await parallel('changeDayPlan', (index) => ({ path: { id }, body: move(index), token })),
  );
  expect(moved[200]).toBeGreaterThan(0);
  expect(count - (moved[200] ?? 0)).toBe((moved[409] ?? 0) + (moved[422] ?? 0));
  const ids = (await read()).slots.map((slot) => slot.id);
  expect(ids.toSorted()).toEqual(slots.map((slot) => slot.id).toSorted());
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.dayPlans.toSorted());
});
