import type { PGlite } from '@electric-sql/pglite';
import { DemoStartupError } from './startupErrors.ts';

/** All migrations; their file names begin with a number, by which they are sorted. */
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
 * Applies the missing migrations. Throws a DemoStartupError if an applied migration differs from
 * the one in this build.
 */
export async function migrate(client: PGlite): Promise<void> {
  await client.exec(
    'create table if not exists demo_migrations (name text primary key, digest text not null)',
  );
  const { rows } = await client.query<{ name: string; same: boolean }>(
    'select name, digest = md5($1::jsonb ->> name) as same from demo_migrations',
    [JSON.stringify(Object.fromEntries(migrations.map(({ name, text }) => [name, text])))],
  );
  const changed = rows.find(({ same }) => !same);
  if (changed) throw new DemoStartupError('otherVersion', changed.name);
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, text } of migrations.filter((migration) => !applied.has(migration.name))) {
    await client.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query('insert into demo_migrations values ($1, md5($2))', [name, text]);
    });
  }
}
