import { spawnSync } from 'node:child_process';

type Log = (line: string) => void;

/**
 * Whether programs may be installed without asking: on a machine for tests, which sets CI=true or
 * runs them as root.
 */
export function mayInstall(
  { CI }: { CI?: string | undefined } = process.env,
  userId: number | undefined = process.getuid?.(),
): boolean {
  return CI === 'true' || userId === 0;
}

/**
 * Installs a package of Debian by apt-get and logs that; does nothing for anybody but root. Whether
 * the program works is for the caller to find out.
 */
export function installDebianPackage(name: string, log: Log = () => undefined): void {
  if (process.getuid?.() !== 0) return;
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  log(`Installing Debian's package ${name}.`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', ['-qq', ...step], {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
