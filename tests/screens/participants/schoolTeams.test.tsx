import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ClubResult } from '../../../openapi/schema.d.ts';
import { openDashboard, section } from '../../support/screens/dashboard.ts';
import { names, participantsOf, person } from '../../support/screens/participantsPage.ts';
import { button } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow } from '../../support/screens/tournaments.ts';

const app = useTestApp();
const { renderApp, rememberClub, faults, applyScenarios, clearScenarios, backend } = app;
const { openWith } = participantsOf(app);

describe('the participants without a team', () => {
  it('are found by a filter that the URL keeps, and come first where teams are sorted', async () => {
    const { user, router } = await openWith([
      { ...person(1, 'Ani'), team_names: ['Garuda Baja', 'Laskar'] },
      { ...person(2, 'Bagas'), team_names: [] },
      { ...person(3, 'Citra'), team_names: ['Apel Listrik'] },
    ]);
    expect(screen.getByRole('columnheader', { name: /^Tim/ })).toBeVisible();
    expect(screen.getByText('Garuda Baja, Laskar')).toBeVisible();
    await user.click(screen.getByRole('columnheader', { name: /^Tim/ }));
    await waitFor(() => expect(names()).toEqual(['Bagas', 'Citra', 'Ani']));
    await user.click(button('Belum punya tim (1)'));
    await waitFor(() => expect(names()).toEqual(['Bagas']));
    expect(router.state.location.search).toBe('?team=none');
    expect(screen.getByText('1 dari 3 peserta cocok')).toBeVisible();
    expect(button('Belum punya tim (1)')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Unduh (1 yang cocok)')).toBeVisible();
    await user.click(button('Belum punya tim (1)'));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(router.state.location.search).toBe('');
  });

  it('are not asked about where the backend does not send teams', async () => {
    await openWith([person(1, 'Ani')]);
    expect(screen.queryByRole('columnheader', { name: /^Tim/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Belum punya tim/ })).not.toBeInTheDocument();
  });
});

describe('what the dashboard says about the teams', () => {
  it('is what they lack, with the way there, and where they go next', async () => {
    await openDashboard(app);
    const readiness = within(await section('Kesiapan tim'));
    expect(
      await readiness.findByText(/^\d+ tim belum terdaftar di lomba mendatang$/),
    ).toBeVisible();
    expect(await readiness.findByText('3 peserta belum punya tim')).toBeVisible();
    expect(readiness.getByRole('link', { name: 'Lihat peserta' })).toHaveAttribute(
      'href',
      '/schoolclub/participants?team=none',
    );
    const next = within(readiness.getByRole('list', { name: 'Lomba berikutnya' }));
    const [first] = next.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /^Jakarta Robot GamesHari ini\w+, \d+ \w+ · \d\d\.00 WIBIstora/,
    );
    expect(first).toHaveTextContent('Bakso Beton dan Garuda Lintas');
    expect(next.getByRole('link', { name: 'Jakarta Robot Games' })).toHaveAttribute(
      'href',
      '/tournaments/1',
    );
  });

  it('is how many of them are ready, with the way to register the others', async () => {
    await openDashboard(app);
    const readiness = within(await section('Kesiapan tim'));
    const toUnready = '/schoolclub/readiness?show=unready';
    expect(
      await readiness.findByRole('link', { name: /^\d+ tim siap, \d+ belum$/ }),
    ).toHaveAttribute('href', toUnready);
    expect(await readiness.findByRole('link', { name: 'Daftarkan tim' })).toHaveAttribute(
      'href',
      toUnready,
    );
  });

  it('leads to the tournaments where the backend lets no club register its teams', async () => {
    await applyScenarios('not-offered:listClubReadiness');
    await openDashboard(app);
    const readiness = within(await section('Kesiapan tim'));
    expect(await readiness.findByRole('link', { name: 'Cari lomba' })).toHaveAttribute(
      'href',
      '/tournaments',
    );
    expect(readiness.queryByText(/tim siap, /)).not.toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    await applyScenarios('server-500:listBuilderTeams');
    const { user } = await openDashboard(app);
    const readiness = within(await section('Kesiapan tim'));
    expect(
      await readiness.findByText('Terjadi kesalahan di server kami. Silakan coba lagi.'),
    ).toBeVisible();
    clearScenarios();
    await user.click(readiness.getByRole('button', { name: 'Coba lagi' }));
    expect(await readiness.findByRole('list', { name: 'Lomba berikutnya' })).toBeVisible();
  });
});

it('the followed tournaments say which teams go where', async () => {
  await rememberClub();
  faults(
    http.get('*/api/gh-schools/1/tournaments', () =>
      HttpResponse.json({
        data: [
          {
            id: 7,
            title: 'Semeru Robot Open',
            date: '2027-11-01',
            image: null,
            start_time: '08:00',
            time_zone: 'Asia/Jakarta',
            venue: { name: '', city: 'Malang', province: '' },
            registered_teams: Array.from({ length: 8 }, (_, index) => ({
              id: index + 1,
              name: `Tim ${index + 1}`,
              category: 'Sumo Robot',
            })),
          },
        ],
      }),
    ),
  );
  await renderApp('/schoolclub/tournament-followed');
  const row = (await screen.findByRole('rowheader')).closest('tr');
  expect(row).toHaveTextContent('1 Nov 2027 · 08.00 WIBMalang');
  expect(row).toHaveTextContent('Tim 6Sumo Robotdan 2 tim lainnya');
  expect(screen.getByRole('link', { name: 'Tim 1' })).toHaveAttribute('href', '/teams/1');
});

describe("a school's public page", () => {
  it('begins with its next tournaments and its medals, to which its numbers lead', async () => {
    const { body } = await backend.request('GET', '/api/gh-schools/1/results');
    const results = (body as { data: ClubResult[] }).data;
    const { user } = await renderApp('/schoolclub/detail/sma-negeri-3-malang');
    const next = within(await screen.findByRole('region', { name: 'Lomba berikutnya' }));
    const titles = next.getAllByRole('heading', { level: 2 });
    expect(titles).toHaveLength(1);
    expect(next.getByRole('link', { name: 'Jakarta Robot Games' })).toBeVisible();
    const ofToday = results
      .filter(({ tournament }) => tournament.date === eventDayFromNow(0))
      .flatMap(({ teams }) => teams.flatMap(({ rank }) => rank ?? []));
    expect(ofToday).not.toEqual([]);
    for (const rank of ofToday)
      expect(next.getAllByRole('img', { name: `Peringkat ${rank}, sementara` })).not.toEqual([]);
    const past = results.filter(({ tournament }) => tournament.date < eventDayFromNow(0));
    const [latest = ''] = past
      .map(({ tournament }) => tournament.date)
      .toSorted()
      .toReversed();
    const golds = past.flatMap(({ teams }) => teams).filter(({ rank }) => rank === 1).length;
    expect(screen.getByRole('img', { name: `${golds} kali peringkat 1` })).toBeVisible();
    const season = screen.getByRole('region', { name: `Musim ${latest.slice(0, 4)}` });
    expect(within(season).getAllByRole('link')).not.toEqual([]);
    const link = screen.getByRole('link', { name: 'Tournaments' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/#turnamen$/));
    await user.click(link);
    await waitFor(() => expect(document.getElementById('turnamen')).toHaveFocus());
  });

  it('says when its tournaments could not be loaded, and goes on without them where there are none', async () => {
    await applyScenarios('server-500:listClubResults');
    const { user } = await renderApp('/schoolclub/detail/sma-negeri-3-malang');
    expect(
      await screen.findByText('Lomba dan prestasi school club ini belum dapat dimuat.'),
    ).toBeVisible();
    faults(
      http.get('*/api/gh-schools/1/results', () =>
        HttpResponse.json({ message: 'Not found' }, { status: 404 }),
      ),
    );
    await user.click(button('Coba lagi'));
    await waitFor(() =>
      expect(
        screen.queryByText('Lomba dan prestasi school club ini belum dapat dimuat.'),
      ).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('region', { name: 'Tim' })).toBeVisible();
  });
});
