import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import * as browser from './browser.ts';

/** Origin of the built product, which all test files share. */
export const productUrl = inject('productUrl');

/** A service worker would answer requests that a test wants to replace. */
const productContext = { baseURL: productUrl, serviceWorkers: 'block' } as const;

/** Entries of the browser's storage. */
export type Stored = Record<string, string>;

type Size = { width: number; height: number };
type VisitOptions = {
  size?: Size;
  /** What an earlier visit has stored, like a session. */
  stored?: Stored;
  /** Whether animations and rotation run; off by default, which saves CPU time. */
  motion?: boolean;
  /** Errors and warnings on the console that the journey must cause. */
  expected?: RegExp;
};

let sharedPage: browser.OpenPage | undefined;

/**
 * Returns the page that the tests of a worker use one after the other. In a new browser profile the
 * client is compiled anew, which takes four times as long as loading it again.
 */
async function takeSharedPage({ size, stored, motion }: VisitOptions): Promise<browser.OpenPage> {
  sharedPage ??= await browser.openInNewProfile(productContext);
  const { page } = sharedPage;
  await page.setViewportSize(size ?? { width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  if (stored) await store(page, stored);
  return sharedPage;
}

/** Opens an empty page of the product, on which the storage can be changed while no client runs. */
async function leaveProduct(page: Page): Promise<void> {
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/empty');
  await page.unroute('**/empty');
}

/** Adds entries to the storage, which the next page reads. The page leaves the product. */
export async function store(page: Page, stored: Stored): Promise<void> {
  await leaveProduct(page);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Leaves the product and removes everything that it or the test stored in the browser. */
async function returnSharedPage({ page }: browser.OpenPage): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Outside of the window, so that the pointer rests on nothing in the next test.
  await page.mouse.move(-1, -1);
  await leaveProduct(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

async function discardSharedPage(): Promise<void> {
  const context = sharedPage?.page.context();
  sharedPage = undefined;
  await context?.close();
}

/**
 * Runs a journey on a page with nothing in its storage but `stored`. Fails if the console has an
 * error or a warning that is not expected.
 */
export async function visit(
  options: VisitOptions,
  journey: (page: Page, messages: readonly string[]) => Promise<void>,
): Promise<void> {
  const shared = await takeSharedPage(options);
  try {
    await journey(shared.page, shared.console.messages);
    shared.console.check(options.expected);
    await returnSharedPage(shared);
  } catch (error) {
    await discardSharedPage();
    throw error;
  }
}

/** Like `visit`, with context options that a shared page cannot have. */
export const visitInNewProfile = (
  options: BrowserContextOptions,
  journey: (page: Page) => Promise<void>,
  expected?: RegExp,
) => browser.visitInNewProfile({ ...productContext, ...options }, journey, expected);

/** Opens one page for several tests, as `visit` does; see `useSerialPage` in browser.ts. */
export const useSerialPage = (options: VisitOptions): (() => Page) =>
  browser.useSerialPage(
    () => takeSharedPage(options),
    (opened, hasFailed) => (hasFailed ? discardSharedPage() : returnSharedPage(opened)),
    options.expected,
  );

/** Like `useSerialPage`, with context options that a shared page cannot have. */
export const useSerialPageInNewProfile = (
  options: BrowserContextOptions,
  expected?: RegExp,
): (() => Page) =>
  browser.useSerialPageInNewProfile(() => ({ ...productContext, ...options }), expected);

/** Sends a request to the product's API, as a POST if there is a body; returns the parsed JSON. */
export async function sendRequest<Body>(
  path: string,
  body?: unknown,
  token?: string,
): Promise<Body> {
  const response = await fetch(productUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return (await response.json()) as Body;
}

export type Session = { token: string; user: object };

function signIn(path: string, { email, password }: Record<'email' | 'password', string>) {
  return sendRequest<Session>(path, { email, password });
}

/** Signs in as the demonstration leader; returns the token. */
export const signInLeader = async (): Promise<string> =>
  (await signIn('/api/participant/login', demoAccounts.leader)).token;

/** Signs in as the demonstration organiser. */
export const signInOrganiser = (): Promise<Session> =>
  signIn('/api/organiser/login', demoAccounts.organiser);

/** What the client stores of the demonstration leader's session. */
export async function storedLeader(): Promise<Stored> {
  const token = await signInLeader();
  return { authToken: token, participant_token: token };
}

/** What the client stores of the demonstration club's session. */
export async function storedClub(): Promise<Stored> {
  const { token, user } = await signIn('/api/gh/login', demoAccounts.club);
  return { gh_token: token, gh_user: JSON.stringify(user) };
}

/** What the client stores of an organiser's session. */
export const storedOrganiser = (session: Session): Stored => ({
  'robolaga-organiser': JSON.stringify(session),
});

/** Lets the browser render all pages, so that a test can replace the responses of the API. */
export const renderInBrowser = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({ response: await route.fetch({ url: `${productUrl}/index.html` }) });
  });
