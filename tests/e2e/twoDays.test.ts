import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { useSerialPageInNewProfile } from '../support/browser/browser.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';

// With a server of its own: the others list the tournaments of the demonstration.

const folder = createTestFolder('two-days');
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

describe('an organiser', () => {
  const currentPage = useSerialPageInNewProfile(() => ({
    baseURL: server.url,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  }));

  it('announces a tournament of two days on a phone, and visitors see all of it', async () => {
    const page = currentPage();
    const { email, password } = demoAccounts.organiser;
    await page.goto('/organiser/login?from=/organiser/tournaments/new');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    const fill = (label: string, value: string) =>
      page.getByLabel(label, { exact: true }).last().fill(value);
    await page.getByRole('textbox', { name: 'Judul' }).fill('Piala Dua Hari');
    await page.getByLabel('Tanggal *').fill('2031-05-10');
    await fill('Jam mulai', '08:00');
    await fill('Tanggal selesai', '2031-05-11');
    await fill('Jam selesai', '15:30');
    await fill('Kota atau kabupaten', 'Solo');
    await fill('Biaya', 'Rp150.000 per tim, dibayar di tempat');
    await fill('WhatsApp', '0812 3456 7890');
    await page.getByRole('button', { name: 'Tambah acara' }).click();
    // The new row has the focus.
    await page.locator('[name="programme.0.time"]:focus').waitFor();
    await fill('Jam', '07:30');
    await fill('Acara', 'Registrasi ulang');
    await page.getByRole('button', { name: 'Tambah acara' }).click();
    await page.locator('[name="programme.1.day"]').selectOption('Hari ke-2');
    await fill('Jam', '13:00');
    await fill('Acara', 'Babak final');
    await page.getByRole('button', { name: 'Tambah dokumen' }).click();
    await fill('Nama dokumen', 'Peraturan');
    await fill('Alamat', 'https://contoh.id/peraturan.pdf');
    expect(await widthBeyondWindow(page)).toBe(0);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Terbitkan' }).click();
    await page.getByRole('button', { name: 'Tetap terbitkan' }).click();
    await page.getByRole('button', { name: 'Ubah status' }).waitFor();
    const id = /\d+$/.exec(page.url())?.[0];

    await page.goto(`/tournaments/${id}`);
    await page.getByText('Sabtu–Minggu, 10–11 Mei 2031 · 08.00–15.30 WIB').waitFor();
    const details = page.getByRole('region', { name: 'Yang perlu diketahui' });
    await details.getByText('Rp150.000 per tim, dibayar di tempat').waitFor();
    await details.getByText('Minggu, 11 Mei 2031').waitFor();
    await details.getByText('13.00 Babak final').waitFor();
    const linkOf = (name: string) => details.getByRole('link', { name }).getAttribute('href');
    expect(await linkOf('WhatsApp 0812-3456-7890')).toBe('https://wa.me/6281234567890');
    expect(await linkOf('Peraturan')).toBe('https://contoh.id/peraturan.pdf');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await widthBeyondWindow(page)).toBe(0);
    }
  });
});
