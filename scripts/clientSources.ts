import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The inputs of the client build, relative to the project folder. */
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'openapi',
  // The plugins of the build, and what they import.
  'scripts',
];

/** The file in the build that contains the hash of its sources. */
export const stampFileName = '.built-from';

/**
 * Returns the SHA-256 of the client's sources and of the VITE_ variables that are built into it, in
 * hexadecimal. `root` is the project folder.
 */
export function hashClientSources(root: string): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => listFiles(root, source)).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/** Whether a build was made from the current sources. */
export function isClientFresh(root: string, buildFolder: string): boolean {
  const stamp = join(buildFolder, stampFileName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hashClientSources(root);
}

function listFiles(root: string, path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .filter((name) => !/\.test\.tsx?$/.test(name) && name !== '.DS_Store')
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
