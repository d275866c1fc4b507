import type { DayPlanInput } from '../../openapi/schema.d.ts';

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

/** Returns a change of each kind that an organiser makes to the plan of a tournament. */
export const createPlanChanges = (tournament: string) => ({
  saveDayPlan: async () => ({ path: `${tournament}/plan`, body: onePlan }),
});
