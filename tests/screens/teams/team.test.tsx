import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { TeamRegistration } from '../../../openapi/schema.d.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { clubHref } from '../../../src/lib/clubs/clubSlug.ts';
import defaultTeamLogo from '../../../src/ui/pictures/defaultTeamLogo.svg';
import { button, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { memberRows, readTeam, rowOf } from '../../support/screens/teamPage.ts';
import { eventDayFromNow } from '../../support/screens/tournaments.ts';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios, backend } =
  useTestApp();

const answerWith = (id: number, answer: JsonBodyType) =>
  faults(http.get(`*/api/teams/${id}`, () => HttpResponse.json(answer)));

describe('one team', () => {
  it.each(['/teams/1', '/team/1', '/teams/X-MLGT-00001'])('is shown at %s', async (address) => {
    await renderApp(address);
    await heading('Garuda Lintas');
    expect(screen.getByRole('link', { name: 'Kapan giliran kami?' })).toHaveAttribute(
      'href',
      '/t/X-MLGT-00001',
    );
    await waitFor(() => expect(document.title).toBe('Garuda Lintas · RoboLaga'));
    expect(screen.getByText('Team Details')).toBeVisible();
    const { category_name: category, club, team_id: code, members } = await readTeam(backend, 1);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      category,
      club?.name,
      code,
    ]);
    expect(screen.getByRole('link', { name: club?.name })).toHaveAttribute(
      'href',
      clubHref({ id: club?.id ?? 0, name: club?.name ?? '' }, undefined),
    );
    expect(memberRows().map((row) => row.textContent)).toEqual(
      members.map(({ name }, place) => name + (place === 0 ? 'Leader' : 'Anggota')),
    );
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(button('Bagikan')).toBeVisible();
  });

  it('is shared with its latest place, once it has one', async () => {
    const team = await readTeam(backend, 1);
    const tournament = { id: 7, title: 'Laga Bengkulu', date: '2026-05-01' };
    const category: TeamRegistration['category'] = {
      id: 1,
      name: 'Sumo Robot',
      time_format: 'MM:SS.hh',
    };
    const result = { rank: 2, points: 120, time: '01:12.00' };
    answerWith(1, {
      success: true,
      team: { ...team, registrations: [{ tournament, category, result }] },
    });
    const { user } = await renderApp('/teams/1');
    await heading('Garuda Lintas');
    await user.click(button('Bagikan'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan' }));
    expect(dialog.getByRole('textbox', { name: 'Teks' })).toHaveValue(
      'Tim Garuda Lintas meraih peringkat 2 kategori Sumo Robot, Laga Bengkulu: 120 poin · 01:12.00.\nhttp://localhost:3000/',
    );
  });

  it('is shared by its link alone before, which is shown where it cannot be copied', async () => {
    answerWith(1, { success: true, team: { ...(await readTeam(backend, 1)), registrations: [] } });
    const { user } = await renderApp('/teams/1');
    await heading('Garuda Lintas');
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Bagikan'));
    expect(await screen.findByText('Tautan disalin.')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/');
    copied.mockRejectedValue(new DOMException('Not here', 'NotAllowedError'));
    await user.click(button('Bagikan'));
    const dialog = await screen.findByRole('dialog', { name: 'Salin tautan ini' });
    expect(within(dialog).getByRole('textbox', { name: 'Tautan' })).toHaveValue(
      'http://localhost:3000/',
    );
    copied.mockRestore();
  });

  it('names a club that does not take part any more, without a link to its page', async () => {
    const team = await readTeam(backend, 1);
    const club = { id: 3, name: 'Klub Lama', logo: null, inactive: true };
    answerWith(1, { success: true, team: { ...team, club } });
    await renderApp('/teams/1');
    await heading('Garuda Lintas');
    expect(screen.getByText('Klub Lama')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Klub Lama' })).not.toBeInTheDocument();
  });

  it('leads to its tournaments and shows what it has reached', async () => {
    const team = await readTeam(backend, 1);
    const registrations = (team.registrations ?? []).map((registration) =>
      registration.tournament.id === 1
        ? { ...registration, tournament: { ...registration.tournament, date: eventDayFromNow(0) } }
        : registration,
    );
    answerWith(1, { success: true, team: { ...team, registrations } });
    await renderApp('/teams/1');
    const results = within(await screen.findByRole('region', { name: 'Hasil' }));
    const past = registrations.filter(({ tournament }) => tournament.id !== 1);
    expect(results.getAllByRole('listitem')).toHaveLength(past.length);
    for (const { tournament, category, result } of past) {
      const link = results.getByRole('link', { name: tournament.title });
      expect(link).toHaveAttribute('href', `/tournament-result/${tournament.id}/${category.id}`);
      const row = link.closest('li') as HTMLElement;
      expect(within(row).getByRole('img', { name: `Peringkat ${result?.rank}` })).toBeVisible();
      expect(row).toHaveTextContent(`${result?.points} poin · ${result?.time}`);
      expect(row).toHaveTextContent('Selesai');
    }
    const today = within(screen.getByRole('region', { name: 'Bertanding hari ini' }));
    expect(today.getByRole('listitem')).toHaveTextContent(
      /^\d?Jakarta Robot Games\S+, \d+ \S+ · \d\d\.00 WIBIstora Cendrawasih, JakartaLine Follower.*Hari ini$/,
    );
    // Whoever looks today is told nothing of a next tournament that there is not.
    expect(screen.queryByRole('region', { name: 'Lomba berikutnya' })).not.toBeInTheDocument();
    expect(screen.queryByText(/belum terdaftar/)).not.toBeInTheDocument();
  });

  it('says that nothing comes next where nothing is today either', async () => {
    const team = await readTeam(backend, 1);
    answerWith(1, { success: true, team: { ...team, registrations: [] } });
    await renderApp('/teams/1');
    const coming = within(await screen.findByRole('region', { name: 'Lomba berikutnya' }));
    expect(coming.getByText('Tim ini belum terdaftar di lomba berikutnya.')).toBeVisible();
    expect(coming.getByRole('link', { name: 'Lihat lomba kategori ini' })).toHaveAttribute(
      'href',
      '/tournaments?category=Line+Follower',
    );
  });

  it('says when and where it competes next, without a word on the score', async () => {
    const team = await readTeam(backend, 1);
    const registrations = (team.registrations ?? []).map((registration, index) => {
      const date = eventDayFromNow(index === 0 ? 5 : -5 - index);
      return { ...registration, tournament: { ...registration.tournament, date }, result: null };
    });
    answerWith(1, { success: true, team: { ...team, registrations } });
    await renderApp('/teams/1');
    const next = await screen.findByRole('region', { name: 'Lomba berikutnya' });
    const row = within(next).getByRole('listitem');
    expect(row).toHaveTextContent(
      / · \d\d\.00 WIBIstora Cendrawasih, JakartaLine Follower.*dalam 5 hari$/,
    );
    expect(row).not.toHaveTextContent('Belum ada skor');
    const [past] = within(screen.getByRole('region', { name: 'Hasil' })).getAllByRole('listitem');
    expect(past).toHaveTextContent('Belum ada skor');
  });

  it('has the runs of its rounds, with outcomes in words', async () => {
    const team = await readTeam(backend, 1);
    const [registration] = team.registrations ?? [];
    if (!registration) throw new Error('Team 1 is registered nowhere');
    const run = {
      round: 'Penyisihan',
      number: 1,
      outcome: 'finished',
      points: 60,
      time: '01:07.38',
    };
    const runs = [
      run,
      { ...run, number: 2, outcome: 'dnf', points: null, time: null },
      { ...run, round: 'Final', points: 75 },
    ];
    answerWith(1, { success: true, team: { ...team, registrations: [{ ...registration, runs }] } });
    await renderApp('/teams/1');
    expect(
      await screen.findByText(
        (_text, element) =>
          element?.textContent ===
          'Penyisihan percobaan 1: 60 poin · 01:07.38; percobaan 2: tidak selesai',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        (_text, element) => element?.textContent === 'Final percobaan 1: 75 poin · 01:07.38',
      ),
    ).toBeVisible();
  });

  it('has its matches, the next one first and marked, each with its result', async () => {
    const team = await readTeam(backend, 1);
    const [registration] = team.registrations ?? [];
    if (!registration) throw new Error('Team 1 is registered nowhere');
    const match = { round: 'Penyisihan', group: 2, stage_teams: null };
    const knockout = { round: 'Gugur', group: null, number: 3 };
    const matches = [
      { ...match, number: 1, result: { outcome: 'won', own: 2, other: 1 } },
      { ...match, number: 4, result: { outcome: 'lost', own: 0, other: 3, walkover: true } },
      { ...knockout, stage_teams: 4, result: { outcome: 'won', own: 1, other: 1 } },
      { ...knockout, stage_teams: 2, number: 7, result: null },
      { ...knockout, stage_teams: null, number: 8, result: null },
    ].map((each, index) => ({ ...each, opponent: { id: index + 2, name: `Elang ${index + 2}` } }));
    const onDay = (days: number) => ({ ...registration.tournament, date: eventDayFromNow(days) });
    const registrations = [
      { ...registration, tournament: onDay(0), matches },
      // No match comes next of a tournament that is over.
      { ...registration, tournament: { ...onDay(-3), id: 9 }, matches: matches.slice(3) },
    ];
    answerWith(1, { success: true, team: { ...team, registrations } });
    await renderApp('/teams/1');
    const [today, past] = await screen.findAllByRole('list', { name: 'Pertandingan' });
    const readRows = (list = document.body) =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(readRows(today)).toEqual([
      'Berikutnya: lawan Elang 5Gugur · Final · pertandingan 7',
      'Lawan Elang 6Belum dimainkanGugur · Perebutan juara 3 · pertandingan 8',
      'Lawan Elang 2Menang 2 : 1Penyisihan · Grup B · pertandingan 1',
      'Lawan Elang 3Kalah WO 0 : 3Penyisihan · Grup B · pertandingan 4',
      'Lawan Elang 4Menang 1 : 1, ronde tambahanGugur · Semifinal · pertandingan 3',
    ]);
    expect(readRows(past)[0]).toMatch(/^Lawan Elang 5Belum dimainkan/);
    const [next] = screen.getAllByRole('link', { name: 'Elang 5' });
    expect(next).toHaveAttribute('href', '/teams/5');
  });

  it('has its start number, and who was in it where others ran', async () => {
    const team = await readTeam(backend, 1);
    const [first, ...rest] = team.registrations ?? [];
    const former = [
      { name: 'Siti A.', level: 'leader' },
      { name: 'Peserta terhapus', level: 'member' },
    ];
    answerWith(1, {
      success: true,
      team: { ...team, registrations: [{ ...first, former_members: former }, ...rest] },
    } as JsonBodyType);
    await renderApp('/teams/1');
    const line = await screen.findByText('Anggota saat lomba: Siti A., Peserta terhapus');
    expect(line).toBeVisible();
    expect(line.closest('li')).toHaveTextContent(`Nomor peserta ${first?.start_number}`);
    expect(screen.getAllByText(/^Anggota saat lomba/)).toHaveLength(1);
  });

  it('gives its code away', async () => {
    const { user } = await renderApp('/teams/1');
    await heading('Garuda Lintas');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Salin kode tim'));
    expect(await screen.findByText('Kode tim disalin.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('X-MLGT-00001');
    write.mockRejectedValueOnce(new Error('Not allowed'));
    await user.click(button('Salin kode tim'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salin teks ini' }));
    expect(dialog.getByRole('textbox', { name: 'Teks' })).toHaveValue('X-MLGT-00001');
    expect(dialog.getByText(/^Peramban ini tidak mengizinkan penyalinan/)).toBeVisible();
  });

  it('shows what it lacks by defaults', async () => {
    const team = {
      name: 'Tim '.repeat(40),
      team_id: 'X-JNYS-00042',
      category_name: null,
      leader_id: null,
      logo: 'javascript:alert(1)',
      members: [] as object[],
    };
    answerWith(42, { success: true, team });
    answerWith(43, {
      success: true,
      team: {
        ...team,
        members: [
          null,
          { participant_id: 8 },
          { participant_id: 9, name: 'Sekar', level: 'member', profile_picture: null },
        ],
      },
    });
    const { router } = await renderApp('/teams/42');
    expect(await screen.findByText('Tim ini belum memiliki anggota.')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Logo Tim/ })).toHaveAttribute('src', defaultTeamLogo);
    await act(() => router.navigate('/teams/43'));
    await screen.findByText('Sekar');
    expect(memberRows()).toHaveLength(1);
    expect(within(rowOf('Sekar')).getByText('S')).toBeVisible();
  });

  it('says that there is none, and leads to all teams', async () => {
    const { user, currentPath } = await renderApp('/teams/X-NONE-00000');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tim ini tidak ada' }),
    ).toBeVisible();
    expect(screen.getByText('Tim tidak ditemukan.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Lihat semua tim' }));
    await waitFor(() => expect(currentPath()).toBe('/teams'));
  });

  it.each([
    [
      'the message of the server',
      () => applyScenarios('server-500:getTeam'),
      copy.responses.serverError,
    ],
    [
      'an error without a word',
      () => applyScenarios('error-without-message:getTeam'),
      'Failed to fetch team details.',
    ],
    ['an answer without a team', () => answerWith(1, null), 'Failed to fetch team details.'],
    [
      'a team without a name',
      () => answerWith(1, { success: true, team: { members: null } }),
      'Failed to fetch team details.',
    ],
    ['no server', () => applyScenarios('offline:getTeam'), 'An unknown error occurred.'],
  ])('says why it cannot be shown, and tries again: %s', async (_, lay, message) => {
    await lay();
    const { user } = await renderApp('/teams/1');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat semua tim' })).toBeVisible();
    clearScenarios();
    await user.click(button('Coba lagi'));
    await heading('Garuda Lintas');
  });

  it('offers its leader no removal while a result stands, and says why', async () => {
    await rememberParticipant('leader');
    await renderApp('/teams/1');
    expect(
      await screen.findByText('Tim ini sudah memiliki nilai, jadi anggotanya tidak dapat diganti.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });
});
