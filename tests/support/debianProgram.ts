import { spawnSync } from 'node:child_process';
import { installDebianPackage } from '../../scripts/debianPackage.ts';

/** Makes sure that a program can be run; throws if it is missing and cannot be installed. */
export function requireProgram(program: string, debianPackage: string): void {
  const runs = () => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (runs()) return;
  installDebianPackage(debianPackage);
  if (!runs()) throw new Error(`${program} is missing. Install Debian's package ${debianPackage}.`);
}
