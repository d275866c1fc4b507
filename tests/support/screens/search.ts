import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { useTestApp } from './renderApp.tsx';

/** jsdom draws nothing, so it cannot scroll. */
export const scrolled = vi.fn<() => void>();

export const opener = () => screen.findByRole('button', { name: 'Cari' });
const field = () => screen.findByRole('combobox', { name: 'Cari' });
export async function fieldHasFocus() {
  const found = await field();
  await waitFor(() => expect(found).toHaveFocus());
}
export const group = (name: string) => screen.findByRole('group', { name });

/** The option that the field says stands chosen. */
export const chosen = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

/** The client with its layout, over which the search opens. */
export function useSearch() {
  const app = useTestApp({ withLayout: true });
  beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: scrolled.mockClear() }));

  /** Opens a page, a short one if none is named, and the search over it. */
  async function openSearch(address = '/faq') {
    const opened = await app.renderApp(address);
    await opened.user.click(await opener());
    const input = await field();
    /** Puts a query in place of the last. */
    const replace = async (query: string) => {
      await opened.user.clear(input);
      await opened.user.paste(query);
    };
    return { ...opened, input, replace };
  }

  return { ...app, openSearch };
}
