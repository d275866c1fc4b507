import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { findOpenRegistration } from './openRegistration.ts';
import { useBuiltProduct } from './product.ts';

const product = useBuiltProduct();

async function signIn(page: Page) {
  const { email, password } = demoAccounts.leader;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Login RoboLaga' }).click();
}

async function seeBoardSwitch(page: Page) {
  const board = page.getByRole('region', { name: 'Papan skor' });
  const chosen = board.getByRole('tab', { selected: true });
  await board.getByText(/Switching in: \d+ sec/).waitFor();
  const before = await chosen.textContent();
  await expect.poll(() => chosen.textContent(), { timeout: 15_000 }).not.toBe(before);
}

describe.each([
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
])('the journey at %s', (_place, options) => {
  it('goes from the home page to a registered team that a reload remembers', () =>
    product.visit(options, async (page) => {
      const { tournament, category, team } = await findOpenRegistration(product);
      await page.goto('/');
      await seeBoardSwitch(page);

      await page.goto('/tournaments');
      await page.getByRole('button', { name: category.name, exact: true }).click();
      const card = page.getByRole('link', { name: tournament.title });
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
      await page.getByRole('link', { name: 'Login untuk Registrasi' }).click();
      await signIn(page);
      await page.waitForURL(`**/tournaments/${tournament.id}`);
      const form = page.getByRole('form', { name: category.name });
      await form.getByLabel('Pilih tim').selectOption({ label: team.name });
      await form.getByRole('button', { name: 'Daftar' }).click();
      await form.getByText('Berhasil terdaftar!').waitFor();
      expect(await form.getByRole('button', { name: 'Sudah Terdaftar' }).isDisabled()).toBe(true);

      await page.reload();
      await form.getByRole('button', { name: 'Sudah Terdaftar', disabled: true }).waitFor();
    }));

  it('does not scroll sideways', () =>
    product.visit(options, async (page) => {
      for (const address of [
        '/',
        '/tournaments',
        '/tournaments/1',
        '/signin',
        '/signup',
        '/nowhere',
      ]) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const width = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([address, width]).toEqual([address, 0]);
      }
    }));
});
