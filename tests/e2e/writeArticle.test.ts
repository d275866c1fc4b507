import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { useSerialPageInNewProfile } from '../support/browser/browser.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';

// With a server of its own: the others list the articles of the demonstration.

const folder = createTestFolder('article');
let server: ServerProcess;

beforeAll(async () => {
  server = startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'data'),
  });
  await server.ready;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Format teks' }).getByRole('button', { name });

const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Isi' }).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, html);

/** What a program for texts would put on the clipboard, and worse. */
const pasted = `<style>p { color: red }</style><h1 style="color: red">Salinan</h1>
  <p class="MsoNormal" style="margin: 0" onclick="alert(1)">dari <b>luar</b><script>alert(1)</script></p>`;

describe('an organiser', () => {
  const currentPage = useSerialPageInNewProfile(() => ({
    baseURL: server.url,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  }));

  it('writes an article, publishes it, and sees it on its public page', async () => {
    const page = currentPage();
    const { email, password } = demoAccounts.organiser;
    await page.goto('/organiser/login?from=/organiser/media/blogs/new');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Judul', exact: true }).fill('Catatan dari arena');

    const text = page.getByRole('textbox', { name: 'Isi' });
    await text.click();
    await tool(page, 'Judul bagian H2').click();
    await page.keyboard.type('Pagi');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Semua ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('siap');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('. Lihat jadwal');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await tool(page, 'Tautan').click();
    await page.getByRole('textbox', { name: 'Alamat tujuan' }).fill('/tournaments');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.role === 'textbox');
    await page.keyboard.press('Enter');
    await tool(page, 'Daftar berpoin').click();
    await page.keyboard.type('Baterai');
    await paste(page, '<b style="color: red">, <i>roda</i></b>');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await paste(page, pasted);
    expect(await widthBeyondWindow(page)).toBe(0);

    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Terbitkan' }).click();
    await page.getByText('Artikel telah diterbitkan.').waitFor();
    await page.goto('/blog/catatan-dari-arena');
    const article = page.locator('main');
    await article.getByRole('heading', { level: 2, name: 'Pagi' }).waitFor();
    await article.getByRole('heading', { level: 2, name: 'Salinan' }).waitFor();
    expect(
      await article.getByText('siap', { exact: true }).evaluate((each) => each.localName),
    ).toBe('strong');
    expect(await article.getByText('roda').evaluate((each) => each.localName)).toBe('em');
    expect(await article.getByRole('link', { name: 'jadwal' }).getAttribute('href')).toBe(
      '/tournaments',
    );
    expect(await article.locator('[class^=Mso], script').count()).toBe(0);
  });
});
