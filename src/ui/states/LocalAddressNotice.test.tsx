import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { createAppTheme } from '../../app/theme.ts';
import { LocalAddressNotice } from './LocalAddressNotice.tsx';

const show = (url: string) =>
  render(<LocalAddressNotice url={url} />, {
    wrapper: ({ children }) => <ThemeProvider theme={createAppTheme()}>{children}</ThemeProvider>,
  });

// The page of the tests is at localhost.
it.each([
  ['/meja#code', 'localhost:3000'],
  ['http://localhost:4000/meja', 'localhost:4000'],
  ['http://127.0.0.1:3000/meja', '127.0.0.1:3000'],
  ['http://[::1]:3000/meja', '[::1]:3000'],
])('the link %s opens on this computer only', (url, host) => {
  show(url);
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Tautan dan kode QR ini hanya terbuka di komputer ini (${host}).`,
  );
});

it.each([
  'http://192.168.1.5:3000/meja',
  'http://robolaga.lan:3000/meja',
  'https://robolaga.example/meja',
  'https://localhost.example/meja',
])('nothing is said of %s', (url) => {
  show(url);
  expect(screen.queryByRole('alert')).toBeNull();
});
