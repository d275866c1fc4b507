import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { RankingRule, ResultsStateName } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import {
  categories,
  clubs,
  registrations,
  scores,
  standings,
  teams,
  tournaments,
} from '../../db/schema.ts';
import { joinRegistrations } from '../../db/joinRegistrations.ts';
import { namedClub } from '../../db/knownClub.ts';
import { categoriesWithRounds } from '../../tournaments/categoryRoundQueries.ts';
import { shownState } from '../results/shownState.ts';
import { isProvisional } from './isProvisional.ts';

type ScoreFilter = {
  categoryId?: number | undefined;
  tournamentId?: number | undefined;
  /**
   * How many of each category: those with the best places in the tournament or, of all tournaments, the
   * best ones by the ranking rule of the category.
   */
  limit?: number | undefined;
  /** Only those of these registrations. */
  registrationIds?: readonly number[] | undefined;
  /** The day, as YYYY-MM-DD. */
  today: string;
};

/** Selects the ids of the best scores of each category. */
function findBest(db: Database, matching: SQL | undefined, { tournamentId, limit }: ScoreFilter) {
  const selectScores = () =>
    db
      .select({ id: scores.id })
      .from(scores)
      .innerJoin(registrations, eq(registrations.id, scores.registrationId));
  const isOfCategory = and(eq(scores.categoryId, categories.id), matching);
  // Each in the order of an index. The half of the other rule is not run.
  const half = (ranking: RankingRule, ...order: SQL[]) =>
    selectScores()
      .where(and(isOfCategory, eq(categories.ranking, ranking)))
      .orderBy(...order, sql`${scores.time} collate "C"`, asc(scores.id))
      .limit(limit ?? 0);
  const best =
    tournamentId === undefined
      ? unionAll(half('points', desc(scores.points)), half('time')).as('best')
      : selectScores()
          .leftJoin(standings, eq(standings.registrationId, scores.registrationId))
          .where(isOfCategory)
          .orderBy(asc(standings.place), asc(scores.id))
          .limit(limit ?? 0)
          .as('best');
  return db.select({ id: best.id }).from(categories).crossJoinLateral(best);
}

/** Returns scores with their category, team, club and tournament, in the order in which they were added. */
export function findScores(db: Database, filter: ScoreFilter) {
  const { categoryId, tournamentId, limit, registrationIds, today } = filter;
  const matching = and(
    categoryId === undefined ? undefined : eq(scores.categoryId, categoryId),
    tournamentId === undefined ? undefined : eq(registrations.tournamentId, tournamentId),
    registrationIds && inArray(scores.registrationId, [...registrationIds]),
  );
  const isBest =
    limit === undefined ? matching : inArray(scores.id, findBest(db, matching, filter));
  const withRounds = categoriesWithRounds(db).as('with_rounds');
  return joinRegistrations(
    db
      .select({
        registrationId: scores.registrationId,
        startNumber: registrations.startNumber,
        hasRounds: sql<boolean>`${withRounds.categoryId} is not null`,
        points: scores.points,
        time: scores.time,
        rankedBy: scores.rankedBy,
        // Only lists of one tournament have both.
        place: tournamentId === undefined ? sql<null>`null` : standings.place,
        isProvisional: tournamentId === undefined ? sql<boolean>`false` : isProvisional(today),
        resultsState: tournamentId === undefined ? sql<ResultsStateName>`'live'` : shownState,
        tournamentId: registrations.tournamentId,
        tournament: { title: tournaments.title, date: tournaments.date },
        category: {
          id: categories.id,
          name: categories.name,
          ranking: categories.ranking,
          time_format: categories.timeFormat,
        },
        team: { id: teams.id, name: teams.name },
        logo: teams.logo,
        club: { id: clubs.id, name: clubs.name },
      })
      .from(scores)
      .innerJoin(registrations, eq(registrations.id, scores.registrationId))
      .$dynamic(),
  )
    .leftJoin(standings, eq(standings.registrationId, scores.registrationId))
    .leftJoin(clubs, namedClub)
    .leftJoin(
      withRounds,
      and(
        eq(withRounds.tournamentId, registrations.tournamentId),
        eq(withRounds.categoryId, registrations.categoryId),
      ),
    )
    .where(isBest)
    .orderBy(asc(scores.id));
}
