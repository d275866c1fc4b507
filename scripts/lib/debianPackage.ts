import { spawnSync } from 'node:child_process';

/** Whether programs may be installed without asking: as root, or on a machine with CI=true. */
export const mayInstall = process.getuid?.() === 0 || process.env.CI === 'true';

/** Installs a package of Debian if `mayInstall`. The caller finds out whether that worked. */
export function installDebianPackage(name: string): void {
  if (!mayInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another installation may be running: it is waited for, in seconds.
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', ['-qq', ...wait, ...step], { stdio: 'ignore', timeout: 600_000, env });
}
