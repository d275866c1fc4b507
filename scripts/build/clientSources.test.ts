import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTestFolder } from '../../tests/support/database/testFolder.ts';
import { hashClientSources, isClientFresh, stampFileName } from './clientSources.ts';

let root: string;
const write = async (path: string, text: string) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};

beforeEach(async () => {
  root = createTestFolder('sources');
  onTestFinished(() => rm(root, { recursive: true }));
  await write('src/main.tsx', 'main');
  await write(`dist/${stampFileName}`, hashClientSources(root));
});

it('is fresh after a change of a test or the server', async () => {
  expect(isClientFresh(root)).toBe(true);
  await write('server/app.ts', 'app');
  await write('src/main.test.ts', 'test');
  expect(isClientFresh(root)).toBe(true);
});

it.each([
  'src/main.tsx',
  'src/features/new.ts',
  'index.html',
  'public/favicon.svg',
  'openapi/operations.ts',
  'scripts/build/clientBuild.ts',
  'package.json',
  'package-lock.json',
])('is stale after a change of %s', async (path) => {
  await write(path, 'changed');
  expect(isClientFresh(root)).toBe(false);
});

it('is stale after a change of a VITE_ variable, and without a build', async () => {
  vi.stubEnv('VITE_BACKEND_URL', 'https://api.robolaga.example');
  expect(isClientFresh(root)).toBe(false);
  vi.unstubAllEnvs();
  await rm(join(root, 'dist'), { recursive: true });
  expect(isClientFresh(root)).toBe(false);
});
