import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { organisers } from '../../../server/db/schema.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { field, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();
const { email, password, name } = demoAccounts.organiser;

describe('the area of the organisers', () => {
  it('is for who is signed in, leads back after signing in, and is left by signing out', async () => {
    const app = await renderApp('/organiser/people');
    await heading('Masuk penyelenggara');
    expect(app.router.state.location.search).toBe('?from=%2Forganiser%2Fpeople');
    await app.user.type(await field('Email'), email);
    await app.user.type(await field('Password'), `${password}{Enter}`);
    await expectAddress(app, '/organiser/people');
    const table = await screen.findByRole('grid', { name: 'Daftar penyelenggara' });
    expect(within(table).getByText(email)).toBeVisible();
    const token = app.store.getState().session.organiser?.token ?? '';

    await app.user.click(screen.getByRole('button', { name: `Akun ${name}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Keluar' }));
    await expectAddress(app, '/organiser/login');
    expect(window.localStorage.getItem('robolaga-organiser')).toBeNull();
    await waitFor(async () =>
      expect((await backend.request('GET', '/api/organiser/me', { token })).status).toBe(401),
    );
  });

  it('is not for a club or a participant', async () => {
    await applyScenarios('club', 'leader');
    const app = await renderApp('/organiser');
    await expectAddress(app, '/organiser/login');
    expect(await field('Email')).toBeVisible();
  });

  it('returns to the sign-in page, which says why, when the session has expired', async () => {
    await applyScenarios('organiser', 'expired-session:organiser');
    const app = await renderApp('/organiser/people');
    await heading('Masuk penyelenggara');
    expect(await screen.findByText('Sesi Anda telah berakhir. Silakan masuk lagi.')).toBeVisible();
    expect(app.router.state.location.search).toBe('?from=%2Forganiser%2Fpeople');
  });

  it('says that a page does not exist', async () => {
    await applyScenarios('organiser');
    await renderApp('/organiser/nowhere');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Halaman penyelenggara' })).toBeVisible();
  });

  it('shows the link of an invitation, and makes another for who has not used it', async () => {
    await applyScenarios('organiser');
    const { user } = await renderApp('/organiser/people');
    await user.click(await screen.findByRole('button', { name: 'Undang' }));
    await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveFocus());
    await user.keyboard('Dimas Nugroho');
    await user.type(await field('Email'), 'dimas@panitia.example');
    await user.type(await field('Password saat ini'), `${password}{Enter}`);
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tautan undangan' });
    expect(link.value).toMatch(
      /^http:\/\/localhost:3000\/reset-password\?account=organiser#[\w-]{43}$/,
    );
    const validity =
      /Tautan berlaku sampai \w+, \d+ \w+ \d{4} pukul \d\d\.\d\d WIB dan hanya dapat dipakai satu kali\./;
    expect(screen.getByText(validity)).toBeVisible();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Salin sebagai pesan' }));
    expect(await screen.findByText('Pesan disalin. Tempelkan di WhatsApp.')).toBeVisible();
    const [message = ''] = written.mock.calls[0] ?? [];
    expect(message).toMatch(/^Anda diundang menjadi penyelenggara RoboLaga\. Buat password Anda/);
    expect(message).toMatch(validity);
    expect(message.split('\n')[1]).toBe(link.value);
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await user.click(
      await screen.findByRole('button', { name: 'Buat tautan baru untuk Dimas Nugroho' }),
    );
    expect(await field('Email')).toHaveValue('dimas@panitia.example');
  });

  it('deactivates an organiser after the password, who can be invited again; not the own account', async () => {
    await backend.db.insert(organisers).values({ name: 'Sari', email: 'sari@panitia.example' });
    await applyScenarios('organiser');
    const { user } = await renderApp('/organiser/people');
    const ask = await screen.findByRole('button', { name: 'Nonaktifkan Sari' });
    expect(screen.queryByRole('button', { name: `Nonaktifkan ${name}` })).not.toBeInTheDocument();
    await user.click(ask);
    const dialog = await screen.findByRole('dialog', { name: 'Nonaktifkan Sari?' });
    await waitFor(() => expect(within(dialog).getByLabelText('Password saat ini')).toHaveFocus());
    await user.keyboard('bukan-ini{Enter}');
    expect(await within(dialog).findByText('Password saat ini salah.')).toBeVisible();
    await user.clear(within(dialog).getByLabelText('Password saat ini'));
    await user.type(within(dialog).getByLabelText('Password saat ini'), `${password}{Enter}`);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('Sari dinonaktifkan.')).toBeVisible();
    expect(await screen.findByText('Nonaktif')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undang Sari kembali' }));
    expect(await field('Email')).toHaveValue('sari@panitia.example');
  });

  it('changes a role after the password; the last owner has no button for it', async () => {
    await backend.db.insert(organisers).values({ name: 'Tari', email: 'tari@panitia.example' });
    await applyScenarios('organiser');
    const { user } = await renderApp('/organiser/people');
    expect(await screen.findByText('Anda mengatur daftar ini.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Ubah peran Tari' }));
    expect(screen.queryByRole('button', { name: `Ubah peran ${name}` })).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Jadikan Tari pemilik?' });
    await user.type(within(dialog).getByLabelText('Password saat ini'), `${password}{Enter}`);
    expect(await screen.findByText('Tari kini pemilik.')).toBeVisible();
    const row = screen.getByRole('row', { name: /Tari/ });
    expect(await within(row).findByText('Pemilik')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Ubah peran Tari' }));
    expect(
      await screen.findByRole('dialog', { name: 'Jadikan Tari penyelenggara?' }),
    ).toBeVisible();
  });

  it('who is no owner sees the list, and who may change it', async () => {
    await backend.db
      .insert(organisers)
      .values({ name: 'Rini', email: 'rini@panitia.example', role: 'owner' });
    await backend.db
      .update(organisers)
      .set({ role: 'organiser' })
      .where(eq(organisers.email, email));
    await applyScenarios('organiser');
    await renderApp('/organiser/people');
    expect(
      await screen.findByText(/^Hanya pemilik yang dapat mengubah daftar ini: Rini, Tari\.$/),
    ).toBeVisible();
    const table = await screen.findByRole('grid', { name: 'Daftar penyelenggara' });
    expect(within(table).getByText('rini@panitia.example')).toBeVisible();
    expect(within(table).queryByRole('button', { name: /Rini/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undang' })).not.toBeInTheDocument();
  });
});
