import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { storedClub, storedLeader, visit } from '../support/browser/product.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Fails if something else would get a click on the middle of an element. */
async function expectUncovered(element: Locator) {
  const isOnTop = await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop, 'not covered').toBe(true);
}

it.each([phone, desktop])(
  'toasts cover no button, and a success leaves when a dialog opens: $width pixels',
  async (size) =>
    visit({ size, stored: await storedClub() }, async (page) => {
      await page.goto('/schoolclub/team');
      const toast = page.getByText('berhasil dimuat');
      await toast.waitFor();
      // Keeps the toast, as for somebody who has gone to another window.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      const create = page.getByRole('button', { name: 'Create Team' }).first();
      await expectUncovered(create);
      await create.click();
      await toast.waitFor({ state: 'detached' });
      const dialog = page.getByRole('dialog', { name: 'Create Team' });
      await dialog.getByRole('option', { name: 'Sumo Robot' }).waitFor({ state: 'attached' });
      await dialog.getByLabel(/^Kategori/).selectOption('Sumo Robot');
      await dialog.getByLabel(/^Nama tim/).fill('Tim Tetap');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('listbox').waitFor();
      const save = dialog.getByRole('button', { name: 'Save Team' });
      await expectUncovered(save);
    }),
);

it.each([phone, { width: 768, height: 1024 }, desktop])(
  'toasts cover no row and no button of a page or a dialog: $width pixels',
  async (size) =>
    visit({ size, stored: await storedClub() }, async (page) => {
      const coveredBy = (selector: string) =>
        page
          .locator('.notistack-Snackbar')
          .first()
          .evaluate((node, wanted) => {
            const own = node.getBoundingClientRect();
            return [...document.querySelectorAll(wanted)]
              .filter((element) => {
                const { left, right, top, bottom, width } = element.getBoundingClientRect();
                const isAside = right <= own.left || left >= own.right;
                return width > 0 && !isAside && bottom > own.top && top < own.bottom;
              })
              .map(({ textContent }) => textContent);
          }, selector);
      await page.goto('/schoolclub/team');
      await page.getByText('berhasil dimuat').waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await page.locator('[data-id]').nth(1).waitFor();
      expect(await coveredBy('main [role=row], main a, main button')).toEqual([]);
      await expectUncovered(page.getByRole('button', { name: 'Menu', exact: true }));
      // One with a place for another member.
      const rows = page.getByRole('row');
      const team = rows
        .filter({ hasText: /[1-3] anggota/ })
        .or(rows.filter({ has: page.locator('[data-field=member_count]', { hasText: /^[1-3]$/ }) }))
        .first();
      await team.getByRole('button', { name: /^Atur anggota/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Atur anggota' });
      const adders = dialog.getByRole('button', { name: /^Tambahkan/ });
      await adders.first().click();
      const added = page.locator('.notistack-Snackbar', { hasText: 'berhasil ditambahkan' });
      await added.last().waitFor();
      // On a phone the dialog fills the window, and its title is where toasts are on other pages.
      const title = size === phone ? ', [role=dialog] h2' : '';
      expect(await coveredBy(`[role=dialog] li, [role=dialog] button${title}`)).toEqual([]);
      if (size.width >= desktop.width) return;
      const [first = ''] = await added.allTextContents();
      await adders.first().click();
      await added.filter({ hasNotText: first }).waitFor();
      await added.filter({ hasText: first }).waitFor({ state: 'detached' });
    }),
);

it("a profile's link to register leads to the form, which has the focus", async () =>
  visit({ size: phone, stored: await storedLeader() }, async (page) => {
    await page.goto('/profile');
    const panel = page.getByRole('region', { name: 'Pendaftaran Turnamen' });
    const expectInView = async () => {
      await expect
        .poll(
          () =>
            panel.evaluate((node) => ({
              isAtTop: Math.abs(node.getBoundingClientRect().top) < 200,
              hasFocus: document.activeElement === node,
            })),
          { timeout: 10_000 },
        )
        .toEqual({ isAtTop: true, hasFocus: true });
    };
    // Which of them is there depends on what other files have registered.
    await page
      .getByRole('link', { name: /^(Daftar|Daftarkan tim lain)$/ })
      .first()
      .click();
    await page.waitForURL(/\/tournaments\/\d+#pendaftaran$/);
    await expectInView();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.reload();
    await expectInView();
  }));

it('the lists of the sections begin in the first window, on a phone and on a desktop', () =>
  visit({ size: phone }, async (page) => {
    for (const path of ['/teams', '/school', '/faq', '/media_content']) {
      await page.setViewportSize(phone);
      await page.goto(path);
      const header = page.locator('main header');
      await header.locator('img').waitFor();
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        const { height = 0 } = (await header.boundingBox()) ?? {};
        expect(height, `${path}, ${size.width} pixels`).toBeGreaterThan(0);
        expect(height, `${path}, ${size.width} pixels`).toBeLessThanOrEqual(200);
      }
    }
  }));

it('a profile begins with what to do, on a phone and on a desktop', async () =>
  visit({ size: phone, stored: await storedLeader() }, async (page) => {
    await page.goto('/profile');
    const action = page.getByRole('region', { name: /tim anda/i }).getByRole('link');
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await action.first().waitFor();
      const { y = 0, height = 0 } = (await action.first().boundingBox()) ?? {};
      expect(y + height, `${size.width} pixels`).toBeLessThanOrEqual(600);
    }
  }));

it('the rail names its icons, which stay where they are when it opens', () =>
  visit({ size: desktop }, async (page) => {
    await page.goto('/');
    const rail = page.getByRole('navigation', { name: 'Menu utama' });
    const link = rail.getByRole('link', { name: 'School Club' });
    const label = link.getByText('School Club', { exact: true });
    const place = async (element: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
      return { x, y, right: x + width, bottom: y + height };
    };
    const [closed, item] = [await place(label), await place(link)];
    expect(closed.bottom).toBeLessThanOrEqual(item.bottom);
    expect(closed.right).toBeLessThanOrEqual(item.right);
    expect(item.bottom).toBeLessThanOrEqual(desktop.height);
    const main = await place(page.locator('main'));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.poll(async () => (await place(label)).x).toBeGreaterThan(closed.x);
    expect((await place(link)).y).toBe(item.y);
    expect(await place(page.locator('main'))).toEqual(main);
  }));

it.each([740, 800])(
  'the sidebar shows all of its pages in a window %i pixels high',
  async (height) =>
    visit({ size: { width: 1280, height } }, async (page) => {
      await page.goto('/teams');
      const last = page.getByRole('list', { name: 'Halaman' }).getByRole('link').last();
      await expectUncovered(last);
      const { y = height, height: own = 0 } = (await last.boundingBox()) ?? {};
      expect(y + own).toBeLessThanOrEqual(height);
    }),
);

it('the pages of the sidebar stay in sight below more categories than fit', async () =>
  visit({ size: { width: 1280, height: 560 } }, async (page) => {
    await page.goto('/teams');
    const sidebar = page.getByRole('navigation').filter({ hasText: 'School Club' }).first();
    await expectUncovered(sidebar.getByRole('link', { name: 'School Club' }));
    const category = sidebar.getByRole('link', { name: 'Aerial Drone' });
    await category.focus();
    await expectUncovered(category);
  }));

it('a phone shows the categories of a tournament as rows', async () =>
  visit({ size: phone }, async (page) => {
    await page.goto('/tournaments/7');
    const panel = page.getByRole('region', { name: 'Pendaftaran Turnamen' });
    await panel.getByRole('article').first().waitFor();
    for (const card of await panel.getByRole('article').all())
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(120);
    expect((await panel.boundingBox())?.height).toBeLessThan(1050);
  }));
