import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../server/node/environment.ts';
import { isClientFresh } from './clientSources.ts';

/**
 * Builds the client into dist/ if it is missing or stale, and prints one line about it. The new
 * build replaces the old one by renaming, so that a stopped or parallel build leaves no incomplete
 * one. Throws if the build fails or its tools are not installed.
 */
export async function ensureClient(root: string, signal: AbortSignal): Promise<void> {
  const buildFolder = join(root, 'dist');
  const hasSources = existsSync(join(root, 'src', 'main.tsx'));
  if (!hasSources && existsSync(join(buildFolder, 'index.html'))) return;
  if (isClientFresh(root, buildFolder)) return;
  if (!existsSync(join(root, 'node_modules', 'vite')))
    throw new StartupError(
      'The client has to be built and its build tools are not installed. Run npm ci, then start again.',
    );
  const temporaryFolder = join(root, '.cache', `client-${process.pid}`);
  const startedAt = performance.now();
  process.stdout.write('Building the client … ');
  try {
    await runBuild(root, temporaryFolder, signal);
    await replaceBuild(buildFolder, temporaryFolder).catch((error: unknown) => {
      // Another process may have put the same build there in the meantime.
      if (!isClientFresh(root, buildFolder)) throw error;
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
  console.log(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function replaceBuild(buildFolder: string, temporaryFolder: string): Promise<void> {
  const old = `${temporaryFolder}-old`;
  if (existsSync(buildFolder)) await rename(buildFolder, old);
  await rename(temporaryFolder, buildFolder);
  await rm(old, { recursive: true, force: true });
}

/** In a process of its own, which `signal` ends. */
async function runBuild(root: string, folder: string, signal: AbortSignal): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.ts'), folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
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
    throw new StartupError(
      `failed\n${output.trim()}\nThe client could not be built. Correct what is said above, then start again.`,
    );
}
