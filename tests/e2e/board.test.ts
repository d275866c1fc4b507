import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Schedule } from '../../openapi/schema.d.ts';
import { findFaultsOfLargeText } from '../support/browser/readability.ts';
import { renderInBrowser, useSerialPageInNewProfile, visit } from '../support/browser/product.ts';

/**
 * What the browser itself says of each call of the board that gets no response. It loads the icon of
 * the page, and what the page loads after the first input, in its own time, which can be after the
 * network was cut.
 */
const lostCalls = new RegExp(
  [
    String.raw`^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED) \S+/`,
    String.raw`(api/(scores/events|scores|categories)(\?limit=\d+)?|favicon\.svg|assets/[\w-]+\.js|serviceWorker\.js)$`,
  ].join(''),
);

/** Returns a schedule of eight arenas, in each of which a match is played and two come next. */
function withMatchesInEightArenas(schedule: Schedule): Schedule {
  const slot = schedule.slots.find(({ match }) => match?.home.team_id && match.away.team_id);
  if (!slot) throw new Error('No match is planned');
  const arenas = Array.from({ length: 8 }, (_, index) => ({
    id: index + 1,
    name: `Lapangan ${index + 1}`,
    category_ids: [],
  }));
  const slots = arenas.flatMap(({ id }) =>
    [1, 2, 3].map((n) => ({
      ...slot,
      id: 10 * id + n,
      arena_id: id,
      ended_at: null,
      expected_at: schedule.as_of,
      call: null,
    })),
  );
  return { ...schedule, arenas, slots };
}

/** Returns the texts that their rows cut off. */
const findCutTexts = (page: Page) =>
  page.locator('main li').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return [...row.querySelectorAll('h2, p')]
        .filter((text) => {
          const box = text.getBoundingClientRect();
          return box.top < top - 1 || box.bottom > bottom + 1;
        })
        .map((text) => text.textContent);
    }),
  );

/** The first teams of the board; how many there are depends on the height that is left for them. */
const teams = async (page: Page) =>
  (await page.getByRole('rowheader').allTextContents()).slice(0, 5);
const category = (page: Page) => page.getByRole('heading', { level: 2 }).textContent();

describe('the full-screen board', () => {
  const currentPage = useSerialPageInNewProfile(
    { viewport: { width: 1280, height: 720 }, reducedMotion: 'no-preference' },
    lostCalls,
  );

  it('keeps its scores without a network, through a reload too, and is fresh again when the network is back', async () => {
    const page = currentPage();
    await page.clock.install();
    await renderInBrowser(page);
    await page.goto('/board');
    await page.getByText('Skor terbaik semua lomba').waitFor();
    await page.getByRole('table').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('Ganti kategori dijeda').waitFor();
    const before = await teams(page);
    expect(before).toHaveLength(5);

    await page.context().setOffline(true);
    await page.clock.fastForward('03:00');
    await page.getByText(/^Skor dari [34] menit lalu$/).waitFor();
    expect(await teams(page)).toEqual(before);

    // The page itself needs the network to be loaded again.
    await page.context().setOffline(false);
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.getByText(/^Skor dari [34] menit lalu$/).waitFor();
    expect(await teams(page)).toEqual(before);
    await page.getByText('Ganti kategori dijeda').waitFor();

    await page.unroute('**/api/**');
    await page.clock.fastForward('00:11');
    await page.getByText('Skor terbaik semua lomba').waitFor();
    expect(await teams(page)).toEqual(before);
  });

  it('goes round by itself and obeys the keys', async () => {
    const page = currentPage();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/board');
    await page.getByRole('table').waitFor();
    const first = await category(page);
    await page.keyboard.press('ArrowRight');
    const second = await category(page);
    expect(second).not.toBe(first);
    await page.clock.runFor('00:12');
    await expect.poll(() => category(page), { timeout: 15_000 }).not.toBe(second);
    await page.keyboard.press('Space');
    await page.getByText('Ganti kategori dijeda').waitFor();
    expect(page.url()).toMatch(/\/board\?category=\d+$/);
    await page.keyboard.press('ArrowLeft');
    expect(await category(page)).toBe(second);

    // By mouse no focus is left behind; by keyboard the button alone acts.
    await page.getByRole('button', { name: 'Putar pergantian kategori' }).click();
    await page.getByText(/^Switching in: \d+ sec$/).waitFor();
    await page.keyboard.press('Space');
    await page.getByText('Ganti kategori dijeda').waitFor();
    await page.getByRole('button', { name: 'Putar pergantian kategori' }).focus();
    await page.keyboard.press('Space');
    await page.getByText(/^Switching in: \d+ sec$/).waitFor();
  });
});

describe('the full-screen board of a fixed size', () => {
  it.each([
    [1280, 720],
    [1920, 1080],
    [390, 844],
  ])('fits a screen of %i by %i', (width, height) =>
    visit({ size: { width, height } }, async (page) => {
      await page.goto('/board');
      await page.getByRole('table').waitFor();
      expect(
        await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.scrollHeight,
        ]),
      ).toEqual([width, height]);
      for (const row of await page.getByRole('row').all()) await row.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }),
  );

  it('fills a projector with the teams of a category, however few', () =>
    visit({ size: { width: 1920, height: 1080 } }, async (page) => {
      await page.goto('/board?tournament=1&category=1');
      const rows = page.locator('tbody tr');
      await rows.nth(3).waitFor();
      await expect
        .poll(() =>
          page.evaluate(() => {
            const rowsOf = [...document.querySelectorAll('tbody tr')];
            const last = rowsOf.at(-1)?.getBoundingClientRect().bottom ?? 0;
            const next = [...document.querySelectorAll('main p')].find((each) =>
              each.textContent.startsWith('Berikutnya'),
            );
            const below = next ?? document.querySelector('main [role=group]');
            return Math.round((below?.getBoundingClientRect().top ?? 0) - last);
          }),
        )
        .toBeLessThan(60);
      expect(await rows.count()).toBe(4);
    }));

  it.each([
    [1280, 720],
    [1920, 1080],
  ])('shows whole matches in the calls of eight arenas, at %i by %i', (width, height) =>
    visit({ size: { width, height } }, async (page) => {
      await renderInBrowser(page);
      await page.route('**/api/tournaments/1/schedule', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: Schedule };
        const json = { ...body, data: withMatchesInEightArenas(body.data) };
        await route.fulfill({ response, json });
      });
      await page.goto('/board?tournament=1&view=panggilan');
      await page.getByRole('heading', { name: 'Lapangan 8' }).waitFor();
      expect(await findCutTexts(page)).toEqual([]);
    }),
  );

  it('has whole times on a phone with large text', () =>
    visit({ size: { width: 390, height: 844 } }, async (page) => {
      await page.goto('/board?tournament=1&category=1');
      await page.getByRole('table').waitFor();
      expect(await findFaultsOfLargeText(page)).toEqual([]);
    }));

  it.each([390, 768, 1280])('has its controls in view with large text, %i px wide', (width) =>
    visit({ size: { width, height: 800 } }, async (page) => {
      await page.goto('/board');
      await page.getByRole('table').waitFor();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    }),
  );
});
