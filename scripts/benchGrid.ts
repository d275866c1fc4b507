import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { brand } from '../src/brand.ts';
import { makePeople, filterPeople } from './benchGrid/people.ts';
import { installStopwatch, type StopwatchWindow } from './benchGrid/stopwatch.ts';
import { findChromium } from './chromium.ts';
import { brandPage } from './clientBuild.ts';

/**
 * Measures the time from a keystroke in the search field until the matching rows are painted, with
 * 10,000 participants in one club and the production build: our page and, for comparison, the MUI
 * grid with default settings, in the same run.
 */

const {
  values: { rounds, people: count },
} = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    people: { type: 'string', default: '10000' },
  },
});

const root = join(import.meta.dirname, '..');
const buildFolder = join(root, '.cache', `bench-grid-${process.pid}`);
const origin = 'http://bench.localhost';
const people = makePeople(Number(count));
/** Each is typed letter by letter and then deleted. */
const words = ['tania', 'wibowo', 'kirana', 'zahra', 'putra99', 'hidayat1', 'umar'];

const subjects = {
  ours: { name: "(a) the participants' page", path: '/schoolclub/participants' },
  bare: {
    name: '(b) a bare grid, one page filtered outside',
    path: '/scripts/benchGrid/index.html?kind=bare',
  },
  text: {
    name: '(b, three columns of text alone)',
    path: '/scripts/benchGrid/index.html?kind=text',
  },
  toolbar: {
    name: "(c) the grid's own quick filter",
    path: '/scripts/benchGrid/index.html?kind=toolbar',
  },
};
type Subject = keyof typeof subjects;
const names = Object.keys(subjects) as Subject[];

const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const club = { id: 1, code: 'BNCH', name: 'Klub Seribu Robot', logo: null };
const responses: Record<string, unknown> = {
  '/api/gh/me': { success: true, user: club },
  '/api/gh-schools/1/participants': { success: true, data: people },
};

/** Serves every request of the page from the build and `responses`; nothing uses the network. */
async function serve(page: Page): Promise<void> {
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
  await serve(page);
  await page.goto(`${origin}${subjects[subject].path}`);
  await page.locator('.MuiDataGrid-row').nth(9).waitFor();
  return page;
}

/** Types and deletes all words; returns the time of each measured keystroke in milliseconds. */
async function typeWords(page: Page): Promise<number[]> {
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
      const expected = firstRows(text);
      if (expected !== firstRows(previous)) {
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
function firstRows(text: string): string {
  const cached = cachedFirstRows.get(text);
  if (cached) return cached;
  const found = filterPeople(people, text);
  const rows = `${found[0]?.email ?? ''} of ${Math.min(10, found.length)}`;
  cachedFirstRows.set(text, rows);
  return rows;
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function measure(browser: Browser) {
  const pages = Object.fromEntries(
    await Promise.all(names.map(async (subject) => [subject, await open(browser, subject)])),
  ) as Record<Subject, Page>;
  const times: Record<Subject, number[]> = { ours: [], bare: [], text: [], toolbar: [] };
  const longTasks: Record<Subject, number[]> = { ours: [], bare: [], text: [], toolbar: [] };
  // The first round is a warm-up. All subjects take turns in each round, so that a busy moment of
  // the machine affects all of them.
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const subject of names) {
      await pages[subject].evaluate(() => {
        (window as unknown as StopwatchWindow).longTasks = [];
      });
      const measured = await typeWords(pages[subject]);
      if (round === 0) continue;
      times[subject].push(...measured);
      longTasks[subject].push(
        ...(await pages[subject].evaluate(() => (window as unknown as StopwatchWindow).longTasks)),
      );
    }
  }
  return { times, longTasks };
}

function report({ times, longTasks }: Awaited<ReturnType<typeof measure>>): void {
  const median = (subject: Subject) =>
    quantile(
      times[subject].sort((a, b) => a - b),
      0.5,
    );
  const p95 = (subject: Subject) =>
    quantile(
      times[subject].sort((a, b) => a - b),
      0.95,
    );
  console.log(
    `From a keystroke to painted rows, ${people.length} participants, ${times.ours.length} keystrokes each, in milliseconds`,
  );
  for (const subject of names) {
    const long = longTasks[subject];
    console.log(
      [
        subjects[subject].name.padEnd(46),
        `median ${median(subject).toFixed(1).padStart(6)}`,
        `p95 ${p95(subject).toFixed(1).padStart(6)}`,
        `tasks over 50 ms: ${long.length}${long.length > 0 ? ` (longest ${Math.max(...long).toFixed(0)})` : ''}`,
      ].join('  '),
    );
  }
  for (const subject of names.slice(1)) {
    const [medianRatio, p95Ratio] = [median('ours') / median(subject), p95('ours') / p95(subject)];
    console.log(
      `(a) : ${subjects[subject].name.padEnd(46)} median ${medianRatio.toFixed(2)}  p95 ${p95Ratio.toFixed(2)}`,
    );
  }
  console.log(
    `Goal: (a) at most 1.20 times (b): ${median('ours') <= 1.2 * median('bare') ? 'reached' : 'MISSED'}`,
  );
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
      input: [join(root, 'index.html'), join(root, 'scripts/benchGrid/index.html')],
    },
  },
});
console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
// Frames are shown as soon as they are drawn, so that no time is rounded up to the next vsync.
const browser = await chromium.launch({
  executablePath: findChromium(console.log),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  report(await measure(browser));
} finally {
  await browser.close();
  rmSync(buildFolder, { recursive: true, force: true });
}
