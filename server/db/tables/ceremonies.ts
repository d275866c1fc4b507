import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { registrations } from './teams.ts';
import { categories, tournaments } from './tournaments.ts';

/** What the ceremony has in its list: the places of a category, or an award. */
export type CeremonyItem = { category: number } | { award: number };

/** What is announced at one press: a place of a category, or an award. */
export type CeremonyStepKey = { category: number; place: number } | { award: number };

/** Awards of the organisers' own, such as for the best design. */
export const awards = pgTable(
  'awards',
  {
    id: id(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** Null for one that belongs to no category. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** The team that gets it; null for a name that was typed, and once the team has withdrawn. */
    registrationId: integer('registration_id').references(() => registrations.id, {
      onDelete: 'set null',
    }),
    /** Who gets it, also once the registration is gone; empty as long as it is not decided. */
    recipient: text().notNull().default(''),
  },
  (award) => [
    index('awards_tournament').on(award.tournamentId),
    check('awards_name', sql`${award.name} <> ''`),
  ],
);

/** The award ceremony of a tournament; without a row nothing is chosen, and it has not begun. */
export const ceremonies = pgTable(
  'ceremonies',
  {
    tournamentId: integer('tournament_id')
      .primaryKey()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** Grows with each change and each step. */
    version: integer().notNull().default(1),
    /** In the order in which it is announced; null for all categories by name. */
    items: jsonb().$type<CeremonyItem[]>(),
    /** In the order in which it was announced. */
    revealed: jsonb().$type<CeremonyStepKey[]>().notNull().default([]),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (ceremony) => [
    check(
      'ceremonies_started',
      sql`${ceremony.startedAt} is not null
        or (${ceremony.finishedAt} is null and ${ceremony.revealed} = '[]'::jsonb)`,
    ),
  ],
);
