import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect } from 'vitest';
import type { PlanSlot, Schedule } from '../../../openapi/schema.d.ts';
import { currentTime } from '../../../src/lib/dates/clock.ts';
import { createCallRequests } from '../database/callRequests.ts';
import { holdToday } from '../database/holdToday.ts';
import { roundInput } from '../database/roundRequests.ts';
import { useTestApp } from './renderApp.tsx';

/** The queue desk of a tournament of today, whose category has a run of each team in two arenas. */
export function useQueuePage() {
  const app = useTestApp();
  const { backend, renderApp, applyScenarios } = app;
  const requests = createCallRequests(backend);
  const { place, first, save, saveRounds, readSchedule } = requests;
  const state = {} as { schedule: Schedule };

  beforeEach(async () => {
    await applyScenarios('organiser');
    await saveRounds([roundInput({ id: first().id, run_count: 1 })]);
    await holdToday(backend.db, place().tournamentId);
  });

  /** Plans the category from now on, in so many arenas. */
  const plan = async (arenas = 1): Promise<Schedule> => {
    const from = currentTime();
    const toTime = (at: number) => new Date(at).toISOString();
    await save({
      days: [{ from: toTime(from), to: toTime(from + 8 * 3_600_000) }],
      breaks: [],
      arenas: Array.from({ length: arenas }, (_, index) => ({
        name: `Arena ${index + 1}`,
        category_ids: [place().categoryId],
      })),
    });
    state.schedule = (await readSchedule()).body.data;
    return state.schedule;
  };
  const address = () => `/organiser/tournaments/${place().tournamentId}/queue`;
  const teamOf = (slot: PlanSlot | undefined) => {
    const team = state.schedule.teams.find(({ id }) => id === slot?.team_id);
    if (!team) throw new Error('Nobody has this turn');
    return team;
  };
  /** The slots of an arena, the first one unless told. */
  const slotsIn = (arena = 0) =>
    state.schedule.slots.filter(({ arena_id: id }) => id === state.schedule.arenas[arena]?.id);

  return {
    ...app,
    ...requests,
    plan,
    address,
    /** Answers the steps of calls with a function. */
    onCall: (answer: (request: Request) => Promise<Response>) =>
      http.post('*/slots/*/call', ({ request }) => answer(request)),
    slotsIn,
    nameOf: (slot: PlanSlot | undefined) => teamOf(slot).name,
    teamOf,
    openQueue: async (search = '') => {
      const opened = await renderApp(`${address()}${search}`);
      await screen.findByRole('region', { name: 'Arena 1' });
      return opened;
    },
    /** What has become of a slot on the server. */
    expectCall: async (slot: PlanSlot | undefined, call: object) =>
      waitFor(async () => expect((await requests.readSlot(slot))?.call).toMatchObject(call)),
  };
}

export const arena = (name = 'Arena 1') => screen.getByRole('region', { name });

/** The row of a team. */
export function rowOf(team: string) {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(team) !== null);
  if (!found) throw new Error(`${team} is not in the queue`);
  return found;
}

/** A button of a team's row, by the text on it. */
export const stepButton = (text: string, team: string) =>
  screen.getByRole('button', { name: `${text}, ${team}` });

export const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));
