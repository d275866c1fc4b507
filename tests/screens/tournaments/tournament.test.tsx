import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { TournamentTeam } from '../../../openapi/schema.d.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { readTournament, surabaya } from '../../support/screens/tournaments.ts';
import { until } from '../../support/until.ts';

const { renderApp, rememberClub, faults, applyScenarios, clearScenarios, backend } = useTestApp();

const card = (name: string) => screen.findByRole('article', { name });

const welcome =
  /^Selamat datang di (Surabaya|Bandung), dalam rangkaian kompetisi robotika distrik RoboLaga!/;

describe('one tournament', () => {
  it('shows a visitor what it is, and the way to sign in', async () => {
    const { user, currentPath } = await renderApp(surabaya);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('RoboLaga Distrik Surabaya · RoboLaga'));
    expect(screen.getByText(welcome)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Banner RoboLaga Distrik Surabaya' })).toHaveAttribute(
      'src',
      expect.stringContaining('/storage/'),
    );
    expect(screen.getByText('Tournament starting in')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(
      /^[12] Days\d\d Hours\d\d Minutes\d\d Seconds$/,
    );
    expect(screen.getByRole('heading', { name: 'Pendaftaran Turnamen' })).toBeVisible();

    const { categories } = await readTournament(backend, 7);
    for (const { id, name, description } of categories) {
      const shown = await card(name);
      expect(shown).toHaveTextContent(description ?? '');
      expect(within(shown).getByRole('link', { name: 'View Result' })).toHaveAttribute(
        'href',
        `/tournament-result/7/${id}`,
      );
      expect(within(shown).getByRole('link', { name: 'Show Detail' })).toHaveAttribute(
        'href',
        `/category/${id}`,
      );
      expect(within(shown).queryByRole('button')).not.toBeInTheDocument();
    }
    const details = screen.getByRole('region', { name: 'Detail lomba' });
    expect(within(details).getAllByRole('heading', { level: 3 })).toHaveLength(2);

    await user.click(screen.getByRole('link', { name: 'Login untuk Registrasi' }));
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });

  it('asks no signed-in club to sign in', async () => {
    await rememberClub();
    await renderApp(surabaya);
    const panel = within(await screen.findByRole('region', { name: 'Pendaftaran Turnamen' }));
    expect(await panel.findAllByRole('link', { name: 'View Result' })).not.toHaveLength(0);
    expect(panel.queryByText(/akun peserta untuk mendaftarkan/)).not.toBeInTheDocument();
    expect(panel.queryByRole('link', { name: 'Login untuk Registrasi' })).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Lihat tim klub' })).toHaveAttribute(
      'href',
      '/schoolclub/team',
    );
    expect(panel.getByText(/^Salah satu anggota tiap tim/)).toBeVisible();
  });

  it('says nothing of registering to a signed-in club after its day', async () => {
    await rememberClub();
    await renderApp('/tournaments/9');
    await screen.findByRole('region', { name: 'Para juara' });
    for (const name of ['Lihat tim klub', 'Login untuk Registrasi'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Salah satu anggota tiap tim/)).not.toBeInTheDocument();
  });

  it('has a banner, descriptions and a category list of its own where the tournament has none', async () => {
    const tournament = await readTournament(backend, 7);
    const categories = tournament.categories.map((category) => ({
      ...category,
      description: null,
    }));
    const broken = [null, { id: 99, name: null }];
    faults(
      http.get('*/api/tournaments/7', () =>
        HttpResponse.json({
          success: true,
          data: { ...tournament, image: null, categories: [...broken, ...categories] },
        }),
      ),
    );
    await renderApp(surabaya);
    expect(await screen.findAllByText('Deskripsi tidak tersedia.')).toHaveLength(categories.length);
    expect(screen.getByRole('img', { name: /Banner/ })).not.toHaveAttribute(
      'src',
      expect.stringContaining('/storage/'),
    );
  });

  it('says when there is no category to register for', async () => {
    await renderApp('/tournaments/8');
    const panel = within(await screen.findByRole('region', { name: 'Pendaftaran Turnamen' }));
    expect(panel.getByText(/^Kategori lomba ini belum diumumkan\./)).toBeVisible();
    // Once, in the poster.
    expect(panel.queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Tambahkan ke kalender' })).toBeVisible();
    const next = within(await screen.findByRole('region', { name: 'Lomba berikutnya' }));
    const others = await next.findAllByRole('listitem');
    expect(others).toHaveLength(3);
    for (const other of others)
      expect(within(other).getByRole('link')).not.toHaveAttribute('href', '/tournaments/8');
    expect(next.getByRole('link', { name: 'Semua lomba' })).toHaveAttribute('href', '/tournaments');
    for (const call of ['Daftarkan tim', 'Lihat pendaftaran', 'Login untuk Registrasi'])
      expect(screen.queryByRole('link', { name: call })).toBeNull();
    expect(screen.queryByText(/^Pendaftaran dibuka sampai/)).toBeNull();
  });

  it('counts down each second, and shows zeros once it has started', async () => {
    const { starts_at: startsAt } = await readTournament(backend, 7);
    const start = Date.parse(startsAt ?? '');
    await renderApp(surabaya);
    expect(await screen.findByRole('timer')).toHaveAttribute('aria-live', 'off');
    const timer = () => screen.getByRole('timer');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start - 90_000 });
    // The timer that is waiting was set by the real clock: its turn comes within a second.
    await until(() => timer().textContent === '0 Days00 Hours01 Minutes30 Seconds');
    await act(() => void vi.advanceTimersByTime(1000));
    expect(timer()).toHaveTextContent('0 Days00 Hours01 Minutes29 Seconds');
    await act(() => void vi.advanceTimersByTime(88_000));
    expect(timer()).toHaveTextContent('0 Days00 Hours00 Minutes01 Seconds');
    expect(screen.queryByText(/sudah dimulai/)).not.toBeInTheDocument();
    await act(() => void vi.advanceTimersByTime(5000));
    expect(timer()).toHaveTextContent('0 Days00 Hours00 Minutes00 Seconds');
    expect(screen.getByText('Lomba ini sudah dimulai; pendaftaran sudah ditutup.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login untuk Registrasi' })).not.toBeInTheDocument();
  });

  it('lists the registered teams before the day, and mutes the results', async () => {
    const { user } = await renderApp('/tournaments/2');
    const { body } = await backend.request('GET', '/api/tournaments/2/teams');
    const teams = (body as { data: TournamentTeam[] }).data;
    const region = within(await screen.findByRole('region', { name: 'Tim terdaftar' }));
    expect(await region.findAllByRole('link')).toHaveLength(9);
    await user.click(region.getByRole('button', { name: `Tampilkan semua ${teams.length} tim` }));
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      teams.map(({ id }) => `/teams/${id}`),
    );
    expect(region.getByText(`${teams.length} tim`)).toBeVisible();
    const [team] = teams;
    expect(region.getAllByRole('listitem')[0]).toHaveTextContent(
      `${team?.name}${team?.club?.name} ${team?.registered_category}`,
    );
    await user.type(region.getByRole('searchbox'), team?.club?.name ?? '');
    const schoolTeams = teams.filter(({ club }) => club?.id === team?.club?.id);
    expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      schoolTeams.map(({ start_number: number, name }) => `${number} ${name}`),
    );
    expect(region.getByText(`${schoolTeams.length} dari ${teams.length} tim cocok`)).toBeVisible();
    expect(screen.getByText('dalam 5 hari')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bandung Juara Robotika' })).toBeVisible();
    expect(screen.getByText(welcome)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Papan skor lomba ini' })).toBeNull();
  });

  it('goes one step back', async () => {
    const { user, router, currentPath } = await renderApp('/tournaments');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(surabaya));
    await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' });
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
  });

  it.each(['/tournaments/4711', '/tournaments/surabaya', '/tournaments/9999999999'])(
    'says that %s does not exist',
    async (path) => {
      const { user, currentPath } = await renderApp(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Lomba tidak ditemukan' }),
      ).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Lihat semua lomba' }));
      await waitFor(() => expect(currentPath()).toBe('/tournaments'));
    },
  );

  it.each([
    ['no server', () => applyScenarios('offline:getTournament')],
    ['no JSON', () => applyScenarios('malformed-json:getTournament')],
    ['an error', () => applyScenarios('server-500:getTournament')],
    ['an answer without success', () => applyScenarios('no-success:getTournament')],
    [
      'a tournament without a title',
      () =>
        faults(
          http.get('*/api/tournaments/7', () =>
            HttpResponse.json({ success: true, data: { id: 7, categories: null } }),
          ),
        ),
    ],
  ])('can be tried again after %s', async (_, lay) => {
    await lay();
    const { user } = await renderApp(surabaya);
    expect(await screen.findByText('Failed to fetch tournament details.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat semua lomba' })).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' }),
    ).toBeVisible();
  });
});
