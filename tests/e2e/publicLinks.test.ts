import type { Page, Request } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { colorModeKey } from '../../src/app/theme/colorScheme.ts';
import type { Schedule } from '../../openapi/schema.d.ts';
import { paths } from '../../src/paths.ts';
import {
  findCoveredControls,
  findFaultsOfColours,
  findFaultsOfLargeText,
  findFaultsOfSize,
} from '../support/browser/readability.ts';
import { productUrl, renderInBrowser, store, visit } from '../support/browser/product.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';

/** One page of each template, which has to be readable, too; a club's are in readable.test.ts. */
const templates = new Set<string>([
  'home',
  'tournament',
  'tournamentResult',
  'category',
  'team',
  'signIn',
  'schoolClubDetail',
]);

/** Of the scripts of a page, compressed: what a phone loads on its first visit. */
const maxScriptBytes = 218_500;

/** Returns the name of the page in `paths` that a URL leads to; undefined for a file. */
const pageNameOf = (url: string) =>
  Object.entries(paths).find(([, { pattern }]) => matchPath(pattern, url.split('?')[0] ?? ''))?.[0];

/** Calls `open`, then waits until the page has all data and code that it asked for, and drew it. */
async function openCompletely(page: Page, open: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  const add = (request: Request) => {
    if (['fetch', 'script'].includes(request.resourceType())) pending.add(request);
  };
  const remove = (request: Request) => void pending.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  try {
    await open();
    do {
      await expect.poll(() => pending.size, { interval: 10, timeout: 15_000 }).toBe(0);
      // What has arrived may lead to another request once it is drawn.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))),
      );
    } while (pending.size > 0);
  } finally {
    page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
  }
}

async function findLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  return links
    .map((link) => new URL(link))
    .filter(({ origin }) => origin === productUrl)
    .map(({ pathname, search }) => pathname + search);
}

async function findFaults(page: Page): Promise<string[]> {
  const title = await page.getByRole('heading', { level: 1 }).first().textContent();
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const overhang = await widthBeyondWindow(page);
  return [
    ...(headings === 1 ? [] : [`${headings} first-level headings`]),
    ...(overhang === 0 ? [] : [`scrolls ${overhang} px sideways`]),
    ...(title === '404 ERROR' ? ['dead end'] : []),
    ...((await page.title()) === '' ? ['no title'] : []),
  ];
}

async function openPage(page: Page, url: string): Promise<string[]> {
  await openCompletely(page, async () => {
    await page.goto(url);
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor()
      .catch(() => {
        throw new Error(`${url} shows no heading`);
      });
  });
  return findFaults(page);
}

/** Returns the code of a team in the schedule of a tournament. */
async function findPlannedCode(tournamentId: number): Promise<string> {
  const response = await fetch(`${productUrl}/api/tournaments/${tournamentId}/schedule`);
  const { data } = (await response.json()) as { data: Schedule };
  return data.teams[0]?.code ?? '';
}

/** Returns what a page has loaded, with its compressed size. */
const readLoaded = (page: Page): Promise<{ name: string; bytes: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize: bytes }) => ({ name, bytes }),
    ),
  );

/** Returns the compressed size of the scripts that a page has loaded, in bytes. */
const scriptBytes = async (page: Page): Promise<number> =>
  (await readLoaded(page))
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((total, { bytes }) => total + bytes, 0);

it('leads a visitor over every public link to a page that is whole, light and readable', () =>
  visit({ size: { width: 390, height: 844 } }, async (page) => {
    // Nothing leads to a schedule before there is a plan, and few teams have a turn.
    const schedule = paths.schedule.href({ id: 1 });
    const turns = paths.teamTurns.href({ code: await findPlannedCode(1) });
    const waiting = ['/', paths.board.href(), paths.faq.href(), schedule, turns];
    const seen = new Set(waiting);
    const opened = new Set<string>();
    const read: string[] = [];
    const faults: string[] = [];
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const name = pageNameOf(url);
      if (name === undefined) {
        const { status } = await fetch(productUrl + url);
        // Any other path is answered with the client, which says that there is no such page.
        if (status !== 200 || !/^\/(storage|docs)\//.test(url))
          faults.push(`${url}: leads nowhere`);
        continue;
      }
      // One page of each kind: a hundred teams look alike.
      if (opened.has(name)) continue;
      opened.add(name);
      faults.push(...(await openPage(page, url)).map((fault) => `${url}: ${fault}`));
      const bytes = await scriptBytes(page);
      // Neither pdf.js, which is as large as the rest of its page, nor a page that redirects visitors.
      const isCounted = name !== 'pdfViewer' && name === pageNameOf(new URL(page.url()).pathname);
      if (isCounted && bytes > maxScriptBytes)
        faults.push(`${url}: ${bytes} bytes of scripts, at most ${maxScriptBytes}`);
      // After that: it scrolls, which loads what is below the window.
      faults.push(...(await findCoveredControls(page)).map((fault) => `${url}: ${fault}`));
      if (templates.has(name)) {
        read.push(url);
        const found = [...(await findFaultsOfColours(page)), ...(await findFaultsOfSize(page))];
        faults.push(...found.map((fault) => `${url}: ${fault}`));
      } else {
        const found = await findFaultsOfLargeText(page);
        faults.push(...found.map((fault) => `${url}: with large text: ${fault}`));
      }
      for (const link of (await findLinks(page)).filter((link) => !seen.has(link))) {
        seen.add(link);
        waiting.push(link);
      }
    }
    // Loaded anew: axe misjudges a page whose theme was changed while it was open.
    await store(page, { [colorModeKey]: 'dark' });
    for (const url of read) {
      await page.goto(url);
      faults.push(...(await findFaultsOfColours(page)).map((fault) => `${url} dark: ${fault}`));
    }
    expect(read).toHaveLength(templates.size);
    expect(faults).toEqual([]);
    const participantOnly = ['chat', 'profileSecurity'];
    const clubOnly = Object.keys(paths).filter(
      (name) => name.startsWith('schoolClub') && !name.match(/Login|Register|Detail/),
    );
    const organiserOnly = Object.keys(paths).filter((name) => name.startsWith('organiser'));
    const redirected = ['profile', 'teamsDetails', 'teamAlias', 'error'];
    const mailedOrPrinted = ['resetPassword', 'table', 'certificate'];
    // Linked while a board is frozen.
    const onTheDay = ['ceremony'];
    const unlinked = new Set([
      ...participantOnly,
      ...clubOnly,
      ...organiserOnly,
      ...redirected,
      ...mailedOrPrinted,
      ...onTheDay,
    ]);
    expect([...opened].sort()).toEqual(
      expect.arrayContaining(
        Object.keys(paths)
          .filter((name) => !unlinked.has(name))
          .sort(),
      ),
    );
  }));

it('shows a phone that has the program the turns of a team, and a change of them, in 30 kB', () =>
  visit({ size: { width: 390, height: 844 } }, async (page) => {
    const code = await findPlannedCode(1);
    await openPage(page, paths.faq.href());
    const shell = new Set((await readLoaded(page)).map(({ name }) => name));
    await openPage(page, paths.teamTurns.href({ code }));
    await page.evaluate(
      (path) => fetch(path).then((response) => response.text()),
      `/api/team-days/${code}`,
    );
    const loaded = await readLoaded(page);
    const sum = (ending: string) =>
      loaded
        .filter(({ name }) => name.endsWith(ending) && !shell.has(name))
        .reduce((total, { bytes }) => total + bytes, 0);
    const data = sum(`/api/team-days/${code}`);
    expect(data).toBeGreaterThan(0);
    expect(sum('.js') + 2 * data).toBeLessThanOrEqual(30_000);
  }));

it('has room for a team that is called again, with large text on a phone', () =>
  visit({ size: { width: 390, height: 844 } }, async (page) => {
    await renderInBrowser(page);
    await page.route('**/api/tournaments/1/schedule', async (route) => {
      const response = await route.fetch();
      const { data, ...body } = (await response.json()) as { data: Schedule };
      const call = { state: 'called', count: 3, absences: 0, at: data.as_of, version: '"3"' };
      const slots = data.slots.map((slot) => ({ ...slot, ended_at: null, call }));
      await route.fulfill({ response, json: { ...body, data: { ...data, slots } } });
    });
    await page.goto(paths.schedule.href({ id: 1 }));
    await page.getByText('Dipanggil, panggilan ke-3').first().waitFor();
    expect(await findFaultsOfLargeText(page)).toEqual([]);
  }));

it('tells a visitor that a page does not exist', () =>
  visit({ size: { width: 390, height: 844 } }, async (page) => {
    expect(await openPage(page, '/nowhere')).toEqual(['dead end']);
  }));
