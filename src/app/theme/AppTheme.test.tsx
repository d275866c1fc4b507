import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, render, settle } from '../../../tests/support/render.tsx';
import { createAppTheme } from '../theme.ts';
import { AppTheme } from './AppTheme.tsx';
import { colorModeKey, colorModes, useColorMode } from './colorMode.ts';
import { colorSchemeAttribute } from './colorSchemeAttribute.ts';

const theme = createAppTheme();
const page = document.documentElement;
const shownScheme = () => page.getAttribute(colorSchemeAttribute);
const system = Object.assign(new EventTarget(), { matches: false });

function Choice() {
  const { mode, setMode } = useColorMode();
  return colorModes.map((choice) => (
    <button
      key={choice}
      type="button"
      aria-pressed={choice === mode}
      onClick={() => setMode(choice)}
    >
      {choice}
    </button>
  ));
}

async function renderChoice() {
  render(
    <AppTheme theme={theme}>
      <Choice />
    </AppTheme>,
  );
  await settle();
}

function setSystem(isDark: boolean) {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  localStorage.removeItem(colorModeKey);
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
});
afterEach(() => {
  cleanup();
  system.matches = false;
  localStorage.removeItem(colorModeKey);
  page.removeAttribute(colorSchemeAttribute);
  vi.restoreAllMocks();
});

it('follows the system until a scheme is chosen', async () => {
  await renderChoice();
  expect(screen.getByRole('button', { name: 'system', pressed: true })).toBeVisible();
  expect(shownScheme()).toBe('light');
  setSystem(true);
  expect(shownScheme()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(shownScheme()).toBe('light');
  expect(localStorage.getItem(colorModeKey)).toBe('light');
  setSystem(false);
  setSystem(true);
  expect(shownScheme()).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(shownScheme()).toBe('dark');
});

it('keeps the choice for the next visit', async () => {
  localStorage.setItem(colorModeKey, 'dark');
  await renderChoice();
  expect(shownScheme()).toBe('dark');
  expect(screen.getByRole('button', { name: 'dark', pressed: true })).toBeVisible();
});

it('takes over the choice of another tab', async () => {
  await renderChoice();
  localStorage.setItem(colorModeKey, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey }));
  await settle();
  expect(shownScheme()).toBe('dark');
  expect(screen.getByRole('button', { name: 'dark', pressed: true })).toBeVisible();
});

it('ignores a stored text that is no scheme', async () => {
  localStorage.setItem(colorModeKey, 'sepia');
  await renderChoice();
  expect(screen.getByRole('button', { name: 'system', pressed: true })).toBeVisible();
});
