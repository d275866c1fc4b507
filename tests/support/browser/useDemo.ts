import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { runCommand } from '../../../scripts/lib/runCommand.ts';
import { projectFolder } from '../../../server/node/projectFolder.ts';
import { serveFolder, type StaticHost } from '../servers/serveFolder.ts';

/** What vitest sets for its own processes would make this a build for tests. */
const environment = {
  ...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])),
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
};

/**
 * Builds the demonstration and serves it in a folder of a host that knows nothing but files, once
 * for the tests of a file.
 */
export function useDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  let host: StaticHost;

  beforeAll(async () => {
    const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
    const options = ['--mode', 'demo', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    const { code, output } = await runCommand(
      projectFolder,
      [process.execPath, vite, 'build', ...options],
      environment,
    );
    if (code !== 0) throw new Error(`The demo could not be built: ${output}`);
    host = await serveFolder(folder, '/some/sub/path/');
  });
  afterAll(async () => {
    await host?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return { folder, url: () => host.url };
}
