import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { ContractDocument } from '../../../openapi/document.ts';
import databaseUrl from 'virtual:demo-database';
import document from '../../../openapi/openapi.yaml';
import { createApp } from '../../../server/app.ts';
import type { Database } from '../../../server/db/database.ts';
import { eraseRemovedPupils } from '../../../server/memberships/eraseRemovedPupils.ts';
import * as schema from '../../../server/db/schema.ts';
import { seedDatabase } from '../../../server/seed/seedDatabase.ts';
import type { FileStore } from '../../../server/services/fileStore.ts';
import type { Progress } from '../backend.ts';
import { createIndexedDbStorage, isStored } from './storage/indexedDbStorage.ts';
import { openIndexedDbFiles } from './storage/indexedDbFiles.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { ResourceNames } from './resourceNames.ts';
import { createPasswords } from './passwords.ts';
import { createCanvasPictureProcessor } from './pictures/canvasPictureProcessor.ts';

/** How often removed pupils are erased, as on the server. */
const eraseMilliseconds = 60_000;

export type DemoBackend = {
  fetch(request: Request): Promise<Response>;
  setClock(at: number | null): void;
};

/** Opens the backend with the data in this browser; on the first start, inserts the demo data. */
export async function openBackend(
  names: ResourceNames,
  report: (progress: Progress) => void,
): Promise<DemoBackend> {
  let clockOffset = 0;
  const now = () => new Date(Date.now() + clockOffset);
  const files = await openIndexedDbFiles(names.files);
  const client = await openDatabase(names.database);
  report({ step: 'tables' });
  await migrate(client, migrations);
  const db = drizzle({ client, schema });
  const passwords = createPasswords();
  if (await isEmpty(db)) {
    report({ step: 'pictures', count: 0 });
    // Imported here because only a first start needs them.
    const { demoFiles } = await import('./storage/demoFiles.ts');
    // The rows are inserted last: the first query shows that the pictures are done.
    const dbWithProgress = drizzle({
      client,
      schema,
      logger: { logQuery: () => report({ step: 'seedData' }) },
    });
    await seedDatabase({
      db: dbWithProgress,
      files: countWrites(files, report),
      demoFiles,
      passwords,
      now,
    });
    // The next start would repeat from the log what has been written since the last checkpoint.
    await client.exec('checkpoint');
  }
  const erase = () => void eraseRemovedPupils({ db, files, now }).catch(reportError);
  erase();
  setInterval(erase, eraseMilliseconds);
  const app = createApp({
    db,
    files,
    passwords,
    now,
    document: document as ContractDocument,
    pictures: createCanvasPictureProcessor(),
    onContractViolation: (breach) => reportError(new Error(`Not as the document says: ${breach}`)),
    onError: reportError,
  });
  return {
    fetch: async (request) => app.fetch(request),
    setClock: (at) => {
      clockOffset = at === null ? 0 : at - Date.now();
    },
  };
}

/** Opens the database in this browser; the first start copies the one that this build contains. */
async function openDatabase(name: string): Promise<PGlite> {
  return PGlite.create({
    fs: new MemfsFrontendFS(createIndexedDbStorage(name)),
    loadDataDir: (await isStored(name)) ? undefined : await fetchDatabase(),
  });
}

async function fetchDatabase(): Promise<Blob> {
  const response = await fetch(databaseUrl);
  if (!response.ok) throw new Error(`The database cannot be loaded: ${response.status}.`);
  return response.blob();
}

/** The demo data is inserted in one transaction, so checking one table is enough. */
async function isEmpty(db: Database): Promise<boolean> {
  const {
    rows: [row],
  } = (await db.execute(sql`select exists (select from ${schema.categories}) as filled`)) as {
    rows: { filled: boolean }[];
  };
  return row?.filled === false;
}

function countWrites(files: FileStore, report: (progress: Progress) => void): FileStore {
  let count = 0;
  return {
    ...files,
    async write(path, bytes) {
      await files.write(path, bytes);
      count += 1;
      report({ step: 'pictures', count });
    },
  };
}
