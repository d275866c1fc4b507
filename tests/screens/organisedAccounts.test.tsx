import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { useTestApp } from '../support/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();
const { newcomer } = demoAccounts;

beforeEach(() => applyScenarios('organiser'));

it('an account is found, and its owner gets a link for a new password', async () => {
  const { user } = await renderApp('/organiser/accounts');
  expect(await screen.findByText('Ketik sedikitnya dua huruf.')).toBeVisible();
  const input = screen.getByRole('searchbox');
  await user.type(input, 'zzzz');
  expect(await screen.findByText('Tidak ada akun untuk "zzzz".')).toBeVisible();
  await user.clear(input);
  await user.type(input, newcomer.email);
  const table = await screen.findByRole('grid', { name: 'Akun yang ditemukan' });
  expect(within(table).getByText(newcomer.email)).toBeVisible();
  await user.click(
    within(table).getByRole('button', { name: `Buat tautan password untuk ${newcomer.name}` }),
  );
  const dialog = await screen.findByRole('dialog', { name: `Tautan untuk ${newcomer.name}` });
  const link = within(dialog).getByRole<HTMLInputElement>('textbox', {
    name: 'Tautan password baru',
  });
  expect(link.value).toMatch(/\/reset-password#.{40,}$/);
});
