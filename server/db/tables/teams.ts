import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TeamCode } from '../../../openapi/schema.d.ts';
import { createdAt, id } from './columns.ts';
import { categories, tournamentCategories, tournaments } from './tournaments.ts';

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
    /** The full name of a city or regency of `openapi/regions`; empty if the club has not named it. */
    city: text().notNull().default(''),
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
    /** When an organiser has reviewed the club; see `server/db/knownClub.ts`. */
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
  },
  (club) => [
    uniqueIndex('clubs_email_unique').on(sql`lower(${club.email})`),
    index('clubs_active')
      .on(club.name, club.id)
      .where(sql`${club.isActive}`),
    index('clubs_not_reviewed')
      .on(club.createdAt, club.id)
      .where(sql`${club.reviewedAt} is null`),
  ],
);

type OwnershipColumns = Record<'clubId' | 'passwordHash' | 'deletedAt', AnyPgColumn>;

/** Selects pupils whom their club has removed and who have no account: nobody can sign in or delete them. */
const isUnownedOf = ({ clubId, passwordHash, deletedAt }: OwnershipColumns) =>
  sql`${clubId} is null and ${passwordHash} = '' and ${deletedAt} is null`;

export const participants = pgTable(
  'participants',
  {
    id: id(),
    name: text().notNull(),
    /**
     * Empty without one: the club has added the pupil. Until there is a password it is what the club
     * proposes, which says nothing of whose address it is.
     */
    email: text().notNull(),
    /** Empty until somebody sets a password: the account is the club's to manage, or deleted. */
    passwordHash: text('password_hash').notNull(),
    /** The class in the school as the club writes it; empty for none. */
    class: text().notNull().default(''),
    profilePicture: text('profile_picture'),
    banner: text(),
    clubId: integer('club_id').references(() => clubs.id),
    /** When the account was taken over with a card of the club. */
    cardUsedAt: timestamp('card_used_at', { withTimezone: true }),
    createdAt: createdAt(),
    /** When the account was deleted. The row stays for its memberships in teams; see `eraseParticipant`. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (participant) => [
    uniqueIndex('participants_email_unique')
      .on(sql`lower(${participant.email})`)
      .where(sql`${participant.email} <> '' and ${participant.passwordHash} <> ''`),
    // In a club, an address is one person's, also one that is proposed.
    uniqueIndex('participants_club_email_unique')
      .on(participant.clubId, sql`lower(${participant.email})`)
      .where(sql`${participant.email} <> ''`),
    index('participants_club').on(participant.clubId),
    index('participants_unowned').on(participant.id).where(isUnownedOf(participant)),
  ],
);

/** Pupils without an account whom their club has removed; they are erased when that cannot be undone any more. */
export const isUnowned = isUnownedOf(participants);

/** The name of whoever has been erased. */
export const erasedName = 'Peserta terhapus';

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
  name: erasedName,
  // Not an e-mail address, so that nobody can register it.
  email: `deleted:${id}`,
  passwordHash: '',
  class: '',
  profilePicture: null,
  banner: null,
  clubId: null,
  cardUsedAt: null,
  deletedAt: now,
});

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

/** Keeps the category in which the team took part, also when an organiser moves the team to another one. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    tournamentId: integer('tournament_id').notNull(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    categoryId: integer('category_id').notNull(),
    /** 1, 2, 3 … in the order of registration: by which a team is called and found on the day. */
    startNumber: integer('start_number').notNull(),
    createdAt: createdAt(),
    /** When the team was seen at the tournament. */
    checkedInAt: timestamp('checked_in_at', { withTimezone: true }),
  },
  (registration) => [
    unique('registrations_once').on(registration.tournamentId, registration.teamId),
    foreignKey({
      columns: [registration.tournamentId, registration.categoryId],
      foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
    }),
    unique('registrations_id_category').on(registration.id, registration.categoryId),
    unique('registrations_start_number').on(registration.tournamentId, registration.startNumber),
    index('registrations_team').on(registration.teamId),
    index('registrations_category').on(registration.categoryId),
  ],
);

/**
 * The start numbers of registrations that were withdrawn: no other team gets one, and a team that is
 * registered again has its own again, also if it was deleted and restored meanwhile.
 */
export const withdrawnNumbers = pgTable(
  'withdrawn_numbers',
  {
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    teamId: integer('team_id').notNull(),
    startNumber: integer('start_number').notNull(),
  },
  (withdrawn) => [primaryKey({ columns: [withdrawn.tournamentId, withdrawn.teamId] })],
);

/**
 * Who was in the team of a registration at its first run. Its club may change the team afterwards; what an
 * erased account leaves of a name is in `participants`.
 */
export const registrationMembers = pgTable(
  'registration_members',
  {
    registrationId: integer('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    participantId: integer('participant_id')
      .notNull()
      .references(() => participants.id),
    level: text({ enum: ['leader', 'member'] }).notNull(),
    /** As in `team_members`. */
    position: integer().notNull(),
  },
  (member) => [
    primaryKey({ columns: [member.registrationId, member.participantId] }),
    index('registration_members_participant').on(member.participantId),
  ],
);
