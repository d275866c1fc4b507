import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { RunOutcome } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import { shownTables } from '../../db/resultTables.ts';
import { registrations, scores } from '../../db/schema.ts';

const { rounds, runs } = shownTables;

/** Returns the round and the number of the last run of each registration that has one. */
export async function findLastRuns(
  db: Database,
  registrationIds: readonly number[],
): Promise<Map<number, { round: string; number: number }>> {
  if (registrationIds.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([runs.registrationId], {
      registrationId: runs.registrationId,
      round: rounds.name,
      number: runs.number,
    })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    // One array: a query can have 65,535 parameters.
    .where(sql`${runs.registrationId} = any(${sql.param([...registrationIds])})`)
    .orderBy(runs.registrationId, desc(rounds.position), desc(runs.number));
  return new Map(found.map(({ registrationId, ...run }) => [registrationId, run]));
}

/** Which registrations; all of them without either id. */
type RegistrationFilter = { categoryId?: number | undefined; tournamentId?: number | undefined };

/**
 * Returns the run that was entered last of each of those `count` teams with a score that have the latest
 * one, the latest last; of those that were entered at one time, in the order of their ids.
 */
export async function findNewestRuns(
  db: Database,
  { categoryId, tournamentId }: RegistrationFilter,
  count: number,
) {
  const latest = db
    .selectDistinctOn([runs.registrationId], { runId: runs.id, createdAt: runs.createdAt })
    .from(runs)
    .innerJoin(scores, eq(scores.registrationId, runs.registrationId))
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .where(
      and(
        categoryId === undefined ? undefined : eq(registrations.categoryId, categoryId),
        tournamentId === undefined ? undefined : eq(registrations.tournamentId, tournamentId),
      ),
    )
    .orderBy(runs.registrationId, desc(runs.createdAt), desc(runs.id))
    .as('latest');
  const newest = db
    .select({ runId: latest.runId })
    .from(latest)
    .orderBy(desc(latest.createdAt), desc(latest.runId))
    .limit(count)
    .as('newest');
  return db
    .select({
      registrationId: runs.registrationId,
      round: rounds.name,
      number: runs.number,
      outcome: runs.outcome,
      points: runs.points,
      time: runs.time,
      createdAt: runs.createdAt,
    })
    .from(newest)
    .innerJoin(runs, eq(runs.id, newest.runId))
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .orderBy(asc(runs.createdAt), asc(runs.id));
}

export type TeamRun = {
  round: string;
  number: number;
  outcome: RunOutcome;
  points: number | null;
  time: string | null;
};

/** Returns the runs of a team by the id of its registration, in the order of rounds and runs. */
export async function findRunsOfTeam(
  db: Database,
  teamId: number,
): Promise<Map<number, TeamRun[]>> {
  const found = await db
    .select({ run: runs, round: rounds.name })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    // As above: one array, for which the index is used.
    .where(
      sql`${runs.registrationId} = any(array(
        select ${registrations.id} from ${registrations} where ${registrations.teamId} = ${teamId}))`,
    )
    .orderBy(asc(rounds.position), asc(runs.number));
  const byRegistration = new Map<number, TeamRun[]>();
  for (const { run, round } of found) {
    const { registrationId, number, outcome, points, time } = run;
    const list = byRegistration.get(registrationId) ?? [];
    byRegistration.set(registrationId, [...list, { round, number, outcome, points, time }]);
  }
  return byRegistration;
}
