import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Goes on with Tab until the element has the focus, as somebody without a pointer does. The element
 * is looked for again only if it was replaced: a search by role reads the whole page.
 */
export async function tabTo(page: Page, target: Locator) {
  let element = await findElement(target);
  for (let step = 0; step < 150; step += 1) {
    const state = await element.evaluate((node) => {
      if (!node.isConnected) return 'replaced';
      return node === document.activeElement ? 'focused' : 'elsewhere';
    });
    if (state === 'focused') return;
    if (state === 'replaced') element = await findElement(target);
    else await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached by keyboard`);
}

async function findElement(target: Locator) {
  await target.waitFor();
  const element = await target.elementHandle();
  if (!element) throw new Error(`${String(target)} is not on the page`);
  return element;
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or link and presses it. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses a button in the first row of a table, through which the arrow keys lead. */
export async function pressInTable(page: Page, target: Locator) {
  await target.waitFor();
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]').first());
  // The cell of buttons remembers which of them was the last. The keys are repeated, because a row
  // that was just changed can be rendered again on the way.
  const keys = ['ArrowDown', 'Home', 'End', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'];
  for (const key of [...keys, ...keys, ...keys]) {
    if (await hasFocus(target)) break;
    await page.keyboard.press(key);
    // The grid moves the focus after it has rendered.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await hasFocus(target)).toBe(true);
  await page.keyboard.press('Enter');
}
