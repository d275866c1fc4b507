import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { colorModeKey, colorSchemeAttribute } from '../../../src/app/theme/colorScheme.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp } = useTestApp({ withLayout: true });

const page = document.documentElement;
const { matchMedia } = window;

afterEach(() => {
  vi.restoreAllMocks();
  page.removeAttribute(colorSchemeAttribute);
});

function setSystem(isDark: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: isDark && media === '(prefers-color-scheme: dark)',
  }));
}

/** Opens the page and its menu of themes. */
async function openMenu() {
  const { user } = await renderApp('/faq');
  await user.click(await screen.findByRole('button', { name: 'Tema warna' }));
  return user;
}

const checked = () => screen.findByRole('menuitemradio', { checked: true });

it.each([
  [undefined, false, 'light', 'Tema sistem'],
  [undefined, true, 'dark', 'Tema sistem'],
  ['light', true, 'light', 'Tema terang'],
  ['dark', false, 'dark', 'Tema gelap'],
] as const)('stored %s, system dark %s: the page is %s', async (stored, isDark, scheme, label) => {
  setSystem(isDark);
  if (stored) localStorage.setItem(colorModeKey, stored);
  await openMenu();
  expect(await checked()).toHaveAccessibleName(label);
  expect(page).toHaveAttribute(colorSchemeAttribute, scheme);
});

it('takes a stored text that is no theme for none', async () => {
  localStorage.setItem(colorModeKey, 'sepia');
  await openMenu();
  expect(await checked()).toHaveAccessibleName('Tema sistem');
});

it('keeps the choice for the next visit', async () => {
  const user = await openMenu();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Tema gelap' }));
  expect(page).toHaveAttribute(colorSchemeAttribute, 'dark');
  expect(localStorage.getItem(colorModeKey)).toBe('dark');
});
