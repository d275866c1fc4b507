import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { tables } from '../../../server/db/transfer.ts';

const query = tables
  .map(getTableName)
  .filter((name) => !['sessions', 'attempts'].includes(name))
  .map((name) => `select '${name}' as name, (select json_agg(t) from ${name} t) as rows`)
  .join(' union all ');

/** Returns every row of each table except those of sessions and limits. */
export async function readRows(db: Database): Promise<Record<string, unknown>> {
  const { rows } = (await db.execute(sql.raw(query))) as {
    rows: { name: string; rows: object[] | null }[];
  };
  return Object.fromEntries(rows.map(({ name, rows: found }) => [name, found]));
}
