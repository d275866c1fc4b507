import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInAsClub } from '../support/clubSession.ts';
import { visit } from '../support/product.ts';

// What depends on layout and colours; tests/support/accessibility.ts looks at the rest without a
// browser.

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const publicPages = [
  '/',
  '/board',
  '/tournaments',
  '/tournaments/7',
  '/tournament-result/1/1',
  '/category/1',
  '/media_content',
  '/teams',
  '/teams/1',
  '/school',
  '/signin',
  '/signup',
  '/faq',
];
const clubPages = ['dashboard', 'participants', 'participants/invite', 'team', 'teams'].map(
  (name) => `/schoolclub/${name}`,
);

type Axe = {
  run: (
    root: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; target: unknown }[] }[] }>;
};

/** Returns what is hard to read or to press on a page, in both themes. */
async function findFaults(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((mode) => {
      document.documentElement.dataset.colorScheme = mode;
    }, scheme);
    const violations = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: Axe };
      const result = await checker.run(document, {
        runOnly: ['color-contrast', 'target-size'],
        resultTypes: ['violations'],
      });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    });
    faults.push(...violations.map((fault) => `${where} ${scheme} ${fault}`));
  }
  return faults;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(axe);
}

it('every page is readable in both themes, and its targets are large enough', () =>
  visit({}, async (page) => {
    const faults: string[] = [];
    for (const path of publicPages) {
      await open(page, path);
      faults.push(...(await findFaults(page, path)));
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('combobox').fill('malang');
    await page.getByRole('option').first().waitFor();
    faults.push(...(await findFaults(page, 'search')));

    await signInAsClub(page);
    for (const path of clubPages) {
      await open(page, path);
      faults.push(...(await findFaults(page, path)));
    }
    await open(page, '/schoolclub/team');
    for (const name of [/^Manage members of/, /^Delete/, /^Edit/]) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      faults.push(...(await findFaults(page, `dialog ${name.source}`)));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(faults).toEqual([]);
  }));
