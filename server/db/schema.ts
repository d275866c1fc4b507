import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TeamCode } from '../../openapi/schema.d.ts';
import { createdAt, id } from './columns.ts';
import { organisers } from './organisersSchema.ts';
import { tableCards } from './tableCardsSchema.ts';
import { categories, tournamentCategories } from './tournamentsSchema.ts';

/**
 * The answers to requests that have added a score, by the key of the request: one that is repeated
 * gets the same answer, also after the score was corrected or deleted.
 */
export const scoreEntries = pgTable('score_entries', {
  key: uuid().primaryKey(),
  scoreId: integer('score_id').notNull(),
  registrationId: integer('registration_id').notNull(),
  points: integer().notNull(),
  time: text().notNull(),
  createdAt: createdAt(),
});

export { attempts } from './attemptsSchema.ts';
export { type RemovedContent, removals } from './removalsSchema.ts';
export { banners, blogs, galleryItems, videos } from './mediaSchema.ts';
export { auditLog } from './auditLogSchema.ts';
export { tableCards } from './tableCardsSchema.ts';
export { organisers } from './organisersSchema.ts';
export { categories, tournamentCategories, tournaments } from './tournamentsSchema.ts';

export const clubs = pgTable(
  'clubs',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    pinHash: text('pin_hash').notNull(),
    /** Four capital letters; the middle part of the public code of the club's teams. */
    code: text().notNull().unique(),
    bio: text().notNull().default(''),
    logo: text(),
    banner: text(),
    isActive: boolean('is_active').notNull().default(true),
    /** How answers to anybody name the club's participants. */
    names: text({ enum: ['full', 'short'] })
      .notNull()
      .default('short'),
    /** Whether answers to anybody have the profile pictures of the club's participants. */
    portraits: boolean().notNull().default(false),
    /** The highest number in the codes of deleted teams, which are not given again. */
    deletedTeamNumber: integer('deleted_team_number').notNull().default(0),
    createdAt: createdAt(),
  },
  (club) => [
    uniqueIndex('clubs_email_unique').on(sql`lower(${club.email})`),
    index('clubs_active')
      .on(club.name, club.id)
      .where(sql`${club.isActive}`),
  ],
);

export const participants = pgTable(
  'participants',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    profilePicture: text('profile_picture'),
    banner: text(),
    clubId: integer('club_id').references(() => clubs.id),
    createdAt: createdAt(),
    /** When the account was deleted. The row stays for its memberships in teams; see `eraseParticipant`. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (participant) => [
    uniqueIndex('participants_email_unique').on(sql`lower(${participant.email})`),
    index('participants_club').on(participant.clubId),
  ],
);

/** What of a deleted account's row stays: for its memberships in teams, and when the account began. */
type KeptColumn = 'id' | 'createdAt';

/**
 * Returns the other columns of a deleted account. A column that is added to the table does not compile
 * until it is erased here.
 */
export const eraseParticipant = (
  id: number,
  now: Date,
): Omit<typeof participants.$inferSelect, KeptColumn> => ({
  name: 'Peserta terhapus',
  // Not an e-mail address, so that nobody can register it.
  email: `deleted:${id}`,
  passwordHash: '',
  profilePicture: null,
  banner: null,
  clubId: null,
  deletedAt: now,
});

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

export const teams = pgTable(
  'teams',
  {
    id: id(),
    /** Public team code, X-{club code}-{five or more digits}. */
    code: text().$type<TeamCode>().notNull().unique(),
    name: text().notNull(),
    logo: text(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    createdAt: createdAt(),
  },
  (team) => [
    unique('teams_id_category').on(team.id, team.categoryId),
    index('teams_club').on(team.clubId),
    index('teams_name').on(team.name, team.id),
    index('teams_category').on(team.categoryId, team.name, team.id),
  ],
);

/**
 * Repeats the team's category, so that a unique constraint can allow only one team per participant
 * and category.
 */
export const teamMembers = pgTable(
  'team_members',
  {
    teamId: integer('team_id').notNull(),
    participantId: integer('participant_id')
      .notNull()
      .references(() => participants.id),
    categoryId: integer('category_id').notNull(),
    level: text({ enum: ['leader', 'member'] }).notNull(),
    /** Order of joining within the team, from 1. */
    position: integer().notNull(),
  },
  (member) => [
    primaryKey({ columns: [member.teamId, member.participantId] }),
    foreignKey({
      columns: [member.teamId, member.categoryId],
      foreignColumns: [teams.id, teams.categoryId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    unique('team_members_one_team_per_category').on(member.participantId, member.categoryId),
    uniqueIndex('team_members_one_leader')
      .on(member.teamId)
      .where(sql`${member.level} = 'leader'`),
  ],
);

export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    tournamentId: integer('tournament_id').notNull(),
    teamId: integer('team_id').notNull(),
    categoryId: integer('category_id').notNull(),
    createdAt: createdAt(),
    /** When the team was seen at the tournament. */
    checkedInAt: timestamp('checked_in_at', { withTimezone: true }),
  },
  (registration) => [
    unique('registrations_once').on(
      registration.tournamentId,
      registration.teamId,
      registration.categoryId,
    ),
    foreignKey({
      columns: [registration.tournamentId, registration.categoryId],
      foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
    }),
    foreignKey({
      columns: [registration.teamId, registration.categoryId],
      foreignColumns: [teams.id, teams.categoryId],
    }),
    unique('registrations_id_category').on(registration.id, registration.categoryId),
    index('registrations_team').on(registration.teamId),
    index('registrations_category').on(registration.categoryId),
  ],
);

/** Repeats the registration's category, so that an index can hold the best scores of each category. */
export const scores = pgTable(
  'scores',
  {
    id: id(),
    registrationId: integer('registration_id').notNull().unique(),
    categoryId: integer('category_id').notNull(),
    points: integer().notNull(),
    /** MM:SS.hh, or HH:MM:SS for 'Inspire'. Zero-padded, so that text sorts by time. */
    time: text().notNull(),
    /** Grows with each correction. */
    version: integer().notNull().default(1),
  },
  (score) => [
    foreignKey({
      // The name that Drizzle would give is too long for PostgreSQL.
      name: 'scores_registration_fk',
      columns: [score.registrationId, score.categoryId],
      foreignColumns: [registrations.id, registrations.categoryId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    // Nulls first, as `order by points desc` has them; otherwise PostgreSQL does not use the order.
    index('scores_best').on(
      score.categoryId,
      score.points.desc().nullsFirst(),
      sql`(${score.time} collate "C")`,
      score.id,
    ),
    // The limits of ScorePoints and ScoreTime in the document; which of the two formats a category has
    // follows from its name.
    check('scores_points', sql`${score.points} between -9999 and 99999`),
    check('scores_time', sql`${score.time} ~ '^[0-9]{2}:[0-5][0-9](:[0-5][0-9]|[.][0-9]{2})$'`),
    index('scores_fastest').on(score.categoryId, sql`(${score.time} collate "C")`, score.id),
  ],
);
