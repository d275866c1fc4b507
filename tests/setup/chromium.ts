import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.ts';

/** No requests to other hosts, and root may run it. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The widths of letters as on phones and in a Chromium with a window, not rounded to pixels.
  '--font-render-hinting=none',
  // No page lives long enough to win back what optimising its JavaScript and WebAssembly costs.
  '--js-flags=--no-opt,--no-maglev,--liftoff-only',
];

/** Starts one Chromium for all test files; each worker connects to it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserServer = await chromium.launchServer({
    executablePath: findChromium({ prefersShell: true }),
    args: flags,
  });
  project.provide('chromiumEndpoint', browserServer.wsEndpoint());
  return () => browserServer.close();
}
