import type { Page } from 'playwright-core';
import type { Schedule } from '../../openapi/schema.d.ts';
import { paths } from '../../src/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForProgram } from '../support/browser/browser.ts';
import { type ChangingProxy, startChangingProxy } from '../support/servers/changingProxy.ts';
import {
  productUrl,
  useSerialPageInNewProfile,
  visitInNewProfile,
} from '../support/browser/product.ts';

/** Without a connection, and where a file is gone. */
const loadError = /Failed to load resource|Failed to fetch dynamically imported module/;

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** The first input, after which the page registers the service worker. */
const touch = (page: Page) => page.keyboard.press('Tab');

/** Returns a team that has turns in a tournament. */
async function findPlannedTeam() {
  const schedule = await fetch(`${productUrl}/api/tournaments/1/schedule`);
  const [team] = ((await schedule.json()) as { data: Schedule }).data.teams;
  if (!team) throw new Error('Nobody has a turn');
  return team;
}

it('the turns of a team are read without a connection, though nobody has touched the page', () =>
  visitInNewProfile(
    { serviceWorkers: 'allow' },
    async (page) => {
      const { code, name } = await findPlannedTeam();
      const path = paths.teamTurns.href({ code });
      await page.goto(path);
      await expect
        .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), path), {
          timeout: 10_000,
        })
        .toBe(true);
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText(/^Data pukul \d\d\.\d\d/).waitFor();
    },
    loadError,
  ));

describe('with a service worker', () => {
  let proxy: ChangingProxy;
  beforeAll(async () => {
    proxy = await startChangingProxy(productUrl);
  });
  afterAll(() => proxy.close());
  const currentPage = useSerialPageInNewProfile(
    { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' },
    loadError,
  );

  it('a page is read without a connection after a first visit', async () => {
    const page = currentPage();
    await page.goto(`${proxy.url}/board`);
    await title(page).waitFor();
    await touch(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => caches.match('/board').then(Boolean))).toBe(true);
    await page.goto(`${proxy.url}/category/1`);
    const name = (await title(page).textContent()) ?? '';
    // A response of the program's own requests, which is stored too.
    await page.evaluate(() => fetch('/api/categories').then((response) => response.text()));
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return urls.flat().map((url) => new URL(url).pathname);
    });
    expect(stored).toEqual(expect.arrayContaining(['/board', '/category/1', '/api/categories']));
    expect(stored.filter((path) => /profile|check-|participants/.test(path))).toEqual([]);
  });

  it('a toast says how old the data is, once', async () => {
    const page = currentPage();
    const text = /^Tidak ada koneksi\. Yang tampil adalah data dari \d+ .+ 20\d\d/;
    const toast = page.getByRole('group').filter({ hasText: text });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    await toast.waitFor({ state: 'detached' });
    const age = await page.evaluate(async () =>
      (await fetch('/api/categories')).headers.get('age'),
    );
    expect(await toast.count()).toBe(0);
    // By the date of an answer without one, the page would set its clock.
    expect(age).toMatch(/^\d+$/);
  });

  it('the turns of a team are there, with the time of their data', async () => {
    const page = currentPage();
    await page.context().setOffline(false);
    const { code, name } = await findPlannedTeam();
    await page.goto(proxy.url + paths.teamTurns.href({ code }));
    await title(page).waitFor();
    await page.evaluate(
      (path) => fetch(path).then((response) => response.text()),
      `/api/team-days/${code}`,
    );
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(/^Data pukul \d\d\.\d\d/).waitFor();
  });

  it('other pages are there as well, also those that were never visited', async () => {
    const page = currentPage();
    await page.goto(`${proxy.url}/board`);
    await title(page).waitFor();
    // Gets the program, which says that there is no connection.
    await page.goto(`${proxy.url}/faq`);
    await page.getByRole('heading', { level: 1, name: 'Tidak ada koneksi' }).waitFor();
  });

  it('the worker of a new release waits for the button of a toast', async () => {
    const page = currentPage();
    await page.context().setOffline(false);
    // Loads itself as soon as it can.
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await page.goto(`${proxy.url}/category/1`);
    proxy.change(/^\/serviceWorker\.js/, (script) => `${script}\n// a new release`);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await touch(page);
    await page.getByText('Versi baru sudah tersedia.').waitFor();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Muat ulang' }).click(),
    ]);
    // The page has reloaded itself.
    await waitForProgram(page);
    const state = await page.evaluate(async () => ({
      isOld: 'isOld' in window,
      isWaiting: (await navigator.serviceWorker.getRegistration())?.waiting !== null,
    }));
    expect(state).toEqual({ isOld: false, isWaiting: false });
  });

  it('code that a deployment has removed reloads the page once', async () => {
    const page = currentPage();
    // All that the worker has not stored.
    proxy.change(/^\/assets\//, () => undefined);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('link', { name: 'Teams', exact: true }).click();
    await expect.poll(() => loads, { timeout: 5000 }).toBe(1);
    const retry = page.getByRole('button', { name: 'Coba lagi' });
    await retry.waitFor();
    expect(loads).toBe(1);
    proxy.restore();
    await retry.click();
    await page.getByRole('heading', { level: 1, name: /^Bentuk tim/ }).waitFor();
  });
});
