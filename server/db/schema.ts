import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './tables/columns.ts';
import { organisers } from './tables/organisers.ts';
import { clubs, participants } from './tables/teams.ts';
import { tableCards } from './tables/tableCards.ts';

export { attempts } from './tables/attempts.ts';
export { type RemovedContent, removals } from './tables/removals.ts';
export { banners, blogs, galleryItems, videos } from './tables/media.ts';
export { auditLog } from './tables/auditLog.ts';
export { awards, ceremonies } from './tables/ceremonies.ts';
export {
  certificateConfirmations,
  certificateDesigns,
  certificateKeys,
  certificateNames,
  certificates,
} from './tables/certificates.ts';
export { arenaCategories, arenas, dayPlans, planSlots } from './tables/dayPlans.ts';
export { drawPlaces, draws, matches } from './tables/matches.ts';
export { pushKeys, pushSubscriptions } from './tables/pushSubscriptions.ts';
export { tableCards } from './tables/tableCards.ts';
export { organisers } from './tables/organisers.ts';
export { objections, officialResults, resultStates } from './tables/results.ts';
export { rounds, roundTeams, runs, scoreEntries, scores, standings } from './tables/scores.ts';
export {
  clubs,
  eraseParticipant,
  erasedName,
  isUnowned,
  participants,
  registrationMembers,
  registrations,
  teamMembers,
  teams,
  withdrawnNumbers,
} from './tables/teams.ts';
export { categories, tournamentCategories, tournaments } from './tables/tournaments.ts';
export { tournamentChanges } from './tables/tournamentChanges.ts';

/**
 * Sessions of signed-in browsers. Only the SHA-256 of the token is stored; exactly one of the
 * accounts is set, or the table card. There is a column for each kind of account.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    participantId: integer('participant_id').references(() => participants.id, {
      onDelete: 'cascade',
    }),
    clubId: integer('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    organiserId: integer('organiser_id').references(() => organisers.id, { onDelete: 'cascade' }),
    /** Instead of an organiser, with the name that the person at the table has typed. */
    tableCardId: integer('table_card_id').references(() => tableCards.id, { onDelete: 'cascade' }),
    personName: text('person_name'),
    /** With what somebody has signed in with a table card, for organisers: 'Chrome, Android'. */
    device: text(),
    /** What organisers name it by; nobody can sign in with it. */
    id: integer().notNull().generatedAlwaysAsIdentity().unique(),
    /** Of a table card, about a minute exact. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (session) => [
    index('sessions_table_card').on(session.tableCardId),
    index('sessions_expiry').on(session.expiresAt),
    index('sessions_participant').on(session.participantId),
    index('sessions_club').on(session.clubId),
    index('sessions_organiser').on(session.organiserId),
  ],
);

/**
 * Links to set a new password. Only the SHA-256 of the token is stored; exactly one of the accounts
 * is set. There is a column for each kind of account.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    participantId: integer('participant_id').references(() => participants.id, {
      onDelete: 'cascade',
    }),
    clubId: integer('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    organiserId: integer('organiser_id').references(() => organisers.id, { onDelete: 'cascade' }),
    /** Becomes the account's e-mail address: the link hands the club over to a new manager. */
    newEmail: text('new_email'),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (reset) => [
    index('password_resets_participant').on(reset.participantId),
    index('password_resets_club').on(reset.clubId),
    index('password_resets_organiser').on(reset.organiserId),
    check(
      'password_resets_one_account',
      sql`num_nonnulls(${reset.participantId}, ${reset.clubId}, ${reset.organiserId}) = 1`,
    ),
  ],
);
