import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { OperationId } from '../../openapi/types.ts';
import type { Database, Transaction } from '../db/database.ts';
import { auditLog, clubs, organisers } from '../db/schema.ts';
import { unauthenticated } from '../auth/auth.ts';
import type { Actor } from '../auth/actor.ts';
import { lockValidCard } from '../auth/lockValidCard.ts';
import { cutPage, type ListPage } from '../db/listPage.ts';

type Row = typeof auditLog.$inferSelect;

/**
 * A change by an organiser, with a table card, or by a club or one of its people; `name` is what the object
 * is called, `detail` what was changed.
 */
export type AuditLogChange = (Actor | { clubId: number }) & {
  operation: OperationId;
  at: Date;
  kind: Row['kind'];
  id: number;
  name: string;
  detail?: string;
};

/** Returns what the audit log calls a team in a category: 'Kancil Gesit, Robo Soccer, Piala Kota'. */
export const nameEntry = (entry: { team: string; category: string; tournament: string }): string =>
  [entry.team, entry.category, entry.tournament].join(', ');

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000;

/**
 * Writes changes down, in their order and in their transaction. Throws 401 if they were made with a table
 * card that has been withdrawn meanwhile.
 */
export async function recordChanges(
  transaction: Transaction,
  changes: readonly AuditLogChange[],
): Promise<void> {
  const [first] = changes;
  if (first && 'tableCardId' in first && !(await lockValidCard(transaction, first.tableCardId)))
    throw unauthenticated('organiser');
  const rows = changes.map(({ id, name, detail, ...change }) => ({
    ...change,
    objectId: id,
    objectName: name,
    detail: detail ?? null,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction.insert(auditLog).values(rows.slice(start, start + rowsAtOnce));
}

export const recordChange = (transaction: Transaction, change: AuditLogChange): Promise<void> =>
  recordChanges(transaction, [change]);

type AuditLogFilter = {
  organiserId?: number | undefined;
  kind?: Row['kind'] | undefined;
  from?: Date | undefined;
  /** Changes before this time. */
  before?: Date | undefined;
};

const matches = ({ organiserId, kind, from, before }: AuditLogFilter) =>
  and(
    organiserId === undefined ? undefined : eq(auditLog.organiserId, organiserId),
    kind === undefined ? undefined : eq(auditLog.kind, kind),
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
  );

/** Returns changes with who has made them, the latest first. */
export const findAuditLog = (
  db: Database,
  { page, ...filter }: AuditLogFilter & Pick<ListPage, 'page'>,
) =>
  cutPage(
    db
      .select({
        entry: auditLog,
        organiser: { id: organisers.id, name: organisers.name },
        club: { id: clubs.id, name: clubs.name },
      })
      .from(auditLog)
      .leftJoin(organisers, eq(organisers.id, auditLog.organiserId))
      .leftJoin(clubs, eq(clubs.id, auditLog.clubId))
      .where(matches(filter))
      .orderBy(desc(auditLog.id))
      .$dynamic(),
    page,
  );

export const countAuditLog = (db: Database, filter: AuditLogFilter): Promise<number> =>
  db.$count(auditLog, matches(filter));
