import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { findFreePort, type Product, startProduct } from '../product.ts';

/** Nothing but this machine is asked, and root may run it. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The built product, started by the command of the README, and a browser beside it; one for the
 * tests of a file.
 */
export function useBuiltProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'product-'));
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    cpSync(inject('filledFolder'), folder, { recursive: true });
    product = startProduct({ PORT: String(await findFreePort()), DATA_DIR: folder }, [
      'npm',
      'start',
    ]);
    await product.running;
    browser = await chromium.launch({ executablePath: findChromium(), args: switches });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    address: () => product.address,
    /**
     * Opens a page in a fresh browser profile, and fails the test at its end where the console
     * complained. A journey that takes something away from the page names the complaints that this
     * must bring.
     */
    visit: async (
      options: BrowserContextOptions,
      journey: (page: Page) => Promise<void>,
      expected?: RegExp,
    ) => {
      const context = await browser.newContext({ baseURL: product.address, ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await journey(page);
      expect(
        complaints.filter((complaint) => !expected?.test(complaint)),
        'lines on the console',
      ).toEqual([]);
      await context.close();
    },
    /** Calls the product's API, where a body is given as a POST. */
    call: <Answer>(path: string, body?: unknown, token?: string) =>
      call<Answer>(`${product.address}${path}`, body, token),
    /** Calls the product's API as the demonstration leader. */
    asLeader: async () => {
      const { email, password } = demoAccounts.leader;
      const { token } = await call<{ token: string }>(`${product.address}/api/participant/login`, {
        email,
        password,
      });
      return <Answer>(path: string, body?: unknown) =>
        call<Answer>(`${product.address}${path}`, body, token);
    },
  };
}

async function call<Answer>(url: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
