import type { PGlite } from '@electric-sql/pglite';
import { DemoStartupError } from './page/startupErrors.ts';

export type Migration = { name: string; text: string };

/**
 * Applies the missing migrations. Throws a DemoStartupError if an applied migration differs from
 * the one in this build.
 */
export async function migrate(client: PGlite, migrations: readonly Migration[]): Promise<void> {
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
