import { beforeEach, expect } from 'vitest';
import type { DayPlan, DayPlanInput, Schedule } from '../../../openapi/schema.d.ts';
import { dayPlans } from '../../../server/db/schema.ts';
import type { Backend } from './backend.ts';
import { createRoundRequests } from './roundRequests.ts';

export type PlanAnswer = {
  status: number;
  body: { message: string; data: DayPlan; errors?: Record<string, string[]> };
};

const minutes = (count: number) => count * 60_000;

/** A category as `createRoundRequests` has it, without a plan, and requests for the plan of its tournament. */
export function createPlanRequests(backend: Backend) {
  beforeEach(async () => {
    await backend.db.delete(dayPlans);
  });
  const requests = createRoundRequests(backend);
  const { request, place } = requests;
  const path = () => `/api/organiser/tournaments/${place().tournamentId}/plan`;
  const get = async () => (await request('GET', path())) as unknown as PlanAnswer;
  const read = async () => (await get()).body.data;

  /** Sends a plan of one arena for the category alone, unless changed. */
  const send = async (changes: Partial<DayPlanInput> = {}, version?: string) => {
    const { mode, days, breaks, durations, rest_minutes, late_clubs } = await read();
    const body = {
      preview: false,
      mode,
      days,
      breaks,
      durations,
      rest_minutes,
      late_clubs,
      arenas: [{ name: 'Arena 1', category_ids: [place().categoryId] }],
      ...changes,
    };
    return (await request('PUT', path(), body, version)) as unknown as PlanAnswer;
  };
  const save = async (changes: Partial<DayPlanInput> = {}) => {
    const { status, body } = await send(changes);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Rencana telah disimpan.',
    });
    return body.data;
  };
  /** Sets the clock of the server so many minutes after the beginning of the first day. */
  const setClock = ({ days: [day] }: Pick<DayPlan, 'days'>, after: number) => {
    backend.clock.at = new Date(Date.parse(day?.from ?? '') + minutes(after));
  };
  const readSchedule = async (id = place().tournamentId) =>
    (await backend.request('GET', `/api/tournaments/${id}/schedule`)) as unknown as {
      status: number;
      body: { message?: string; data: Schedule };
    };
  /** The schedule that desks read. */
  const readLiveSchedule = async () =>
    (
      (await request(
        'GET',
        `/api/organiser/tournaments/${place().tournamentId}/schedule`,
      )) as unknown as {
        body: { data: Schedule };
      }
    ).body.data;
  return {
    ...requests,
    saveRounds: requests.save,
    path,
    get,
    read,
    send,
    save,
    setClock,
    readSchedule,
    readLiveSchedule,
  };
}

/** Returns how many minutes after another moment one is. */
export const minutesAfter = (from: string | undefined, to: string | null | undefined): number =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / minutes(1);
