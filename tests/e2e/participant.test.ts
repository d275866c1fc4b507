import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { press, tabTo, typeInto } from '../support/screens/keyboard.ts';
import { findOpenRegistrations } from '../support/database/openRegistrations.ts';
import { productUrl, useSerialPage } from '../support/browser/product.ts';

async function signUp(page: Page) {
  await page.goto('/signup');
  await typeInto(page, page.getByLabel('Nama', { exact: true }), 'Rahma Wulandari');
  await typeInto(page, page.getByLabel('Email'), 'rahma@surel.example');
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Password', exact: true }),
    'lintasan-garis-24',
  );
  await typeInto(page, page.getByRole('textbox', { name: 'Ulangi password' }), 'lintasan-garis-24');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await page.getByRole('heading', { level: 1, name: 'Rahma Wulandari' }).waitFor();
}

async function uploadPicture(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Ubah foto profil' }));
  const photo = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: photo });
  const dialog = page.getByRole('dialog', { name: 'Crop Profile Picture' });
  await tabTo(page, dialog.getByRole('application'));
  await page.keyboard.press('ArrowRight');
  await press(page, dialog.getByRole('button', { name: 'Crop & Upload' }));
  await page.getByText('✅ Upload berhasil!').waitFor();
  const address = await page
    .getByRole('img', { name: 'Foto profil Rahma Wulandari' })
    .getAttribute('src');
  expect(address).toMatch(/^\/storage\/participants\/\d+-[0-9a-f]+\.jpg$/);
  const stored = await fetch(productUrl + address);
  expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 200,
    height: 200,
  });
}

async function joinClub(page: Page) {
  const { name, pin } = demoAccounts.club;
  const { data } = (await (await fetch(`${productUrl}/api/gh-schools`)).json()) as {
    data: { id: number; name: string }[];
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/profile?gh=${data.find((club) => club.name === name)?.id}`);
  await page.getByRole('heading', { name: `Bergabung dengan ${name}` }).waitFor();
  const box = await page.getByRole('button', { name: 'Bergabung', exact: true }).boundingBox();
  // With room for a name and an address in two lines, and for the browser's own bars.
  expect(box && box.y + box.height).toBeLessThan(844 - 56);
  await page.setViewportSize({ width: 1280, height: 800 });
  await typeInto(page, page.getByRole('textbox', { name: 'PIN' }), pin);
  await page.keyboard.press('Enter');
  await page.getByText('Berhasil bergabung dengan GH!').waitFor();
  await press(page, page.getByRole('link', { name }));
  await page.waitForURL('**/schoolclub/detail/sma-negeri-3-malang');
  await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
}

async function signOut(page: Page) {
  await press(page, page.getByRole('button', { name: 'Akun Rahma Wulandari' }));
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/signin');
}

describe('a participant with nothing but a keyboard', () => {
  const currentPage = useSerialPage({ size: { width: 1280, height: 800 } });

  it('signs up', () => signUp(currentPage()));
  it('crops and uploads a picture', () => uploadPicture(currentPage()));
  it('joins a club by its link and PIN', () => joinClub(currentPage()));
  it('signs out', () => signOut(currentPage()));

  it('signs in to another account and registers a team', async () => {
    const page = currentPage();
    const open = (await findOpenRegistrations()).at(-1);
    if (!open) throw new Error('There is no open registration.');
    const { tournament, category, team } = open;
    await page.goto(`/tournaments/${tournament.id}`);
    await press(page, page.getByRole('link', { name: 'Login untuk Registrasi' }));
    const { email, password } = demoAccounts.leader;
    await typeInto(page, page.getByRole('textbox', { name: 'Email' }), email);
    await typeInto(page, page.getByRole('textbox', { name: 'Password', exact: true }), password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/tournaments/${tournament.id}`);

    const form = page.getByRole('form', { name: category.name });
    await typeInto(page, form.getByLabel('Pilih tim'), team.name);
    await press(page, form.getByRole('button', { name: 'Daftar' }));
    await form.getByText('Berhasil terdaftar!').waitFor();
    await page.reload();
    const registered = form.getByRole('button', { name: 'Sudah Terdaftar' });
    await registered.waitFor();
    expect(await registered.isDisabled()).toBe(true);
  });
});
