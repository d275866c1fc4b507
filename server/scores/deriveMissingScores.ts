import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { matches, rounds, runs, standings } from '../db/schema.ts';
import { deriveScores } from './deriveScores.ts';

const place = { tournamentId: rounds.tournamentId, categoryId: rounds.categoryId };

/**
 * Derives the scores and standings of every category in which a team with a finished run has no place, or
 * neither team of a match: those of a database from before there were standings, and of what was just inserted.
 */
export async function deriveMissingScores(db: Database): Promise<void> {
  const placed = db
    .select({ id: standings.registrationId })
    .from(standings)
    .where(
      or(
        eq(standings.registrationId, matches.homeId),
        eq(standings.registrationId, matches.awayId),
      ),
    );
  const ofRuns = db
    .select(place)
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .leftJoin(standings, eq(standings.registrationId, runs.registrationId))
    .where(and(eq(runs.outcome, 'finished'), isNull(standings.place)));
  const ofMatches = db
    .select(place)
    .from(matches)
    .innerJoin(rounds, eq(rounds.id, matches.roundId))
    .where(and(isNotNull(matches.outcome), notExists(placed)));
  const missing = await union(ofRuns, ofMatches);
  const sorted = missing.toSorted(
    (one, other) => one.tournamentId - other.tournamentId || one.categoryId - other.categoryId,
  );
  for (const played of sorted)
    await db.transaction((transaction) => deriveScores(transaction, played));
}
