import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { ClubReview } from '../../openapi/schema.d.ts';
import type { Database } from '../db/database.ts';
import { hasParticipated, isKnown, isReviewed } from '../db/knownClub.ts';
import { clubs } from '../db/schema.ts';

/** Selects clubs that organisers do not know. */
export const isNewClub: SQL = not(isKnown);

/** Selects of a club whether organisers know it, and why. */
export const clubReview = sql<ClubReview>`case when ${isReviewed} then 'reviewed'
  when ${hasParticipated} then 'participated' else 'new' end`;

/** Returns whether organisers know a club. */
export const isKnownClub = async (db: Database, clubId: number): Promise<boolean> =>
  (await db.$count(clubs, and(eq(clubs.id, clubId), isKnown))) > 0;
