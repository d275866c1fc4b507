import { and, desc, eq, gte, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { OperationId } from '../../openapi/types.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  auditLog,
  clubs,
  erasedName,
  organisers,
  participants,
  registrations,
  teams,
} from '../db/schema.ts';
import { unauthenticated } from '../auth/auth.ts';
import type { Actor } from '../auth/actor.ts';
import { lockValidCard } from '../auth/lockValidCard.ts';
import { cutPage, type ListPage } from '../db/listPage.ts';

type Row = typeof auditLog.$inferSelect;

/** Whoever tries names for a certificate has no account; a constraint of the table says the same. */
type ByNobody = { operation: 'checkCertificateName' };

/**
 * A change by an organiser, with a table card, or by a club or one of its people; `name` is what the object
 * is called, `detail` what was changed.
 */
export type AuditLogChange = (
  | ((Actor | { clubId: number }) & { operation: OperationId })
  | ByNobody
) & {
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

/** An arbitrary number: the advisory lock of whoever takes a name out of the log. */
const forgetLock = 7_203_511;

/** Characters that mean something in a regular expression of PostgreSQL. */
const special = /[\\^$.|?*+()[\]{}]/g;

/**
 * Replaces the name of somebody who is erased wherever the log names members of teams or accounts. A namesake
 * keeps the name in lines about teams of other clubs than `clubId`.
 */
export async function forgetName(
  transaction: Transaction,
  { id, name, clubId }: { id: number; name: string; clubId: number | null },
): Promise<void> {
  // Two who change the same lines in another order would wait for each other.
  await transaction.execute(sql`select pg_advisory_xact_lock(${forgetLock})`);
  await transaction
    .update(auditLog)
    .set({ objectName: erasedName })
    .where(and(eq(auditLog.kind, 'account'), eq(auditLog.objectId, id)));
  const isOnly = notExists(
    transaction
      .select({ id: participants.id })
      .from(participants)
      .where(and(eq(participants.name, name), ne(participants.id, id))),
  );
  const ofClub = transaction
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(teams.clubId, clubId ?? 0));
  // Members are listed as in 'Bagas, Siti → Bagas (sakit)'.
  const pattern = `(^|, |→ )${name.replaceAll(special, String.raw`\$&`)}(?=, | →| \\(|$)`;
  await transaction
    .update(auditLog)
    .set({
      detail: sql`regexp_replace(${auditLog.detail}, ${pattern}, ${`\\1${erasedName}`}, 'g')`,
    })
    .where(
      and(
        eq(auditLog.kind, 'registration'),
        sql`strpos(${auditLog.detail}, ${name}) > 0`,
        or(isOnly, eq(auditLog.clubId, clubId ?? 0), inArray(auditLog.objectId, ofClub)),
      ),
    );
}

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
