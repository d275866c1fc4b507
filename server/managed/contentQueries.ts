import {
  asc,
  eq,
  type InferInsertModel,
  type InferSelectModel,
  max,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../db/database.ts';

/** A table of managed content. The version goes up with each update. */
export type ContentTable = PgTable & { id: PgColumn; version: PgColumn };

export type RowOf<Table extends ContentTable> = InferSelectModel<Table> & {
  id: number;
  version: number;
};

/** Columns that are inserted or set. */
export type ColumnsOf<Table extends ContentTable> = Partial<InferInsertModel<Table>>;

/** Returns the statements that all kinds of managed content share. */
export function createContentQueries<Table extends ContentTable>(table: Table) {
  // Drizzle knows the rows of a table only where the table is no type parameter.
  const plain: PgTable = table;
  const first = (rows: unknown[]) => rows[0] as RowOf<Table> | undefined;
  const isRow = (id: number) => eq(table.id, id);

  function required(rows: unknown[]): RowOf<Table> {
    const row = first(rows);
    if (!row) throw new Error('A row of managed content was not written');
    return row;
  }

  const set = async (transaction: Transaction, id: number, columns: Record<string, unknown>) =>
    required(await transaction.update(plain).set(columns).where(isRow(id)).returning());

  return {
    find: async (db: Database, id: number) => first(await db.select().from(plain).where(isRow(id))),
    findAll: async (db: Database, order: SQL[]) =>
      (await db
        .select()
        .from(plain)
        .orderBy(...order)) as RowOf<Table>[],
    /** Locks a row until the end of the transaction; undefined if there is none. */
    lock: async (transaction: Transaction, id: number) =>
      first(await transaction.select().from(plain).where(isRow(id)).for('no key update')),
    insert: async (transaction: Transaction, columns: ColumnsOf<Table>) =>
      required(await transaction.insert(plain).values(columns).returning()),
    /** Updates a locked row. */
    update: (transaction: Transaction, id: number, columns: ColumnsOf<Table>) =>
      set(transaction, id, { ...columns, version: sql`${table.version} + 1` }),
    /** Sets columns of a locked row that an update leaves as they are, so the version stays. */
    setColumns: (transaction: Transaction, id: number, columns: ColumnsOf<Table>) =>
      set(transaction, id, columns),
    /** Deletes a row and returns it; undefined if there is none. */
    remove: async (transaction: Transaction, id: number) =>
      first(await transaction.delete(plain).where(isRow(id)).returning()),
  };
}

type OrderedTable = ContentTable & { position: PgColumn };

/** Always in the same order, so that two transactions cannot wait for each other. */
const lockOrder = (transaction: Transaction, table: OrderedTable) =>
  transaction.select({ id: table.id }).from(table).orderBy(asc(table.id)).for('no key update');

/** Returns the position after the last one, which nobody else takes until the transaction ends. */
export async function takeLastPosition(transaction: Transaction, table: OrderedTable) {
  await lockOrder(transaction, table);
  const [last] = await transaction.select({ position: max(table.position) }).from(table);
  return Number(last?.position ?? 0) + 1;
}

/**
 * Gives a row a position, counted from 1; one after the last is the last. Returns its former and its new
 * position; undefined if there is no such row. Versions stay.
 */
export async function moveToPosition(
  transaction: Transaction,
  table: OrderedTable,
  { id, position }: { id: number; position: number },
): Promise<{ from: number; to: number } | undefined> {
  await lockOrder(transaction, table);
  const before = (await transaction
    .select({ id: table.id, position: table.position })
    .from(table)
    .orderBy(asc(table.position), asc(table.id))) as { id: number; position: number }[];
  const moved = before.find((row) => row.id === id);
  if (!moved) return undefined;
  const after = before.filter((row) => row !== moved);
  after.splice(position - 1, 0, moved);
  for (const [index, row] of after.entries())
    if (row.position !== index + 1)
      await transaction
        .update(table)
        .set({ position: index + 1 })
        .where(eq(table.id, row.id));
  return { from: before.indexOf(moved) + 1, to: after.indexOf(moved) + 1 };
}
