// Takes pictures of every screen of a running server at three widths in both themes, into gallery/ with an
// index page, and reports what axe finds about contrast and the size of targets: npm run gallery -- URL
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { demoAccounts } from '../server/db/seed/accounts.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { findChromium } from './chromium.ts';

type Screen = { name: string; path: string; open?: (page: Page) => Promise<unknown> };
type Audience = { who?: keyof typeof demoAccounts; screens: Screen[] };

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(projectFolder, 'gallery');
const widths = [390, 768, 1280];
const schemes = ['light', 'dark'] as const;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const screen = (path: string, name = path): Screen => ({ name, path });

const audiences: Audience[] = [
  {
    screens: [
      '/',
      '/board',
      '/tournaments',
      '/tournaments/7',
      '/tournaments/9',
      '/tournament-result/9/1',
      '/category/1',
      '/media_content',
      '/teams',
      '/teams/1',
      '/school',
      '/schoolclub/detail/sma-negeri-3-malang',
      '/signin',
      '/signup',
      '/schoolclub/login',
      '/schoolclub/register',
      '/faq',
      '/terms-condition',
      '/error',
      '/nowhere',
    ]
      .map((path) => screen(path))
      .concat({
        name: 'search',
        path: '/faq',
        open: async (page) => {
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox').fill('malang');
        },
      }),
  },
  { who: 'newcomer', screens: [screen('/profile', 'profile without a club')] },
  {
    who: 'leader',
    screens: [
      screen('/profile', 'profile of a leader'),
      screen('/tournaments/7', 'tournament of a leader'),
      screen('/teams/1', 'team of a leader'),
      screen('/chat'),
    ],
  },
  {
    who: 'club',
    screens: [
      ...['dashboard', 'participants', 'participants/invite', 'team', 'teams'].map((name) =>
        screen(`/schoolclub/${name}`),
      ),
      screen('/schoolclub/tournament-followed'),
      { name: 'team, create', path: '/schoolclub/team', open: press('Create Team') },
      { name: 'team, members', path: '/schoolclub/team', open: press(/^Manage members/) },
      { name: 'team, delete', path: '/schoolclub/team', open: press(/^Delete/) },
      { name: 'participants, remove', path: '/schoolclub/participants', open: press(/^Keluarkan/) },
    ],
  },
];

const fileName = (name: string, width: number, scheme: string) =>
  `${name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${scheme}.jpg`;

/** Returns the entries of the storage of somebody who is signed in. */
async function signIn(who: keyof typeof demoAccounts): Promise<Record<string, string>> {
  const { kind, email, password } = demoAccounts[who];
  const path = kind === 'club' ? '/api/gh/login' : '/api/participant/login';
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, user } = (await response.json()) as { token: string; user: object };
  return kind === 'club'
    ? { gh_token: token, gh_user: JSON.stringify(user) }
    : { authToken: token, participant_token: token };
}

type Checker = {
  run: (
    root: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Returns what is hard to read or to press. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Checker };
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast', 'target-size'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  });

async function takePictures(context: BrowserContext, { screens }: Audience, scheme: string) {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const page = await context.newPage();
  const faults: string[] = [];
  for (const { name, path, open } of screens)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(origin + path);
      await page.waitForFunction(() => !document.querySelector('#root[data-rendered]'));
      await page.waitForLoadState('networkidle');
      await open?.(page);
      await page.waitForTimeout(300);
      const file = join(folder, fileName(name, width, scheme));
      await page.screenshot({ path: file, type: 'jpeg', quality: 70 });
      if (width !== 1280) continue;
      await page.evaluate(axe);
      faults.push(...(await findFaults(page)).map((fault) => `${name} ${scheme} ${fault}`));
    }
  await page.close();
  return faults;
}

function createIndex(faults: readonly string[]): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = audiences
    .flatMap(({ screens }) => screens)
    .map(({ name }) => {
      const pictures = schemes.flatMap((scheme) =>
        widths.map((width) => {
          const file = fileName(name, width, scheme);
          return `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} ${scheme}"></a>`;
        }),
      );
      return `<h2>${escape(name)}</h2><p>${pictures.join('')}</p>`;
    });
  const list = faults.map((fault) => `<li><code>${escape(fault)}</code></li>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px sans-serif;margin:24px}img{height:240px;margin:4px;border:1px solid #888}</style>
<h1>Gallery</h1>${rows.join('\n')}<h2>${faults.length} findings of axe</h2><ol>${list}</ol>`;
}

const executablePath = findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const faults: string[] = [];
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const audience of audiences) {
    const session = audience.who ? await signIn(audience.who) : {};
    for (const scheme of schemes) {
      const entries = { ...session, 'robolaga-color-mode': scheme };
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await context.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, entries);
      faults.push(...(await takePictures(context, audience, scheme)));
      await context.close();
    }
  }
} finally {
  await browser.close();
}
await writeFile(join(folder, 'index.html'), createIndex(faults));
console.log(`${join(folder, 'index.html')} written; axe found ${faults.length} faults`);
