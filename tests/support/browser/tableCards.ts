import type { Page } from 'playwright-core';
import type { NewTableCard } from '../../../openapi/schema.d.ts';

/** Records what is pressed in a page beside letters and digits. */
export const countPresses = (page: Page) =>
  page.addInitScript(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    const add = (press: string) => void presses.push(press);
    window.addEventListener('pointerdown', () => add('tap'), true);
    window.addEventListener('keydown', ({ key }) => key.length > 1 && add(key), true);
  });
export const readPresses = (page: Page) =>
  page.evaluate(() => (window as unknown as { presses: string[] }).presses);

/**
 * Makes table cards on their screen, for the scores of the first category unless told; returns what is printed on
 * them.
 */
export async function makeCards(
  page: Page,
  label: string,
  count: number,
  purpose: string | RegExp = /^Skor/,
): Promise<NewTableCard[]> {
  // The empty list has the button, too.
  await page.getByRole('button', { name: 'Buat kartu' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Buat kartu meja' });
  await dialog.getByLabel('Nama meja').fill(label);
  await dialog.getByRole('textbox', { name: purpose }).first().fill(String(count));
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/table-cards'),
    ),
    page.keyboard.press('Enter'),
  ]);
  const cards = ((await answer.json()) as { data: NewTableCard[] }).data;
  for (const { code } of cards) await page.getByText(code, { exact: true }).waitFor();
  return cards;
}

/** Returns the token of the table card in a page. */
export const readToken = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem('robolaga-organiser') ?? '{}';
    return (JSON.parse(stored) as { token: string }).token;
  });
