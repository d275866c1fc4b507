// npm run prism: the journeys of the browser tests with Prism as a validating proxy between client
// and server. Prints every difference from the document that it finds. -- PATTERN runs only the test
// files whose names contain it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureClient } from '../../../scripts/ensureClient.ts';
import { findChromium } from '../../../scripts/chromium.ts';
import { runCommand } from '../../../scripts/runCommand.ts';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { projectFolder } from '../../../server/node/projectFolder.ts';
import { startServerProcess } from '../../support/servers/serverProcess.ts';
import { createTestFolder } from '../../support/database/testFolder.ts';
import { startValidatingProxy } from './validatingProxy.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

await ensureClient(projectFolder, new AbortController().signal);
const folder = createTestFolder('prism');
const port = String(await findFreePort());
const server = startServerProcess({ PORT: port, DATA_DIR: join(folder, 'data') }, ['npm', 'start']);
try {
  await server.ready;
  const proxy = await startValidatingProxy(server.url);
  // An address that the document does not allow: a Prism that reports nothing proves nothing.
  await fetch(`${proxy.url}/api/tournaments/x`);
  if (proxy.violations.splice(0).length === 0) throw new Error('Prism does not check requests.');
  const tests = process.argv.slice(2);
  const { code, output } = await runCommand(
    projectFolder,
    ['npx', 'vitest', 'run', '--project', 'browser', '--reporter', 'dot', ...tests],
    { PRODUCT_URL: proxy.url, CHROMIUM_PATH: findChromium(print), NO_COLOR: '1' },
  );
  await proxy.close();
  print(output);
  const counts = new Map<string, number>();
  for (const { exchange, place, message } of proxy.violations) {
    const line = `${exchange}: ${place} ${message}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  for (const [line, count] of counts) print(`${count} × ${line}`);
  print(`${proxy.count()} exchanges, ${proxy.violations.length} differences`);
  process.exitCode = code === 0 && proxy.count() > 0 && proxy.violations.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
