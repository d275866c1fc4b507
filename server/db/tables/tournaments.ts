import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  ProgrammeItem,
  RankingRule,
  TimeFormat,
  TimeZone,
  TournamentDocument,
  TournamentStatus,
} from '../../../openapi/schema.d.ts';
import { timeFormats } from '../../../openapi/runs/scoreTimes.ts';
import { id, isOneOf } from './columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull().unique(),
    description: text().notNull(),
    logo: text().notNull(),
    longDescription: text('long_description').notNull(),
    /** Path of the rule PDF under /storage. */
    rule: text(),
    ranking: text().$type<RankingRule>().notNull().default('points'),
    /** How the times of its runs and scores are written. */
    timeFormat: text('time_format').$type<TimeFormat>().notNull().default('MM:SS.hh'),
    /** Grows with each change of what an organiser edits in the form: not of logo and rules. */
    version: integer().notNull().default(1),
  },
  (category) => [
    check('categories_ranking', sql`${category.ranking} in ('points', 'time')`),
    check('categories_time_format', isOneOf(category.timeFormat, timeFormats)),
  ],
);

export const tournaments = pgTable(
  'tournaments',
  {
    id: id(),
    title: text().notNull(),
    image: text(),
    about: text().notNull().default(''),
    /** Calendar date; without a start time, the tournament starts at its midnight UTC. */
    date: date({ mode: 'string' }).notNull(),
    /** HH:MM in the time zone. */
    startTime: text('start_time'),
    /** The last day of one of several days; null for one day. */
    endDate: date('end_date', { mode: 'string' }),
    /** HH:MM on the last day. */
    endTime: text('end_time'),
    timeZone: text('time_zone').$type<TimeZone>().notNull().default('Asia/Jakarta'),
    venue: text().notNull().default(''),
    city: text().notNull().default(''),
    province: text().notNull().default(''),
    /** The organiser's own link to a map. */
    mapUrl: text('map_url').notNull().default(''),
    /** What taking part costs, in words. */
    cost: text().notNull().default(''),
    /** A link to a WhatsApp chat. */
    contact: text().notNull().default(''),
    /** By day and hour. */
    programme: jsonb().$type<ProgrammeItem[]>().notNull().default([]),
    documents: jsonb().$type<TournamentDocument[]>().notNull().default([]),
    /** How long after the results are declared provisional a team can object to them. */
    objectionMinutes: integer('objection_minutes').notNull().default(15),
    registrationOpensAt: timestamp('registration_opens_at', { withTimezone: true }),
    registrationClosesAt: timestamp('registration_closes_at', { withTimezone: true }),
    /** A draft is in no public answer. */
    status: text().$type<TournamentStatus>().notNull().default('published'),
    /** Grows with each change of what an organiser edits in the form: not of the picture and the status. */
    version: integer().notNull().default(1),
    /** Grows with each change of the form and of the status: calendars take what has the higher one. */
    revision: integer().notNull().default(0),
  },
  // Read forwards for what comes, backwards for what is over.
  (tournament) => [
    index('tournaments_date').on(tournament.date, tournament.id.desc().nullsFirst()),
    check(
      'tournaments_status',
      sql`${tournament.status} in ('draft', 'published', 'postponed', 'cancelled')`,
    ),
    check('tournaments_objection_minutes', sql`${tournament.objectionMinutes} between 0 and 1440`),
    check('tournaments_end_date', sql`${tournament.endDate} - ${tournament.date} between 1 and 30`),
    check(
      'tournaments_registration_window',
      sql`${tournament.registrationClosesAt} > ${tournament.registrationOpensAt}`,
    ),
  ],
);

export const tournamentCategories = pgTable(
  'tournament_categories',
  {
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** How many teams can be registered; null for any number. */
    capacity: integer(),
  },
  (row) => [
    check('tournament_categories_capacity', sql`${row.capacity} > 0`),
    primaryKey({ columns: [row.tournamentId, row.categoryId] }),
    index('tournament_categories_category').on(row.categoryId),
  ],
);
