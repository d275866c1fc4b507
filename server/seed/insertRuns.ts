import { and, eq, sql } from 'drizzle-orm';
import { keepMembers } from '../scores/runs/registrationMembers.ts';
import { deriveMissingScores } from '../scores/deriveMissingScores.ts';
import { insertFirstRounds } from '../tournaments/categoryRoundQueries.ts';
import type { Transaction } from '../db/database.ts';
import { rounds, roundTeams, runs } from '../db/schema.ts';
import type { CategoryName } from './plans/categories.ts';
import type { RegistrationPlan } from './plans/registrations.ts';
import { finalPlans, planRuns } from './plans/rounds.ts';

type Ids = {
  /** The ids of rows by their indexes in the plans. */
  tournaments: readonly number[];
  registrations: readonly number[];
  categoryId: (name: CategoryName) => number;
};

const idAt = (ids: readonly number[], index: number): number => ids[index] ?? 0;

/** Inserts the rounds of all tournaments, the runs of the teams, and the scores that follow from them. */
export async function insertRuns(
  transaction: Transaction,
  registrations: readonly RegistrationPlan[],
  ids: Ids,
): Promise<void> {
  await insertFirstRounds(transaction, ids.tournaments);
  const keyOf = (tournament: number, category: number, position: number) =>
    `${tournament}/${category}/${position}`;
  for (const { tournament, category, teamCount, isPlayed } of finalPlans) {
    const played = {
      tournamentId: idAt(ids.tournaments, tournament),
      categoryId: ids.categoryId(category),
    };
    await transaction
      .update(rounds)
      .set({ runCount: 2, state: isPlayed ? 'closed' : 'open' })
      .where(
        and(eq(rounds.tournamentId, played.tournamentId), eq(rounds.categoryId, played.categoryId)),
      );
    await transaction.insert(rounds).values({
      ...played,
      position: 2,
      name: 'Final',
      ranking: 'points',
      teamCount,
      state: 'closed',
    });
  }
  const roundIds = new Map(
    (await transaction.select().from(rounds)).map((round) => [
      keyOf(round.tournamentId, round.categoryId, round.position),
      round.id,
    ]),
  );
  const planned = planRuns(registrations).map(({ registration, position, ...run }) => {
    const plan = registrations[registration];
    if (!plan) throw new Error('The seed data has a run of nobody.');
    const tournament = idAt(ids.tournaments, plan.tournament);
    const key = keyOf(tournament, ids.categoryId(plan.category), position);
    // The scores of a tournament were entered one a minute.
    const age = registrations
      .slice(registration)
      .filter(({ tournament: other, result }) => other === plan.tournament && result).length;
    return {
      ...run,
      createdAt: sql`now() - ${age} * interval '1 minute'`,
      position,
      roundId: roundIds.get(key) ?? 0,
      registrationId: idAt(ids.registrations, registration),
    };
  });
  await transaction.insert(runs).values(planned.map(({ position: _position, ...run }) => run));
  await transaction.insert(roundTeams).values(
    planned
      .filter(({ position }) => position === 2)
      .map(({ roundId, registrationId }, index) => ({
        roundId,
        registrationId,
        position: index + 1,
      })),
  );
  await keepMembers(
    transaction,
    planned.map(({ registrationId }) => registrationId),
  );
  await deriveMissingScores(transaction);
}
