import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { DatabaseConnection } from '../../../server/node/database/databaseConnection.ts';
import {
  claimEmbeddedDatabase,
  type EmbeddedOptions,
} from '../../../server/node/database/embeddedDatabase.ts';
import { createTestFolder } from './testFolder.ts';

/**
 * The embedded database of one test at a time, which is closed after it. Each test begins with an empty
 * `folder`, and may set another one before it opens the database.
 */
export function useEmbeddedDatabase() {
  const embedded = {
    /** Where the folders of all tests of the file are. */
    parent: '',
    folder: '',
    notices: [] as string[],
    errors: [] as unknown[],
    database: undefined as DatabaseConnection | undefined,
    close: async (): Promise<void> => {
      await embedded.database?.close();
      embedded.database = undefined;
    },
    open: async (options: Partial<EmbeddedOptions> = {}): Promise<DatabaseConnection> => {
      embedded.database = await claimEmbeddedDatabase(embedded.folder, {
        onError: (error) => embedded.errors.push(error),
        onNotice: (line) => embedded.notices.push(line),
        ...options,
      })();
      return embedded.database;
    },
    /** Returns the first value of a query's first row. */
    select: async (query: string): Promise<unknown> => {
      if (!embedded.database) throw new Error('No database is open.');
      const { rows } = (await embedded.database.db.execute(sql.raw(query))) as { rows: object[] };
      return Object.values(rows[0] ?? {})[0];
    },
  };
  beforeAll(() => {
    embedded.parent = createTestFolder('robolaga-embedded');
  });
  beforeEach(() => {
    embedded.folder = mkdtempSync(join(embedded.parent, 'data-'));
    embedded.notices = [];
    embedded.errors = [];
  });
  afterEach(embedded.close);
  afterAll(() => rmSync(embedded.parent, { recursive: true, force: true }));
  return embedded;
}
