import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import defaultLogo from '../../../src/ui/pictures/defaultTeamLogo.svg';
import { openDashboard, section } from '../../support/screens/dashboard.ts';
import { button } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { storedClub } from '../../support/database/storedClub.ts';

const app = useTestApp();
const {
  renderApp,
  rememberClub,
  rememberParticipant,
  faults,
  applyScenarios,
  clearScenarios,
  backend,
} = app;

const clubCall = '*/api/gh-schools/1';
const { name: clubName, email: clubEmail } = demoAccounts.club;

const facts = {
  id: 1,
  name: clubName,
  bio: 'Sejak 2019.',
  code: 'MLGT',
  pin: '',
  pinconfirmation: '',
  email: clubEmail,
  phone: '0812',
  logo: null,
  is_active: 1,
};

describe('the dashboard', () => {
  it.each(['/schoolclub', '/schoolclub/dashboard'])(
    'is at %s, for a club beside a participant, too',
    async (address) => {
      await rememberParticipant('member');
      await openDashboard(app, address);
      await waitFor(() => expect(document.title).toBe('School Club · RoboLaga'));
      expect(await within(await section('Data school club')).findByText(clubEmail)).toBeVisible();
    },
  );

  it('gives its main colour to what is due, and not to a new team then', async () => {
    await openDashboard(app);
    const due = await section('Kesiapan tim');
    const first = await within(due).findByRole('link', { name: 'Daftarkan tim' });
    expect(first).toHaveClass('MuiButton-contained', 'MuiButton-colorGold');
    expect(document.querySelectorAll('main .MuiButton-contained.MuiButton-colorGold')).toHaveLength(
      1,
    );
  });

  it('tells what the club is, and leads on by its numbers', async () => {
    const { body } = await backend.request('GET', '/api/gh-schools/1/stats');
    const { data } = body as { data: Record<string, number> };
    await openDashboard(app);
    const boxes = await screen.findByRole('list', { name: 'Klub dalam angka' });
    await waitFor(() =>
      expect(
        within(boxes)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        `${data.participants}Participants`,
        `${data.teams}Teams`,
        `${data.tournaments}Tournaments Followed`,
      ]),
    );
    expect(
      within(boxes)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/schoolclub/participants', '/schoolclub/team', '/schoolclub/tournament-followed']);
    const info = within(await section('Data school club'));
    await info.findByText(clubEmail);
    expect(info.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'School Club ID',
      'Kode klub',
      'Nama',
      'Email',
      'Nomor telepon',
      'Kota atau kabupaten',
      'Bio',
    ]);
    expect(
      info
        .getAllByRole('definition')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['1', 'MLGT', clubName, clubEmail]);
    expect(info.getByRole('link', { name: 'Lihat halaman publik' })).toHaveAttribute(
      'href',
      '/schoolclub/detail/sma-negeri-3-malang?id=1',
    );
  });

  it('copies what participants need to join', async () => {
    const { user } = await openDashboard(app);
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValueOnce(new Error('Forbidden'));
    await user.click(await screen.findByRole('button', { name: 'Salin School Club ID' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salin teks ini' }));
    expect(dialog.getByRole('textbox', { name: 'Teks' })).toHaveValue('1');
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Salin School Club ID'));
    expect(await screen.findByText('School Club ID disalin.')).toBeVisible();
    await user.click(button('Salin kode klub'));
    expect(await screen.findByText('Kode klub disalin.')).toBeVisible();
    expect(write.mock.calls).toEqual([['1'], ['1'], ['MLGT']]);
  });

  it('has a dash for what is empty, a picture for none, and room for any name', async () => {
    const name = 'Panjang'.repeat(14);
    faults(
      http.get(clubCall, () =>
        HttpResponse.json({
          data: { ...facts, name, bio: null, phone: {}, city: '', logo: 'javascript:alert(1)' },
        }),
      ),
    );
    await rememberClub();
    await renderApp('/schoolclub/dashboard');
    expect(
      await screen.findByRole('heading', { level: 1, name: `Welcome, ${name}` }),
    ).toBeVisible();
    const info = within(await section('Data school club'));
    expect(info.getAllByText('-')).toHaveLength(2);
    expect(info.getByText(/^Belum diisi\. Tulis lewat "Edit"/)).toBeVisible();
    const logo = info.getByRole('img', { name: `Logo ${name}` });
    expect(logo).toHaveAttribute('src', '/storage/javascript:alert(1)');
    fireEvent.error(logo);
    expect(logo).toHaveAttribute('src', defaultLogo);
    expect(storedClub()).toMatchObject({ name });
  });

  it('keeps what it knows where the club cannot be loaded, and tries again', async () => {
    await applyScenarios(
      'offline:getClub',
      'server-500:getClubStats',
      'server-500:listClubTournaments',
    );
    const { user } = await openDashboard(app);
    const info = within(await section('Data school club'));
    expect(await info.findByText('Data klub belum dapat dimuat.')).toBeVisible();
    expect(info.getByText('MLGT')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('–')).toHaveLength(3));
    expect(screen.getByRole('list', { name: 'Klub dalam angka' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    const list = within(await section('Tournaments Followed'));
    expect(await list.findByText('Daftar lomba belum dapat ditampilkan.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    clearScenarios();
    await applyScenarios('empty-everything');
    faults(http.get(clubCall, () => HttpResponse.json({ data: facts })));
    await user.click(list.getByRole('button', { name: 'Coba lagi' }));
    expect(await list.findByText('Belum ada lomba yang diikuti.')).toBeVisible();
    await user.click(info.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Sejak 2019.')).toBeVisible();
  });

  it('does not take a club without a name for its own', async () => {
    faults(http.get(clubCall, () => HttpResponse.json({ data: { ...facts, name: null } })));
    await openDashboard(app);
    expect(
      await within(await section('Data school club')).findByText('Data klub belum dapat dimuat.'),
    ).toBeVisible();
    expect(storedClub()).toMatchObject({ name: clubName });
  });

  it.each<[number, () => void | Promise<void>]>([
    [401, () => applyScenarios('expired-session:club')],
    [403, () => applyScenarios('club-403:getClub')],
    [
      404,
      () =>
        faults(
          http.get(clubCall, () =>
            HttpResponse.json({ message: 'School club tidak ditemukan.' }, { status: 404 }),
          ),
        ),
    ],
  ])('ends the session where the server refuses the club with %i', async (_, lay) => {
    await lay();
    await rememberClub();
    const { currentPath } = await renderApp('/schoolclub/dashboard');
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/login'));
    expect(window.localStorage.getItem('gh_token')).toBeNull();
    expect(storedClub()).toBeNull();
  });
});
