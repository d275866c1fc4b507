// npm run bench:growth -- [--factors 1,10,100] [--rounds 20]: bytes of what the client requests for a
// page, and the median time in which the application answers it, with the demonstration's data and
// with many times as much, in turns. In one process, without a network and without the cache of public
// responses. Uses a PostgreSQL of its own, or that of TEST_DATABASE_URL. Prints a table in Markdown,
// and then the milliseconds of each page as one line of JSON.
import { parseArgs } from 'node:util';
import { readDocument } from '../openapi/readDocument.ts';
import { createApp } from '../server/app.ts';
import { setup } from '../tests/setup/database.ts';
import {
  openTestDatabase,
  testPasswords,
  testPictures,
} from '../tests/support/database/testDatabase.ts';
import { growSeason, pageRequests } from './growSeason.ts';

const warmUpRounds = 3;

type App = ReturnType<typeof createApp>;
type Measured = { bytes: number; milliseconds: number };

const { values } = parseArgs({
  options: {
    factors: { type: 'string', default: '1,10,100' },
    rounds: { type: 'string', default: '20' },
  },
});
const factors = values.factors.split(',').map(Number);

async function request(app: App, paths: string[]): Promise<Measured> {
  const startedAt = performance.now();
  let bytes = 0;
  for (const path of paths) {
    const response = await app.request(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return { bytes, milliseconds: performance.now() - startedAt };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function openSeason(factor: number) {
  const { db, files, close } = await openTestDatabase();
  await growSeason(db, factor);
  const services = { db, files, passwords: testPasswords, pictures: testPictures };
  const app = createApp({ ...services, document: readDocument(), now: () => new Date() });
  return { app, close };
}

/** Requests a page of each season in turns; returns the medians of each. */
async function measurePage(apps: App[], paths: string[]): Promise<Measured[]> {
  const measured: Measured[][] = [];
  for (let round = 0; round < warmUpRounds + Number(values.rounds); round++) {
    const results = [];
    for (const app of apps) results.push(await request(app, paths));
    if (round >= warmUpRounds) measured.push(results);
  }
  return apps.map((_, index) => ({
    bytes: measured[0]?.[index]?.bytes ?? 0,
    milliseconds: median(measured.map((results) => results[index]?.milliseconds ?? 0)),
  }));
}

async function run(): Promise<void> {
  const seasons: Awaited<ReturnType<typeof openSeason>>[] = [];
  for (const factor of factors) seasons.push(await openSeason(factor));
  const titles = factors.flatMap((factor) => [`bytes × ${factor}`, `ms × ${factor}`]);
  console.log(`| page | ${titles.join(' | ')} |\n|---|${titles.map(() => '--:|').join('')}`);
  const apps = seasons.map(({ app }) => app);
  const times: Record<string, number[]> = {};
  for (const [page, paths] of Object.entries(pageRequests)) {
    const results = await measurePage(apps, paths);
    times[page] = results.map(({ milliseconds }) => milliseconds);
    const cells = results.map((each) => `${each.bytes} | ${each.milliseconds.toFixed(1)}`);
    console.log(`| ${page} | ${cells.join(' | ')} |`);
  }
  console.log(JSON.stringify(times));
  for (const { close } of seasons) await close();
}

const tearDown = await setup();
try {
  await run();
} finally {
  await tearDown?.();
}
