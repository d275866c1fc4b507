import { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import document from '../../../openapi/openapi.yaml';
import { createApp } from '../../../server/app.ts';
import type { ContractDocument } from '../../../server/contract/document.ts';
import type { Database } from '../../../server/db/database.ts';
import * as schema from '../../../server/db/schema.ts';
import { seedWorld } from '../../../server/db/seed/seedWorld.ts';
import type { Files } from '../../../server/files.ts';
import type { Progress } from '../backend.ts';
import { keepDatabaseFiles } from './databaseFiles.ts';
import { openFiles } from './files.ts';
import { migrate } from './migrate.ts';
import type { Names } from './names.ts';
import { createPasswords } from './passwords.ts';
import { createPictures } from './pictures.ts';

export type OpenBackend = {
  fetch(request: Request): Promise<Response>;
  setClock(at: number | null): void;
};

/**
 * Opens the backend over what this browser keeps, and makes the demonstration world on the first
 * time.
 */
export async function openBackend(
  names: Names,
  report: (progress: Progress) => void,
): Promise<OpenBackend> {
  let clockOffset = 0;
  const now = () => new Date(Date.now() + clockOffset);
  const files = await openFiles(names.files);
  const client = await PGlite.create({
    fs: new MemfsFrontendFS(keepDatabaseFiles(names.database)),
  });
  report({ step: 'tables' });
  await migrate(client);
  const db = drizzle({ client, schema });
  const passwords = createPasswords();
  if (await isEmpty(db)) {
    report({ step: 'pictures', count: 0 });
    // The rows come last: the first of them tells that the pictures are done.
    const telling = drizzle({
      client,
      schema,
      logger: { logQuery: () => report({ step: 'world' }) },
    });
    await seedWorld({ db: telling, files: counting(files, report), passwords, now });
  }
  const app = createApp({
    db,
    files,
    passwords,
    now,
    document: document as ContractDocument,
    pictures: createPictures(),
    onBreach: (breach) => reportError(new Error(`Not as the document says: ${breach}`)),
    onError: reportError,
  });
  return {
    fetch: async (request) => app.fetch(request),
    setClock: (at) => {
      clockOffset = at === null ? 0 : at - Date.now();
    },
  };
}

/** The world comes in one transaction, so that one row of it stands for all. */
async function isEmpty(db: Database): Promise<boolean> {
  const {
    rows: [row],
  } = (await db.execute(sql`select exists (select from ${schema.categories}) as filled`)) as {
    rows: { filled: boolean }[];
  };
  return row?.filled === false;
}

function counting(files: Files, report: (progress: Progress) => void): Files {
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
