import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tournaments } from '../db/schema.ts';
import { lastDay } from '../db/tournamentDays.ts';

const maxCities = 60;

/**
 * Returns one tournament of each city: of `today` or the next one, otherwise the latest. Those nearest
 * to today come first, and more than `maxCities` are left out.
 */
export function findCityTournaments(db: Database, today: string) {
  const isOver = sql`${lastDay} < ${today}`;
  const days = sql`${tournaments.date} - ${today}::date`;
  const distance = sql<number>`case when ${isOver} then -(${days}) else greatest(${days}, 0) end`;
  const { id, title, date, endDate, city, province } = tournaments;
  const nearest = db
    .selectDistinctOn([city], {
      id,
      title,
      date,
      endDate,
      city,
      province,
      distance: distance.as('distance'),
    })
    .from(tournaments)
    .where(and(eq(tournaments.status, 'published'), ne(city, '')))
    .orderBy(city, isOver, distance, asc(id))
    .as('nearest');
  return db
    .select({
      id: nearest.id,
      title: nearest.title,
      date: nearest.date,
      endDate: nearest.endDate,
      city: nearest.city,
      province: nearest.province,
    })
    .from(nearest)
    .orderBy(asc(nearest.distance), asc(nearest.id))
    .limit(maxCities);
}
