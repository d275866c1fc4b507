import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull().unique(),
  description: text().notNull(),
  logo: text().notNull(),
  longDescription: text('long_description').notNull(),
  /** Path of the rule PDF under /storage. */
  rule: text(),
});

export const tournaments = pgTable(
  'tournaments',
  {
    id: id(),
    title: text().notNull(),
    image: text(),
    /** Calendar date; the tournament starts at its midnight UTC. */
    date: date({ mode: 'string' }).notNull(),
  },
  // Read forwards for what comes, backwards for what is over.
  (tournament) => [
    index('tournaments_date').on(tournament.date, tournament.id.desc().nullsFirst()),
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
  },
  (row) => [
    primaryKey({ columns: [row.tournamentId, row.categoryId] }),
    index('tournament_categories_category').on(row.categoryId),
  ],
);
