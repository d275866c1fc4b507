import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DayPlan, DayPlanChange, PlanSlot } from '../../../openapi/schema.d.ts';
import { teams } from '../../../server/db/schema.ts';
import type { Backend } from './backend.ts';
import { createPlanRequests, minutesAfter, type PlanAnswer } from './planRequests.ts';
import { roundInput } from './roundRequests.ts';

/** Requests of `createPlanRequests`, and those that change a plan. */
export function createPlanChangeRequests(backend: Backend) {
  const requests = createPlanRequests(backend);
  const { place, first, save, request, path, saveRounds } = requests;

  const change = async (body: DayPlanChange, version?: string) =>
    (await request('POST', `${path()}/changes`, body, version)) as unknown as PlanAnswer;

  /** Changes the plan and returns it with the message. */
  const apply = async (body: DayPlanChange) => {
    const answer = await change(body);
    expect(answer).toMatchObject({ status: 200 });
    return { ...answer.body.data, message: answer.body.message };
  };

  const errorOf = async (body: DayPlanChange) => {
    const answer = await change(body);
    return [answer.status, answer.body.message];
  };

  /** Two arenas for the category, one run for each team. */
  const saveTwo = async (changes: object = {}) => {
    await saveRounds([roundInput({ id: first().id, run_count: 1 })]);
    const own = [place().categoryId];
    return save({
      breaks: [],
      arenas: [
        { name: 'Arena 1', category_ids: own },
        { name: 'Arena 2', category_ids: own },
      ],
      ...changes,
    });
  };

  const ofArena = ({ slots, arenas }: Pick<DayPlan, 'slots' | 'arenas'>, index: number) =>
    slots.filter((slot) => slot.arena_id === arenas[index]?.id);
  const idsOf = (slots: readonly PlanSlot[]) => slots.map(({ id }) => id ?? 0);
  const idOf = (slot: PlanSlot | undefined) => slot?.id ?? 0;
  const teamName = async (slot: PlanSlot | undefined) => {
    const [team] = await backend.db
      .select({ name: teams.name })
      .from(teams)
      .where(eq(teams.id, slot?.team_id ?? 0));
    return team?.name ?? '';
  };
  /** Returns when slots begin, in minutes after the beginning of the day. */
  const startsOf = ({ days }: Pick<DayPlan, 'days'>, slots: readonly PlanSlot[]) =>
    slots.map(({ planned_at: at }) => minutesAfter(days[0]?.from, at));

  const clock = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', timeStyle: 'short' });
  const clockOf = (slot: PlanSlot | undefined) => clock.format(new Date(slot?.planned_at ?? ''));

  return {
    ...requests,
    change,
    apply,
    errorOf,
    saveTwo,
    ofArena,
    idsOf,
    idOf,
    teamName,
    startsOf,
    clockOf,
  };
}
