import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { colorModeKey } from '../../src/app/theme/colorScheme.ts';
import { waitForProgram } from '../support/browser/browser.ts';
import { productUrl, visit, visitInNewProfile } from '../support/browser/product.ts';

const phone = { width: 390, height: 844 };

/**
 * Opens what the server has rendered; the program's files arrive when the returned function is
 * called.
 */
async function openWithoutProgram(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  // The events of a loaded page come after its program.
  await page.mainFrame().goto(path, { waitUntil: 'commit' });
  await page.locator('#responses').waitFor({ state: 'attached' });
  return resolve;
}

/** Returns the paths of the three scripts that the program consists of, sorted. */
async function findProgram(): Promise<string[]> {
  const text = await readFile(join(projectFolder, 'dist', '.vite', 'manifest.json'), 'utf8');
  const chunks = Object.values(JSON.parse(text) as Record<string, { name?: string; file: string }>);
  return chunks
    .filter(({ name = '' }) => ['react', 'providers', 'app'].includes(name))
    .map(({ file }) => `/${file}`)
    .sort();
}

/** Returns how each element of the page's content looks. */
const readStyles = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, font, padding, display } = getComputedStyle(element);
      return [element.tagName, color, backgroundColor, font, padding, display].join(' ');
    }),
  );

it('asks for the whole program at once where the server has rendered nothing', () =>
  visit({ size: phone }, async (page) => {
    const program = await findProgram();
    const asked = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (program.includes(pathname)) {
        asked.add(pathname);
        await promise;
      }
      await route.continue().catch(() => undefined);
    });
    await page.mainFrame().goto('/organiser/scores', { waitUntil: 'commit' });
    expect(program).toHaveLength(3);
    await expect.poll(() => [...asked].sort(), { interval: 10, timeout: 15_000 }).toEqual(program);
    resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }));

describe('without JavaScript', () => {
  it.each([
    ['/', 'Di sini robot pelajar Indonesia berlaga', /Jambatan Ohm|Arena sudah siap/],
    ['/tournaments', 'Lomba', /Jakarta Robot Games/],
    ['/teams', 'Tim', /Aloe Algoritma/],
    ['/tournaments/2', 'Lomba', /^Jam mulai berubah: 08\.30, semula 08\.00$/],
    ['/faq', 'FAQ', /Apa itu RoboLaga/],
  ])('%s shows its content', (path, _title, content) =>
    visitInNewProfile({ viewport: phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await page.getByText(content).first().waitFor();
    }),
  );
});

describe('a page that the server has rendered', () => {
  it('needs no request for data, and is the same before and after the program starts', () =>
    visit({ size: phone }, async (page) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      const start = await openWithoutProgram(page, '/tournaments');
      const readText = () => page.locator('main').innerText();
      const before = await readText();
      expect(before).toContain('Jakarta Robot Games');
      const stylesBefore = await readStyles(page);
      start();
      await waitForProgram(page);
      expect(await readText()).toBe(before);
      expect(await readStyles(page)).toEqual(stylesBefore);
      expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
      expect(await page.title()).toMatch(/ · RoboLaga$/);
    }));

  it.each(['/faq', '/school', '/signup'])(
    'has all styles of %s, so that none is compiled again',
    (path) =>
      visit({ size: phone }, async (page) => {
        await page.goto(path);
        const added = await page
          .locator('style[data-emotion=css]:empty')
          .evaluateAll((styles: HTMLStyleElement[]) =>
            styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText)),
          );
        expect(added).toEqual([]);
      }),
  );

  it.each(['system', 'light', 'dark', 'sepia'])(
    'shows the icon of the stored theme before and after the program starts: %s',
    (stored) =>
      visit({ size: phone, stored: { [colorModeKey]: stored } }, async (page) => {
        const menu = page.getByRole('button', { name: 'Tema warna' });
        const readIcons = () =>
          menu
            .locator('svg')
            .evaluateAll((icons: SVGElement[]) =>
              icons.flatMap((icon) =>
                getComputedStyle(icon).display === 'none'
                  ? []
                  : [['system', 'light', 'dark'].find((mode) => icon.classList.contains(mode))],
              ),
            );
        const chosen = stored === 'sepia' ? 'system' : stored;
        const start = await openWithoutProgram(page, '/faq');
        expect(await readIcons()).toEqual([chosen]);
        start();
        await waitForProgram(page);
        expect(await readIcons()).toEqual([chosen]);
        await menu.click();
        await page.getByRole('menuitemradio', { name: 'Tema terang' }).click();
        expect(await readIcons()).toEqual(['light']);
      }),
  );

  it('takes no text before the program starts, which would be lost', () =>
    visit({}, async (page) => {
      const start = await openWithoutProgram(page, '/signin');
      const email = page.getByLabel('Email atau nomor kartu');
      await email.waitFor();
      expect(await email.isDisabled()).toBe(true);
      start();
      await waitForProgram(page);
      await email.fill('sekar@contoh.example');
      await page.keyboard.press('Enter');
      await page.getByText('Password is required').waitFor();
      expect(await email.inputValue()).toBe('sekar@contoh.example');
    }));

  it.each(['/cek', '/t', '/teams', '/signup'])('takes no text on %s either', (path) =>
    visit({}, async (page) => {
      await openWithoutProgram(page, path);
      const fields = page.locator('main input:not([type=checkbox], [type=radio])');
      await fields.first().waitFor();
      expect(await page.locator('main input:read-write').count()).toBe(0);
    }),
  );

  it('opens what a visitor presses before the program starts', () =>
    visit({}, async (page) => {
      const start = await openWithoutProgram(page, '/faq');
      await page.locator('header').getByRole('button', { name: 'Login' }).click();
      start();
      await page.getByRole('menu').waitFor();
    }));

  it.each([
    ['before the program starts', true],
    ['before the code of the part, after that of the page', false],
  ])('marks changes as read that a visitor has confirmed %s', (_when, isFirst) =>
    visitInNewProfile({ viewport: phone }, async (page) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('data-read-changes')) await promise;
        await route.fulfill({ response }).catch(() => undefined);
      });
      const button = page.getByRole('button', { name: 'Mengerti' });
      await page.mainFrame().goto('/tournaments/2', { waitUntil: 'commit' });
      if (!isFirst) await waitForProgram(page);
      await button.click();
      if (isFirst) await waitForProgram(page);
      resolve();
      await button.waitFor({ state: 'detached' });
    }),
  );

  it('hides what differs for somebody who is signed in until the program knows who', () =>
    visit({ stored: { gh_token: 'a' } }, async (page) => {
      const start = await openWithoutProgram(page, '/faq');
      const register = page.locator('header').getByText('Register');
      await register.waitFor({ state: 'attached' });
      expect(await register.isVisible()).toBe(false);
      start();
      await register.waitFor();
    }));

  it('has the scores of the board where they stay when the program starts', () =>
    visit({ size: phone }, async (page) => {
      const start = await openWithoutProgram(page, '/board');
      const readRows = async () => {
        const boxes = await page.locator('tbody tr').all();
        return Promise.all(boxes.slice(0, 5).map((row) => row.boundingBox()));
      };
      await page.locator('tbody tr').nth(4).waitFor();
      // The rows appear with a movement.
      await page.waitForTimeout(800);
      const before = await readRows();
      start();
      await waitForProgram(page);
      await page.locator('tbody tr').nth(5).waitFor();
      expect(await readRows()).toEqual(before);
    }));

  it('does not move when the text of an article arrives with the program', () =>
    visit({ size: phone }, async (page) => {
      const start = await openWithoutProgram(page, '/blog/sepuluh-menit-sebelum-peluit');
      // A font that arrives may change the lines of the title; the text of the article may not.
      const readAt = await page.evaluate(async () => {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now();
      });
      start();
      await waitForProgram(page);
      await page.locator('article p, main p').nth(4).waitFor();
      const shift = await page.evaluate(
        (from) =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(
                list
                  .getEntries()
                  .filter(({ startTime }) => startTime > from)
                  .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
        readAt,
      );
      expect(shift).toBeLessThan(0.02);
    }));

  it('marks a moved hour where it stays, and never shows what was read on this device', () => {
    const text = 'Jam mulai berubah: 08.30, semula 08.00';
    const journey = async (page: Page) => {
      const notice = page.getByText(text);
      const facts = page.getByRole('list', { name: 'Kapan dan di mana' });
      const open = async () => {
        const start = await openWithoutProgram(page, '/tournaments/2');
        await facts.waitFor();
        const before = { isMarked: await notice.isVisible(), place: await facts.boundingBox() };
        start();
        await waitForProgram(page);
        await page.unroute('**/assets/*.js');
        return { before, after: { ...before, place: await facts.boundingBox() } };
      };
      const first = await open();
      expect(first.before.isMarked).toBe(true);
      expect(first.after).toEqual(first.before);
      await page.getByRole('button', { name: 'Mengerti' }).click();
      await notice.waitFor({ state: 'detached' });
      const second = await open();
      expect(second.before.isMarked).toBe(false);
      expect(second.before.place?.y).toBeLessThan(first.before.place?.y ?? 0);
      await notice.waitFor({ state: 'detached' });
      expect((await facts.boundingBox())?.y).toBe(second.before.place?.y);
    };
    return visitInNewProfile({ viewport: phone }, journey);
  });

  it('has another picture in the place of one that failed before the program started', () => {
    const journey = async (page: Page) => {
      await page.route('**/storage/**', (route) => route.fulfill({ status: 404 }));
      const start = await openWithoutProgram(page, '/teams');
      const readPicture = () =>
        page.evaluate(() => {
          const image = document.querySelector<HTMLImageElement>('main img:not(header *)');
          return image?.complete ? { url: image.src, width: image.naturalWidth } : undefined;
        });
      await expect.poll(readPicture).toMatchObject({ width: 0 });
      const failed = await readPicture();
      start();
      await waitForProgram(page);
      await expect.poll(async () => (await readPicture())?.width).toBeGreaterThan(0);
      expect((await readPicture())?.url).not.toBe(failed?.url);
    };
    // In a profile of its own: what failed late would be a line on the console of the next test.
    return visitInNewProfile({ viewport: phone }, journey, /404/);
  });

  it('is not made of a page that does not exist or may not be seen', async () => {
    for (const path of ['/tournaments/987654', '/profile', '/schoolclub/dashboard']) {
      const html = await (await fetch(`${productUrl}${path}`)).text();
      expect(html, path).not.toContain('<div id="root" data-rendered');
    }
  });
});
