import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { brand } from '../src/brand.ts';
import { makePeople, peopleWith } from './benchGrid/people.ts';
import { installStopwatch, type Timed } from './benchGrid/stopwatch.ts';
import { findChromium } from './chromium.ts';
import { brandPage } from './clientBuild.ts';

/**
 * How long it takes from a keystroke in the search field until the rows it asks for are painted,
 * over 10,000 participants in one club, on the production build: our page, and the grid as it comes
 * out of its box, in the same run.
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
const built = join(root, '.cache', `bench-grid-${process.pid}`);
const origin = 'http://bench.localhost';
const people = makePeople(Number(count));
/** Typed letter by letter and then taken back. */
const words = ['tania', 'wibowo', 'kirana', 'zahra', 'putra99', 'hidayat1', 'umar'];

const subjects = {
  ours: { name: "(a) the participants' page", address: '/schoolclub/participants' },
  bare: {
    name: '(b) a bare grid, one page filtered outside',
    address: '/scripts/benchGrid/index.html?kind=bare',
  },
  text: {
    name: '(b, three columns of text alone)',
    address: '/scripts/benchGrid/index.html?kind=text',
  },
  toolbar: {
    name: "(c) the grid's own quick filter",
    address: '/scripts/benchGrid/index.html?kind=toolbar',
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
const answers: Record<string, unknown> = {
  '/api/gh/me': { success: true, user: club },
  '/api/gh-schools/1/participants': { success: true, data: people },
};

/**
 * Answers every request of a page from the build and the answers above; nothing leaves the machine.
 */
async function serve(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname in answers) return route.fulfill({ json: answers[pathname] });
    if (/^\/(api|storage)\//.test(pathname))
      return route.fulfill({ status: 404, json: { success: false, message: 'Not here.' } });
    const file = join(built, extname(pathname) ? pathname : 'index.html');
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
  await page.goto(`${origin}${subjects[subject].address}`);
  await page.locator('.MuiDataGrid-row').nth(9).waitFor();
  return page;
}

/** Types all words and takes them back; gives the time of each keystroke. */
async function typeWords(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.bringToFront();
  const field = page.getByRole('searchbox').first();
  await field.focus();
  for (const word of words) {
    const texts = [
      ...Array.from(word, (_, place) => word.slice(0, place + 1)),
      ...Array.from(word, (_, place) => word.slice(0, word.length - place - 1)),
    ];
    let before = '';
    for (const text of texts) {
      const wanted = firstRows(text);
      if (wanted !== firstRows(before)) {
        const [first = '', rows] = wanted.split(' of ');
        await page.evaluate(([id, shown]) => (window as unknown as Timed).expectRows(id, shown), [
          first,
          Number(rows),
        ] as const);
        await page.keyboard.press(text.length > before.length ? (text.at(-1) ?? '') : 'Backspace');
        times.push(await page.evaluate(() => (window as unknown as Timed).painted));
      } else {
        // Nothing changes that could be waited for.
        await page.keyboard.press(text.length > before.length ? (text.at(-1) ?? '') : 'Backspace');
      }
      before = text;
      // As fast as a quick typist.
      await page.waitForTimeout(90);
    }
    // The address follows a pause.
    await page.waitForTimeout(400);
  }
  return times;
}

const remembered = new Map<string, string>();

/** The first row's address and the number of rows on the first page. */
function firstRows(text: string): string {
  const known = remembered.get(text);
  if (known) return known;
  const found = peopleWith(people, text);
  const rows = `${found[0]?.email ?? ''} of ${Math.min(10, found.length)}`;
  remembered.set(text, rows);
  return rows;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function measure(browser: Browser) {
  const pages = Object.fromEntries(
    await Promise.all(names.map(async (subject) => [subject, await open(browser, subject)])),
  ) as Record<Subject, Page>;
  const times: Record<Subject, number[]> = { ours: [], bare: [], text: [], toolbar: [] };
  const longTasks: Record<Subject, number[]> = { ours: [], bare: [], text: [], toolbar: [] };
  // The first round warms up; the others take turns, so that a busy moment of the machine meets
  // all.
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const subject of names) {
      await pages[subject].evaluate(() => {
        (window as unknown as Timed).longTasks = [];
      });
      const measured = await typeWords(pages[subject]);
      if (round === 0) continue;
      times[subject].push(...measured);
      longTasks[subject].push(
        ...(await pages[subject].evaluate(() => (window as unknown as Timed).longTasks)),
      );
    }
  }
  return { times, longTasks };
}

function report({ times, longTasks }: Awaited<ReturnType<typeof measure>>): void {
  const median = (subject: Subject) =>
    at(
      times[subject].sort((one, other) => one - other),
      0.5,
    );
  const late = (subject: Subject) =>
    at(
      times[subject].sort((one, other) => one - other),
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
        `p95 ${late(subject).toFixed(1).padStart(6)}`,
        `tasks over 50 ms: ${long.length}${long.length > 0 ? ` (longest ${Math.max(...long).toFixed(0)})` : ''}`,
      ].join('  '),
    );
  }
  for (const subject of names.slice(1)) {
    const [typical, slow] = [median('ours') / median(subject), late('ours') / late(subject)];
    console.log(
      `(a) : ${subjects[subject].name.padEnd(46)} median ${typical.toFixed(2)}  p95 ${slow.toFixed(2)}`,
    );
  }
  console.log(
    `Goal: (a) at most 1.20 times (b): ${median('ours') <= 1.2 * median('bare') ? 'reached' : 'MISSED'}`,
  );
}

const begun = performance.now();
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), brandPage(brand)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: [join(root, 'index.html'), join(root, 'scripts/benchGrid/index.html')],
    },
  },
});
console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
// Frames come as soon as they are drawn, so that no time is rounded up to the next tick of a
// screen.
const browser = await chromium.launch({
  executablePath: findChromium(console.log),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  report(await measure(browser));
} finally {
  await browser.close();
  rmSync(built, { recursive: true, force: true });
}
