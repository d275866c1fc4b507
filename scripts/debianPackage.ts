import { spawnSync } from 'node:child_process';

type Log = (line: string) => void;

/**
 * Installs a package of Debian by apt-get, which needs root or a sudo without a password. Logs what it
 * installs. Returns whether it could try; whether the program works is for the caller to find out.
 */
export function installDebianPackage(name: string, log: Log = () => undefined): boolean {
  const prefix = aptPrefix();
  if (!prefix) return false;
  log(`Installing Debian's package ${name}.`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command = 'apt-get', ...parts] = [...prefix, 'apt-get', '-qq', ...step];
    spawnSync(command, parts, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return true;
}

/** The words before `apt-get`: none for root, sudo if it needs no password; undefined otherwise. */
function aptPrefix(): string[] | undefined {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined;
}
