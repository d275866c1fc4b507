import { expect, it } from 'vitest';
import { colorModeKey } from '../../src/app/theme/colorScheme.ts';
import { findFaultsOfColours, findFaultsOfSize } from '../support/browser/readability.ts';
import {
  signInOrganiser,
  store,
  storedClub,
  storedOrganiser,
  visit,
} from '../support/browser/product.ts';

/**
 * Pages of a club, with the button that opens a dialog on them. Those of visitors are in
 * publicLinks.test.ts.
 */
const pages: [path: string, button?: RegExp][] = [
  ['/schoolclub/dashboard'],
  ['/schoolclub/participants', /^Keluarkan/],
  ['/schoolclub/team', /^Create Team/],
  ['/schoolclub/team'],
  ['/schoolclub/teams'],
];

it("a club's pages are readable and easy to press in both themes, with large text and on the smallest phones", async () =>
  visit({ size: { width: 390, height: 844 }, stored: await storedClub() }, async (page) => {
    const faults: string[] = [];
    // Loaded anew: axe misjudges a page whose theme was changed while it was open.
    for (const scheme of ['light', 'dark']) {
      await store(page, { [colorModeKey]: scheme });
      for (const [path, button] of pages) {
        await page.goto(path);
        const found: string[] = [];
        if (scheme === 'light') {
          await page.waitForLoadState('networkidle');
          found.push(...(await findFaultsOfSize(page)));
        }
        if (button) {
          await page.getByRole('button', { name: button }).first().click();
          await page.getByRole('dialog').waitFor();
        }
        found.push(...(await findFaultsOfColours(page)));
        faults.push(...found.map((fault) => `${path} ${scheme}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  }));

it('the editor of articles is readable and easy to press, and its buttons have the names that they show', async () =>
  visit({ stored: storedOrganiser(await signInOrganiser()) }, async (page) => {
    await page.goto('/organiser/media/blogs/new');
    await page.getByRole('toolbar').waitFor();
    expect(await findFaultsOfColours(page)).toEqual([]);
  }));

it("a tournament's words stay beside its picture with large text", () =>
  visit({ size: { width: 1280, height: 800 } }, async (page) => {
    await page.goto('/tournaments/1');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const [words, picture] = await page.evaluate(() => {
      const header = document.querySelector('main header');
      const title = header?.querySelector('h1')?.getBoundingClientRect().right;
      const image = header?.querySelector('img')?.getBoundingClientRect();
      // Its first sixth fades in.
      return [title ?? Infinity, image ? image.left + image.width * 0.16 : 0];
    });
    expect(words).toBeLessThanOrEqual(picture);
  }));

it('the chosen category of a result is in view on a phone, and the page does not move', () =>
  visit({ size: { width: 390, height: 844 } }, async (page) => {
    await page.goto('/tournament-result/1/4');
    const chosen = page.getByRole('navigation').locator('a[aria-current=page]').first();
    await expect
      .poll(async () => {
        const { x = 390, width = 0 } = (await chosen.boundingBox()) ?? {};
        return x >= 0 && x + width <= 390;
      })
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }));
