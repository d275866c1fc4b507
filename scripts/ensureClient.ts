import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../server/environment.ts';
import { isClientFresh } from './clientSources.ts';

/**
 * Builds the client into dist/ where it is missing or made from other sources; says so in one line.
 * The new build takes the place of the old one whole, so that a stopped or second build leaves no
 * half of one.
 */
export async function ensureClient(root: string, signal: AbortSignal): Promise<void> {
  const built = join(root, 'dist');
  const hasSources = existsSync(join(root, 'src', 'main.tsx'));
  if (!hasSources && existsSync(join(built, 'index.html'))) return;
  if (isClientFresh(root, built)) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite))
    throw new StartRefusal(
      'The client has to be built and its build tools are not installed. Run npm ci, then start again.',
    );
  const draft = join(root, '.cache', `client-${process.pid}`);
  const begun = performance.now();
  process.stdout.write('Building the client … ');
  try {
    await runVite(root, vite, draft, signal);
    await replace(built, draft).catch((error: unknown) => {
      // Another start may have put the same build there in the meantime.
      if (!isClientFresh(root, built)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  console.log(`done in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

async function replace(built: string, draft: string): Promise<void> {
  const old = `${draft}-old`;
  if (existsSync(built)) await rename(built, old);
  await rename(draft, built);
  await rm(old, { recursive: true, force: true });
}

async function runVite(
  root: string,
  vite: string,
  draft: string,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new StartRefusal(
      `failed\n${output.trim()}\nThe client could not be built. Correct what is said above, then start again.`,
    );
}
