import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rounds, runs, standings } from '../db/schema.ts';
import { deriveScores } from './deriveScores.ts';

/**
 * Derives the scores and standings of every category in which a team with a finished run has no place:
 * those of a database from before there were standings, and of runs that were just inserted.
 */
export async function deriveMissingScores(db: Database): Promise<void> {
  const missing = await db
    .selectDistinct({ tournamentId: rounds.tournamentId, categoryId: rounds.categoryId })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .leftJoin(standings, eq(standings.registrationId, runs.registrationId))
    .where(and(eq(runs.outcome, 'finished'), isNull(standings.place)))
    .orderBy(asc(rounds.tournamentId), asc(rounds.categoryId));
  for (const played of missing)
    await db.transaction((transaction) => deriveScores(transaction, played));
}
