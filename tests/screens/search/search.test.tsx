import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { heading } from '../../support/screens/queries.ts';
import { chosen, group, scrolled, useSearch } from '../../support/screens/search.ts';

const { faults, applyScenarios, clearScenarios, openSearch } = useSearch();

const school = 'SMP Jaya Nusantara Surabaya';
const names = (options: HTMLElement[]) => options.map((option) => option.getAttribute('href'));

describe('searching', () => {
  it('finds over all kinds, moves by keyboard through all of them, and opens with Enter', async () => {
    const { user, input, replace, currentPath } = await openSearch();
    await replace('SURABAYA');
    const options = async () =>
      within(await screen.findByRole('listbox', { name: 'Hasil pencarian' })).getAllByRole(
        'option',
      );
    await group('School Club');
    // The one school that is found brings its first teams.
    await group(`Tim ${school}`);
    expect(names(await options())).toEqual([
      '/tournaments/7',
      expect.stringMatching(/^\/schoolclub\/detail\/smp-jaya-nusantara-surabaya\?id=\d+$/),
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^\/teams\/\d+$/) as string),
      expect.stringMatching(/^\/schoolclub\/detail\/smp-jaya-nusantara-surabaya\?id=\d+$/),
    ]);
    expect(
      screen.getAllByRole('group').map((one) => within(one).getAllByRole('option').length),
    ).toEqual([1, 1, 4]);
    expect(screen.getByText(/^Lihat \d+ tim SMP Jaya Nusantara Surabaya$/)).toBeVisible();
    expect(await screen.findByText(/^\d+ hasil$/)).toBeVisible();
    const found = await options();
    const [first, second, third] = found;
    expect(third).toHaveTextContent(`${school} · `);
    // In the title, and in the city.
    expect(
      within(first as HTMLElement).getAllByText('Surabaya', { selector: 'mark' }),
    ).toHaveLength(2);

    expect(chosen(input)).toBe(first);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(chosen(input)).toBe(second);
    expect(first).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowUp}');
    expect(chosen(input)).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(chosen(input)).toBe(found.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(chosen(input)).toBe(first);
    await user.keyboard('{End}');
    expect(chosen(input)).toBe(found.at(-1));
    await user.keyboard('{Home}');
    expect(chosen(input)).toBe(first);
    expect(scrolled).toHaveBeenCalledTimes(6);
    expect(input).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/tournaments/7'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' }),
    ).toBeVisible();
  });

  it('answers when and where the teams of a school play, however the school is spelt', async () => {
    const { replace } = await openSearch();
    await replace('sman 3 malang');
    const teams = within(await group('Tim SMA Negeri 3 (Malang)')).getAllByRole('option');
    // Today's tournament starts at 08.00 or, before that, in the hour of the test.
    expect(teams[0]).toHaveTextContent(
      /^Bakso BetonSMA Negeri 3 \(Malang\) · Maze SolverHari ini · 0\d\.00 WIB · Jakarta/,
    );
    expect(teams[2]).toHaveTextContent(
      /^Apel ListrikSMA Negeri 3 \(Malang\) · Line Follower\w+, \d+ \w+( \d+)? · \d\d\.\d\d WI\w+ · \w+/,
    );
    await replace('X-MLGT-00001');
    expect(within(await group('Tim')).getAllByRole('option')).toHaveLength(1);
  });

  it('shows the closest results if none has all words, and says so', async () => {
    const { replace } = await openSearch();
    await replace('lomba line follower bandung');
    expect(
      await screen.findByText('Tidak ada yang cocok dengan semua kata. Ini yang paling dekat:'),
    ).toBeVisible();
    const [tournament] = within(await group('Lomba')).getAllByRole('option');
    expect(tournament).toHaveTextContent(/^Bandung Juara Robotika/);
  });

  it('says whether a tournament is over, and finds the board', async () => {
    const { user, replace, currentPath } = await openSearch();
    await replace('malang');
    const [semeru] = within(await group('Lomba')).getAllByRole('option');
    expect(semeru).toHaveTextContent(/Semeru Robot Open Malang.*Selesai$/);
    await replace('papan skor');
    const [board] = within(await group('Halaman')).getAllByRole('option');
    expect(board).toHaveTextContent('Papan skor');
    await user.click(board as HTMLElement);
    await waitFor(() => expect(currentPath()).toBe('/board'));
  });

  it('leads to the pages that take a search: teams by name, tournaments by category', async () => {
    const { user, replace, currentPath, router } = await openSearch();
    await replace('bo');
    const teams = await group('Tim');
    expect(within(teams).getAllByRole('option')).toHaveLength(6);
    expect(within(teams).getByText(/^5 dari \d+$/)).toBeVisible();
    expect(
      within(teams).getByRole('option', { name: /^Lihat \d+ tim dengan "bo"$/ }),
    ).toHaveAttribute('href', '/teams?search=bo');
    await replace('sumo');
    await user.click(await screen.findByRole('option', { name: 'Lihat semua lomba Sumo Robot' }));
    await waitFor(() =>
      expect(currentPath() + router.state.location.search).toBe('/tournaments?category=Sumo+Robot'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const title = await heading('Tournaments');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('gives clubs of one slug an address each, and knows no inactive ones', async () => {
    const { user, input, replace } = await openSearch();
    await replace('cakra teknika');
    const addresses = names(within(await group('School Club')).getAllByRole('option'));
    expect(addresses).toHaveLength(2);
    for (const address of addresses)
      expect(address).toMatch(/^\/schoolclub\/detail\/smk-cakra-teknika-bandung\?id=\d+$/);
    // The teams of a club that is not active any more still have its name.
    await replace('smk surya lampung');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'School Club' })).toBeNull());
    await replace('zzqx wvkj');
    expect(await screen.findByText('Tidak ada hasil untuk "zzqx wvkj"')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Semua lomba' })).toHaveAttribute(
      'href',
      '/tournaments',
    );
    expect(screen.getByRole('link', { name: 'Semua tim' })).toHaveAttribute('href', '/teams');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(input).not.toHaveAttribute('aria-controls');
    await user.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(input).toHaveFocus();
    expect(await group('Lomba mendatang')).toBeVisible();
  });

  it('says what could not be loaded, goes on without it, and tries again', async () => {
    await applyScenarios('offline:listClubs', 'no-success:listTeams');
    const { user, replace } = await openSearch();
    await replace('surabaya');
    expect(await screen.findByText('Belum dapat dimuat: Tim, School Club.')).toBeVisible();
    await waitFor(() => expect(names(screen.getAllByRole('option'))).toEqual(['/tournaments/7']));
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await group('School Club')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Belum dapat dimuat/)).not.toBeInTheDocument());
  });

  it('shows what is there while the rest is on its way, and takes no missing list for an empty one', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    faults(
      http.get('*/api/blogs', async () => {
        await asked;
        return HttpResponse.json({ success: true, data: [] });
      }),
    );
    const { replace } = await openSearch();
    await group('Kategori');
    await replace('tidak-ada');
    expect(await screen.findByText('Memuat data pencarian…')).toBeVisible();
    await replace('aloe algoritma');
    expect(await screen.findByText('1 hasil sejauh ini, masih memuat…')).toBeVisible();
    answer();
    expect(await screen.findByText('1 hasil')).toBeVisible();
  });

  it('asks for what is typed after a pause, shows no old answer for it, and waits with Enter', async () => {
    const held = Promise.withResolvers<void>();
    const asked: string[] = [];
    faults(
      http.get('*/api/teams', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? '';
        asked.push(search);
        if (search === 'gar') await held.promise;
      }),
    );
    const { user, replace, input, currentPath } = await openSearch();
    await replace('gar');
    await waitFor(() => expect(asked).toEqual(['gar']));
    await user.paste('uda lintas');
    const found = await screen.findByRole('option', { name: /^Garuda Lintas/ });
    expect(asked).toEqual(['gar', 'garuda lintas']);
    const path = found.getAttribute('href');
    held.resolve();
    await waitFor(() => expect(input).toHaveValue('garuda lintas'));
    expect(screen.getAllByRole('option')).toEqual([found]);
    await replace('lintas garuda');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('closes when the page changes under it, for good', async () => {
    const { router } = await openSearch('/tournaments');
    await act(() => router.navigate('/tournaments/7'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' }),
    ).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
