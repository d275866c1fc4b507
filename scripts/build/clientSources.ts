import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the client is built from, and by (`scripts`), relative to the project folder. */
const sources = [
  'src',
  'public',
  'openapi',
  'scripts',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** The file in the build that contains the hash of its sources. */
export const stampFileName = '.built-from';

/** Returns the SHA-256 of the client's sources and of the VITE_ variables, which are built into it. */
export function hashClientSources(root: string): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((name) => listFiles(root, name)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/** Whether dist/ was built from the present sources, or is there and the sources are not. */
export function isClientFresh(root: string): boolean {
  if (!existsSync(join(root, 'src/main.tsx'))) return existsSync(join(root, 'dist/index.html'));
  const stamp = join(root, 'dist', stampFileName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashClientSources(root);
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !/\.test\.tsx?$/.test(name));
  return names.sort().flatMap((name) => listFiles(root, `${path}/${name}`));
}
