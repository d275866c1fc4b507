import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { colorModeKey } from '../../src/app/theme/colorScheme.ts';
import { sendRequest, visit } from '../support/browser/product.ts';

type Checker = {
  run: (
    root: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

const publicPages = [
  '/',
  '/tournaments/9',
  '/tournament-result/9/1',
  '/category/1',
  '/teams/1',
  '/signin',
];

/** Pages of a club, with the button that opens a dialog on them. */
const clubPages: [path: string, button?: RegExp][] = [
  ['/schoolclub/dashboard'],
  ['/schoolclub/participants', /^Keluarkan/],
  ['/schoolclub/team', /^Create Team/],
  ['/schoolclub/team'],
  ['/schoolclub/teams'],
];

/** Returns what is hard to read or to press on a page. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Checker };
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast', 'target-size'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  });

/** Returns what does not fit while all text has twice its size. */
const findFaultsOfLargeText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { style, clientWidth } = document.documentElement;
    style.fontSize = '200%';
    const overhang = document.documentElement.scrollWidth - clientWidth;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('header[data-scrolled] :is(a, button)'),
    ].filter((control) => control.offsetWidth > 0);
    const faults = controls
      .filter((control, index) => {
        const { right } = control.getBoundingClientRect();
        const next = controls[index + 1]?.getBoundingClientRect().left ?? clientWidth;
        return right > next || control.scrollWidth > control.clientWidth;
      })
      .map(({ innerText, ariaLabel }) => `no room for ${ariaLabel ?? innerText}`);
    // The table follows the size of the text.
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const cell of document.querySelectorAll('.MuiDataGrid-cell, .MuiDataGrid-cell *')) {
      const { scrollWidth, scrollHeight, clientWidth: width, clientHeight: height } = cell;
      if (width > 0 && (scrollWidth > width + 1 || scrollHeight > height + 3))
        faults.push(`cut: ${cell.textContent}`);
    }
    style.fontSize = '';
    return overhang > 0 ? [...faults, `${overhang} px too wide`] : faults;
  });

/** Returns the words that a narrow window breaks; addresses may be broken. */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || /[@/]/.test(data))
        continue;
      for (const { 0: word, index } of data.matchAll(/\p{L}+/gu)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

async function signInClub(): Promise<Record<string, string>> {
  const { email, password } = demoAccounts.club;
  const body = { email, password };
  const { token, user } = await sendRequest<{ token: string; user: object }>('/api/gh/login', body);
  return { gh_token: token, gh_user: JSON.stringify(user) };
}

it('is readable and easy to press in both themes, and with large text', () =>
  visit({ size: { width: 390, height: 844 } }, async (page) => {
    const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
    const faults: string[] = [];
    const store = (entries: Record<string, string>) =>
      page.evaluate((stored) => {
        sessionStorage.clear();
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, entries);
    const check = async (path: string, button?: RegExp) => {
      // Loaded anew: axe misjudges a page whose theme was changed while it was open.
      for (const scheme of ['light', 'dark']) {
        await store({ [colorModeKey]: scheme });
        await page.goto(path);
        if (button) {
          await page.getByRole('button', { name: button }).first().click();
          await page.getByRole('dialog').waitFor();
        }
        await page.evaluate(axe);
        faults.push(...(await findFaults(page)).map((fault) => `${path} ${scheme}: ${fault}`));
      }
      const found = button ? [] : await findFaultsOfLargeText(page);
      faults.push(...found.map((fault) => `${path} with large text: ${fault}`));
    };
    await page.goto('/signin');
    for (const path of publicPages) await check(path);
    await store(await signInClub());
    for (const [path, button] of clubPages) await check(path, button);
    expect(faults).toEqual([]);
  }));

it('breaks no word on the smallest phones', () =>
  visit({ size: { width: 320, height: 700 } }, async (page) => {
    const faults: string[] = [];
    const check = async (path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      faults.push(...(await findBrokenWords(page)).map((word) => `${path}: ${word}`));
    };
    for (const path of [...publicPages, '/schoolclub/detail/sma-negeri-3-malang'])
      await check(path);
    await page.evaluate(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      await signInClub(),
    );
    for (const [path] of clubPages) await check(path);
    expect(faults).toEqual([]);
  }));
