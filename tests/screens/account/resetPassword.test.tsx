import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccountByEmail } from '../../../server/accounts/queries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import {
  createOwnershipTransferLink,
  createPasswordResetLink,
} from '../../../server/accounts/passwordResetLink.ts';
import { brand } from '../../../src/brand.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { fill } from '../../support/database/events.ts';
import { field, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, backend, applyScenarios, faults, rememberClub } = useTestApp();
const password = 'sirkuit-malam-31';

let id: number;
beforeAll(async () => {
  id = (await findAccountByEmail(backend.db, 'club', demoAccounts.club.email))?.id ?? 0;
});

/** Makes the link of a forgotten password, or of an ownership transfer, for the demonstration's club. */
function createLink(kind: 'reset' | 'hand-over'): Promise<string> {
  const services = { db: backend.db, now: () => new Date() };
  return kind === 'reset'
    ? createPasswordResetLink(services, { kind: 'club', id }, '')
    : createOwnershipTransferLink(services, { clubId: id, newEmail: 'baru@surel.example' }, '');
}

// First: a new password ends the session.
it('the page of an ownership transfer leads a club that is signed in to its dashboard', async () => {
  await rememberClub();
  await renderApp('/schoolclub/hand-over#bukan-tautan');
  await heading('Tautan tidak berlaku');
  expect(screen.getByRole('link', { name: 'Buka dasbor school club' })).toHaveAttribute(
    'href',
    '/schoolclub/dashboard',
  );
});

describe.each(['reset', 'hand-over'] as const)('the page of a link: %s', (kind) => {
  it('takes the token out of the address, and uses it also after an error', async () => {
    const app = await renderApp(await createLink(kind));
    await waitFor(() => expect(app.router.state.location.hash).toBe(''));
    const save = async (text: string) => {
      for (const label of ['Password baru', 'Ulangi password baru']) fill(await field(label), text);
      await app.user.click(screen.getByRole('button', { name: 'Simpan password' }));
    };
    await save('password1');
    expect(await screen.findByText(/terlalu mudah ditebak/)).toBeVisible();
    await save(password);
    await expectAddress(app, '/schoolclub/login');
  });

  it('says what to do when it is opened again without its token', async () => {
    const app = await renderApp(await createLink(kind));
    await waitFor(() => expect(app.router.state.location.hash).toBe(''));
    await act(() => app.router.navigate('/faq'));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    await act(() => app.router.navigate(-1));
    expect(await screen.findByText(/Buka lagi tautan yang Anda terima/)).toBeVisible();
    expect(screen.queryByLabelText('Password baru')).not.toBeInTheDocument();
  });
});

it('the page of a reset asks for another link without its token', async () => {
  await renderApp('/reset-password');
  await heading('Tautan tidak berlaku');
  expect(await screen.findByText(/^Tautan ini tidak lengkap/)).toBeVisible();
  expectRequests();
});

it.each([
  ['participant', '/forgot-password', '/signin'],
  ['club', '/schoolclub/forgot-password', '/schoolclub/login'],
  ['organiser', '/organiser/forgot-password', '/organiser/login'],
])('the page of an ended link of a %s leads to %s only', async (kind, request, signIn) => {
  await renderApp(`/reset-password?account=${kind}#bukan-tautan`);
  await heading('Tautan tidak berlaku');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Minta tautan baru', request],
      ['Masuk', signIn],
    ]),
  );
  expect(screen.queryByRole('link', { name: /^Minta tautan (?!baru)/ })).not.toBeInTheDocument();
  expect(screen.queryAllByText('Undangan? Minta pemilik membuat tautan baru.')).toHaveLength(
    kind === 'organiser' ? 1 : 0,
  );
});

it('the page of an ownership transfer leads on without its token', async () => {
  await renderApp('/schoolclub/hand-over');
  expect(await screen.findByText(/^Tautan ini tidak lengkap/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buka dasbor school club' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Login School Club' })).toHaveAttribute(
    'href',
    '/schoolclub/login',
  );
  expect(main.getByRole('link', { name: 'Tulis kepada penyelenggara' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

/** Where another link is asked for if nothing tells whose it was: participants first. */
function expectRequests() {
  for (const [name, href] of [
    ['Minta tautan peserta', '/forgot-password'],
    ['Minta tautan school club', '/schoolclub/forgot-password'],
    ['Minta tautan penyelenggara', '/organiser/forgot-password'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** What the page of a dead link says, with buttons for another one. */
async function expectDeadLink() {
  await heading('Tautan tidak berlaku');
  expect(screen.getByRole('alert')).toHaveTextContent('Password Anda tidak berubah');
  expect(screen.queryByLabelText('Password baru')).not.toBeInTheDocument();
  expectRequests();
}

it('a dead link is told when the page opens, before a password is typed', async () => {
  await renderApp('/reset-password#bukan-tautan');
  expect(await screen.findByText('Memeriksa tautan...')).toBeInTheDocument();
  await expectDeadLink();
});

it('a dead link of an ownership transfer is told when the page opens', async () => {
  await renderApp('/schoolclub/hand-over#bukan-tautan');
  await heading('Tautan tidak berlaku');
  expect(screen.getByRole('alert')).toHaveTextContent('Akun school club ini tidak berubah.');
  expect(screen.queryByLabelText('Password baru')).not.toBeInTheDocument();
});

it.each([
  'not-offered:checkPasswordReset',
  'server-500:checkPasswordReset',
  'offline:checkPasswordReset',
] as const)(
  'with %s the form is there, and tells a dead link when it is sent',
  async (scenario) => {
    await applyScenarios(scenario);
    const app = await renderApp('/reset-password#bukan-tautan');
    for (const label of ['Password baru', 'Ulangi password baru'])
      fill(await field(label), password);
    expect(screen.queryByText('Tautan tidak berlaku')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Simpan password' }));
    await expectDeadLink();
    // It has taken the place of the form.
    expect(await heading('Tautan tidak berlaku')).toHaveFocus();
  },
);

it('too many checks leave the form to who has a valid link', async () => {
  await applyScenarios('rate-limited');
  await renderApp('/reset-password#tautan');
  expect(await field('Password baru')).toBeEnabled();
});

it.each([
  ['/forgot-password', 'Minta tautan school club', '/schoolclub/forgot-password'],
  ['/schoolclub/forgot-password', 'Minta tautan peserta', '/forgot-password'],
])('%s leads to the page of the other accounts: %s', async (page, name, href) => {
  await renderApp(page);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it.each([
  ['/forgot-password', 'kepada penyelenggara.'],
  ['/schoolclub/forgot-password', 'kepada penyelenggara.'],
  ['/organiser/forgot-password', 'kepada penyelenggara lain atau administrator server.'],
])(
  '%s of a server without mail asks for no address, and says who has a link',
  async (page, who) => {
    await renderApp(page);
    await heading('Lupa password');
    expect(
      await screen.findByText(
        `Server ini belum dapat mengirim email. Minta tautan untuk membuat password baru ${who}`,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    const links = screen.queryAllByRole('link', { name: 'Tulis kepada penyelenggara' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      page.startsWith('/organiser') ? [] : [`mailto:${brand.contact.email}`],
    );
  },
);

it.each([
  ['sends mail', { version: '1.2.0', sends_mail: true }],
  ['does not tell', { version: '1.2.0' }],
])('a server that %s is asked for a link', async (_, version) => {
  faults(http.get('*/api/version', () => HttpResponse.json(version)));
  faults(
    http.post('*/api/password-resets', () =>
      HttpResponse.json({ success: true, message: 'Terkirim.' }),
    ),
  );
  const { user } = await renderApp('/forgot-password');
  await user.type(await field('Email'), 'raka@surel.example');
  await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
  expect(await screen.findByText('Terkirim.')).toBeVisible();
});

it('tells pupils without an address who can help them', async () => {
  await renderApp('/forgot-password');
  expect(await screen.findByText('Akun tanpa email?')).toBeVisible();
  expect(screen.getByText(/Minta kartu akun baru kepada pembina/)).toBeVisible();
  expect(screen.getByText(/Minta tautan password kepada penyelenggara/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kartu akun' })).toHaveAttribute('href', '/kartu');
});

it('the page takes the token of another link that is opened in its place', async () => {
  const app = await renderApp('/reset-password#bukan-tautan');
  await waitFor(() => expect(app.router.state.location.hash).toBe(''));
  await act(async () => app.router.navigate(await createLink('reset')));
  await waitFor(() => expect(app.router.state.location.hash).toBe(''));
  for (const label of ['Password baru', 'Ulangi password baru'])
    await app.user.type(await field(label), password);
  await app.user.click(screen.getByRole('button', { name: 'Simpan password' }));
  await expectAddress(app, '/schoolclub/login');
});
