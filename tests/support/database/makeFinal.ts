import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { registrations, rounds, roundTeams, runs } from '../../../server/db/schema.ts';

/** Returns a round after one with runs, the ids of two teams with runs, and where it is. */
export async function makeFinal(db: Database, isOpen: boolean) {
  await db.delete(rounds).where(eq(rounds.name, 'Final jurnal'));
  const played = await db
    .select({ round: rounds, teamId: registrations.teamId, registrationId: registrations.id })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    // Not where the demonstration has a final already.
    .where(and(eq(rounds.state, 'open'), eq(rounds.runCount, 1), eq(runs.outcome, 'finished')))
    .orderBy(desc(rounds.id));
  const [first] = played;
  const ids = played.filter(({ round }) => round.id === first?.round.id);
  const [one, other] = [ids[0], ids.at(-1)];
  if (!first || !one || !other) throw new Error('No round has runs');
  const { tournamentId, categoryId } = first.round;
  const [final] = await db
    .insert(rounds)
    .values({
      tournamentId,
      categoryId,
      position: 2,
      name: 'Final jurnal',
      ranking: 'points',
      teamCount: 1,
      state: isOpen ? 'open' : 'closed',
    })
    .returning({ id: rounds.id });
  const id = final?.id ?? 0;
  if (isOpen)
    await db
      .insert(roundTeams)
      .values({ roundId: id, registrationId: one.registrationId, position: 1 });
  const missing = await db
    .select({ teamId: registrations.teamId })
    .from(registrations)
    .leftJoin(
      runs,
      and(eq(runs.registrationId, registrations.id), eq(runs.roundId, first.round.id)),
    )
    .where(
      and(
        eq(registrations.tournamentId, tournamentId),
        eq(registrations.categoryId, categoryId),
        isNull(runs.id),
      ),
    );
  return {
    path: `/api/organiser/rounds/${id}`,
    category: `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}`,
    first: first.round,
    teamIds: [one.teamId, other.teamId] as const,
    /** The answers that the round ends without the runs that are not entered in the first one. */
    missing: missing.map(({ teamId }) => ({
      team_id: teamId,
      numbers: [1],
      decision: 'left_out' as const,
    })),
  };
}
