import { spawnSync } from 'node:child_process';
import { installDebianPackage } from '../../../scripts/lib/debianPackage.ts';

/**
 * Makes sure that a program can be run; installs it only where that needs no question. If it is
 * missing, throws an error with the command that installs it.
 */
export function requireProgram(program: string, debianPackage: string): void {
  requirePackage(
    debianPackage,
    () => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
}

/** Like `requireProgram`, for a package whose presence `isInstalled` detects. */
export function requirePackage(debianPackage: string, isInstalled: () => boolean): void {
  if (isInstalled()) return;
  installDebianPackage(debianPackage);
  if (isInstalled()) return;
  throw new Error(
    `Debian's package ${debianPackage} is missing. Install it: apt-get install ${debianPackage}`,
  );
}
