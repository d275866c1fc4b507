import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import { type StaticHost, serveFolder } from './staticHost.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * The built demo in a folder of a host that knows nothing but files, and a browser beside it; one
 * for the tests of a file.
 */
export function useBuiltDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  let host: StaticHost;
  let browser: Browser;

  beforeAll(async () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const command = [
      vite,
      'build',
      '--mode',
      'demo',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ];
    // What vitest says about itself to its own processes would make this a build for tests.
    const build = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    });
    if (build.status !== 0)
      throw new Error(`The demo could not be built: ${build.stdout}${build.stderr}`);
    host = await serveFolder(folder, '/some/sub/path/');
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder,
    address: () => host.address,
    /** Opens a fresh browser profile for as long as the file runs. */
    open: async (options: BrowserContextOptions): Promise<Page> =>
      (await browser.newContext(options)).newPage(),
    /**
     * Opens a fresh browser profile, and fails the test at its end where the console of a page in
     * it complained beyond what is expected.
     */
    visit: async (
      options: BrowserContextOptions,
      journey: (page: Page, context: BrowserContext) => Promise<void>,
      expected?: RegExp,
    ) => {
      const context = await browser.newContext({ baseURL: host.address, ...options });
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await journey(await context.newPage(), context);
      expect(
        complaints.filter((complaint) => !expected?.test(complaint)),
        'lines on the console',
      ).toEqual([]);
      await context.close();
    },
  };
}
