import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { store, storedClub, useSerialPage } from '../support/browser/product.ts';
import { writeWorkbook, type WrittenSheet } from '../support/tables/writeWorkbook.ts';

const sheets: WrittenSheet[] = [
  { name: 'Kelas', rows: [['Kelas'], ['7A'], ['7B']], isHidden: true },
  { name: 'Petunjuk', rows: [['Isi satu baris untuk tiap siswa.']] },
  {
    name: '7A',
    rows: [
      ['DAFTAR SISWA KELAS 7A', null, null],
      ['No', 'Nama Lengkap Siswa', 'Rombel Saat Ini'],
      [1, 'Oki Lembar', '7A'],
      [2, 'Putri Lembar', null],
    ],
    merges: ['A1:C1', 'C3:C4'],
  },
  {
    name: '7B',
    rows: [
      ['No', 'Nama Lengkap Siswa', 'Rombel Saat Ini'],
      [1, 'Qori Lembar', '7B'],
      ['Jumlah', 1, null],
    ],
  },
  {
    name: 'Tim',
    rows: [
      ['Nama Tim', 'Nama Peserta Didik'],
      ['Elang Lembar', 'Rizal Lembar'],
    ],
  },
];

const currentPage = useSerialPage({ size: { width: 390, height: 844 } });

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .getByLabel('Pilih berkas')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
const sheet = (name: string) => currentPage().getByRole('checkbox', { name });
const preview = () => currentPage().getByRole('region', { name: 'Pratinjau' });

describe('a workbook of pupils', () => {
  it.each([
    ['xlsx', 'siswa.xlsx'],
    ['biff8', 'siswa.xls'],
    ['ods', 'siswa.ods'],
  ] as const)('of the format %s has the pupils of all classes', async (format, name) => {
    const page = currentPage();
    await store(page, await storedClub());
    await page.goto('/schoolclub/participants/import');
    await choose(page, name, writeWorkbook(format, sheets));
    await preview().getByText(`${name}: 3 baru ·`, { exact: false }).waitFor();
    await page
      .getByText(
        'Lembar 7A, 7B (2 dari 4 lembar) · judul di baris 2 · 2 kolom dikenali · 1 baris dilewati: 7B 3',
      )
      .waitFor();
    await preview().getByText('7A, baris 4').waitFor();
    await preview().getByText('7B, baris 2').waitFor();
  });

  it('has those of another sheet, which takes the place of the others', async () => {
    const page = currentPage();
    await page.getByRole('button', { name: 'Ubah' }).click();
    await sheet('Tim (2 baris)').check();
    await preview().getByText('Rizal Lembar').waitFor();
    await page.getByText('Lembar Tim (1 dari 4 lembar)', { exact: false }).waitFor();
    await sheet('7B (3 baris)').check();
    await preview().getByText('Qori Lembar').waitFor();
    await sheet('7A (4 baris)').check();
    await preview().getByText('Putri Lembar').waitFor();
  });

  it('may be the template, which opens in columns', async () => {
    const page = currentPage();
    await page.getByRole('button', { name: 'Unduh contoh' }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('menuitem').first().click();
    const download = await downloaded;
    const bytes = await buffer(await download.createReadStream());
    await choose(page, download.suggestedFilename(), bytes);
    await page.getByText('Tidak ada baris dengan isi.').waitFor();
    await page.getByText('Lembar Peserta · judul di baris 1 · 5 kolom dikenali').waitFor();
  });
});
