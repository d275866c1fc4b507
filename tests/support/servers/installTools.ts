import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../server/node/projectFolder.ts';
import { runCommand } from '../../../scripts/runCommand.ts';

/**
 * Installs the packages of a folder of `tools/` that is no workspace, so that only those who need
 * them install them. They are kept in `.cache` until the lock file changes. Returns their folder;
 * throws if npm fails.
 */
export async function installTools(name: string): Promise<string> {
  const source = join(projectFolder, 'tools', name);
  const lock = readFileSync(join(source, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = join(projectFolder, '.cache', `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(source, file), join(draft, file));
  const { code, output } = await runCommand(draft, ['npm', 'ci', '--ignore-scripts', '--no-audit']);
  if (code !== 0) throw new Error(`The packages of tools/${name} cannot be installed:\n${output}`);
  renameSync(draft, folder);
  return folder;
}
