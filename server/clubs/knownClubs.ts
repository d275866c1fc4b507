import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { ClubReview } from '../../openapi/schema.d.ts';
import type { Database } from '../db/database.ts';
import { clubs, registrations, runs, teams } from '../db/schema.ts';

// Anybody can make a club. Organisers know one that an organiser has reviewed, or of which a team was checked
// in or has a run: what a club cannot do itself.

const isReviewed = sql<boolean>`${clubs.reviewedAt} is not null`;
const hasParticipated = sql<boolean>`exists (
  select from ${teams}
  join ${registrations} on ${registrations.teamId} = ${teams.id}
  where ${teams.clubId} = ${clubs.id} and (${registrations.checkedInAt} is not null
    or exists (select from ${runs} where ${runs.registrationId} = ${registrations.id})))`;

const known = or(isReviewed, hasParticipated) ?? isReviewed;

/** Selects clubs that organisers do not know. */
export const isNewClub: SQL = not(known);

/** Selects of a club whether organisers know it, and why. */
export const clubReview = sql<ClubReview>`case when ${isReviewed} then 'reviewed'
  when ${hasParticipated} then 'participated' else 'new' end`;

/** Returns whether organisers know a club. */
export const isKnownClub = async (db: Database, clubId: number): Promise<boolean> =>
  (await db.$count(clubs, and(eq(clubs.id, clubId), known))) > 0;
