import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { useBuiltProduct } from './product.ts';

const product = useBuiltProduct();

/** So many pages of each kind are opened; a hundred teams look like two. */
const samples = 2;

/**
 * The page of the route table that an address leads to; nothing for a file or another address of
 * the server.
 */
const kindOf = (address: string) =>
  Object.entries(paths).find(([, { pattern }]) =>
    matchPath(pattern, address.split('?')[0] ?? ''),
  )?.[0];

async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  return links
    .map((link) => new URL(link))
    .filter(({ origin }) => origin === product.address())
    .map(({ pathname, search }) => pathname + search);
}

/** What is wrong with the page that is open. */
async function faultsOf(page: Page): Promise<string[]> {
  const title = await page.getByRole('heading', { level: 1 }).first().textContent();
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(headings === 1 ? [] : [`${headings} first-level headings`]),
    ...(overhang === 0 ? [] : [`scrolls ${overhang} px sideways`]),
    ...(title === '404 ERROR' ? ['dead end'] : []),
    ...((await page.title()) === '' ? ['no title'] : []),
  ];
}

it('leads a visitor over every public link to a page that is whole', () =>
  product.visit({ viewport: { width: 390, height: 844 } }, async (page) => {
    const waiting = ['/', paths.board.href(), paths.faq.href()];
    const seen = new Set(waiting);
    const opened = new Map<string, number>();
    const faults: string[] = [];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const kind = kindOf(address);
      if (kind === undefined) {
        const { status } = await fetch(product.address() + address);
        // Any other address is answered with the client, which says that there is no such page.
        if (status !== 200 || !/^\/(storage|docs)\//.test(address))
          faults.push(`${address}: leads nowhere`);
        continue;
      }
      const count = (opened.get(kind) ?? 0) + 1;
      if (count > samples) continue;
      opened.set(kind, count);
      await page.goto(address);
      await page
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor()
        .catch(() => {
          throw new Error(`${address} shows no heading`);
        });
      // What the page fetches may bring more links, and more to go wrong.
      await page.waitForLoadState('networkidle');
      faults.push(...(await faultsOf(page)).map((fault) => `${address}: ${fault}`));
      for (const link of (await linksOf(page)).filter((link) => !seen.has(link))) {
        seen.add(link);
        waiting.push(link);
      }
    }
    expect(faults).toEqual([]);
    const participantOnly = ['chat'];
    const clubOnly = Object.keys(paths).filter(
      (name) => name.startsWith('schoolClub') && !name.match(/Login|Register|Detail/),
    );
    const redirected = ['profile', 'teamsDetails', 'teamAlias', 'error'];
    const unlinked = new Set([...participantOnly, ...clubOnly, ...redirected]);
    expect([...opened.keys()].sort()).toEqual(
      expect.arrayContaining(
        Object.keys(paths)
          .filter((name) => !unlinked.has(name))
          .sort(),
      ),
    );
  }));
