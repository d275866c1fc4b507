import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@mui/material/styles';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppTheme } from '../../app/theme.ts';
import { lazyPart } from './lazyPart.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const theme = createAppTheme();

type Module = { default: (props: { name: string }) => string };

/** Renders a part whose code arrives, or does not, when the test says so. */
function renderPart() {
  const loads: PromiseWithResolvers<Module>[] = [];
  const Part = lazyPart(() => {
    const load = Promise.withResolvers<Module>();
    loads.push(load);
    return load.promise;
  }, 'loading');
  const router = createMemoryRouter([
    { path: '/', element: <Part name="part" />, errorElement: 'route failed' },
  ]);
  render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  });
  return loads;
}

const part: Module = { default: ({ name }) => `the ${name}` };
const failure = new TypeError('Failed to fetch dynamically imported module');

it('shows its fallback until its code is there', async () => {
  const [load] = renderPart();
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => load?.resolve(part));
  expect(screen.getByText('the part')).toBeVisible();
});

it('says that its code did not arrive, and loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loads = renderPart();
  await act(async () => loads[0]?.reject(failure));
  expect(screen.getByText('Bagian ini belum dapat dibuka. Silakan coba lagi.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => loads[1]?.resolve(part));
  expect(screen.getByText('the part')).toBeVisible();
});

it('leaves an error of its own to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [load] = renderPart();
  const throwing: Module = {
    default: () => {
      throw new Error('broken');
    },
  };
  await act(async () => load?.resolve(throwing));
  expect(screen.getByText('route failed')).toBeVisible();
});
