import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

let connection: Promise<Browser> | undefined;

/** Connects the worker to the Chromium of the test run; it is closed with the run. */
const connect = () => (connection ??= chromium.connect(inject('chromiumEndpoint')));

/** Opens a page in a new browser profile. Without animations, unless the options say otherwise. */
export async function openInNewProfile({
  serviceWorkers,
  ...options
}: BrowserContextOptions): Promise<OpenPage> {
  const browser = await connect();
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // Playwright would block them with a warning on the console.
  if (serviceWorkers === 'block')
    await context.addInitScript(
      () => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
    );
  const console = watchConsole(context);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForProgramIn(page);
  return { page, console };
}

/** Waits until what the server has rendered of a page is hydrated. */
export const waitForProgram = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('#root[data-rendered]') &&
      new Promise((resolve) => requestIdleCallback(() => resolve(true))),
  );

/** Makes `goto` and `reload` of a page wait for the program. `page.mainFrame().goto()` does not wait. */
function waitForProgramIn(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...parameters) => {
    const response = await goto(...parameters);
    await waitForProgram(page);
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload(...parameters);
    await waitForProgram(page);
    return response;
  };
}

export type OpenPage = { page: Page; console: ReturnType<typeof watchConsole> };

/**
 * Collects the errors and warnings on the console of every page of a browser profile. `check` fails
 * if there are others than expected, and forgets them.
 */
function watchConsole(context: BrowserContext) {
  const messages: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      messages.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => messages.push(String(error.error())));
  return {
    messages,
    check: (expected?: RegExp) =>
      expect(
        messages.splice(0).filter((message) => !expected?.test(message)),
        'lines on the console',
      ).toEqual([]),
  };
}

/**
 * Runs a journey in a new browser profile. Fails if the console of one of its pages has an error or
 * a warning that is not expected.
 */
export async function visitInNewProfile(
  options: BrowserContextOptions,
  journey: (page: Page) => Promise<void>,
  expected?: RegExp,
): Promise<void> {
  const { page, console } = await openInNewProfile(options);
  try {
    await journey(page);
    console.check(expected);
  } finally {
    await page.context().close();
  }
}

/**
 * Opens one page for the tests of a `describe` or a file: each continues where the one before it
 * stopped, and the rest are skipped after a failure. Each test fails if the console has an error or a warning that is
 * not expected. Returns a function for the page, which is open while the tests run.
 */
export function useSerialPage(
  open: () => Promise<OpenPage>,
  close: (opened: OpenPage, hasFailed: boolean) => Promise<void>,
  expected?: RegExp,
): () => Page {
  let opened: OpenPage;
  let hasFailed = false;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(({ skip }) => {
    skip(hasFailed, 'A test before it failed.');
  });
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
    opened.console.check(expected);
  });
  afterAll(() => close(opened, hasFailed));
  return () => opened.page;
}

/** `useSerialPage` in a new browser profile. The options are read when the tests begin. */
export const useSerialPageInNewProfile = (
  options: () => BrowserContextOptions,
  expected?: RegExp,
): (() => Page) =>
  useSerialPage(
    () => openInNewProfile(options()),
    ({ page }) => page.context().close(),
    expected,
  );
