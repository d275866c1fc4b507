import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditLogObjectKind } from '../../../openapi/schema.d.ts';
import { id } from './columns.ts';
import { organisers } from './organisers.ts';
import { clubs } from './teams.ts';

/** What organisers, people with table cards, and clubs in registered teams have changed: written in the transaction of the change, and never changed. */
export const auditLog = pgTable(
  'journal',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    organiserId: integer('organiser_id').references(() => organisers.id),
    /** Instead of an organiser: a table card, which may be gone since, and the name that was typed there. */
    tableCardId: integer('table_card_id'),
    tableLabel: text('table_label'),
    personName: text('person_name'),
    /** Instead of both: the club whose registered team has other members. */
    clubId: integer('club_id').references(() => clubs.id),
    operation: text().notNull(),
    kind: text().$type<AuditLogObjectKind>().notNull(),
    /** Without a reference: the object may be deleted. */
    objectId: integer('object_id').notNull(),
    objectName: text('object_name').notNull(),
    detail: text(),
  },
  (entry) => [
    check(
      'journal_actor',
      // Whoever tries names for a certificate has no account.
      sql`num_nonnulls(${entry.organiserId}, ${entry.tableCardId}, ${entry.clubId})
          = case when ${entry.operation} = 'checkCertificateName' then 0 else 1 end
        and num_nonnulls(${entry.tableCardId}, ${entry.tableLabel}, ${entry.personName}) in (0, 3)`,
    ),
    index('journal_organiser').on(entry.organiserId, entry.id),
    index('journal_kind').on(entry.kind, entry.id),
    index('journal_time').on(entry.at),
  ],
);
