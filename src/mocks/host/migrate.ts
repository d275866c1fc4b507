import type { PGlite } from '@electric-sql/pglite';
import { StartFailure } from './failures.ts';

/** The statements of each migration by its file, which begins with its number. */
const migrations = Object.entries(
  import.meta.glob<string>('../../../server/db/migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * Brings the tables up to date; throws where they were made by another version of a migration than
 * this one's.
 */
export async function migrate(client: PGlite): Promise<void> {
  await client.exec(
    'create table if not exists demo_migrations (name text primary key, digest text not null)',
  );
  const { rows } = await client.query<{ name: string; same: boolean }>(
    'select name, digest = md5($1::jsonb ->> name) as same from demo_migrations',
    [JSON.stringify(Object.fromEntries(migrations.map(({ name, text }) => [name, text])))],
  );
  const foreign = rows.find(({ same }) => same !== true);
  if (foreign) throw new StartFailure('otherVersion', foreign.name);
  const done = new Set(rows.map(({ name }) => name));
  for (const { name, text } of migrations.filter((migration) => !done.has(migration.name))) {
    await client.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query('insert into demo_migrations values ($1, md5($2))', [name, text]);
    });
  }
}
