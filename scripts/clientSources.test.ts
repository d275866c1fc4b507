import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hashClientSources, isClientFresh, stampName } from './clientSources.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'robolaga-sources-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'src/main.tsx'), 'main');
  await writeFile(join(root, 'dist', stampName), `${hashClientSources(root)}\n`);
});

const isFresh = () => isClientFresh(root, join(root, 'dist'));

it('knows a build of the sources as they are', () => {
  expect(isFresh()).toBe(true);
});

it.each([
  'src/main.tsx',
  'src/features/new.ts',
  'index.html',
  'public/favicon.svg',
  'openapi/schema.d.ts',
  'package-lock.json',
])('notices a change of %s', async (path) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), 'changed');
  expect(isFresh()).toBe(false);
});

it('notices a setting that is built in', () => {
  vi.stubEnv('VITE_BACKEND_URL', 'https://api.robolaga.example');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(isFresh()).toBe(false);
});

it('does not mind tests and the server', async () => {
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server/app.ts'), 'app');
  await writeFile(join(root, 'src/main.test.ts'), 'test');
  expect(isFresh()).toBe(true);
});

it('asks for a build where there is none', async () => {
  await rm(join(root, 'dist'), { recursive: true });
  expect(isFresh()).toBe(false);
});
