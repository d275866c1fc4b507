import { expect, it } from 'vitest';
import { visitInNewProfile } from '../support/product.ts';

const offlineError = /Failed to load resource/;

it('is read without a connection after a first visit, with the age of what it shows', () =>
  visitInNewProfile(
    { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' },
    async (page) => {
      await page.goto('/board');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.keyboard.press('Tab');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await expect.poll(() => page.evaluate(() => caches.match('/board').then(Boolean))).toBe(true);
      await page.goto('/category/1');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      // A response of the program's own requests, which is stored too.
      await page.evaluate(() => fetch('/api/categories').then((response) => response.text()));
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
      await page.goto('/board');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // A page that was never visited gets the program, which says that there is no connection.
      await page.goto('/faq');
      await page.locator('#root > *').first().waitFor();
      const stored = await page.evaluate(async () => {
        const names = await caches.keys();
        const urls = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return urls.flat().map((url) => new URL(url).pathname);
      });
      expect(stored).toEqual(expect.arrayContaining(['/board', '/category/1', '/api/categories']));
      expect(stored.filter((path) => /profile|check-|participants/.test(path))).toEqual([]);
    },
    offlineError,
  ));
