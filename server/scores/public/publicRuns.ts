import { asc, desc, eq, sql } from 'drizzle-orm';
import type { RunOutcome } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import { registrations, rounds, runs } from '../../db/schema.ts';

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
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .where(eq(registrations.teamId, teamId))
    .orderBy(asc(rounds.position), asc(runs.number));
  const byRegistration = new Map<number, TeamRun[]>();
  for (const { run, round } of found) {
    const { registrationId, number, outcome, points, time } = run;
    const list = byRegistration.get(registrationId) ?? [];
    byRegistration.set(registrationId, [...list, { round, number, outcome, points, time }]);
  }
  return byRegistration;
}
