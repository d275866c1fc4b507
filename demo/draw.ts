// Draws the pictures and rule booklets of the demonstration world into demo/files. --check changes
// nothing and fails if a committed file is missing, stale or superfluous.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoFiles } from '../server/node/files/demoFiles.ts';
import { drawFiles } from './draw/drawFiles.ts';

const folder = fileURLToPath(new URL('files', import.meta.url));

/** Returns the paths of all files that differ from the drawings. */
async function findDifferences(drawn: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  const committed = await demoFiles.list();
  const superfluous = committed.filter((path) => !drawn.has(path));
  const stale: string[] = [];
  for (const [path, bytes] of drawn) {
    const current = await readFile(join(folder, path)).catch(() => undefined);
    if (!current?.equals(bytes)) stale.push(path);
  }
  return [...superfluous, ...stale];
}

async function check(): Promise<void> {
  const differences = await findDifferences(await drawFiles());
  if (differences.length === 0) return;
  console.error(`Stale in demo/files: ${differences.join(', ')}. Run: npm run demo:draw`);
  process.exitCode = 1;
}

async function draw(): Promise<void> {
  const drawn = await drawFiles();
  await rm(folder, { recursive: true, force: true });
  for (const [path, bytes] of drawn) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  console.log(`${drawn.size} files written to demo/files`);
}

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
await (values.check ? check() : draw());
