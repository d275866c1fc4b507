import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { startServerProcess } from '../support/servers/serverProcess.ts';

/** No requests to other hosts, and root may run it. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name of the network, whose pages are no secure context.
  '--host-resolver-rules=MAP robolaga.lan 127.0.0.1',
  // The widths of letters as on phones and in a Chromium with a window, not rounded to pixels.
  '--font-render-hinting=none',
  // No page lives long enough to win back what optimising its JavaScript and WebAssembly costs.
  '--js-flags=--no-opt,--no-maglev,--liftoff-only',
];

/** Starts the product by the command of the README, on an empty folder. */
async function startProduct() {
  const folder = createTestFolder('product');
  const server = startServerProcess(
    { PORT: String(await findFreePort()), DATA_DIR: join(folder, 'data') },
    ['npm', 'start'],
  );
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, ready: server.ready, stop };
}

/**
 * Starts one product and one Chromium for all test files; each worker connects to both. The product
 * starts while Chromium is looked for, and installed if there is none.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  const stops = [product.stop];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    const browserServer = await chromium.launchServer({
      executablePath: findChromium({ prefersShell: true }),
      args: flags,
    });
    stops.push(() => browserServer.close());
    await product.ready;
    project.provide('chromiumEndpoint', browserServer.wsEndpoint());
    project.provide('productUrl', product.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
