import { randomUUID } from 'node:crypto';
import type { DayPlan, DayPlanInput } from '../../openapi/schema.d.ts';

export const onePlan: DayPlanInput = {
  preview: false,
  mode: 'queue',
  days: [{ from: '2026-12-01T01:00:00Z', to: '2026-12-01T09:00:00Z' }],
  breaks: [],
  durations: [],
  rest_minutes: 15,
  late_clubs: [],
  arenas: [{ name: 'Arena 1', category_ids: [] }],
};

type Tools = { makeTournament: () => Promise<number>; send: Send };
type Send = (method: string, path: string, body?: unknown) => Promise<{ body: { data: unknown } }>;

/** Returns a change of each kind that an organiser makes to the plan of a tournament, and to its queue. */
export function createPlanChanges(tournament: string, { makeTournament, send }: Tools) {
  /** Returns a run of the plan that is not called yet; makes one if there is none. */
  const findWaiting = async () => {
    const readPlan = async (method: 'GET' | 'PUT', input?: DayPlanInput) =>
      (await send(method, `${tournament}/plan`, input)).body.data as DayPlan;
    const stored = await readPlan('GET');
    const { slots } = stored.arenas.length > 0 ? stored : await readPlan('PUT', onePlan);
    return slots.find(
      ({ ended_at: end, call, team_id: id }) => id !== null && end === null && call === null,
    );
  };
  return {
    // Arenas in which somebody was called stay.
    saveDayPlan: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/plan`,
      body: onePlan,
    }),
    saveCeremony: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/ceremony`,
      body: {
        items: [
          {
            category_id: null,
            award: { name: 'Fair play', category_id: null, registration_id: null, recipient: '' },
          },
        ],
      },
    }),
    revealCeremonyStep: async () => ({
      path: `/api/organiser/tournaments/${await makeTournament()}/ceremony/step`,
      body: { action: 'start' },
    }),
    changeDayPlan: async () => ({
      path: `${tournament}/plan/changes`,
      body: { change: 'delay', slot_id: (await findWaiting())?.id, minutes: 5 },
    }),
    recordCall: async () => ({
      path: `${tournament}/slots/${(await findWaiting())?.id}/call`,
      body: { key: randomUUID(), action: 'call' },
    }),
  };
}
