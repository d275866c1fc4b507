import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditLogObjectKind } from '../../openapi/schema.d.ts';
import { id } from './columns.ts';
import { organisers } from './organisersSchema.ts';

/** What organisers have changed: written in the transaction of the change, and never changed. */
export const auditLog = pgTable(
  'journal',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organisers.id),
    operation: text().notNull(),
    kind: text().$type<AuditLogObjectKind>().notNull(),
    /** Without a reference: the object may be deleted. */
    objectId: integer('object_id').notNull(),
    objectName: text('object_name').notNull(),
    detail: text(),
  },
  (entry) => [
    index('journal_organiser').on(entry.organiserId, entry.id),
    index('journal_kind').on(entry.kind, entry.id),
    index('journal_time').on(entry.at),
  ],
);
