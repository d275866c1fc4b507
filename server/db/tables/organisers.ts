import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrganiserRole } from '../../../openapi/schema.d.ts';
import { createdAt, id } from './columns.ts';

export const organisers = pgTable(
  'organisers',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    /** An owner also manages the organisers. At least one who can sign in is an owner. */
    role: text().$type<OrganiserRole>().notNull().default('organiser'),
    /** Null until the link of the invitation is used, and after a deactivation. */
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
    /** Null again after another invitation. The row stays for the audit log. */
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
  },
  (organiser) => [
    uniqueIndex('organisers_email_unique').on(sql`lower(${organiser.email})`),
    check('organisers_role', sql`${organiser.role} in ('owner', 'organiser')`),
  ],
);
