import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { brand } from '../src/brand.ts';
import { makePeople, filterPeople } from './grid/people.ts';
import { installStopwatch, type StopwatchWindow } from './grid/stopwatch.ts';
import { findChromium } from '../scripts/lib/chromium.ts';
import { brandPage } from '../scripts/build/clientBuild.ts';

/**
 * Measures the time from a keystroke in the search field until the matching rows are painted, with
 * 10,000 and 100,000 participants in one club and the production build: our page and a bare MUI grid
 * that gets one page, filtered outside, in the same run.
 */

const {
  values: { rounds, people: counts },
} = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    people: { type: 'string', default: '10000,100000' },
  },
});

const root = join(import.meta.dirname, '..');
const buildFolder = join(root, '.cache', `bench-grid-${process.pid}`);
const origin = 'http://bench.localhost';
/** Each is typed letter by letter and then deleted. */
const words = ['tania', 'wibowo', 'kirana', 'zahra', 'putra99', 'hidayat1', 'umar'];

type Subject = {
  name: string;
  path: string;
  people: ReturnType<typeof makePeople>;
  times: number[];
  longTasks: number[];
};
const subjects: Subject[] = counts.split(',').flatMap((count) => {
  const people = makePeople(Number(count));
  const measured = () => ({ people, times: [], longTasks: [] });
  return [
    { name: `page, ${count}`, path: '/schoolclub/participants', ...measured() },
    { name: `bare grid, ${count}`, path: '/bench/grid/index.html', ...measured() },
  ];
});

const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const club = { id: 1, code: 'BNCH', name: 'Klub Seribu Robot', logo: null };

/** Serves every request of the page from the build and from memory; nothing uses the network. */
async function serve(page: Page, { people }: Subject): Promise<void> {
  const responses: Record<string, unknown> = {
    '/api/gh/me': { success: true, user: club },
    '/api/gh-schools/1/participants': { success: true, data: people },
  };
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname in responses) return route.fulfill({ json: responses[pathname] });
    if (/^\/(api|storage)\//.test(pathname))
      return route.fulfill({ status: 404, json: { success: false, message: 'Not here.' } });
    const file = join(buildFolder, extname(pathname) ? pathname : 'index.html');
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: mediaTypes[extname(file)] ?? 'application/octet-stream',
    });
  });
}

async function open(browser: Browser, subject: Subject): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(installStopwatch);
  await context.addInitScript((user) => {
    window.localStorage.setItem('gh_token', 'bench');
    window.localStorage.setItem('gh_user', user);
  }, JSON.stringify(club));
  const page = await context.newPage();
  await serve(page, subject);
  await page.goto(`${origin}${subject.path}`);
  await page.locator('.MuiDataGrid-row').nth(9).waitFor();
  return page;
}

/** Types and deletes all words; returns the time of each measured keystroke in milliseconds. */
async function typeWords(page: Page, { people }: Subject): Promise<number[]> {
  const times: number[] = [];
  await page.bringToFront();
  const field = page.getByRole('searchbox').first();
  await field.focus();
  for (const word of words) {
    const texts = [
      ...Array.from(word, (_, index) => word.slice(0, index + 1)),
      ...Array.from(word, (_, index) => word.slice(0, word.length - index - 1)),
    ];
    let previous = '';
    for (const text of texts) {
      const expected = firstRows(people, text);
      if (expected !== firstRows(people, previous)) {
        const [first = '', rows] = expected.split(' of ');
        await page.evaluate(
          ([id, shown]) => (window as unknown as StopwatchWindow).expectRows(id, shown),
          [first, Number(rows)] as const,
        );
        await page.keyboard.press(
          text.length > previous.length ? (text.at(-1) ?? '') : 'Backspace',
        );
        times.push(await page.evaluate(() => (window as unknown as StopwatchWindow).painted));
      } else {
        // The rows do not change, so there is nothing to wait for.
        await page.keyboard.press(
          text.length > previous.length ? (text.at(-1) ?? '') : 'Backspace',
        );
      }
      previous = text;
      // The speed of a fast typist.
      await page.waitForTimeout(90);
    }
    // The page updates its URL after a pause.
    await page.waitForTimeout(400);
  }
  return times;
}

const cachedFirstRows = new Map<string, string>();

/** Returns the e-mail address in the first row and the number of rows on the first page. */
function firstRows(people: Subject['people'], text: string): string {
  const key = `${people.length} ${text}`;
  const cached = cachedFirstRows.get(key);
  if (cached) return cached;
  const found = filterPeople(people, text);
  const rows = `${found[0]?.email ?? ''} of ${Math.min(10, found.length)}`;
  cachedFirstRows.set(key, rows);
  return rows;
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function measure(browser: Browser): Promise<void> {
  const pages = new Map<Subject, Page>();
  for (const subject of subjects) pages.set(subject, await open(browser, subject));
  // The first round is a warm-up. All subjects take turns in each round, so that a busy moment of
  // the machine affects all of them.
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const [subject, page] of pages) {
      await page.evaluate(() => {
        (window as unknown as StopwatchWindow).longTasks = [];
      });
      const measured = await typeWords(page, subject);
      if (round === 0) continue;
      subject.times.push(...measured);
      subject.longTasks.push(
        ...(await page.evaluate(() => (window as unknown as StopwatchWindow).longTasks)),
      );
    }
  }
}

function report(): void {
  console.log('From a keystroke to painted rows, in milliseconds');
  console.log('| subject | keystrokes | median | p95 | tasks over 50 ms | longest task |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const { name, times, longTasks } of subjects) {
    const sorted = times.toSorted((a, b) => a - b);
    const cells = [
      times.length,
      quantile(sorted, 0.5).toFixed(1),
      quantile(sorted, 0.95).toFixed(1),
    ];
    const longest = Math.round(Math.max(0, ...longTasks));
    console.log(`| ${[name, ...cells, longTasks.length, longest].join(' | ')} |`);
  }
}

const startedAt = performance.now();
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), brandPage(brand)],
  build: {
    outDir: buildFolder,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: [join(root, 'index.html'), join(root, 'bench/grid/index.html')],
    },
  },
});
console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
// Frames are shown as soon as they are drawn, so that no time is rounded up to the next vsync.
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  await measure(browser);
  report();
} finally {
  await browser.close();
  rmSync(buildFolder, { recursive: true, force: true });
}
