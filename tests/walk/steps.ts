import type { Locator, Page } from 'playwright-core';
import { copy } from '../../src/mocks/copy.ts';

/** Something that a person does on a page. */
export type Step = (page: Page) => Promise<unknown>;

/**
 * How a person goes a message's way: what they do once the page is there, and the words to look for
 * where they are the server's own.
 */
export type Walk = { go?: Step; says?: string };

/** One step after the other. */
export const inOrder =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** A button by its whole name, or by what its name begins with. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

/** Presses the first button of that name. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    button(page, name).first().click();

const panelOf = (page: Page) => page.getByRole('dialog', { name: copy.panel.title });

/** The dialog of the product itself, beside which the panel may stand open. */
export const dialogOf = (page: Page): Locator =>
  page.locator(`[role="dialog"]:not([aria-label="${copy.panel.title}"])`);

/** Presses the first button of that name in the product's dialog. */
export const pressInDialog =
  (name: string | RegExp): Step =>
  (page) =>
    button(dialogOf(page), name).first().click();

/** Lays a scenario over the page by the panel, and closes the panel. */
export const addScenario =
  (name: string, value?: string): Step =>
  async (page) => {
    const panel = panelOf(page);
    await press(/^QA/)(page);
    await panel.getByRole('searchbox', { name: copy.panel.find }).fill(name);
    if (value !== undefined) await panel.getByLabel(new RegExp(`^${name}: `)).selectOption(value);
    await button(panel, copy.panel.add(name)).click();
    await button(panel, copy.panel.close).click();
  };

/** Chooses the entry at a place of a list that fills itself. */
export async function chooseAt(select: Locator, index: number): Promise<void> {
  await select.locator('option').nth(index).waitFor({ state: 'attached' });
  await select.selectOption({ index });
}
