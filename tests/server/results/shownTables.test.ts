import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveTables, shownTables } from '../../../server/db/resultTables.ts';
import { openTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tableNames = Object.keys(liveTables) as (keyof typeof liveTables)[];

const readColumns = async (name: string) =>
  (
    (await database.db.execute(
      sql`select column_name as name, udt_name as type from information_schema.columns
        where table_schema = 'public' and table_name = ${name} order by ordinal_position`,
    )) as { rows: object[] }
  ).rows;

it.each(tableNames)('the view of %s for visitors has its columns', async (name) => {
  const columns = await readColumns(getTableName(liveTables[name]));
  expect(columns.length).toBeGreaterThan(0);
  expect(await readColumns(getTableName(shownTables[name]))).toEqual(columns);
});

it.each(tableNames)('visitors see all %s while nothing is hidden', async (name) => {
  const [live, shown] = [liveTables[name], shownTables[name]];
  expect(await database.db.$count(shown)).toBe(await database.db.$count(live));
});
