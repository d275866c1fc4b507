import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hashClientSources, isClientFresh, stampFileName } from './clientSources.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'robolaga-sources-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'src/main.tsx'), 'main');
  await writeFile(join(root, 'dist', stampFileName), `${hashClientSources(root)}\n`);
});

const isFresh = () => isClientFresh(root, join(root, 'dist'));

it('is fresh while the sources are unchanged', () => {
  expect(isFresh()).toBe(true);
});

it.each([
  'src/main.tsx',
  'src/features/new.ts',
  'index.html',
  'public/favicon.svg',
  'openapi/operations.ts',
  'scripts/clientBuild.ts',
  'package-lock.json',
])('is stale after a change of %s', async (path) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), 'changed');
  expect(isFresh()).toBe(false);
});

it('is stale after a change of a VITE_ variable', () => {
  vi.stubEnv('VITE_BACKEND_URL', 'https://api.robolaga.example');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(isFresh()).toBe(false);
});

it('ignores tests and the server', async () => {
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server/app.ts'), 'app');
  await writeFile(join(root, 'src/main.test.ts'), 'test');
  expect(isFresh()).toBe(true);
});

it('is stale without a build', async () => {
  await rm(join(root, 'dist'), { recursive: true });
  expect(isFresh()).toBe(false);
});
