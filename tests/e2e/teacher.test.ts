import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { ClubReadiness } from '../../openapi/schema.d.ts';
import { createOperationCalls } from '../support/operationCalls.ts';
import { countPresses, readPresses } from '../support/browser/tableCards.ts';
import { productUrl, useSerialPageInNewProfile } from '../support/browser/product.ts';

// A teacher registers a club, and brings 40 pupils and 12 teams from a spreadsheet to a tournament. What is
// pressed is counted beside letters and digits.

const school = 'SMP Negeri 4 Bahari';
const password = 'perahu-layar-7';
const categories = ['Line Follower', 'Sumo Robot', 'Inspire'];
const pupils = Array.from({ length: 40 }, (_, index) => ({
  name: `Siswa Bahari ${index + 1}`,
  class: ['8A', '8B', '9A'][Math.floor(index / 14)],
  email: index % 4 === 0 ? `siswa-bahari-${index + 1}@surel.example` : '',
  team: `Bahari ${(index % 12) + 1}`,
  category: categories[index % 3],
}));
const cells = [
  'Nama\tKelas\tEmail\tTim\tKategori',
  ...pupils.map((pupil) =>
    [pupil.name, pupil.class, pupil.email, pupil.team, pupil.category].join('\t'),
  ),
].join('\n');

const { send } = createOperationCalls(() => productUrl, 1);

const desk = useSerialPageInNewProfile({ viewport: { width: 1280, height: 800 } });
const phone = useSerialPageInNewProfile({ viewport: { width: 390, height: 844 }, hasTouch: true });

let token: string;
let cardUrl: string;

const readReadiness = async () =>
  ((await send('listClubReadiness', { token })).body as { data: ClubReadiness }).data;

/** The teams that are registered, with the tournament of each. */
const readRegistered = async () =>
  (await readReadiness()).teams.flatMap((team) =>
    team.entries.flatMap(({ registration, tournament_id: tournament }) =>
      registration ? [{ team, tournament, registrationId: registration.id }] : [],
    ),
  );

// Other tests find room in the tournament.
afterAll(async () => {
  for (const { team, registrationId } of await readRegistered())
    await send('withdrawClubTeam', { path: { teamId: team.id, registrationId }, token });
});

const press = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') =>
  page.getByRole('main').getByRole(role, { name }).first().click();

/** Fills the form from its first field to its last by keyboard. */
async function fillForm(page: Page, values: readonly string[]) {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    // The button that shows a password stands between two fields.
    if (!(await page.locator('input:focus').count())) await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
}

describe('a teacher', () => {
  it('registers the club', async () => {
    const page = desk();
    await countPresses(page);
    await page.goto('/schoolclub/register');
    await page.getByLabel('Nama sekolah atau klub').click();
    await fillForm(page, [
      school,
      '081234567890',
      'guru@bahari.example',
      password,
      password,
      '204816',
    ]);
    await page.waitForURL('**/schoolclub/dashboard');
    token = await page.evaluate(() => localStorage.getItem('gh_token') ?? '');
  });

  it('pastes the pupils and their teams', async () => {
    const page = desk();
    await press(page, 'Impor peserta', 'link');
    await page.getByLabel('Atau tempel dari lembar kerja').click();
    await page.keyboard.insertText(cells);
    await press(page, 'Periksa');
    await press(page, 'Simpan 40 baris');
    await page.getByText('40 peserta ditambahkan, 12 tim dibuat.').waitFor();
  });

  it('registers all teams for a tournament', async () => {
    const page = desk();
    await page.getByRole('link', { name: 'Siap lomba?' }).first().click();
    await press(page, /^Pilih tim \(12\)/);
    await press(page, /^Daftarkan 12 tim ke /);
    await page.getByText('12 pendaftaran berhasil.').waitFor();
    const registered = await readRegistered();
    expect(new Set(registered.map(({ team }) => team.name)).size).toBe(12);
    expect(new Set(registered.map(({ team }) => team.category.name))).toEqual(new Set(categories));
    expect(new Set(registered.map(({ tournament }) => tournament)).size).toBe(1);
  });

  it('makes the cards of the pupils, all with at most 40 presses', async () => {
    const page = desk();
    await page.getByRole('link', { name: 'Panduan' }).first().click();
    await press(page, 'Kartu akun', 'link');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/participants/cards')),
      press(page, 'Buat 40 kartu'),
    ]);
    const { data } = (await answer.json()) as { data: { code: string }[] };
    expect(data).toHaveLength(40);
    cardUrl = `/kartu#${data[0]?.code}`;
    const presses = await readPresses(page);
    expect(presses.length, presses.join()).toBeLessThanOrEqual(40);
  });

  it('comes back to a guide that leads through all of it', async () => {
    await desk().goto('/schoolclub/help');
    const steps = desk().getByRole('list', { name: 'Langkah bagi klub' }).getByRole('listitem');
    // The page is loaded on demand.
    await expect.poll(() => steps.count()).toBe(6);
    expect(
      await steps
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/schoolclub/participants/import',
      '/schoolclub/participants',
      '/schoolclub/readiness',
      '/schoolclub/participants/cards',
      '/schoolclub/tournament-followed',
    ]);
  });
});

it('a pupil comes from the card to the profile with at most six presses', async () => {
  const page = phone();
  await countPresses(page);
  await page.goto(cardUrl);
  await page.getByRole('textbox', { name: 'Password', exact: true }).click();
  await page.keyboard.type(password);
  await page.getByRole('textbox', { name: 'Ulangi password' }).click();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await page.getByRole('heading', { level: 1, name: pupils[0]?.name }).waitFor();
  const presses = await readPresses(page);
  expect(presses.length, presses.join()).toBeLessThanOrEqual(6);
});
