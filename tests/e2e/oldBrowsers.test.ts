import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ofClub, ofParticipant, screensOf } from '../../scripts/lib/screens.ts';
import { organiserPaths, paths } from '../../src/paths.ts';
import {
  findDroppedRules,
  removeFunctions,
  useOldBrowser,
  useOldWorkers,
} from '../support/browser/oldBrowser.ts';
import {
  productUrl,
  signInOrganiser,
  type Stored,
  storedClub,
  storedLeader,
  storedOrganiser,
  visitInNewProfile,
} from '../support/browser/product.ts';
import { workbookOf } from '../support/screens/workbooks.ts';

const screens = {
  visitor: screensOf(
    productUrl,
    paths,
    (name) => !ofParticipant.test(name) && !ofClub.test(name) && name !== 'error',
  ),
  participant: screensOf(productUrl, paths, (name) => ofParticipant.test(name)),
  club: screensOf(productUrl, paths, (name) => ofClub.test(name)),
  organiser: screensOf(productUrl, organiserPaths),
};

const sessions: Record<keyof typeof screens, () => Promise<Stored>> = {
  visitor: async () => ({}),
  participant: storedLeader,
  club: storedClub,
  organiser: async () => storedOrganiser(await signInOrganiser()),
};

/** Opens a page and waits until its program runs, without what old browsers lack. */
async function open(page: Page, path: string): Promise<void> {
  await page.mainFrame().goto(path);
  await page.waitForFunction(
    () =>
      document.querySelector('h1') && !document.querySelector('.starting, #root[data-rendered]'),
  );
}

/** Gives every page what an earlier visit has stored. */
const keep = (page: Page, stored: Stored): Promise<unknown> =>
  page.context().addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);

async function findFaults(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  const title = await page.locator('h1').first().textContent();
  const isOld = await page.locator('.old-browser').isVisible();
  return [
    ...(title === 'Terjadi kesalahan' ? ['failed'] : []),
    ...(isOld ? ['is not started'] : []),
    ...(await findDroppedRules(page)),
  ].map((fault) => `${path}: ${fault}`);
}

const line = (page: Page) => page.getByText('Peramban ini terlalu lama untuk RoboLaga');

describe('in what Chrome 109, Firefox 115 and Safari 16 have', () => {
  it.each(Object.keys(screens) as (keyof typeof screens)[])(
    'every page of the %s works',
    async (account) => {
      const stored = await sessions[account]();
      const journey = async (page: Page) => {
        await useOldBrowser(page);
        await keep(page, stored);
        const faults: string[] = [];
        for (const { path } of screens[account]) faults.push(...(await findFaults(page, path)));
        expect(faults).toEqual([]);
        const has = await page.evaluate(() => [
          'toSorted' in [],
          'checkVisibility' in document.body,
        ]);
        expect(has, 'added, left out').toEqual([true, false]);
      };
      // The pictures of videos, which a machine without the internet does not get.
      await visitInNewProfile({ viewport: { width: 390, height: 844 } }, journey, /ytimg/);
    },
  );

  it('current browsers load nothing for it', () =>
    visitInNewProfile({}, async (page) => {
      const count = async () => {
        await open(page, '/faq');
        return page.evaluate(
          () =>
            performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
              .length,
        );
      };
      const current = await count();
      await useOldBrowser(page);
      expect(await count()).toBe(current + 1);
    }));

  it('a worker reads a workbook', async () => {
    const stored = await storedClub();
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const workbook = workbookOf(
      `<worksheet><sheetData><row r="1">${cell('A1', 'Nama')}${cell('B1', 'Kelas')}</row><row r="2">${cell('A2', 'Laras Windows Tujuh')}${cell('B2', '7A')}</row></sheetData></worksheet>`,
    );
    await visitInNewProfile({}, async (page) => {
      await useOldBrowser(page);
      await useOldWorkers(page);
      await keep(page, stored);
      await open(page, paths.schoolClubParticipantsImport.href());
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'peserta.xlsx', mimeType: '', buffer: Buffer.from(workbook) });
      await page.getByText('Laras Windows Tujuh').first().waitFor();
    });
  });

  it('a worker draws rules as in a current browser', () =>
    visitInNewProfile({}, async (page) => {
      const draw = async () => {
        await open(
          page,
          paths.pdfViewer.href({ pdfUrl: `${productUrl}/storage/rules/line-follower.pdf` }),
        );
        await page.getByText('Halaman 1 dari 3').waitFor({ state: 'attached' });
        return page
          .locator('main canvas')
          .first()
          .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
      };
      const current = await draw();
      await useOldBrowser(page);
      await useOldWorkers(page);
      expect(await draw()).toBe(current);
    }));
});

describe('an older browser', () => {
  const old = async (page: Page) => removeFunctions(page.context(), ['structuredClone']);

  it('shows what the server has rendered, and which browsers work', () =>
    visitInNewProfile({}, async (page) => {
      await old(page);
      await page.mainFrame().goto('/tournaments');
      await line(page).waitFor();
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1, name: 'Tournaments' }).waitFor();
      await page.locator('#root[data-rendered]').getByText('Jakarta Robot Games').first().click();
      await page.waitForURL(/\/tournaments\/\d+/);
      await line(page).waitFor();
    }));

  it('says the same where the server renders nothing, and does not seem to load', () =>
    visitInNewProfile({}, async (page) => {
      await old(page);
      await page.mainFrame().goto('/schoolclub/participants');
      await line(page).waitFor();
      expect(await page.getByRole('status', { name: 'Memuat halaman' }).isVisible()).toBe(false);
    }));
});

it('a page stays as the server has rendered it where a function is missing that nobody thought of', () =>
  visitInNewProfile(
    {},
    async (page) => {
      // It is there, so that nothing is added, but it cannot be called.
      await page.context().addInitScript(() => Object.assign(Object, { groupBy: undefined }));
      await page.mainFrame().goto('/tournaments');
      await line(page).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Tournaments' }).waitFor();
      await page.locator('#root').getByText('Jakarta Robot Games').first().waitFor();
      expect(await page.getByText('Terjadi kesalahan').count()).toBe(0);
    },
    /groupBy/,
  ));
