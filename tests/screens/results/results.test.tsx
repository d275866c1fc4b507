import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../src/lib/dates/calendarDate.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios, backend } =
  useTestApp();

type Score = {
  points: number;
  time: string;
  tournament_id?: number;
  registration: {
    start_number?: number;
    category: { id: number; name: string };
    team: { id: number; name: string; club?: { id: number; name: string } };
  };
};

const score = (
  team: string,
  points: number,
  time: string,
  category: Score['registration']['category'],
  tournament?: number,
): Score => ({
  points,
  time,
  ...(tournament && { tournament_id: tournament }),
  registration: { category, team: { id: points, name: team } },
});

const answerScores = (scores: Score[]) =>
  faults(http.get('*/api/scores', () => HttpResponse.json({ success: true, data: scores })));

const lineFollower = { id: 1, name: 'Line Follower' };
const inspire = { id: 5, name: 'Inspire' };

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

const isReason = (row: string) => /^(Sama|Peringkat bersama)/.test(row);

describe('the result of a category', () => {
  it('ranks every team of this tournament, from the scores that the server has', async () => {
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/scores', () => answer.promise));
    const { user, currentPath } = await renderApp('/tournament-result/12/1');
    expect(await screen.findByRole('status', { name: 'Memuat skor...' })).toBeVisible();
    answer.resolve();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Borneo Robot Trail Balikpapan' }),
    ).toBeVisible();
    const { data: tournaments } = (await backend.request('GET', '/api/tournaments')).body as {
      data: Tournament[];
    };
    expect(
      screen.getByText(
        formatCalendarDate(tournaments.find(({ id }) => id === 12)?.date ?? '', { weekday: true }),
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Line Follower' })).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe('Hasil Line Follower: Borneo Robot Trail Balikpapan · RoboLaga'),
    );
    expect(
      await screen.findByRole('table', { name: 'Hasil kategori Line Follower' }),
    ).toBeVisible();
    const { data } = (await backend.request('GET', '/api/scores')).body as { data: Score[] };
    const expected = data
      .filter((one) => one.tournament_id === 12 && one.registration.category.id === 1)
      .sort((one, other) => other.points - one.points || one.time.localeCompare(other.time));
    expect(screen.getByText(`${expected.length} tim`)).toBeVisible();
    const places = rows().filter((row) => !isReason(row));
    expect(places.map((row) => row.replace(/^\d+ \| /, ''))).toEqual(
      expected.map(
        ({ points, time, registration: { team, start_number: number } }) =>
          `${number} ${team.name}${team.club?.name ?? ''} | ${points} | ${time}`,
      ),
    );
    expect(screen.queryByRole('searchbox', { name: 'Cari tim' })).not.toBeInTheDocument();
    const podium = within(screen.getByRole('list', { name: 'Podium' }));
    expect(podium.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expected.slice(0, 3).map(({ registration }) => registration.team.name),
    );
    for (const [index, step] of podium.getAllByRole('listitem').entries()) {
      expect(step.querySelector('img')?.src).toContain('/storage/teams/x-');
      expect(step).toHaveTextContent(expected[index]?.registration.team.club?.name ?? 'no club');
    }
    const won = expected[0]?.registration;
    const team = within(screen.getByRole('table')).getByRole('link', {
      name: `Nomor peserta ${won?.start_number} ${won?.team.name}`,
    });
    expect(team).toHaveAttribute('href', `/teams/${won?.team.id}`);
    expect(screen.getByRole('link', { name: 'Tentang kategori' })).toHaveAttribute(
      'href',
      '/category/1',
    );
    expect(screen.getByRole('button', { name: 'Bagikan' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Lihat lomba' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments/12'));
  });

  it('marks the teams of a signed-in participant', async () => {
    await rememberParticipant('leader');
    await renderApp('/tournament-result/9/1');
    const own = (await screen.findByText('Tim Anda')).closest('tr') as HTMLElement;
    expect(within(own).getByRole('link')).toHaveTextContent('Garuda Lintas');
    expect(screen.getAllByText('Tim Anda')).toHaveLength(1);
  });

  it('orders by points and time, shares ranks, shows Inspire as a clock, and counts scores of no tournament', async () => {
    answerScores([
      score('Ketiga', 80, '10:00', inspire),
      score('Lain', 99, '00:01:00', inspire, 8),
      score('Pertama', 90, '1:05:09', inspire, 7),
      score('Kedua A', 80, '5:09', inspire, 7),
      score('Kedua B', 80, '5:09', inspire),
      score('Kategori lain', 95, '00:10.00', lineFollower, 7),
    ]);
    await renderApp('/tournament-result/7/5');
    await screen.findByRole('table');
    expect(rows()).toEqual([
      '1 | Pertama | 90 | 01:05:09',
      '2 | Ketiga | 80 | 00:10:00',
      '3 | Kedua A | 80 | 00:05:09',
      'Peringkat bersama: sama dalam semua hal',
      '3 | Kedua B | 80 | 00:05:09',
      'Peringkat bersama: sama dalam semua hal',
    ]);
  });

  it('tells whether points or time rank a category', async () => {
    const byTime = { ...lineFollower, ranking: 'time' as const };
    answerScores([
      score('Kedua', 90, '00:20.00', byTime, 7),
      score('Pertama', 10, '00:10.00', byTime, 7),
    ]);
    await renderApp(`/tournament-result/7/${lineFollower.id}`);
    expect(await screen.findByText('Peringkat menurut waktu.')).toBeVisible();
    await screen.findByRole('table');
    expect(rows()).toEqual(['1 | Pertama | – | 00:10.00', '2 | Kedua | – | 00:20.00']);
  });

  it('switches between the categories of the tournament, and Back leads out of the results', async () => {
    const { user, router, currentPath } = await renderApp('/tournaments/12');
    await act(() => router.navigate('/tournament-result/12/1'));
    const others = await screen.findByRole('navigation', { name: 'Kategori lomba ini' });
    const links = await within(others).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((id) => `/tournament-result/12/${id}`),
    );
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    await user.click(within(others).getByRole('link', { name: 'Sumo Robot' }));
    expect(await screen.findByRole('table', { name: 'Hasil kategori Sumo Robot' })).toBeVisible();
    expect(currentPath()).toBe('/tournament-result/12/2');
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments/12'));
  });

  it('pages 2,000 places, finds a team among them with its rank, and keeps both in the address', async () => {
    answerScores(
      Array.from({ length: 2000 }, (_, place) =>
        score(`Tim ${place + 1}`, 5000 - place, '00:10.00', lineFollower, 7),
      ),
    );
    const { user, router } = await renderApp('/tournament-result/7/1?page=0');
    const query = () => router.state.location.search;
    await screen.findByRole('table');
    expect(rows()).toHaveLength(25);
    expect(screen.getByText('2.000 tim')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 80')).toBeVisible();
    expect(rows()[0]).toBe('26 | Tim 26 | 4.975 | 00:10.00');
    expect(screen.getByText('2.000 tim')).toHaveFocus();
    expect(query()).toBe('?page=2');

    await user.type(screen.getByRole('searchbox', { name: 'Cari tim' }), 'TIM 1999');
    await waitFor(() => expect(rows()).toEqual(['1.999 | Tim 1999 | 3.002 | 00:10.00']));
    expect(screen.getByText('1 tim cocok dengan "TIM 1999"')).toBeVisible();
    await waitFor(() => expect(query()).toBe('?search=TIM+1999'));
    await user.type(screen.getByRole('searchbox', { name: 'Cari tim' }), 'x');
    expect(await screen.findByText('Tidak ada tim yang cocok dengan "TIM 1999x"')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Hapus pencarian' })[1] as HTMLElement);
    await waitFor(() => expect(rows()).toHaveLength(25));
    await waitFor(() => expect(query()).toBe(''));
    await act(() => router.navigate('?search=tim+1&page=2'));
    expect(await screen.findByText('Page 2 of 45')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Cari tim' })).toHaveValue('tim 1');
  });
});

describe('without results', () => {
  it.each([
    ['a category of a coming tournament, and when they come', '/tournament-result/3/6', true],
    ['a category that the tournament does not have', '/tournament-result/12/4711', false],
  ])('says so for %s', async (_, path, isComing) => {
    await renderApp(path);
    expect(await screen.findByText('Score Not Found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
    expect(await screen.findByRole('navigation', { name: 'Kategori lomba ini' })).toBeVisible();
    expect(screen.queryAllByText(/^Hasil muncul di sini pada hari lomba: \S+, \d/)).toHaveLength(
      isComing ? 1 : 0,
    );
  });

  it('stays empty when the scores fail, and can be tried again', async () => {
    await applyScenarios('server-500:listScores');
    const { user } = await renderApp('/tournament-result/12/1');
    expect(await screen.findByText('Score Not Found')).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('still shows the scores when the tournament fails', async () => {
    await applyScenarios('offline:getTournament');
    await renderApp('/tournament-result/12/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hasil Lomba' })).toBeVisible();
    expect(
      await screen.findByRole('table', { name: 'Hasil kategori Line Follower' }),
    ).toBeVisible();
  });

  it.each([
    '/tournament-result/4711/1',
    '/tournament-result/9999999999/1',
    '/tournament-result/7/0x1',
  ])('says that %s does not exist', async (path) => {
    const { user, currentPath } = await renderApp(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hasil tidak ditemukan' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Lihat semua lomba' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
  });
});
