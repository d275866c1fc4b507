import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf } from './columns.ts';
import { matches } from './matches.ts';
import { organisers } from './organisers.ts';
import { runs } from './scores.ts';
import { tableCards } from './tableCards.ts';
import { clubs, participants, registrations } from './teams.ts';
import { tournamentCategories } from './tournaments.ts';

/** Rows of a category as `to_jsonb` writes them, which the views `shown_…` read. */
export type ShownRows = Record<
  'rounds' | 'round_teams' | 'runs' | 'draws' | 'draw_places' | 'matches',
  object[]
>;

/** How far the results of a category of a tournament are; without a row they are live. */
export const resultStates = pgTable(
  'result_states',
  {
    tournamentId: integer('tournament_id').notNull(),
    categoryId: integer('category_id').notNull(),
    state: text().$type<'live' | 'frozen' | 'provisional' | 'official'>().notNull(),
    /** Grows with each change. */
    version: integer().notNull().default(1),
    /** Of which moment the results are that visitors see; null if they see what is stored. */
    frozenAt: timestamp('frozen_at', { withTimezone: true }),
    /** When the results were declared provisional last, from which the window for objections counts. */
    provisionalAt: timestamp('provisional_at', { withTimezone: true }),
    /** What visitors see instead of what is stored now; null if they see that. */
    shown: jsonb().$type<ShownRows>(),
    /** What visitors are told that these are: official ones stay so while they are corrected. */
    shownAs: text('shown_as').$type<'frozen' | 'official'>(),
    /** The last version in `official_results`; null without one. */
    officialVersion: integer('official_version'),
    /** Why the official results are being corrected; null otherwise. */
    correctionReason: text('correction_reason'),
  },
  (row) => [
    primaryKey({ columns: [row.tournamentId, row.categoryId] }),
    foreignKey({
      name: 'result_states_tournament_category_fk',
      columns: [row.tournamentId, row.categoryId],
      foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
    }).onDelete('cascade'),
    index('result_states_hidden')
      .on(row.tournamentId, row.categoryId)
      .where(sql`${row.shown} is not null`),
    check('result_states_state', isOneOf(row.state, ['live', 'frozen', 'provisional', 'official'])),
    check(
      'result_states_shown',
      sql`(${row.shown} is null) = (${row.shownAs} is null)
        and (${row.shown} is null) = (${row.frozenAt} is null)`,
    ),
    check('result_states_shown_as', isOneOf(row.shownAs, ['frozen', 'official'])),
    check(
      'result_states_correction',
      sql`${row.correctionReason} is null
        or (${row.state} = 'provisional' and ${row.shown} is not null)`,
    ),
  ],
);

/** The official results of a category, version by version: never changed. */
export const officialResults = pgTable(
  'official_results',
  {
    tournamentId: integer('tournament_id').notNull(),
    categoryId: integer('category_id').notNull(),
    /** From 1. */
    version: integer().notNull(),
    /** Why it was corrected; null for the first version. */
    reason: text(),
    createdAt: createdAt(),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organisers.id),
    /** As `getCategoryResults` answers it. */
    data: jsonb().$type<object>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tournamentId, row.categoryId, row.version] }),
    foreignKey({
      name: 'official_results_tournament_category_fk',
      columns: [row.tournamentId, row.categoryId],
      foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
    }).onDelete('cascade'),
    check('official_results_version', sql`${row.version} >= 1`),
    check('official_results_reason', sql`(${row.version} = 1) = (${row.reason} is null)`),
  ],
);

/** What teams object to in their results, and how that was decided. */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    tournamentId: integer('tournament_id').notNull(),
    categoryId: integer('category_id').notNull(),
    registrationId: integer('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** Null for an objection to a match, and once the run is deleted. */
    runId: integer('run_id').references(() => runs.id, { onDelete: 'set null' }),
    matchId: integer('match_id').references(() => matches.id, { onDelete: 'set null' }),
    /** What it is about in words: 'Penyisihan, percobaan 2'. */
    subject: text().notNull(),
    text: text().notNull(),
    /** Who has written it; the account may be gone since. */
    author: text().$type<'club' | 'participant'>().notNull(),
    clubId: integer('club_id').references(() => clubs.id, { onDelete: 'set null' }),
    participantId: integer('participant_id').references(() => participants.id, {
      onDelete: 'set null',
    }),
    state: text().$type<'open' | 'upheld' | 'rejected'>().notNull().default('open'),
    /** Why it was upheld or rejected; null before. */
    decision: text(),
    organiserId: integer('organiser_id').references(() => organisers.id),
    /** Instead of an organiser: the table card of the head judge, which may be gone since. */
    tableCardId: integer('table_card_id').references(() => tableCards.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The key of the request that has added it. */
    entryKey: uuid('entry_key').notNull().unique('objections_entry'),
    /** Grows with each change. */
    version: integer().notNull().default(1),
  },
  (objection) => [
    foreignKey({
      name: 'objections_tournament_category_fk',
      columns: [objection.tournamentId, objection.categoryId],
      foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
    }).onDelete('cascade'),
    index('objections_category').on(objection.tournamentId, objection.categoryId),
    index('objections_registration').on(objection.registrationId),
    check('objections_state', isOneOf(objection.state, ['open', 'upheld', 'rejected'])),
    check('objections_author', isOneOf(objection.author, ['club', 'participant'])),
    check(
      'objections_decision',
      sql`(${objection.state} in ('upheld', 'rejected')) = (${objection.decision} is not null)
        and (${objection.state} = 'open') = (${objection.decidedAt} is null)`,
    ),
  ],
);
