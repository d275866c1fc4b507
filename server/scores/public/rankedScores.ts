import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, registrations, scores } from '../../db/schema.ts';

/**
 * Returns a subquery of the scores of some tournaments (a query of their ids), each with its rank among
 * those of its tournament and category by the ranking rule of the category; equal scores have the same
 * rank.
 */
export const rankedScores = (db: Database, tournamentIds: SQLWrapper) =>
  db
    .select({
      registrationId: scores.registrationId,
      points: scores.points,
      time: scores.time,
      rank: sql<number>`rank() over (
        partition by ${registrations.tournamentId}, ${registrations.categoryId}
        order by case when ${categories.ranking} = 'points' then ${scores.points} end desc,
          ${scores.time} collate "C")::int`.as('rank'),
    })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(inArray(registrations.tournamentId, tournamentIds))
    .as('ranked');
