import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { productUrl, visit, visitInNewProfile } from '../support/browser/product.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';

const viewer = (address: string) => paths.pdfViewer.href({ pdfUrl: address });
/** A page with a JBIG2 picture, as a scanner makes it, which takes WebAssembly to decode. */
const scan = join(import.meta.dirname, '../support/browser/scanned.pdf');
const rules = (query = '') => `${productUrl}/storage/rules/line-follower.pdf${query}`;

/** Waits until a page is the one that is shown, and gives how many pixels of its picture are neither white nor clear. */
async function seePage(page: Page, pageOf: string) {
  await page.getByRole('status').getByText(pageOf).waitFor({ state: 'attached' });
  const picture = page.getByRole('region', { name: pageOf }).locator('canvas');
  await picture.waitFor();
  return picture.evaluate((canvas: HTMLCanvasElement) => {
    const pixels =
      canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ??
      new Uint8ClampedArray();
    return pixels.reduce(
      (count, _, at) =>
        at % 4 === 0 && Number(pixels[at + 3]) > 0 && Number(pixels[at]) < 200 ? count + 1 : count,
      0,
    );
  });
}

describe('the PDF viewer', () => {
  it('shows the rules under the policy of the built product', () =>
    visit({ size: { width: 1280, height: 800 } }, async (page) => {
      await page.goto(viewer(rules('?a=1&b=%2F')));
      expect(await seePage(page, 'Halaman 1 dari 3')).toBeGreaterThan(1000);
      expect(await page.title()).toBe('line-follower.pdf · RoboLaga');
      const desk = page.getByRole('region', { name: 'line-follower.pdf' });
      const second = page.getByRole('region', { name: 'Halaman 2 dari 3' }).locator('canvas');

      await page.keyboard.press('ArrowRight');
      expect(await seePage(page, 'Halaman 2 dari 3')).toBeGreaterThan(1000);
      await desk.getByText('Ukuran robot paling besar').waitFor();

      const width = async () => (await second.boundingBox())?.width ?? 0;
      const fitting = await width();
      await page.keyboard.press('+');
      await expect.poll(width).toBeGreaterThan(fitting);
      await page.getByRole('button', { name: 'Sesuaikan lebar' }).click();
      await expect.poll(width).toBe(fitting);

      await page.getByRole('textbox', { name: 'Halaman' }).fill('99');
      await page.keyboard.press('Enter');
      await seePage(page, 'Halaman 3 dari 3');
      expect(await page.getByRole('button', { name: 'Halaman berikutnya' }).isDisabled()).toBe(
        true,
      );

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Unduh PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('line-follower.pdf');
      expect(await page.getByRole('link', { name: 'Buka di tab baru' }).getAttribute('href')).toBe(
        rules('?a=1&b=%2F'),
      );
    }));

  it('scrolls through all pages, of which those near the window are drawn', () =>
    visit({ size: { width: 1280, height: 600 } }, async (page) => {
      await page.goto(viewer(rules()));
      await seePage(page, 'Halaman 1 dari 3');
      const drawn = () =>
        page
          .locator('main section:has(canvas)')
          .evaluateAll((pages) => pages.map((each) => each.getAttribute('aria-label')));
      await expect.poll(drawn).toEqual(['Halaman 1 dari 3']);
      expect(await page.getByRole('region', { name: /^Halaman \d dari 3$/ }).count()).toBe(3);
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 1400);
      await seePage(page, 'Halaman 2 dari 3');
      expect(await page.getByRole('textbox', { name: 'Halaman' }).inputValue()).toBe('2');
      await page.keyboard.press('End');
      await seePage(page, 'Halaman 3 dari 3');
      await expect.poll(drawn).not.toContain('Halaman 1 dari 3');
      await page.keyboard.press('PageUp');
      await page.keyboard.press('PageUp');
      await seePage(page, 'Halaman 2 dari 3');
      /** How much of the second page is above the toolbar's end, in hundredths. */
      const place = () =>
        page.getByRole('region', { name: 'Halaman 2 dari 3' }).evaluate((element) => {
          const { top, height } = element.getBoundingClientRect();
          const tools = document.querySelector('[data-pdf-tools]')?.getBoundingClientRect();
          return Math.round((100 * ((tools?.bottom ?? 0) - top)) / height);
        });
      const before = await place();
      await page.keyboard.press('+');
      await page.getByText('125%').waitFor();
      expect(await place()).toBe(before);
      await page.keyboard.press('Home');
      await seePage(page, 'Halaman 1 dari 3');
      // Small pages: the last one is shown when it is asked for, though the window has no room to scroll.
      for (let press = 0; press < 6; press += 1) await page.keyboard.press('-');
      for (const shown of ['Halaman 2 dari 3', 'Halaman 3 dari 3']) {
        await page.keyboard.press('ArrowRight');
        await seePage(page, shown);
      }
    }));

  it('is sharp and wholly reachable on a phone', () =>
    visitInNewProfile(
      { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
      async (page) => {
        await page.goto(viewer(rules()));
        await seePage(page, 'Halaman 1 dari 3');
        const canvas = page.getByRole('region', { name: 'Halaman 1 dari 3' }).locator('canvas');
        expect(
          await canvas.evaluate(
            (element: HTMLCanvasElement) => element.width / element.clientWidth,
          ),
        ).toBe(2);
        for (const name of [
          'Halaman berikutnya',
          'Perbesar',
          'Perkecil',
          'Sesuaikan lebar',
          'Unduh PDF',
        ]) {
          const box = await page.getByRole('button', { name }).boundingBox();
          expect([name, box !== null && box.x >= 0 && box.x + box.width <= 390]).toEqual([
            name,
            true,
          ]);
        }
        await page.getByRole('button', { name: 'Perbesar' }).tap();
        await expect
          .poll(() => canvas.evaluate((element) => element.clientWidth), { timeout: 15_000 })
          .toBeGreaterThan(390);
        expect(await widthBeyondWindow(page)).toBe(0);
      },
    ));

  it('decodes what a scanner made', () =>
    visit({ size: { width: 768, height: 900 } }, async (page) => {
      await page.route('**/storage/rules/scan.pdf', (route) => route.fulfill({ path: scan }));
      await page.goto(viewer(`${productUrl}/storage/rules/scan.pdf`));
      expect(await seePage(page, 'Halaman 1 dari 1')).toBeGreaterThan(1000);
      await page.getByText('Halaman ini berupa gambar').waitFor({ state: 'attached' });
    }));

  it('survives a malformed escape in its address, of which the router complains', () =>
    visit({ expected: /could not be decoded/ }, async (page, messages) => {
      await page.goto('/pdf-viewer/https%3A%2F%2Fcontoh.id%2F%E0%A4%A');
      await page.getByRole('heading', { level: 1, name: 'Alamat tidak dapat dibuka' }).waitFor();
      expect(messages.join()).toContain('could not be decoded');
    }));

  it('says that another origin cannot be read here, as the policy forbids it', () =>
    visit(
      { size: { width: 390, height: 844 }, expected: /berkas\.invalid/ },
      async (page, messages) => {
        await page.goto(viewer('https://berkas.invalid/aturan.pdf'));
        await page.getByRole('heading', { level: 1, name: 'PDF tidak dapat diambil' }).waitFor();
        await page.getByRole('link', { name: 'Buka di tab baru' }).waitFor();
        expect(messages.join()).toContain('connect-src');
      },
    ));
});
