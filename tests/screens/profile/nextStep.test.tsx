import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import '../../../src/features/profile/ProfilePage.tsx';
import type { Team } from '../../../openapi/schema.d.ts';
import { registrations, scores } from '../../../server/db/schema.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow, readTournament } from '../../support/screens/tournaments.ts';

const { renderApp, rememberParticipant, rememberClub, faults, applyScenarios, backend } =
  useTestApp();

const surabayaId = 7;
const answer = (call: string, body: JsonBodyType) =>
  faults(http.get(call, () => HttpResponse.json(body)));

describe('the next step on a profile', () => {
  const step = (name: string | RegExp) => screen.findByRole('region', { name });

  const listOnlySurabaya = async () => {
    const tournament = await readTournament(backend, surabayaId);
    const inTwoDays = { ...tournament, date: eventDayFromNow(2) };
    answer('*/api/tournaments', { success: true, data: [inTwoDays] });
    return inTwoDays;
  };

  it('is to join a club', async () => {
    await rememberParticipant('newcomer');
    await renderApp('/profile');
    expect(await screen.findByText('Langkah berikutnya')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Bergabung dengan school club' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Minta|^Daftarkan|^Tim Anda/ })).toBeNull();
  });

  it('is to ask the coach of the club for a team', async () => {
    await rememberParticipant('member');
    answer('*/api/participant/my-teams', { success: true, teams: [] });
    await renderApp('/profile');
    const card = within(await step('Minta pembina memasukkan Anda ke tim'));
    expect(card.getByText(/^Halo Pembina SMA .+ masukkan saya ke tim\.$/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Salin pesan untuk pembina' })).toBeVisible();
  });

  it('is to register in the next tournament of a team’s category', async () => {
    await rememberParticipant('leader');
    const { title } = await listOnlySurabaya();
    await renderApp('/profile');
    const card = within(await step('Daftarkan tim Anda ke lomba berikutnya'));
    const items = card.getAllByRole('listitem');
    const [first] = items.map((item) => within(item));
    expect(items).toHaveLength(1);
    expect(first?.getByRole('link', { name: title })).toBeVisible();
    expect(first?.getByText('dalam 2 hari')).toBeVisible();
    expect(first?.getByText('Belum terdaftar')).toBeVisible();
    expect(first?.getByRole('link', { name: 'Daftar' })).toHaveAttribute(
      'href',
      `/tournaments/${surabayaId}#pendaftaran`,
    );
    expect(first?.queryByRole('button', { name: 'Tambahkan ke kalender' })).toBeNull();
  });

  it('is to register in a tournament of today, as long as it has not started', async () => {
    await rememberParticipant('leader');
    const tournament = await readTournament(backend, surabayaId);
    const today = {
      ...tournament,
      date: eventDayFromNow(0),
      starts_at: new Date(Date.now() + 60_000).toISOString(),
    };
    answer('*/api/tournaments', { success: true, data: [today] });
    await renderApp('/profile');
    const card = within(await step('Daftarkan tim Anda ke lomba berikutnya'));
    expect(card.getByRole('link', { name: today.title })).toBeVisible();
  });

  it('is to get ready for the tournament in which a team is registered', async () => {
    const token = await rememberParticipant('leader');
    const { body } = await backend.request('GET', '/api/participant/my-teams', { token });
    const { teams } = body as { teams: { id: number; name: string; category_id: number }[] };
    const { title, categories } = await listOnlySurabaya();
    const playing = teams.filter(({ category_id: id }) => categories.some((one) => one.id === id));
    for (const { id, category_id: category } of playing) {
      const registration = { tournament_id: surabayaId, team_id: id, category_id: category };
      await backend.request('POST', '/api/tournament/register', { token, body: registration });
    }
    await renderApp('/profile');
    const card = within(await step('Tim Anda sudah terdaftar'));
    expect(card.getByText('Lomba berikutnya dalam 2 hari.')).toBeVisible();
    expect(card.getAllByText(title)).toHaveLength(1);
    const first = within(card.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getByText('Terdaftar')).toBeVisible();
    for (const { name } of playing) expect(first.getByText(new RegExp(name))).toBeVisible();
    expect(first.getByRole('button', { name: 'Tambahkan ke kalender' })).toBeVisible();
    expect(first.queryByRole('link', { name: /^Daftar/ })).toBeNull();
  });

  it('offers to register another team beside the one that is registered', async () => {
    const token = await rememberParticipant('leader');
    const { body } = await backend.request('GET', '/api/participant/my-teams', { token });
    const { teams } = body as { teams: { id: number; category_id: number }[] };
    const inTwoDays = await listOnlySurabaya();
    // None is full.
    const categories = inTwoDays.categories.map(({ id, name }) => ({ id, name }));
    answer('*/api/tournaments', { success: true, data: [{ ...inTwoDays, categories }] });
    const playing = teams.filter(({ category_id: id }) => categories.some((one) => one.id === id));
    expect(playing.length).toBeGreaterThan(1);
    faults(
      http.post('*/api/tournament/check-registration', () =>
        HttpResponse.json({
          success: true,
          all_registered: false,
          registered_categories: [playing[0]?.category_id ?? 0],
        }),
      ),
    );
    await renderApp('/profile');
    const card = within(await step('Tim Anda sudah terdaftar'));
    expect(await card.findByRole('link', { name: 'Daftarkan tim lain' })).toHaveAttribute(
      'href',
      `/tournaments/${surabayaId}#pendaftaran`,
    );
    expect(card.queryByRole('link', { name: 'Daftar' })).toBeNull();
  });

  it('leads with the next tournament of a team, before earlier ones of others and cancelled ones', async () => {
    await rememberParticipant('leader');
    const tournament = await readTournament(backend, surabayaId);
    const list = [
      {
        ...tournament,
        id: 101,
        title: 'Dibatalkan',
        date: eventDayFromNow(1),
        status: 'cancelled',
      },
      { ...tournament, id: 102, title: 'Belum Terdaftar', date: eventDayFromNow(2) },
      { ...tournament, id: 103, title: 'Terdaftar', date: eventDayFromNow(3) },
    ];
    answer('*/api/tournaments', { success: true, data: list });
    faults(
      http.post('*/api/tournament/check-registration', async ({ request }) => {
        const { tournament_id: id } = (await request.json()) as { tournament_id: number };
        return HttpResponse.json({ success: true, all_registered: id !== 102 });
      }),
    );
    await renderApp('/profile');
    const card = within(await step('Tim Anda sudah terdaftar'));
    expect(
      card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Terdaftar', 'Dibatalkan', 'Belum Terdaftar']);
    expect(card.getByText('Lomba lain')).toBeVisible();
    expect(card.getAllByRole('button', { name: 'Tambahkan ke kalender' })).toHaveLength(1);
  });

  it.each([
    ['with a score and a check-in', ['Hadir'], true, new Date()],
    ['with a score alone', [], true, null],
    ['checked in', ['Hadir'], false, new Date()],
    ['without a score and a check-in', ['Belum hadir'], false, null],
  ])('says on the day whether a team has come: %s', async (_, chips, hasScore, checkedInAt) => {
    const token = await rememberParticipant('leader');
    const { body } = await backend.request('GET', '/api/participant/my-teams', { token });
    const { teams } = body as { teams: { id: number; team_id: string }[] };
    const today = { ...(await readTournament(backend, 1)), date: eventDayFromNow(0) };
    answer('*/api/tournaments', { success: true, data: [today] });
    await backend.db.update(registrations).set({ checkedInAt });
    if (!hasScore) await backend.db.delete(scores);
    await renderApp('/profile');
    const card = within(await step('Tim Anda bertanding hari ini'));
    expect(card.queryByText('Tim Anda sudah terdaftar')).toBeNull();
    expect(card.getByText(`${today.venue?.name}, ${today.venue?.city}`)).toBeVisible();
    const list = within(card.getByRole('list', { name: `Tim Anda di ${today.title}` }));
    // As each other tournament of the list says when it is.
    expect(card.getByText('Hari ini')).toBeVisible();
    const [link] = list.getAllByRole('link');
    const own = teams.find((team) => link?.getAttribute('href')?.endsWith(team.team_id));
    const { team } = (await backend.request('GET', `/api/teams/${own?.id}`)).body as { team: Team };
    const { result, category } =
      team.registrations?.find(({ tournament }) => tournament.id === 1) ?? {};
    const score = result
      ? `${result.points} poin, peringkat ${result.rank} (sementara)`
      : 'belum ada skor';
    expect(!!result).toBe(hasScore);
    expect(await list.findByText(`${category?.name} · ${score}`)).toBeVisible();
    await waitFor(() =>
      expect(
        list.queryAllByText(/^(Belum h|H)adir$/).map(({ textContent }) => textContent),
      ).toEqual(chips),
    );
    expect(list.queryAllByText('Lapor ke meja penyelenggara di Istora Cendrawasih.')).toHaveLength(
      chips.includes('Belum hadir') ? 1 : 0,
    );
    // Its registration is over.
    expect(card.queryByRole('link', { name: 'Daftar' })).toBeNull();
    expect(card.getByRole('link', { name: 'Papan skor' })).toHaveAttribute(
      'href',
      '/board?tournament=1',
    );
  });

  it('is to wait where no tournament has the category of a team', async () => {
    await rememberParticipant('leader');
    answer('*/api/tournaments', { success: true, data: [] });
    await renderApp('/profile');
    const card = within(await step('Tim Anda siap bertanding'));
    expect(card.getByRole('link', { name: 'Lihat semua lomba' })).toBeVisible();
  });
});

describe('the first steps on a dashboard', () => {
  const open = async (data: Record<string, number>) => {
    await rememberClub();
    answer('*/api/gh-schools/:id/stats', { success: true, data });
    const { user } = await renderApp('/schoolclub/dashboard');
    await screen.findByRole('list', { name: 'Klub dalam angka' });
    return user;
  };
  const steps = () => screen.findByRole('region', { name: 'Langkah pertama klub Anda' });

  it('lead a new club to its list of pupils first', async () => {
    await open({ participants: 0, teams: 0, tournaments: 0 });
    const list = within(await steps()).getAllByRole('listitem');
    expect(list.map((item) => item.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
      null,
    ]);
    const [pupils, team] = list.map((item) => within(item));
    expect(pupils?.getByRole('link', { name: 'Impor peserta' })).toHaveAttribute(
      'href',
      '/schoolclub/participants/import',
    );
    expect(team?.getByRole('button', { name: 'Create Team' })).toBeVisible();
    const order = within(screen.getByRole('banner')).getAllByText(/^(Undang peserta|Create Team)$/);
    expect(order.map(({ textContent }) => textContent)).toEqual(['Undang peserta', 'Create Team']);
  });

  it('go on with the team, and end with the first tournament', async () => {
    const user = await open({ participants: 3, teams: 0, tournaments: 0 });
    const [pupils, team] = within(await steps()).getAllByRole('listitem');
    expect(pupils).toHaveTextContent('Masukkan peserta (selesai)');
    expect(team).toHaveAttribute('aria-current', 'step');
    await user.click(within(team as HTMLElement).getByRole('button', { name: 'Create Team' }));
    expect(await screen.findByRole('dialog', { name: /Create Team/ })).toBeVisible();
  });

  it('ask for an import and a registration by the club only where the server offers them', async () => {
    const links = async () =>
      within(await steps())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await open({ participants: 0, teams: 0, tournaments: 0 });
    expect(await links()).toEqual(['/schoolclub/participants/import', '/schoolclub/readiness']);
    cleanup();
    await applyScenarios('not-offered:listClubReadiness');
    await open({ participants: 0, teams: 0, tournaments: 0 });
    await waitFor(async () =>
      expect(await links()).toEqual(['/schoolclub/participants/invite', '/tournaments']),
    );
  });

  it('are not shown to a club that has done them', async () => {
    await open({ participants: 3, teams: 1, tournaments: 1 });
    await waitFor(() => expect(screen.getByText('3')).toBeVisible());
    expect(screen.queryByRole('region', { name: 'Langkah pertama klub Anda' })).toBeNull();
  });
});
