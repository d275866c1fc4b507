import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' };

/** The version of the tables that this program was made for: the time of its newest migration. */
export const schemaVersion = Math.max(...journal.entries.map(({ when }) => when));

/** Sets for the connection what `require_schema_version` compares with the tables. */
export const announcement = {
  text: "select set_config('robolaga.schema_version', $1, false)",
  values: [String(schemaVersion)],
};

/** Returns the version of the tables of a database; 0 if it has none yet. */
export async function readSchemaVersion(db: Database): Promise<number> {
  const [found] = await selectRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return 0;
  const [last] = await selectRows<{ version: string | null }>(
    db,
    sql`select max(created_at) as version from drizzle.__drizzle_migrations`,
  );
  return Number(last?.version ?? 0);
}

/** Returns whether the tables belong to a later release, on which this program must not write. */
export const isSchemaNewer = async (db: Database): Promise<boolean> =>
  (await readSchemaVersion(db)) > schemaVersion;

async function selectRows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] };
  return rows;
}
