import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanSlot, Schedule } from '../../../openapi/schema.d.ts';
import { planSlots } from '../../../server/db/schema.ts';
import { createPlanRequests } from '../../support/database/planRequests.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { FakeSource, openedSources } from '../../support/screens/fakeSource.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const product = useTestApp();
const { renderApp, backend, applyScenarios } = product;
const requests = createPlanRequests(backend);
const { place, first, add, save, readSchedule } = requests;

const now = Date.parse('2026-11-29T05:10:20Z');
const minutes = (count: number) => count * 60_000;
const time = (minute: number) => new Date(now + minutes(minute)).toISOString();
/** Returns a moment as '12.10' in Jakarta. */
const clockText = (at: number) =>
  new Date(at + minutes(7 * 60)).toISOString().slice(11, 16).replace(':', '.');

let schedule: Schedule;

/** Since an hour turns of half an hour are played in the second arena, three by now, and none in the first one. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: now - minutes(60) });
  openedSources.length = 0;
  vi.stubGlobal('EventSource', FakeSource);
  await applyScenarios('organiser');
  await requests.saveRounds([roundInput({ id: first().id, run_count: 1 })]);
  await holdToday(backend.db, place().tournamentId);
  const own = [place().categoryId];
  const plan = await save({
    days: [{ from: time(-60), to: time(600) }],
    breaks: [],
    durations: [{ category_id: place().categoryId, seconds: 1800 }],
    arenas: ['Arena 1', 'Arena 2'].map((name) => ({ name, category_ids: own })),
  });
  vi.setSystemTime(now);
  const played = plan.slots.filter((slot) => slot.arena_id === plan.arenas[1]?.id).slice(0, 3);
  for (const { team_id: id } of played)
    expect(await add(place().teamIds.indexOf(id ?? 0), {})).toBe(201);
  schedule = (await readSchedule()).body.data;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the slots of an arena that are to come. */
const comingIn = (index: number) =>
  schedule.slots.filter(
    (slot) => slot.arena_id === schedule.arenas[index]?.id && slot.ended_at === null,
  );
const teamOf = (slot: PlanSlot | undefined) => {
  const team = schedule.teams.find(({ id }) => id === slot?.team_id);
  if (!team) throw new Error('Nobody has this turn');
  return team;
};
const region = (name: string) => screen.findByRole('region', { name });
/** Returns when a slot begins in an arena that is so many minutes late. */
const whenLate = (slot: PlanSlot | undefined, late: number) =>
  clockText(Date.parse(slot?.planned_at ?? '') + minutes(late));

const openPlan = () => renderApp(`/organiser/tournaments/${place().tournamentId}/plan`);

describe('an arena an hour late beside one ahead of time', () => {
  it('is late by so many minutes in the plan', async () => {
    await openPlan();
    const late = await region('Arena 1');
    expect(within(late).getByText('Terlambat 60 menit')).toBeVisible();
    const [, second] = comingIn(0);
    expect(within(late).getAllByRole('listitem')[1]).toHaveTextContent(whenLate(second, 60));
    expect(await region('Arena 2')).not.toHaveTextContent('Terlambat');
  });

  it('is not later in the plan by who did not come and is behind the others', async () => {
    const [one, ...others] = comingIn(1);
    const [missed] = comingIn(0);
    await backend.db
      .update(planSlots)
      .set({ absences: 1, callAt: new Date(), position: 999, arenaId: one?.arena_id ?? 0 })
      .where(eq(planSlots.id, missed?.id ?? 0));
    for (const { team_id: id } of [one, ...others].flatMap((slot) => slot ?? []))
      await add(place().teamIds.indexOf(id ?? 0), {});
    await openPlan();
    expect(await region('Arena 2')).not.toHaveTextContent('Terlambat');
  });

  it('is later in the schedule by as much, and the other one is earlier', async () => {
    await renderApp(`/tournaments/${place().tournamentId}/jadwal`);
    const rowsOf = async (name: string) =>
      within(within(await region(name)).getByRole('list', { name })).getAllByRole('listitem');
    for (const [index, slot] of comingIn(0).slice(0, 5).entries()) {
      const row = (await rowsOf('Arena 1'))[index];
      expect(row).toHaveTextContent(`sekitar ${whenLate(slot, 60)}`);
      expect(row).toHaveTextContent(teamOf(slot).name);
    }
    const [early] = comingIn(1);
    expect((await rowsOf('Arena 2'))[0]).toHaveTextContent(`sekitar ${clockText(now)}`);
    expect(Date.parse(early?.planned_at ?? '')).toBe(now + minutes(30));
  });

  it('is later by as much on the page of a team', async () => {
    const [, slot] = comingIn(0);
    await renderApp(`/t/${teamOf(slot).code}`);
    expect(await screen.findByText(`Arena 1 · sekitar ${whenLate(slot, 60)}`)).toBeVisible();
  });
});
