import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const organisers = pgTable(
  'organisers',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    /** Null until the link of the invitation is used. */
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
  },
  (organiser) => [uniqueIndex('organisers_email_unique').on(sql`lower(${organiser.email})`)],
);
