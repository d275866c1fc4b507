import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';
import * as schema from './schema.ts';

/** All tables, each after those that it references. */
export const tables: PgTable[] = [
  schema.clubs,
  schema.participants,
  schema.organisers,
  schema.auditLog,
  schema.passwordResets,
  schema.attempts,
  schema.categories,
  schema.tournaments,
  schema.tournamentCategories,
  schema.tableCards,
  schema.sessions,
  schema.teams,
  schema.teamMembers,
  schema.removals,
  schema.tournamentChanges,
  schema.registrations,
  schema.withdrawnNumbers,
  schema.registrationMembers,
  schema.rounds,
  schema.roundTeams,
  schema.runs,
  schema.draws,
  schema.drawPlaces,
  schema.matches,
  schema.resultStates,
  schema.officialResults,
  schema.objections,
  schema.awards,
  schema.ceremonies,
  schema.dayPlans,
  schema.arenas,
  schema.arenaCategories,
  schema.planSlots,
  schema.pushKeys,
  schema.pushSubscriptions,
  schema.certificateKeys,
  schema.certificateDesigns,
  schema.certificateConfirmations,
  schema.certificateNames,
  schema.certificates,
  schema.scores,
  schema.standings,
  schema.scoreEntries,
  schema.banners,
  schema.videos,
  schema.galleryItems,
  schema.blogs,
];

/** A part of the contents of a database. Rows are objects with the names of columns. */
export type DatabaseRecord =
  | { migration: string }
  | { table: string; rows: object[] }
  | { sequence: string; value: number };

const batchRows = 500;

/** The contents of a database come from another version of the schema. */
export class OtherSchemaError extends Error {}

/**
 * Returns the contents of a database, part by part, as they are when the first one is read, if the
 * transaction has the isolation level `repeatable read`.
 */
export async function* exportRecords(transaction: Transaction): AsyncGenerator<DatabaseRecord> {
  yield { migration: await readMigration(transaction) };
  for (const table of tables) {
    await transaction.execute(
      sql`declare exported no scroll cursor for select row_to_json(${table}) as row from ${table}`,
    );
    for (;;) {
      const rows = await selectRows<{ row: object }>(
        transaction,
        sql.raw(`fetch ${batchRows} from exported`),
      );
      if (rows.length === 0) break;
      yield { table: getTableName(table), rows: rows.map(({ row }) => row) };
    }
    await transaction.execute(sql`close exported`);
  }
  const sequences = await selectRows<{ name: string; value: string }>(
    transaction,
    sql`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, value } of sequences) yield { sequence: name, value: Number(value) };
}

/**
 * Replaces the contents of a database. Throws `OtherSchemaError`, or any error of a record that does
 * not fit.
 */
export async function importRecords(
  transaction: Transaction,
  records: AsyncIterable<DatabaseRecord>,
): Promise<void> {
  const migration = await readMigration(transaction);
  const byName = new Map(tables.map((table) => [getTableName(table), table]));
  await transaction.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity`);
  for await (const record of records) {
    if ('migration' in record) {
      if (record.migration !== migration) throw new OtherSchemaError();
    } else if ('table' in record) {
      const table = byName.get(record.table);
      if (!table) throw new OtherSchemaError();
      await transaction.execute(
        sql`insert into ${table} overriding system value
          select * from json_populate_recordset(null::${table}, ${JSON.stringify(record.rows)}::json)`,
      );
    } else {
      await transaction.execute(
        sql`select setval(${`public.${record.sequence}`}::text::regclass, ${record.value}::bigint)`,
      );
    }
  }
}

/** Returns the hash of the last migration of a database. */
async function readMigration(db: Database): Promise<string> {
  const [last] = await selectRows<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  if (!last) throw new OtherSchemaError();
  return last.hash;
}

/** Both drivers return an object with the rows, which Drizzle's common type does not know. */
async function selectRows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
}
