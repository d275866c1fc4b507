import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../environment.ts';
import { incompleteDatabaseError } from '../database/dataFolder.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';
import type { PostgresPrograms } from './programs.ts';

/** Name of the superuser, whose only database is `postgres`. */
export const postgresUser = 'robolaga';

const majorVersion = '18';

/** Paths in the data folder that belong to PostgreSQL. */
export function postgresPaths(dataFolder: string) {
  return {
    cluster: join(dataFolder, 'postgres'),
    password: join(dataFolder, 'postgres.password'),
    log: join(dataFolder, 'postgres.log'),
  };
}

/**
 * Creates PostgreSQL's folder in the data folder if there is none. It gets its name once it is
 * complete, so that an interrupted start leaves nothing behind that looks like a database. Throws
 * `StartupError` if there is a folder that this version cannot use; nothing in it is changed.
 */
export async function ensureCluster(programs: PostgresPrograms, dataFolder: string): Promise<void> {
  const paths = postgresPaths(dataFolder);
  await removeDrafts(dataFolder);
  const names = await readdir(paths.cluster).catch(() => undefined);
  if (names && names.length > 0) return checkVersion(paths.cluster);
  const { uid, gid } = programs.processOptions;
  for (const path of [paths.cluster, paths.password])
    await rm(path, { recursive: true, force: true });
  // With a name of its own: the initdb of a killed server may still write into another one.
  const draft = await mkdtemp(join(dataFolder, draftPrefix));
  await writeFile(paths.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (uid !== undefined && gid !== undefined)
    for (const path of [draft, paths.password]) await chown(path, uid, gid);
  try {
    await promisify(execFile)(
      programs.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${postgresUser}`,
        // A socket is protected by its folder; a TCP port needs the password.
        '--auth-local=trust',
        '--auth-host=scram-sha-256',
        `--pwfile=${paths.password}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
      ],
      programs.processOptions,
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new StartupError(
      `The database in ${paths.cluster} cannot be created (${stderr?.trim().split('\n').at(-1) || rootErrorMessage(error)}). Make room for it, or set DATA_DIR to another folder.`,
    );
  }
  await rename(draft, paths.cluster);
  await syncFolder(dirname(paths.cluster));
}

const draftPrefix = 'postgres.draft';

/** Removes what interrupted starts have left; a draft that is being written is left to the next one. */
async function removeDrafts(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder))
    if (name.startsWith(draftPrefix))
      await rm(join(dataFolder, name), { recursive: true, force: true }).catch(() => undefined);
}

async function checkVersion(cluster: string): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) throw incompleteDatabaseError(cluster);
  if (version.trim() !== majorVersion)
    throw new StartupError(
      `The database in ${cluster} was written by PostgreSQL ${version.trim()}, and this is PostgreSQL ${majorVersion}. Save it with npm run db:backup of the version of RoboLaga that wrote it, and fill a new DATA_DIR with npm run db:restore.`,
    );
}

/** Makes a rename in a folder durable. Windows cannot sync folders, and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
