import type { Page } from 'playwright-core';

/** Returns by how many CSS pixels the page scrolls sideways. */
export const widthBeyondWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
