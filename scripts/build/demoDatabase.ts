import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { type Migration, migrate } from '../../src/mocks/host/migrate.ts';

const migrationsFolder = join(projectFolder, 'server', 'db', 'migrations');

const readMigrations = (): Migration[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(migrationsFolder, name), 'utf8') }));

/**
 * Returns the path of a gzipped archive of an empty, migrated database, with which a first start of
 * the demo begins: creating one in the browser takes it longer than everything else together. The
 * archive is made once for these sources and versions.
 */
export async function writeDemoDatabase(): Promise<string> {
  const sources = [import.meta.filename, join(projectFolder, 'package-lock.json')];
  const hash = createHash('sha256').update(JSON.stringify(readMigrations()));
  for (const source of sources) hash.update(readFileSync(source));
  const folder = join(projectFolder, 'node_modules', '.cache', 'robolaga');
  const path = join(folder, `demo-database-${hash.digest('hex').slice(0, 16)}.tar.gz`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await createArchive());
  }
  return path;
}

/** Little is kept beside the data, because each start reads all of it. */
const settings = { wal_recycle: 'off', min_wal_size: '2MB', max_wal_size: '4MB' };

async function createArchive(): Promise<Uint8Array> {
  const client = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1', '--no-sync'],
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  });
  try {
    await migrate(client, readMigrations());
    // Nobody creates further databases: without their templates a third of the size remains.
    await client.exec(
      "update pg_database set datistemplate = false where datname like 'template_'",
    );
    for (const statement of [
      'drop database template0',
      'drop database template1',
      ...Object.entries(settings).map(([name, value]) => `alter system set ${name} = '${value}'`),
      'vacuum full',
      'checkpoint',
    ])
      await client.exec(statement);
    return new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer());
  } finally {
    await client.close();
  }
}
