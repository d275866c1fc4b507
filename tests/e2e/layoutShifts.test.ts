import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { organiserPaths, paths } from '../../src/paths.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { findLayoutShifts, recordLayoutShifts } from '../support/browser/layoutShifts.ts';
import { startStubServer } from '../support/servers/stubServer.ts';
import {
  productUrl,
  sendRequest,
  type Session,
  type Stored,
  signInOrganiser,
  storedClub,
  storedLeader,
  storedOrganiser,
  visitInNewProfile,
} from '../support/browser/product.ts';

const played = { tournament: '1', category: '4' };

const publicPages = [
  ...(
    [
      'home',
      'board',
      'tournaments',
      'teams',
      'school',
      'mediaContent',
      'faq',
      'termsCondition',
      'signIn',
      'signUp',
      'schoolClubLogin',
      'schoolClubRegister',
      'forgotPassword',
      'resetPassword',
      'schoolClubOwnershipTransfer',
      'pupilCard',
      'table',
    ] as const
  ).map((name) => paths[name].href()),
  '/tournaments/1',
  '/tournaments/8',
  '/board?tournament=1',
  '/tournament-result/1/1',
  '/tournament-result/1/4',
  '/category/1',
  '/teams/1',
  '/nowhere',
  '/reset-password#ended',
  '/schoolclub/hand-over#ended',
];

const clubPages = (
  [
    'schoolClubDashboard',
    'schoolClubParticipants',
    'schoolClubParticipantsInvite',
    'schoolClubParticipantsImport',
    'schoolClubParticipantsCards',
    'schoolClubTeams',
    'schoolClubTeam',
    'schoolClubReadiness',
    'schoolClubHelp',
    'schoolClubTournamentFollowed',
    'schoolClubCertificates',
    'schoolClubSecurity',
  ] as const
).map((name) => paths[name].href());

const search = new URLSearchParams(played).toString();
const organiserPages = [
  paths.organiser.href(),
  ...Object.values(organiserPaths)
    .filter((path) => !path.pattern.includes(':'))
    .map(({ pattern }) => pattern),
  `${organiserPaths.scores.href()}?${search}`,
  `${organiserPaths.rounds.href()}?${search}`,
  organiserPaths.registrations.href({ id: 1 }),
  organiserPaths.tableCards.href({ id: 1 }),
  organiserPaths.tournament.href({ id: 1 }),
  organiserPaths.category.href({ id: 1 }),
];

/** Where a visit begins, of each kind of heading one. */
const firstPages = (['home', 'tournaments', 'teams', 'school', 'faq'] as const).map((name) =>
  paths[name].href(),
);
/** In milliseconds. */
const fontDelay = 400;

/** Answers of the backend come one after the other, as over a slow network: in milliseconds. */
const answerDelay = 40;

/** Answers that the links of these pages get, and pictures that the machine of a test cannot load. */
const expected = /status of (404|422)|net::ERR/;

async function openSlowly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

async function findFaults(pages: readonly string[], width: number, stored: Stored = {}) {
  const faults: string[] = [];
  await visitInNewProfile(
    { viewport: { width, height: width < 600 ? 844 : 800 } },
    async (page) => {
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      // The fonts come with the first page of a visit, which may be painted before them.
      await openSlowly(page, paths.faq.href());
      await recordLayoutShifts(page);
      let next = 0;
      await page.route('**/api/**', async (route) => {
        if (route.request().url().endsWith('/events')) return route.abort();
        next = Math.max(next, Date.now()) + answerDelay;
        await new Promise((resolve) => setTimeout(resolve, next - Date.now()));
        return route.continue().catch(() => undefined);
      });
      for (const path of pages) {
        await openSlowly(page, path);
        const found = await findLayoutShifts(page);
        faults.push(...found.map((fault) => `${path} ${width} px: ${fault}`));
      }
    },
    expected,
  );
  return faults;
}

/** What the client stores of the session of a club that has nobody yet. */
async function storedNewClub(): Promise<Stored> {
  const email = 'layout@contoh.example';
  const { password } = demoAccounts.club;
  await sendRequest('/api/gh/register', {
    name: 'SMP Baru Sekali',
    email,
    phone: '081234567890',
    bio: '',
    password,
    password_confirmation: password,
    pin: '123456',
  });
  const { token, user } = await sendRequest<Session>('/api/gh/login', { email, password });
  return { gh_token: token, gh_user: JSON.stringify(user) };
}

/** Choices in lists, whose answers come after what browsers excuse as the visitor's own doing. */
const choices: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [paths.tournaments.href(), (page) => page.getByRole('searchbox').pressSequentially('malang')],
  [paths.tournaments.href(), (page) => page.getByLabel('Bulan').selectOption({ index: 1 })],
  [paths.teams.href(), (page) => page.getByLabel('Wilayah').selectOption('Kota Malang')],
  [paths.school.href(), (page) => page.getByLabel('Wilayah').selectOption('Kota Malang')],
];
/** Browsers leave out shifts within 500 ms of an input; in milliseconds. */
const lateAnswer = 700;

async function findFaultsOfChoices(width: number) {
  const faults: string[] = [];
  await visitInNewProfile({ viewport: { width, height: 844 } }, async (page) => {
    await recordLayoutShifts(page);
    for (const [path, choose] of choices) {
      await openSlowly(page, path);
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateAnswer));
        return route.continue().catch(() => undefined);
      });
      await choose(page);
      await page.waitForFunction(() => location.search !== '');
      await page.waitForSelector('[aria-busy=true]', { state: 'attached' });
      await page.waitForSelector('main [aria-busy=true]', { state: 'detached' });
      const found = await findLayoutShifts(page);
      faults.push(...found.map((fault) => `${path} ${width} px: ${fault}`));
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
  return faults;
}

/** A participant on the way to the page of the club. */
async function findFaultsOfMember(width: number) {
  const faults: string[] = [];
  await visitInNewProfile({ viewport: { width, height: 844 } }, async (page) => {
    const stored = await storedLeader();
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    await recordLayoutShifts(page);
    await openSlowly(page, paths.profile.href());
    await page.route('**/api/gh-schools/*/results', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateAnswer));
      return route.continue().catch(() => undefined);
    });
    await page.locator(`main a[href="${paths.schoolClub.href()}"]`).click();
    await page.waitForURL('**/schoolclub/detail/**');
    await page.waitForSelector('#turnamen');
    const found = await findLayoutShifts(page);
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  });
  return faults;
}

/** Opens each page as the first one of a visit: its fonts come after its text was painted. */
async function findColdFaults(pages: readonly string[], width: number) {
  const faults: string[] = [];
  for (const path of pages)
    await visitInNewProfile(
      { viewport: { width, height: width < 600 ? 844 : 800 } },
      async (page) => {
        await recordLayoutShifts(page);
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, fontDelay));
          return route.continue().catch(() => undefined);
        });
        await openSlowly(page, path);
        await page.evaluate(() => document.fonts.ready);
        const found = await findLayoutShifts(page);
        faults.push(...found.map((fault) => `${path} ${width} px: ${fault}`));
      },
      expected,
    );
  return faults;
}

/** Between two pieces of a document, in milliseconds. */
const pieceDelay = 100;

/** Opens a page whose document comes card by card, as over a slow network. Without scripts, which come later. */
async function findFaultsOfPieces(path: string, width: number) {
  const html = await (await fetch(productUrl + path)).text();
  const pieces = html.split(/(?<=<\/article>)/);
  expect(pieces.length).toBeGreaterThan(3);
  const server = await startStubServer();
  server.answer = ({ url }, response) => {
    if (url !== path) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    for (const [index, piece] of pieces.entries())
      setTimeout(() => response.write(piece), index * pieceDelay);
    setTimeout(() => response.end(), pieces.length * pieceDelay);
  };
  let faults: string[] = [];
  await visitInNewProfile(
    { viewport: { width, height: width < 600 ? 844 : 800 } },
    async (page) => {
      await recordLayoutShifts(page);
      const url = `http://127.0.0.1:${server.port}${path}`;
      // Not page.goto, which waits for the scripts.
      await page.evaluate((href) => location.assign(href), url);
      await page.waitForURL(url);
      faults = await findLayoutShifts(page);
    },
    expected,
  ).finally(server.stop);
  return faults;
}

describe('while a page loads, nothing moves', () => {
  it.each([390, 768, 1280])('when its document comes in pieces, %i px wide', async (width) => {
    expect(await findFaultsOfPieces(paths.tournaments.href(), width)).toEqual([]);
  });

  it.each([390, 1280])('when its fonts come late, %i px wide', async (width) =>
    expect(await findColdFaults(firstPages, width)).toEqual([]),
  );

  it.each([390, 1280])('on pages of visitors, %i px wide', async (width) =>
    expect(await findFaults(publicPages, width)).toEqual([]),
  );

  it.each([390, 1280])('when what was chosen in a list comes late, %i px wide', async (width) =>
    expect(await findFaultsOfChoices(width)).toEqual([]),
  );

  it.each([390, 1280])(
    'on the way of a member to the page of the club, %i px wide',
    async (width) => expect(await findFaultsOfMember(width)).toEqual([]),
  );

  it.each([390, 1280])('on pages of a club, %i px wide', async (width) =>
    expect(await findFaults(clubPages, width, await storedClub())).toEqual([]),
  );

  it.each([390, 1280])('on the first pages of a new club, %i px wide', async (width) => {
    const pages = [paths.schoolClubDashboard.href(), paths.schoolClubReadiness.href()];
    expect(await findFaults(pages, width, await storedNewClub())).toEqual([]);
  });

  it.each([390, 1280])('on pages of organisers, %i px wide', async (width) =>
    expect(
      await findFaults(organiserPages, width, storedOrganiser(await signInOrganiser())),
    ).toEqual([]),
  );
});
