import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { copy as builderCopy } from '../../src/features/builder/copy.ts';
import { copy as scenarioCopy } from '../../src/mocks/panel/copy.ts';
import { copy } from '../../src/mocks/host/page/copy.ts';
import { paths } from '../../src/paths.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { bombPng, inspect, plain, sidewaysPhoto } from '../support/screens/images.ts';
import { useSerialPageInNewProfile, visitInNewProfile } from '../support/browser/browser.ts';
import { findMocks } from '../support/browser/mockMarks.ts';
import { useDemo } from '../support/browser/useDemo.ts';

const demo = useDemo();
const { leader, club } = demoAccounts;
const portrait = (page: Page) => page.getByRole('img', { name: `Foto profil ${leader.name}` });

async function fillIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(leader.password);
  await page.keyboard.press('Enter');
}

async function signIn(page: Page) {
  await page.goto('#/signin');
  await fillIn(page, leader.email);
  await portrait(page).waitFor();
}

/** Sends a picture as it is, past the crop dialog, which would make it anew before it is sent. */
async function upload(
  page: Page,
  bytes: Uint8Array,
): Promise<{ status: number; stored: Uint8Array | undefined }> {
  const { status, stored } = await page.evaluate(
    async (sent) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
      const body = new FormData();
      body.append('profile_picture', new File([Uint8Array.from(sent)], 'foto.jpg'));
      const response = await fetch('/api/participant/upload-profile-banner', {
        method: 'POST',
        headers,
        body,
      });
      const { profile_picture_url: path } = (await response.json()) as {
        profile_picture_url?: string;
      };
      const file = path && (await (await fetch(`/storage/${path}`)).arrayBuffer());
      return { status: response.status, stored: file ? [...new Uint8Array(file)] : undefined };
    },
    [...bytes],
  );
  return { status, stored: stored && Uint8Array.from(stored) };
}

/** Follows the first start: the database takes the longest. */
async function seeStart(page: Page) {
  await page.getByRole('progressbar', { name: copy.title }).waitFor();
  const laterSteps = (['pictures', 'seedData', 'ready'] as const).map((step) =>
    copy.step({ step }).replace(' …', ''),
  );
  const drawing = page.getByRole('status').filter({ hasText: new RegExp(laterSteps.join('|')) });
  const header = page.getByRole('banner');
  await drawing.or(header).first().waitFor();
  await header.waitFor();
}

/** Gives the address of the new picture. */
async function changePicture(page: Page): Promise<string | null> {
  const before = await pictureOf(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ubah foto profil' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'IMG_0042.jpg',
    mimeType: 'image/jpeg',
    buffer: await plain(800, 600).jpeg().toBuffer(),
  });
  await page.getByRole('button', { name: 'Crop & Upload' }).click();
  await page.getByText('✅ Upload berhasil!').waitFor();
  const after = await pictureOf(page);
  expect(after).not.toBe(before);
  return after;
}

/** The address of the picture, which has to be a whole one. */
async function pictureOf(page: Page): Promise<string | null> {
  await portrait(page).waitFor();
  await portrait(page).evaluate((picture: HTMLImageElement) => picture.decode());
  return portrait(page).getAttribute('src');
}

async function expectHarmlessPictures(page: Page) {
  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
    const { status, stored } = await upload(
      page,
      await plain(300, 200).toFormat(format).toBuffer(),
    );
    expect([format, status, stored && (await inspect(stored))]).toMatchObject([
      format,
      200,
      { format: 'jpeg', width: 200, height: 200 },
    ]);
  }
  const { stored = new Uint8Array() } = await upload(page, await sidewaysPhoto());
  // The browser adds a colour profile of its own.
  expect(Object.keys(await sharp(stored).metadata())).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/exif|xmp|orientation/)]),
  );
  expect((await inspect(stored, { left: 100, top: 20 })).colour[0]).toBeGreaterThan(200);
  const refused = [
    bombPng(30_000, 30_000),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    (await plain(300, 200).png().toBuffer()).subarray(0, 60),
    await plain(300, 200).avif().toBuffer(),
  ];
  for (const bytes of refused) expect((await upload(page, bytes)).status).toBe(422);
}

/** The first tab answers the second one, which goes on without it. */
async function changeTabs(first: Page): Promise<Page> {
  const second = await first.context().newPage();
  await second.goto('#/profile');
  await portrait(second).waitFor();
  await first.close();
  await second.goto('#/teams');
  await second.getByRole('heading', { level: 1 }).waitFor();
  expect(await second.evaluate(() => fetch('/api/teams').then(({ status }) => status))).toBe(200);
  return second;
}

async function expectAddresses(page: Page) {
  await page.goto('#/schoolclub/participants/invite');
  await page.waitForURL('**/#/schoolclub/login?from=*');
  await fillIn(page, club.email);
  const invitation = await page
    .getByRole('paragraph')
    .filter({ hasText: `${demo.url()}#/profile?gh=` })
    .first()
    .innerText();
  await page.goto(invitation);
  await page.getByRole('heading', { level: 1, name: leader.name }).waitFor();

  const rule = await page.evaluate(() =>
    fetch('/api/categories')
      .then((response) => response.json())
      .then((body) => JSON.stringify(body).match(/rules\/[\w-]+\.pdf/)?.[0]),
  );
  // Plain links: a page and a file, which lie elsewhere on this host than their addresses say.
  await page.goto('#/error');
  const loaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('link', { name: 'Ke beranda' }).click();
  await loaded;
  expect(page.url()).toBe(`${demo.url()}#/`);
  await page.getByRole('banner').waitFor();
  const { origin } = new URL(demo.url());
  await page.goto(`#${paths.pdfViewer.href({ pdfUrl: `${origin}/storage/${rule}` })}`);
  await page.getByText(/Halaman 1 dari \d+/).waitFor({ state: 'attached' });
  const context = page.context();
  const opening = context.waitForEvent('page');
  // Chromium's headless shell has no viewer, and downloads the file, maybe before its page is known.
  const download = new Promise<string>((resolve) =>
    context.once('download', (file) => resolve(file.url())),
  );
  await page.getByRole('link', { name: 'Buka di tab baru' }).click();
  const opened = await opening;
  const address = await Promise.any([
    opened.waitForURL(/^blob:/).then(() => opened.url()),
    download,
  ]);
  expect(address).toMatch(/^blob:/);
  await opened.close();
}

async function startAfresh(page: Page) {
  await page.getByRole('button', { name: copy.reset.open, exact: true }).click();
  await page
    .getByRole('dialog', { name: copy.reset.title })
    .getByRole('button', { name: copy.reset.confirm })
    .click();
  await seeStart(page);
}

/** Opens the page of a message from the panel, and adds a scenario by keyboard while a dialog is open. */
async function seekMessage(page: Page) {
  const text = 'Token GH tidak ditemukan. Silakan login ulang.';
  const panel = page.getByRole('dialog', { name: scenarioCopy.panel.title });
  await page.goto(`?scenario=html-error-page:listTeams#${paths.teams.href()}`);
  await page.getByText('Gagal mengambil daftar tim.').first().waitFor();
  await page.keyboard.press('Alt+Shift+Q');
  await panel.getByRole('tab', { name: scenarioCopy.panel.views.messages }).click();
  await panel.getByRole('searchbox', { name: scenarioCopy.messages.find }).fill(text);
  await panel.getByRole('tabpanel').getByRole('link').click();
  await page.waitForURL(`**/#${paths.schoolClubTeam.href()}`);
  await page.getByRole('heading', { level: 1, name: builderCopy.table.title }).waitFor();
  await page.getByRole('button', { name: 'Create Team' }).first().click();
  await page.getByRole('dialog', { name: 'Create Team' }).waitFor();
  await page.keyboard.press('Alt+Shift+Q');
  await panel.getByRole('searchbox', { name: scenarioCopy.panel.find }).fill('lost-session');
  await page.keyboard.press('Tab');
  await page.keyboard.press('t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Pemberitahuan' }).getByText(text).waitFor();
  await page.waitForURL('**/#/schoolclub/login?from=*');
}

describe('the demonstration', () => {
  // The pictures that are no pictures, the page of a proxy, a POST that is not sent twice when its
  // tab is closed, and MSW's check for another worker, for which it does not wait, when a page that
  // loads anew ends it.
  const currentPage = useSerialPageInNewProfile(
    () => ({ baseURL: demo.url() }),
    new RegExp(
      [
        'status of (422|502)',
        String.raw`net::ERR_FAILED \S+/api/tournament/check-registration`,
        String.raw`Failed to update a ServiceWorker .*mockServiceWorker\.js'\): Not found$`,
      ].join('|'),
    ),
  );
  let drawn: string | null;
  let uploaded: string | null;
  let tab: Page;

  it('shows how it starts, and then the home page', async () => {
    const page = currentPage();
    await page.goto('');
    await seeStart(page);
    await page
      .getByRole('heading', { level: 1, name: 'Di sini robot pelajar Indonesia berlaga' })
      .waitFor();
  });

  it('signs a participant in and shows the picture that it drew', async () => {
    await signIn(currentPage());
    drawn = await pictureOf(currentPage());
  });

  it('makes harmless pictures of what is uploaded', () => expectHarmlessPictures(currentPage()));

  it('shows a new picture', async () => {
    uploaded = await changePicture(currentPage());
  });

  it('goes on in a second tab when the first is closed', async () => {
    tab = await changeTabs(currentPage());
  });

  it('opens at a page, a link and a file', () => expectAddresses(tab));

  it('still has the picture after that tab was loaded anew', async () => {
    // The link to the home page did so.
    await tab.goto('#/profile');
    expect(await pictureOf(tab)).toBe(uploaded);
  });

  it('starts afresh', async () => {
    await startAfresh(tab);
    await signIn(tab);
    expect(await pictureOf(tab)).toBe(drawn);
  });

  it('leads to a message of the specifications', () => seekMessage(tab));
});

it('says what to do where the browser refuses', () =>
  visitInNewProfile(
    { baseURL: demo.url(), serviceWorkers: 'block' },
    async (page) => {
      await page.goto('');
      const { what, advice } = copy.failures.noServiceWorker;
      expect(await page.getByRole('alert').innerText()).toMatch(
        new RegExp(`^${what}\\s+${advice}$`),
      );
      await page.getByRole('button', { name: copy.tryAgain }).waitFor();
    },
    /registration blocked/,
  ));

it('is what the product must not be made of', () => {
  expect(findMocks(demo.folder).found).toEqual(findMocks(demo.folder).known);
});
