import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the built client is made of, relative to the project's folder. */
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'openapi/schema.d.ts',
  'scripts/clientSources.ts',
  'scripts/clientBuild.ts',
];

/** The file inside the built client that says which sources it was made from. */
export const stampName = '.built-from';

/**
 * SHA-256 over the client's sources and the settings that are built into it, in hexadecimal. Takes
 * the project's folder.
 */
export function hashClientSources(root: string): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesBelow(root, source)).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/**
 * True where the folder of the built client was made from exactly the sources that are there now.
 */
export function isClientFresh(root: string, built: string): boolean {
  const stamp = join(built, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hashClientSources(root);
}

function filesBelow(root: string, path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .filter((name) => !/\.test\.tsx?$/.test(name) && name !== '.DS_Store')
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
