import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TableCardKind } from '../../../openapi/schema.d.ts';
import { tableCardKinds } from '../../../openapi/tableCardKinds.ts';
import { createdAt, id, isOneOf } from './columns.ts';
import { organisers } from './organisers.ts';
import { tournamentCategories, tournaments } from './tournaments.ts';

/**
 * Rights for the day of a tournament without an account. Only the SHA-256 of token and code is stored. A
 * card ends with the tournament's day, see `endOfTableCards`.
 */
export const tableCards = pgTable(
  'table_cards',
  {
    id: id(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    kind: text().$type<TableCardKind>().notNull(),
    /** Null where a card is for all of its tournament, see `cardScopes`. */
    categoryId: integer('category_id'),
    label: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => organisers.id),
    createdAt: createdAt(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (card) => [
    foreignKey({
      name: 'table_cards_played_category',
      columns: [card.tournamentId, card.categoryId],
      foreignColumns: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
    }).onDelete('cascade'),
    check('table_cards_kind', isOneOf(card.kind, tableCardKinds)),
    check(
      'table_cards_category',
      sql`(${card.kind} = 'scores') = (${card.categoryId} is not null)`,
    ),
    uniqueIndex('table_cards_code')
      .on(card.codeHash)
      .where(sql`${card.revokedAt} is null`),
    index('table_cards_tournament').on(card.tournamentId),
  ],
);
