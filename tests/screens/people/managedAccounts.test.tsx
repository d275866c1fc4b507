import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();
const { newcomer } = demoAccounts;

beforeEach(() => applyScenarios('organiser'));

it('an account is found, and its owner gets a link for a new password', async () => {
  const { user } = await renderApp('/organiser/accounts');
  expect(await screen.findByText('Ketik minimal dua huruf.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Yang dapat dicari' })).toHaveTextContent(
    'Dicari dengan nama atau email.',
  );
  const input = screen.getByRole('searchbox');
  await user.type(input, 'zzzz');
  expect(await screen.findByText('Tidak ada akun untuk "zzzz".')).toBeVisible();
  await user.clear(input);
  await user.type(input, newcomer.email);
  const table = await screen.findByRole('grid', { name: 'Akun yang ditemukan' });
  expect(within(table).getByText(newcomer.email)).toBeVisible();
  const actions = within(table).getAllByRole('button', { name: new RegExp(newcomer.name) });
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Tautan password', 'Hapus data']);
  await user.click(
    within(table).getByRole('button', { name: `Buat tautan password untuk ${newcomer.name}` }),
  );
  const question = await screen.findByRole('dialog', {
    name: `Buat tautan password untuk ${newcomer.name}?`,
  });
  await waitFor(() => expect(within(question).getByLabelText('Password saat ini')).toHaveFocus());
  await user.keyboard(`${demoPassword}{Enter}`);
  const dialog = await screen.findByRole('dialog', { name: `Tautan untuk ${newcomer.name}` });
  const link = within(dialog).getByRole<HTMLInputElement>('textbox', {
    name: 'Tautan password baru',
  });
  expect(link.value).toMatch(/^http:\/\/localhost:3000\/reset-password\?account=\w+#.{40,}$/);
});

it('new clubs are announced, and marked as reviewed, which can be taken back', async () => {
  const club = 'SMP Negeri 2 Wonosobo';
  const { user } = await renderApp('/organiser/tournaments');
  expect(await screen.findByText('1 klub baru belum diperiksa.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Lihat klub baru' }));
  const section = await screen.findByRole('region', { name: 'Klub baru' });
  const table = await within(section).findByRole('grid', { name: 'Klub yang belum diperiksa' });
  expect(within(table).getByText('Baru')).toBeVisible();
  const find = (pressed: boolean) =>
    screen.findByRole('button', { name: `Tandai ${club} sudah diperiksa`, pressed });
  await user.click(await find(false));
  expect(await screen.findByText(`${club} sudah diperiksa.`)).toBeVisible();
  expect(await within(section).findByText('Semua klub sudah dikenal.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await find(false)).toBeVisible();
  expect(screen.getByText(`${club} belum diperiksa.`)).toBeVisible();
});

it('a club that is found says whether it is reviewed, and a button changes that', async () => {
  const { user } = await renderApp('/organiser/accounts?search=wonosobo');
  const find = (pressed: boolean) =>
    screen.findByRole('button', {
      name: 'Tandai SMP Negeri 2 Wonosobo sudah diperiksa',
      pressed,
    });
  expect(await screen.findByText('Baru')).toBeVisible();
  await user.click(await find(false));
  expect(await screen.findByText('Sudah diperiksa')).toBeVisible();
  await user.click(await find(true));
  expect(await screen.findByText('Baru')).toBeVisible();
});

it('a club is deactivated after a question, and activated again', async () => {
  const { user } = await renderApp('/organiser/accounts?search=surabaya');
  const ask = await screen.findAllByRole('button', { name: /^Nonaktifkan / });
  const name = ask[0]?.getAttribute('aria-label')?.replace('Nonaktifkan ', '') ?? '';
  const openQuestion = async () => {
    await user.click(await screen.findByRole('button', { name: `Nonaktifkan ${name}` }));
    return screen.findByRole('dialog', { name: `Nonaktifkan ${name}?` });
  };
  const question = await openQuestion();
  expect(question).toHaveTextContent('tidak dapat masuk');
  await user.click(within(question).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.queryByText('Nonaktif')).not.toBeInTheDocument();

  const deactivate = async () => {
    const dialog = await openQuestion();
    await user.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect((await screen.findAllByText(`${name} dinonaktifkan.`)).at(-1)).toBeVisible();
    expect(await screen.findByText('Nonaktif')).toBeVisible();
  };
  await deactivate();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(screen.queryByText('Nonaktif')).not.toBeInTheDocument());

  await deactivate();
  await user.click(screen.getByRole('button', { name: `Aktifkan ${name} kembali` }));
  await waitFor(() => expect(screen.queryByText('Nonaktif')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: `Nonaktifkan ${name}` })).toBeVisible();
});

it('a participant is erased after a question that names them, with the own password', async () => {
  const { leader } = demoAccounts;
  const { user } = await renderApp(`/organiser/accounts?search=${leader.email}`);
  await user.click(await screen.findByRole('button', { name: `Hapus data ${leader.name}` }));
  const question = await screen.findByRole('dialog', { name: `Hapus data ${leader.name}?` });
  expect(question).toHaveTextContent(
    /dari SMA Negeri 3 \(Malang\) dihapus sekarang dan tidak dapat dikembalikan/,
  );
  expect(question).toHaveTextContent(/hasil lomba, dengan nama "Peserta terhapus"/);
  await waitFor(() => expect(within(question).getByLabelText('Password saat ini')).toHaveFocus());
  await user.keyboard('bukan-ini-25{Enter}');
  expect(await within(question).findByText('Password saat ini salah.')).toBeVisible();
  const password = within(question).getByLabelText('Password saat ini');
  await user.clear(password);
  await user.type(password, `${demoPassword}{Enter}`);
  expect(await screen.findByText(`Data ${leader.name} telah dihapus.`)).toBeVisible();
  expect(await screen.findByText(`Tidak ada akun untuk "${leader.email}".`)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  // A club is deactivated, not erased.
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'SMA Negeri 3 (Malang)');
  await screen.findByRole('button', { name: 'Nonaktifkan SMA Negeri 3 (Malang)' });
  expect(screen.queryByRole('button', { name: 'Hapus data SMA Negeri 3 (Malang)' })).toBeNull();
});
