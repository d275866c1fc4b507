// Takes pictures of every screen of a running server at three widths in both themes, into gallery/ with an
// index page, and reports what axe finds about contrast and the size of targets:
//
//   npx node scripts/gallery.ts URL [NAME]
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import * as operations from '../openapi/operations.ts';
import { demoAccounts } from '../server/seed/accounts.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { findChromium } from './chromium.ts';
import { type Audience, audiences, type Screen } from './galleryScreens.ts';

const [origin = 'http://localhost:3000', only = ''] = process.argv.slice(2);
const folder = join(projectFolder, 'gallery');
const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 };
const widths = Object.keys(heights).map(Number);
const schemes = ['light', 'dark'] as const;

/** What the second argument names, otherwise everything. */
const chosen = audiences.map(({ who, screens }) => ({
  who,
  screens: screens.filter(({ name }) => name.includes(only)),
}));

const fileName = (name: string, width: number, scheme: string) =>
  `${name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${scheme}.jpg`;

type Session = { token: string; user: object };

async function post(path: string, body: object): Promise<Session> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}

const registerClub = () =>
  post('/api/gh/register', {
    name: 'Klub Robotik Janayasa',
    email: `galeri-${Date.now()}@janayasa.example`,
    phone: '081234567890',
    password: 'bengkel-robot-5',
    password_confirmation: 'bengkel-robot-5',
    pin: '204816',
  });

/** Returns the entries of the storage of somebody who is signed in. */
async function signIn(who: NonNullable<Audience['who']>): Promise<Record<string, string>> {
  const { kind, ...credentials } =
    who === 'newClub' ? { kind: 'club', email: '', password: '' } : demoAccounts[who];
  const { email, password } = credentials;
  if (kind === 'participant') {
    const { token } = await post('/api/participant/login', { email, password });
    return { authToken: token, participant_token: token };
  }
  if (kind === 'organiser') {
    const session = await post('/api/organiser/login', { email, password });
    return { 'robolaga-organiser': JSON.stringify(session) };
  }
  const { token, user } = await (who === 'newClub'
    ? registerClub()
    : post('/api/gh/login', { email, password }));
  return { gh_token: token, gh_user: JSON.stringify(user) };
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

type Finding = { html: string; target: string[]; any: { message: string }[] };

type Checker = {
  run: (
    root: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: Finding[] }[] }>;
};

/** Returns what is hard to read or to press. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Checker };
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast', 'target-size'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, any }) =>
        [id, target.join(' '), html.slice(0, 120), any[0]?.message].join(' | '),
      ),
    );
  });
}

/** Lets every part of the page appear that waits until it is near the window. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });

async function show(page: Page, { path, open, answer }: Screen, width: number) {
  await page.setViewportSize({ width, height: heights[width] ?? 800 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A stream that stays open would keep the network from being idle.
  await page.route(operations.watchScores.path, (route) => route.fulfill({ status: 204 }));
  if (answer)
    await page.route(answer.path, (route) =>
      route.fulfill({ status: answer.status, json: answer.body }),
    );
  await page.goto(origin + path.replace('{origin}', encodeURIComponent(origin)));
  await page.waitForFunction(() => !document.querySelector('#root[data-rendered]'));
  await page.waitForLoadState('networkidle');
  // Parts outside of the window, which browsers do not draw.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  if (open) await open(page);
  else await scrollThrough(page);
  await page.waitForTimeout(300);
}

/** Takes the picture of a screen, and returns what is hard to read or to press on it. */
async function takePicture(page: Page, screen: Screen, width: number, scheme: string) {
  try {
    await show(page, screen, width);
    const path = join(folder, fileName(screen.name, width, scheme));
    await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: !screen.open });
    // The layout between a phone's and a desktop's brings no other colours.
    return width === 768 ? [] : await findFaults(page);
  } catch (error) {
    return [String(error).split('\n')[0] ?? ''];
  }
}

async function takePictures(context: BrowserContext, { screens }: Audience, scheme: string) {
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  // What is typed in a form may be lost.
  page.on('dialog', (dialog) => void dialog.accept());
  const faults: string[] = [];
  for (const screen of screens)
    for (const width of widths) {
      const found = await takePicture(page, screen, width, scheme);
      faults.push(...found.map((fault) => `${screen.name} ${width} ${scheme} ${fault}`));
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
  if (!only) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const audience of chosen) {
    const session = audience.who ? await signIn(audience.who) : {};
    await Promise.all(
      schemes.map(async (scheme) => {
        const context = await browser.newContext({
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          // The program's policy lets no script in that is not its own.
          bypassCSP: true,
        });
        const entries = { ...session, 'robolaga-color-mode': scheme };
        await context.addInitScript((stored) => {
          // No draft of the picture before.
          sessionStorage.clear();
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        }, entries);
        faults.push(...(await takePictures(context, audience, scheme)));
        await context.close();
      }),
    );
  }
} finally {
  await browser.close();
}
await writeFile(join(folder, 'index.html'), createIndex(faults));
await writeFile(join(folder, 'findings.txt'), faults.join('\n'));
console.log(`${join(folder, 'index.html')} written; axe found ${faults.length} faults`);
