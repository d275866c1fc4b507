import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { RankingRule } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import {
  categories,
  clubs,
  registrations,
  runs,
  scores,
  teams,
  tournaments,
} from '../../db/schema.ts';
import { joinRegistrations } from '../../db/joinRegistrations.ts';
import { categoriesWithRounds } from '../../tournaments/categoryRoundQueries.ts';

type ScoreFilter = {
  categoryId?: number | undefined;
  tournamentId?: number | undefined;
  /** How many of each category, the best ones by its ranking rule. */
  limit?: number | undefined;
  /** How many of those that were entered last; `limit` is then ignored. */
  newest?: number | undefined;
};

/** Returns scores with their category, team, club and tournament, in the order in which they were added. */
export function findScores(
  db: Database,
  { categoryId, tournamentId, limit, newest }: ScoreFilter = {},
) {
  const matching = and(
    categoryId === undefined ? undefined : eq(scores.categoryId, categoryId),
    tournamentId === undefined ? undefined : eq(registrations.tournamentId, tournamentId),
  );
  // Each in the order of an index. The half of the other rule is not run.
  const half = (ranking: RankingRule, ...order: SQL[]) =>
    db
      .select({ id: scores.id })
      .from(scores)
      .innerJoin(registrations, eq(registrations.id, scores.registrationId))
      .where(and(eq(scores.categoryId, categories.id), eq(categories.ranking, ranking), matching))
      .orderBy(...order, sql`${scores.time} collate "C"`, asc(scores.id))
      .limit(limit ?? 0);
  const bestOfCategory = unionAll(half('points', desc(scores.points)), half('time')).as('best');
  const best = db
    .select({ id: bestOfCategory.id })
    .from(categories)
    .crossJoinLateral(bestOfCategory);
  const lastEntered = db
    .select({ id: scores.id })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .where(matching)
    .orderBy(desc(scores.id))
    .limit(newest ?? 0);
  const isBest = limit === undefined ? matching : inArray(scores.id, best);
  const withRounds = categoriesWithRounds(db).as('with_rounds');
  return joinRegistrations(
    db
      .select({
        registrationId: scores.registrationId,
        // Only for those few: it is looked up for each of them.
        enteredAt:
          newest === undefined
            ? sql<null>`null`
            : sql<Date>`(select min(${runs.createdAt}) from ${runs}
                where ${runs.registrationId} = ${scores.registrationId})`.mapWith(runs.createdAt),
        hasRounds: sql<boolean>`${withRounds.categoryId} is not null`,
        points: scores.points,
        time: scores.time,
        tournamentId: registrations.tournamentId,
        tournament: { title: tournaments.title, date: tournaments.date },
        category: { id: categories.id, name: categories.name, ranking: categories.ranking },
        team: { id: teams.id, name: teams.name },
        logo: teams.logo,
        club: { id: clubs.id, name: clubs.name },
      })
      .from(scores)
      .innerJoin(registrations, eq(registrations.id, scores.registrationId))
      .$dynamic(),
  )
    .leftJoin(clubs, and(eq(clubs.id, teams.clubId), clubs.isActive))
    .leftJoin(
      withRounds,
      and(
        eq(withRounds.tournamentId, registrations.tournamentId),
        eq(withRounds.categoryId, registrations.categoryId),
      ),
    )
    .where(newest === undefined ? isBest : inArray(scores.id, lastEntered))
    .orderBy(asc(scores.id));
}
