// Lighthouse's figures of public pages beside those of bench/floor, alternately in one run, on a
// phone with slow 4G and a quarter of this machine's speed, as Lighthouse simulates it:
//
//   npx node bench/pages.ts --url http://localhost:3000 [--rounds 5] [--paths /,/faq] [--json]
//
// Nothing else should run meanwhile. Lighthouse is installed for the run only.
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.ts';
import { serveFloor } from './serveFloor.ts';

const publicPaths =
  '/,/tournaments,/tournaments/1,/teams,/teams/1,/faq,/signin,/school,/Media_Content,/category/1,/board';

const {
  values: { url, rounds, paths, json },
} = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    rounds: { type: 'string', default: '3' },
    paths: { type: 'string', default: publicPaths },
    json: { type: 'boolean', default: false },
  },
});

const figures = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'busy', 'requests', 'scripts', 'kB'] as const;
type Figures = Record<(typeof figures)[number], number>;

type Report = {
  categories: { performance: { score: number } };
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items: { resourceType?: string; transferSize?: number }[] };
    }
  >;
};

const run = promisify(execFile);

/** Returns Lighthouse's report as JSON. It fails now and then to record a load. */
async function runLighthouse(page: string, attempts = 3): Promise<string> {
  try {
    return (await startLighthouse(page)).stdout;
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(page, attempts - 1);
  }
}

const startLighthouse = (page: string) =>
  run(
    'npm',
    [
      'exec',
      '--yes',
      '--package=lighthouse@12.8.2',
      '--',
      'lighthouse',
      page,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      '--form-factor=mobile',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 27 },
  );

/** Returns the figures of one load: times in milliseconds, kB of scripts as they are sent. */
async function measure(page: string): Promise<Figures> {
  const { categories, audits } = JSON.parse(await runLighthouse(page)) as Report;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const bytes = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: 100 * categories.performance.score,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    busy: value('mainthread-work-breakdown'),
    requests: requests.length,
    scripts: scripts.length,
    kB: bytes / 1024,
  };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const floor = await serveFloor(url);
const subjects = ['floor', ...paths.split(',')];
const runs = new Map<string, Figures[]>(subjects.map((subject) => [subject, []]));
for (let round = 0; round < Number(rounds); round += 1)
  for (const subject of subjects)
    runs
      .get(subject)
      ?.push(await measure(subject === 'floor' ? `${floor.url}/` : `${url}${subject}`));
floor.close();

const rows = [...runs].map(([page, all]) => ({
  page,
  ...Object.fromEntries(
    figures.map((name) => [
      name,
      Number(median(all.map((one) => one[name])).toFixed(name === 'cls' ? 3 : 0)),
    ]),
  ),
}));
if (json) console.log(JSON.stringify(rows, null, 2));
else console.table(rows);
