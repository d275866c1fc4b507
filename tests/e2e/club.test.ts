import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/seed/accounts.ts';
import { press, pressInTable, tabTo, typeInto } from '../support/screens/keyboard.ts';
import { sendRequest, useSerialPage } from '../support/browser/product.ts';

const club = {
  name: 'Klub Robotik Bahari',
  email: 'pengurus@bahari.example',
  password: 'perahu-layar-7',
  pin: '204816',
};

async function register(page: Page) {
  await page.goto('/schoolclub/register');
  await typeInto(page, page.getByLabel('Nama sekolah atau klub'), club.name);
  await typeInto(page, page.getByLabel('Email'), club.email);
  await typeInto(page, page.getByLabel('Nomor telepon'), '081234567890');
  await typeInto(page, page.getByRole('textbox', { name: 'Password', exact: true }), club.password);
  await typeInto(page, page.getByRole('textbox', { name: 'Ulangi password' }), club.password);
  await typeInto(page, page.getByRole('textbox', { name: 'PIN' }), `x${club.pin}9`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/schoolclub/dashboard');
  await page.getByRole('heading', { level: 1, name: `Welcome, ${club.name}` }).waitFor();
}

/** Signs pupils up who join by ID and PIN, as their own screens do. */
async function join(names: readonly string[], clubId: number) {
  for (const name of names) {
    const email = `${name.toLowerCase()}@surel.example`;
    const { token } = await sendRequest<{ token: string }>('/api/participant/register', {
      name,
      email,
      password: demoPassword,
    });
    expect(
      await sendRequest(`/api/participant/join-gh/${clubId}`, { pin: club.pin }, token),
    ).toMatchObject({ success: true });
  }
}

/**
 * Opens the dashboard, as somebody does who comes back, and reads how many participants and teams
 * it counts.
 */
async function expectStats(page: Page, expected: [participants: number, teams: number]) {
  await page.goto('/schoolclub');
  const boxes = page.getByRole('list', { name: 'Klub dalam angka' }).getByRole('listitem');
  const count = async (name: string) =>
    Number.parseInt(await boxes.filter({ has: page.getByRole('link', { name }) }).innerText(), 10);
  await expect
    .poll(async () => [await count('Participants'), await count('Teams')], { timeout: 10_000 })
    .toEqual(expected);
}

async function choose(page: Page, dialog: Locator, name: string) {
  const option = dialog.getByRole('option', { name: new RegExp(`^${name}`) });
  await tabTo(
    page,
    dialog.getByRole('listbox').getByRole('option').and(page.locator('[tabindex="0"]')),
  );
  await page.keyboard.press('Home');
  for (
    let step = 0;
    step < 12 && !(await option.evaluate((element) => element === document.activeElement));
    step += 1
  )
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await dialog.getByRole('option', { name: new RegExp(`^${name}`), selected: true }).waitFor();
}

async function createTeam(page: Page) {
  await page.goto('/schoolclub/team');
  await page.getByText('Belum ada tim terdaftar di school club ini.').waitFor();
  await press(page, page.getByRole('button', { name: 'Create Team' }).first());
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByRole('combobox', { name: 'Kategori' }), 'Sumo Robot');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Nama tim' }), 'Bahari Satu');
  await page.keyboard.press('Enter');
  await choose(page, dialog, 'Citra');
  await choose(page, dialog, 'Ayu');
  await dialog.getByText('2 dari 5').first().waitFor();
  await press(page, dialog.getByRole('button', { name: 'Save Team' }));
  await page.getByText('Tim "Bahari Satu" berhasil dibuat!').waitFor();
  await page.getByText(/X-[A-Z]{4}-00001/).waitFor();
}

async function editTeam(page: Page) {
  await pressInTable(page, page.getByRole('button', { name: 'Ubah Bahari Satu' }));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Nama tim' });
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bahari Utama');
  await page.keyboard.press('Enter');
  await choose(page, dialog, 'Bima');
  await press(page, dialog.getByRole('button', { name: 'Update Team' }));
  await page.getByText('Tim "Bahari Utama" berhasil diperbarui!').waitFor();
}

async function manageTeam(page: Page) {
  await pressInTable(page, page.getByRole('button', { name: 'Atur anggota Bahari Utama' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Current Members (3/5)').waitFor();
  await press(page, dialog.getByRole('button', { name: 'Keluarkan Citra' }));
  await dialog.getByText('Current Members (2/5)').waitFor();
  await press(page, page.getByRole('button', { name: /Urungkan/ }));
  await dialog.getByText('Current Members (3/5)').waitFor();
  await press(page, dialog.getByRole('button', { name: 'Done' }));
  const { token } = await sendRequest<{ token: string }>('/api/gh/login', {
    email: club.email,
    password: club.password,
  });
  const { data } = await sendRequest<{ data: { members: { name: string; level: string }[] }[] }>(
    '/api/gh/teamsclub',
    undefined,
    token,
  );
  expect(data[0]?.members.map(({ name, level }) => [name, level])).toEqual([
    ['Citra', 'leader'],
    ['Ayu', 'member'],
    ['Bima', 'member'],
  ]);
}

async function deleteTeam(page: Page) {
  await pressInTable(page, page.getByRole('button', { name: 'Hapus Bahari Utama' }));
  await page.getByText('Are you sure you want to delete team Bahari Utama?').waitFor();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Hapus' }));
  await page.getByText('Tim "Bahari Utama" berhasil dihapus!').waitFor();
  await page.getByText('Belum ada tim terdaftar di school club ini.').waitFor();
}

describe('a club with a phone and nothing but a keyboard', () => {
  const currentPage = useSerialPage({ size: { width: 390, height: 844 } });

  it('registers and sees that it has nobody', async () => {
    await register(currentPage());
    await expectStats(currentPage(), [0, 0]);
  });

  it('sees the pupils who joined', async () => {
    const page = currentPage();
    const { id } = JSON.parse(await page.evaluate(() => localStorage.getItem('gh_user') ?? '')) as {
      id: number;
    };
    await join(['Ayu', 'Bima', 'Citra'], id);
    await page.goto('/schoolclub/participants');
    await page.getByText('Citra', { exact: true }).waitFor();
    await expectStats(page, [3, 0]);
  });

  it('builds a team, which is counted', async () => {
    await createTeam(currentPage());
    await expectStats(currentPage(), [3, 1]);
  });

  it('renames the team and adds a member', async () => {
    await currentPage().goto('/schoolclub/team');
    await editTeam(currentPage());
  });

  it('removes a member and takes that back', () => manageTeam(currentPage()));

  it('deletes the team, which is no longer counted', async () => {
    await deleteTeam(currentPage());
    await expectStats(currentPage(), [3, 0]);
  });

  it('never had to scroll sideways', async () => {
    expect(await currentPage().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
