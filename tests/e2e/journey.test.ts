import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/seed/accounts.ts';
import {
  findOpenRegistrations,
  type OpenRegistration,
} from '../support/database/openRegistrations.ts';
import { useSerialPage, useSerialPageInNewProfile } from '../support/browser/product.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';

let open: OpenRegistration;

beforeAll(async () => {
  [open] = await findOpenRegistrations();
});

/** Chooses the category of the open registration and pages through the list to its tournament. */
async function findTournament(page: Page) {
  await page.goto('/tournaments');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await widthBeyondWindow(page)).toBe(0);
  await page.getByRole('button', { name: open.category.name, exact: true }).click();
  const card = page.getByRole('link', { name: open.tournament.title });
  const next = page.getByRole('button', { name: 'Next' });
  await expect
    .poll(async () => {
      if ((await card.count()) > 0) return true;
      await next.click();
      return false;
    })
    .toBe(true);
  await card.first().click();
  await page.getByRole('heading', { name: 'Pendaftaran Turnamen' }).waitFor();
  expect(await widthBeyondWindow(page)).toBe(0);
}

describe('the journey at a phone', () => {
  const currentPage = useSerialPageInNewProfile({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'no-preference',
  });

  it('begins on the home page, whose board switches its category by itself', async () => {
    const page = currentPage();
    await page.clock.install();
    await page.goto('/');
    const board = page.getByRole('region', { name: 'Papan skor' });
    const chosen = board.getByRole('tab', { selected: true });
    // Below the first screen of a phone it waits.
    await board.scrollIntoViewIfNeeded();
    await board.getByText(/Switching in: \d+ sec/).waitFor();
    const before = await chosen.textContent();
    await page.clock.runFor('00:12');
    await expect.poll(() => chosen.textContent(), { timeout: 15_000 }).not.toBe(before);
  });

  it('finds a tournament by its category', () => findTournament(currentPage()));

  it('leads over the sign-in back to the tournament', async () => {
    const page = currentPage();
    await page.getByRole('link', { name: 'Login untuk Registrasi' }).click();
    const { email, password } = demoAccounts.leader;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: 'Login RoboLaga' }).click();
    await page.waitForURL(`**/tournaments/${open.tournament.id}`);
  });

  it('registers a team, which a reload remembers', async () => {
    const page = currentPage();
    const form = page.getByRole('form', { name: open.category.name });
    await form.getByLabel('Pilih tim').selectOption({ label: open.team.name });
    await form.getByRole('button', { name: 'Daftar' }).click();
    await form.getByText('Berhasil terdaftar!').waitFor();
    expect(await form.getByRole('button', { name: 'Sudah Terdaftar' }).isDisabled()).toBe(true);

    await page.reload();
    await form.getByRole('button', { name: 'Sudah Terdaftar', disabled: true }).waitFor();
  });
});

// The sign-in and the registration at a desk are in participant.test.ts.
describe('the journey at a desk', () => {
  const currentPage = useSerialPage({ size: { width: 1280, height: 800 }, motion: true });

  it('begins on the home page, whose board counts down to the next category', async () => {
    const page = currentPage();
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Papan skor' })
      .getByText(/Switching in: \d+ sec/)
      .waitFor();
    expect(await widthBeyondWindow(page)).toBe(0);
  });

  it('finds a tournament by its category', () => findTournament(currentPage()));

  // publicLinks.test.ts does the same for a phone.
  it.each(['/signin', '/signup', '/nowhere'])('does not scroll sideways on %s', async (path) => {
    const page = currentPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await widthBeyondWindow(page)).toBe(0);
  });
});
