import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { arenas, planSlots } from '../db/schema.ts';
import { storePlan } from '../dayPlan/planHandlers.ts';
import { proposeSettings } from '../dayPlan/proposeSettings.ts';
import { requireLocked } from '../tournaments/managedTournament.ts';
import type { CategoryName } from './plans/categories.ts';

type Ids = {
  tournamentId: number;
  categoryId: (name: CategoryName) => number;
  /** From when on it is planned: what was played before has no place in it. */
  now: Date;
};

const arenaPlans: readonly { name: string; categories: readonly CategoryName[] }[] = [
  { name: 'Arena 1', categories: ['Line Follower', 'Maze Solver'] },
  { name: 'Arena 2', categories: ['Sumo Robot'] },
  { name: 'Arena 3', categories: ['Soccer Bot'] },
  { name: 'Arena 4', categories: ['Inspire'] },
];

/** Plans the day of a tournament that has begun: in each arena one team runs, and the next one is called. */
export async function insertDayPlan(
  transaction: Transaction,
  { tournamentId, categoryId, now }: Ids,
): Promise<void> {
  const tournament = await requireLocked(transaction, tournamentId);
  const settings = proposeSettings(tournament);
  await storePlan(transaction, {
    tournament,
    body: {
      ...settings,
      preview: false,
      arenas: arenaPlans.map(({ name, categories }) => ({
        name,
        category_ids: categories.map(categoryId),
      })),
    },
    expected: undefined,
    now,
  });
  const own = transaction
    .select({ id: arenas.id })
    .from(arenas)
    .where(eq(arenas.tournamentId, tournamentId));
  const call = { callCount: 1, callVersion: 1 };
  for (const [position, state, minutes] of [
    [1, 'running', 2],
    [2, 'called', 1],
  ] as const)
    await transaction
      .update(planSlots)
      .set({
        ...call,
        callState: state,
        callAt: sql`now() - ${minutes} * interval '1 minute'`,
      })
      .where(and(inArray(planSlots.arenaId, own), eq(planSlots.position, position)));
}
