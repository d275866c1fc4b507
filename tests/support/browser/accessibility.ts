import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';
import { expect } from 'vitest';

/** Names, roles and structure. What depends on layout or colours, jsdom does not compute. */
const categories = ['aria', 'forms', 'name-role-value', 'semantics', 'tables', 'text-alternatives'];

/** Expects that axe finds nothing wrong on the page, an open dialog included. */
export async function expectAccessible(): Promise<void> {
  // The page goes on meanwhile, as while a test waits for an element.
  const { violations } = (await getConfig().asyncWrapper(() =>
    axe.run(document.body, {
      runOnly: categories.map((category) => `cat.${category}`),
      // Draws the text, which jsdom cannot.
      rules: { 'label-content-name-mismatch': { enabled: false } },
      resultTypes: ['violations'],
    }),
  )) as AxeResults;
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
