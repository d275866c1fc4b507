import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

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
