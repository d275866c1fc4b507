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

/** Waits for a page's picture and gives how many of its pixels are neither white nor clear. */
async function seePage(page: Page, pageOf: string) {
  await page.getByRole('status').getByText(pageOf).waitFor({ state: 'attached' });
  await page.locator('main canvas').waitFor();
  return page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => {
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

      await page.keyboard.press('ArrowRight');
      expect(await seePage(page, 'Halaman 2 dari 3')).toBeGreaterThan(1000);
      await desk.getByText('Ukuran robot paling besar').waitFor();

      const width = async () => (await page.locator('main canvas').boundingBox())?.width ?? 0;
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

  it('is sharp and wholly reachable on a phone', () =>
    visitInNewProfile(
      { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
      async (page) => {
        await page.goto(viewer(rules()));
        await seePage(page, 'Halaman 1 dari 3');
        const canvas = page.locator('main canvas');
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
