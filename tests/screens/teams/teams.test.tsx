import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import defaultTeamLogo from '../../../src/ui/pictures/defaultTeamLogo.svg';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

const button = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search teams...' });

describe('the team list', () => {
  type Listed = {
    id: number;
    name: string;
    logo: string | null;
    category: string | null;
    member_count: number;
    members: [];
    club?: { name: string };
  };
  const listed = (id: number, more: Partial<Listed> = {}): Listed => ({
    id,
    name: `Tim ${id}`,
    logo: null,
    category: 'Inspire',
    member_count: 3,
    members: [],
    ...more,
  });
  const answerWith = (teams: Listed[]) =>
    faults(http.get('*/api/teams', () => HttpResponse.json({ success: true, teams })));
  const rows = () => within(screen.getByRole('list', { name: 'Find Teams' })).getAllByRole('link');
  const loaded = () => screen.findByText('120 tim');
  const toasts = () => screen.queryAllByText('Daftar tim berhasil dimuat!');

  it('shows the teams of one category, kept in the URL', async () => {
    const { user, router } = await renderApp('/teams?page=2');
    await loaded();
    await screen.findByRole('option', { name: 'Sumo Robot' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Sumo Robot');
    expect(await screen.findByText(/^\d+ tim cocok dengan "Sumo Robot"$/)).toBeVisible();
    expect(router.state.location.search).toBe('?category=2');
    for (const row of rows()) expect(row).toHaveTextContent('Sumo Robot');
  });

  describe('of a region', () => {
    const region = () => screen.findByRole('combobox', { name: 'Wilayah' });

    it('keeps both of two filters that are chosen within milliseconds', async () => {
      const { router } = await renderApp('/teams');
      await screen.findByRole('option', { name: /^Kota Malang \(\d+\)$/ });
      await screen.findByRole('option', { name: 'Sumo Robot' });
      fireEvent.change(await region(), { target: { value: 'Kota Malang' } });
      fireEvent.change(screen.getByRole('combobox', { name: 'Kategori' }), {
        target: { value: '2' },
      });
      await waitFor(() =>
        expect(router.state.location.search).toBe('?region=Kota+Malang&category=2'),
      );
      expect(await screen.findByText(/tim cocok dengan "Sumo Robot, Kota Malang"$/)).toBeVisible();
    });

    it('is chosen by province or city, kept in the URL with search and category', async () => {
      const { body } = await backend.request('GET', '/api/teams?region=Kota%20Malang&page=1');
      const [team] = (body as { teams: Listed[] }).teams;
      const search = team?.name.split(' ')[0] ?? '';
      const category = team?.category ?? '';
      const { user, router } = await renderApp(`/teams?page=2&search=${search}`);
      // Without numbers, which would be those of all teams.
      await screen.findByRole('option', { name: 'Kota Malang' });
      await user.selectOptions(await region(), 'Jawa Timur');
      const says = (text: string) =>
        screen.findByText((content) => content.endsWith(`tim cocok dengan "${text}"`));
      expect(await says(`${search}, Jawa Timur`)).toBeVisible();
      expect(router.state.location.search).toBe(`?search=${search}&region=Jawa+Timur`);
      await screen.findByRole('option', { name: category });
      await user.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), category);
      expect(await says(`${search}, ${category}, Jawa Timur`)).toBeVisible();
      await user.selectOptions(await region(), 'Kota Malang');
      expect(await says(`${search}, ${category}, Kota Malang`)).toBeVisible();
      expect(router.state.location.search).toMatch(
        /^\?search=\w+&region=Kota\+Malang&category=\d+$/,
      );
      for (const row of rows()) expect(row).toHaveTextContent('SMA Negeri 3 (Malang)');
    });

    it('says where nothing is, and shows everything again by one press', async () => {
      const { user, router } = await renderApp('/teams?region=Atlantis&search=zzz');
      expect(
        await screen.findByText('Tidak ada tim yang cocok dengan "zzz, Atlantis"'),
      ).toBeVisible();
      expect(await region()).toHaveDisplayValue('Atlantis');
      const clear = screen.getByText('Hapus pencarian', { selector: 'button' });
      await user.click(clear);
      expect(await loaded()).toHaveFocus();
      await waitFor(() => expect(router.state.location.search).toBe(''));
      expect(await region()).toHaveDisplayValue('Semua wilayah');
    });

    it('is not offered where the backend knows no cities', async () => {
      answerWith([listed(1)]);
      await renderApp('/teams');
      await screen.findByText('1 tim');
      expect(screen.queryByRole('combobox', { name: 'Wilayah' })).toBeNull();
    });
  });

  it('says that it loads, then shows twenty teams a page, under an invitation', async () => {
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/teams', () => answer.promise));
    const { user, router } = await renderApp('/teams');
    expect(await screen.findByText('Memuat tim...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Bentuk tim dari satu school club',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Find Teams' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Teams · RoboLaga'));
    expect(search()).toHaveAttribute('placeholder', 'Search teams...');
    answer.resolve();
    await loaded();
    expect(rows()).toHaveLength(20);
    expect(screen.getByText('Page 1 of 6')).toBeVisible();
    expect(button('Previous')).toBeDisabled();

    const { body } = await backend.request('GET', '/api/teams');
    const { teams } = body as { teams: Listed[] };
    expect(rows().map((row) => row.getAttribute('href'))).toEqual(
      teams.slice(0, 20).map(({ id }) => `/teams/${id}`),
    );
    const [{ name, category, club, member_count: players }] = teams as [Listed];
    expect(rows()[0]).toHaveTextContent(`${name}${category} · ${club?.name}${players} players`);
    expect(rows()[0]?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^http:.+\/storage\/teams\//),
    );

    await user.click(button('Next'));
    await screen.findByText('Page 2 of 6');
    expect(router.state.location.search).toBe('?page=2');
    expect(await loaded()).toHaveFocus();
    expect(rows()[0]).toHaveTextContent(teams[20]?.name ?? '?');
  });

  it('finds teams by a part of the name, from page 1, and is unchanged after Back from a team', async () => {
    let calls = 0;
    faults(http.get('*/api/teams', () => void (calls += 1)));
    const { user, router } = await renderApp('/teams?page=3');
    await loaded();
    await user.type(search(), 'A');
    const status = await screen.findByText(/^\d+ tim cocok dengan "A"$/);
    expect(status).toHaveAttribute('role', 'status');
    expect(screen.getByText(/^Page 1 of/)).toBeVisible();
    for (const row of rows()) expect(row.textContent).toMatch(/a/i);
    await waitFor(() => expect(router.state.location.search).toBe('?search=A'));
    await user.click(button('Next'));
    await screen.findByText(/^Page 2 of/);
    expect(router.state.location.search).toBe('?search=A&page=2');
    await screen.findByText(/^\d+ tim cocok dengan "A"$/);

    const [row] = rows();
    const address = row?.getAttribute('href') ?? '';
    await user.click(row as HTMLElement);
    await screen.findByRole('region', { name: 'Anggota' });
    expect(router.state.location.pathname).toBe(address);
    await user.click(button('Kembali'));
    expect(await screen.findByText(/^Page 2 of/)).toBeVisible();
    expect(search()).toHaveValue('A');
    expect(rows()[0]).toHaveAttribute('href', address);
    // Page 3, the search, its second page, and no request for Back.
    expect(calls).toBe(3);

    await act(() => router.navigate('/teams'));
    expect(await loaded()).toBeVisible();
    expect(search()).toHaveValue('');
  });

  it('writes what was typed into the address when the field is left, not only after a pause', async () => {
    const { user, router } = await renderApp('/teams');
    await loaded();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.change(search(), { target: { value: 'garuda' } });
    fireEvent.focusOut(search());
    await waitFor(() => expect(router.state.location.search).toBe('?search=garuda'));
    const { key } = router.state.location;
    // Nor once more after the pause, which would undo the step that a click has begun.
    await act(async () => vi.advanceTimersByTime(1000));
    expect(router.state.location.key).toBe(key);
    // The answer is waited for first: a timer of the store that is due then would be lost with the fake clock.
    const found = await screen.findByRole('link', { name: /Garuda Lintas/ });
    vi.useRealTimers();
    await user.click(found);
    await screen.findByRole('heading', { level: 1, name: 'Garuda Lintas' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('searchbox')).toHaveValue('garuda');
  });

  it('says that no team has all words of the search, and shows the closest', async () => {
    await renderApp('/teams?search=lomba+line+follower+bandung');
    expect(
      await screen.findByText(
        /^Tidak ada tim yang cocok dengan semua kata "lomba line follower bandung"\. \d+ tim/,
      ),
    ).toBeVisible();
    const closest = rows().filter((row) =>
      /Line Follower · SMK Cakra Teknika,? Bandung/.test(row.textContent),
    );
    expect(closest).not.toHaveLength(0);
  });

  it('names the search that finds nothing, and clears it', async () => {
    const { user } = await renderApp('/teams?search=zzz');
    expect(await screen.findByText('Tidak ada tim yang cocok dengan "zzz"')).toBeVisible();
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Hapus pencarian' })[0] as HTMLElement);
    await loaded();
    expect(search()).toHaveFocus();
  });

  it('says when there is no team at all', async () => {
    await applyScenarios('empty-everything');
    await renderApp('/teams');
    expect(await screen.findByText('Belum ada tim yang terdaftar.')).toBeVisible();
    expect(button('Next')).toBeDisabled();
  });

  it('shows what a team lacks by defaults, and follows no address that is not http', async () => {
    answerWith([
      listed(1, { category: null, member_count: 0 }),
      listed(2, { logo: 'teams/lokal.svg' }),
      listed(3, { logo: 'data:image/svg+xml,<svg/>' }),
      listed(4, { logo: 'https://robolaga.example/logo.svg', name: '<b>Tim</b>'.repeat(30) }),
      // What is no team, or has no name, does not take the others with it.
      ...([null, 'x', { id: 5 }, { id: 6, name: null }] as unknown as Listed[]),
    ]);
    await renderApp('/teams');
    await screen.findByText('4 tim');
    expect(rows()[0]).toHaveTextContent('Unknown0 players');
    const logos = rows().map((row) => row.querySelector('img')?.getAttribute('src'));
    expect(logos.slice(0, 3)).toEqual(Array(3).fill(defaultTeamLogo));
    expect(logos[3]).toBe('https://robolaga.example/logo.svg');
  });

  it('shows twenty of two thousand teams of a backend without pages, and loads them once', async () => {
    answerWith(Array.from({ length: 2000 }, (_, place) => listed(place + 1)));
    let calls = 0;
    faults(http.get('*/api/teams', () => void (calls += 1)));
    const { user } = await renderApp('/teams?page=100');
    expect(await screen.findByText('Page 100 of 100')).toBeVisible();
    await user.type(search(), 'tim 1999');
    await screen.findByText('1 tim cocok dengan "tim 1999"');
    expect(rows()).toHaveLength(1);
    expect(calls).toBe(1);
  });

  describe('of a backend that cuts a long list into pages', () => {
    const names = Array.from({ length: 2000 }, (_, place) => listed(place + 1));
    const asked: string[] = [];
    const servePages = () =>
      faults(
        http.get('*/api/teams', ({ request }) => {
          const { searchParams } = new URL(request.url);
          asked.push(searchParams.toString());
          const text = searchParams.get('search') ?? '';
          const matching = names.filter(({ name }) => name.toLowerCase().includes(text));
          const size = Number(searchParams.get('per_page'));
          const start = (Number(searchParams.get('page')) - 1) * size;
          const teams = matching.slice(start, start + size);
          return HttpResponse.json({ success: true, teams, total: matching.length });
        }),
      );

    it('loads a page and a search from there', async () => {
      servePages();
      const { user } = await renderApp('/teams');
      expect(await screen.findByText('2000 tim')).toBeVisible();
      expect(screen.getByText('Page 1 of 100')).toBeVisible();
      await user.click(button('Next'));
      await screen.findByText('Page 2 of 100');
      await waitFor(() => expect(rows()[0]).toHaveTextContent('Tim 21'));
      await user.type(search(), 'tim 1999');
      await screen.findByText('1 tim cocok dengan "tim 1999"');
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(asked).toEqual([
        'page=1&per_page=20',
        'page=2&per_page=20',
        'search=tim+1999&page=1&per_page=20',
      ]);
      expect(toasts()).toHaveLength(1);
    });

    it('shows the last page for a page after it', async () => {
      servePages();
      await renderApp('/teams?page=400');
      await screen.findByText('Page 100 of 100');
      expect(rows()[0]).toHaveTextContent('Tim 1981');
    });
  });

  const unavailable = 'Gagal mengambil daftar tim.';
  it.each([
    ['no server', unavailable, () => applyScenarios('offline:listTeams')],
    ['an error', 'Gagal mengambil data tim.', () => applyScenarios('server-500:listTeams')],
    [
      'an answer without teams',
      unavailable,
      () => faults(http.get('*/api/teams', () => HttpResponse.json({ success: true }))),
    ],
  ])('says each time that it failed, and tries again: %s', async (_, inPlace, lay) => {
    await lay();
    const { user } = await renderApp('/teams');
    const said = () =>
      screen.getAllByText(/^Gagal mengambil/).map(({ textContent }) => textContent);
    for (let tries = 1; tries <= 2; tries += 1) {
      await waitFor(() => expect(said()).toEqual([inPlace, unavailable]));
      for (const dismiss of screen.queryAllByRole('button', { name: 'Tutup pemberitahuan' }))
        fireEvent.click(dismiss);
      await waitFor(() => expect(said()).toEqual([inPlace]));
      if (tries === 2) clearScenarios();
      await user.click(button('Coba lagi'));
    }
    await loaded();
    await waitFor(() => expect(toasts()).toHaveLength(1));
  });
});
