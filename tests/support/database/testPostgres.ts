import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closeDataFolder } from '../../../server/node/database/dataFolder.ts';
import { createLogger } from '../../../server/node/logger.ts';
import { findAccount } from '../../../server/node/postgres/account.ts';
import { ensureCluster } from '../../../server/node/postgres/cluster.ts';
import {
  type PostgresProcess,
  startPostgres,
} from '../../../server/node/postgres/postgresProcess.ts';
import { findPrograms } from '../../../server/node/postgres/programs.ts';
import { createTestFolder } from './testFolder.ts';

export type TestPostgres = {
  /** URL of a database whose user may create others. */
  url: string;
  stop: () => Promise<void>;
};

/** Starts the embedded PostgreSQL in a temporary folder; it does not wait for the disk. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = createTestFolder('robolaga-postgres');
  const postgres = await startCluster(join(folder, 'data'), {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '100',
  });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the embedded PostgreSQL in a folder, with a new database unless the folder has one. */
export async function startCluster(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<PostgresProcess> {
  mkdirSync(dataFolder, { recursive: true });
  closeDataFolder(dataFolder, findAccount());
  const programs = await findPrograms(dataFolder);
  await ensureCluster(programs, dataFolder);
  return startPostgres({ programs, dataFolder, settings, onError: createLogger('text').error });
}
