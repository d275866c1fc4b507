// Takes pictures of every screen of a running server at three widths in both themes, into gallery/ with an
// index page, and writes what axe finds about contrast and the size of targets into gallery/findings.txt:
//
//   npx node scripts/gallery.ts URL [PART_OF_A_NAME]
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { allOperations } from '../openapi/allOperations.ts';
import { demoAccounts } from '../server/seed/accounts.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { colorModeKey } from '../src/app/theme/colorScheme.ts';
import { organiserPaths, paths } from '../src/paths.ts';
import { findChromium } from './lib/chromium.ts';
import { ofClub, ofParticipant, type Screen, screensOf } from './lib/screens.ts';

type Account = keyof typeof demoAccounts;
type Stored = Record<string, string>;

const [origin = 'http://localhost:3000', chosen = ''] = process.argv.slice(2);
const folder = join(projectFolder, 'gallery');
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const schemes = ['light', 'dark'];

const toScreens = (...screens: string[]): Screen[] => screens.map((path) => ({ path }));

/** The screens of each account, and of visitors. */
const audiences: { account?: Account; screens: Screen[] }[] = [
  {
    screens: [
      ...screensOf(origin, paths, (name) => !ofParticipant.test(name) && !ofClub.test(name)),
      ...toScreens('/board?tournament=9', '/tournaments/9', '/tournament-result/9/1'),
      ...toScreens('/teams?search=zzz', '/teams/99999', '/reset-password#token', '/nowhere'),
    ],
  },
  { account: 'newcomer', screens: toScreens('/profile', '/profile?gh=1', '/tournaments/7') },
  {
    account: 'leader',
    screens: [
      ...screensOf(origin, paths, (name) => ofParticipant.test(name)),
      ...toScreens('/tournaments/7', '/teams/1'),
      { path: '/profile', press: /^Keluar dari klub/ },
      { path: '/profile/security', press: /^Hapus akun/ },
    ],
  },
  {
    account: 'club',
    screens: [
      ...screensOf(origin, paths, (name) => ofClub.test(name)),
      { path: '/schoolclub/dashboard', press: /Edit/ },
      { path: '/schoolclub/dashboard', press: /^Account/ },
      { path: '/schoolclub/team', press: /^Create Team/ },
      { path: '/schoolclub/team', press: /^Atur anggota/ },
      { path: '/schoolclub/team', press: /^Delete/ },
      { path: '/schoolclub/participants', press: /^Keluarkan/ },
      { path: '/schoolclub/security', press: /^Serahkan akun/ },
    ],
  },
  {
    account: 'organiser',
    screens: [
      ...screensOf(origin, organiserPaths),
      ...toScreens('/organiser/tournaments/1/registrations/print?view=cards'),
      ...toScreens('/organiser/accounts?search=ayu'),
      ...toScreens('/organiser/scores?tournament=1&category=1'),
      ...toScreens('/organiser/scores/import?tournament=1&category=1'),
      ...toScreens('/organiser/scores/rounds?tournament=1&category=1'),
    ],
  },
];

/** Returns the entries of the storage of somebody who is signed in. */
async function signIn(account: Account): Promise<Stored> {
  const { kind, email, password } = demoAccounts[account];
  const { loginParticipant, loginClub, loginOrganiser } = allOperations;
  const logins = { participant: loginParticipant, club: loginClub, organiser: loginOrganiser };
  const { path } = logins[kind];
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const session = (await response.json()) as { token: string; user: object };
  if (kind === 'participant') return { authToken: session.token };
  if (kind === 'organiser') return { 'robolaga-organiser': JSON.stringify(session) };
  return { gh_token: session.token, gh_user: JSON.stringify(session.user) };
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

type Checker = {
  run: (
    root: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

/** Returns what is hard to read or to press. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Checker };
    const { violations } = await axe.run(document, { runOnly: ['color-contrast', 'target-size'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} ${target.join(' ')}`),
    );
  });
}

async function show(page: Page, { path, press }: Screen): Promise<void> {
  await page.goto(origin + path);
  await page.waitForFunction(() => !document.querySelector('#root[data-rendered]'));
  await page.waitForLoadState('networkidle');
  // Parts outside of the window, which browsers do not draw.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  if (press) await page.getByRole('button', { name: press }).first().click();
  else
    await page.evaluate(async () => {
      // Lets the parts appear that wait until they are near the window.
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      scrollTo(0, 0);
    });
  await page.waitForTimeout(300);
}

type Taken = { name: string; file: string; faults: string[] };

/** Takes the picture of a screen; what goes wrong is among the faults. */
async function takePicture(page: Page, screen: Screen, name: string): Promise<Taken> {
  const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.jpg`;
  try {
    await show(page, screen);
    const path = join(folder, file);
    await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: !screen.press });
    return { name, file, faults: await findFaults(page) };
  } catch (error) {
    return { name, file, faults: [String(error).split('\n')[0] ?? ''] };
  }
}

async function openPage(browser: Browser, stored: Stored): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The program's policy lets no script in that is not its own.
    bypassCSP: true,
  });
  await context.addInitScript((entries) => {
    // No draft of the picture before.
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  // What is typed in a form may be lost.
  page.on('dialog', (dialog) => void dialog.accept());
  // A stream that stays open would keep the network from being idle.
  await page.route(allOperations.watchScores.path, (route) => route.fulfill({ status: 204 }));
  return page;
}

/** The pictures to take: each screen in all sizes and themes, as far as its name is chosen. */
const shots = audiences.flatMap(({ account, screens }) =>
  schemes.map((scheme) => ({
    account,
    scheme,
    pictures: screens
      .flatMap((screen) => sizes.map((size) => ({ screen, size })))
      .map(({ screen, size }) => {
        const parts = [account ?? 'visitor', screen.path, screen.press?.source, size.width, scheme];
        return { screen, size, name: parts.filter(Boolean).join(' ') };
      })
      .filter(({ name }) => name.includes(chosen)),
  })),
);

async function takePictures(browser: Browser): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const { account, scheme, pictures } of shots) {
    const session = account && pictures.length > 0 ? await signIn(account) : {};
    const page = await openPage(browser, { ...session, [colorModeKey]: scheme });
    for (const { screen, size, name } of pictures) {
      await page.setViewportSize(size);
      taken.push(await takePicture(page, screen, name));
    }
    await page.context().close();
  }
  return taken;
}

if (!chosen) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const taken = await takePictures(browser).finally(() => browser.close());
const findings = taken.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
const pictures = taken.map(
  ({ name, file }) =>
    `<a href="${file}"><img loading="lazy" height="240" src="${file}" alt="${name}"></a>`,
);
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Gallery</title>${pictures.join('\n')}`,
);
await writeFile(join(folder, 'findings.txt'), findings.join('\n'));
console.log(`${join(folder, 'index.html')} written; ${findings.length} findings in findings.txt`);
