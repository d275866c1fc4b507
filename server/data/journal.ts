import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { OperationId } from '../../openapi/types.ts';
import type { Database } from '../db/database.ts';
import { journal, organisers } from '../db/schema.ts';
import { findOrganiser } from './organisers.ts';
import { cutPage, type ListPart } from './listPart.ts';

type Row = typeof journal.$inferSelect;

/** A change by an organiser; `name` is what the object is called, `detail` what was changed. */
export type JournalChange = {
  organiserId: number;
  operation: OperationId;
  at: Date;
  kind: Row['kind'];
  id: number;
  name: string;
  detail?: string;
};

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000;

/** Writes changes down, in their order. Call it in the transaction of the changes. */
export async function recordChanges(
  transaction: Database,
  changes: readonly JournalChange[],
): Promise<void> {
  const rows = changes.map(({ id, name, detail, ...change }) => ({
    ...change,
    objectId: id,
    objectName: name,
    detail: detail ?? null,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction.insert(journal).values(rows.slice(start, start + rowsAtOnce));
}

/** Writes a change down. Call it in the transaction of the change. */
export const recordChange = (transaction: Database, change: JournalChange): Promise<void> =>
  recordChanges(transaction, [change]);

/** Returns a function that writes down that an organiser has changed the own account. */
export const recordOwnChange =
  (
    now: () => Date,
    organiserId: number,
    operation: 'changeOrganiserPassword' | 'endOrganiserSessions' | 'resetPassword',
  ) =>
  async (transaction: Database): Promise<void> => {
    const name = (await findOrganiser(transaction, organiserId))?.name ?? '';
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation,
      kind: 'organiser',
      id: organiserId,
      name,
    });
  };

type JournalFilter = {
  organiserId?: number | undefined;
  kind?: Row['kind'] | undefined;
  from?: Date | undefined;
  /** Changes before this time. */
  before?: Date | undefined;
};

const matches = ({ organiserId, kind, from, before }: JournalFilter) =>
  and(
    organiserId === undefined ? undefined : eq(journal.organiserId, organiserId),
    kind === undefined ? undefined : eq(journal.kind, kind),
    from && gte(journal.at, from),
    before && lt(journal.at, before),
  );

/** Returns changes with who has made them, the latest first. */
export const findJournal = (
  db: Database,
  { page, ...filter }: JournalFilter & Pick<ListPart, 'page'>,
) =>
  cutPage(
    db
      .select({ entry: journal, organiser: { id: organisers.id, name: organisers.name } })
      .from(journal)
      .innerJoin(organisers, eq(organisers.id, journal.organiserId))
      .where(matches(filter))
      .orderBy(desc(journal.id))
      .$dynamic(),
    page,
  );

export const countJournal = (db: Database, filter: JournalFilter): Promise<number> =>
  db.$count(journal, matches(filter));
