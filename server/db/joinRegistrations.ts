import { eq } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { categories, registrations, teams, tournaments } from './schema.ts';

/** Joins a query that has registrations with the team, the category and the tournament of each. */
export const joinRegistrations = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId));
