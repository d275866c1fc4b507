import { and, eq, or, sql } from 'drizzle-orm';
import { hasShownResult } from './hasResult.ts';
import { clubs, registrations, teams } from './schema.ts';

// Anybody can make a club. Organisers know one that an organiser has reviewed, or of which a team was checked
// in or has a result: what a club cannot do itself.

export const isReviewed = sql<boolean>`${clubs.reviewedAt} is not null`;
export const hasParticipated = sql<boolean>`exists (
  select from ${teams}
  join ${registrations} on ${registrations.teamId} = ${teams.id}
  where ${teams.clubId} = ${clubs.id} and (${registrations.checkedInAt} is not null
    or ${hasShownResult}))`;

export const isKnown = or(isReviewed, hasParticipated) ?? isReviewed;

/**
 * Selects clubs that the public sees beside their teams. One that no longer takes part stays where its teams
 * have stood; one that organisers never knew may have been made for its name.
 */
export const isNamed = sql<boolean>`(${clubs.isActive} or ${isKnown})`;

/** Joins the club of a team, if the public sees it. */
export const namedClub = and(eq(clubs.id, teams.clubId), isNamed);
