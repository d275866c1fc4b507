import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const button = (name: string) => screen.getByRole('button', { name });
const answerWith = (answer: JsonBodyType) =>
  faults(http.get('*/api/tournaments', () => HttpResponse.json(answer)));
const loaded = () => screen.findByText('30 lomba');

describe('the tournament list', () => {
  it('asks for no more than it shows, and for all of a backend that knows no pages only once', async () => {
    const asked: string[] = [];
    const note = () =>
      faults(
        http.get(
          '*/api/tournaments',
          ({ request }) => void asked.push(new URL(request.url).search),
        ),
      );
    note();
    const { user } = await renderApp('/tournaments?category=Maze+Solver');
    await screen.findByText(/^\d+ lomba$/);
    expect(asked).toEqual(['?category=Maze+Solver&page=1&per_page=8']);
    const data = Array.from({ length: 3000 }, (_, index) => ({
      id: index + 1,
      title: `Lomba ${index + 1}`,
      image: null,
      date: '2026-12-05',
      categories: [{ id: 1, name: index % 2 ? 'Catur' : 'Inspire', description: '' }],
    }));
    answerWith({ success: true, data });
    note();
    await user.click(button('All'));
    expect(await screen.findByText('3000 lomba')).toBeVisible();
    await user.click(button('Catur'));
    expect(await screen.findByText('1500 lomba')).toBeVisible();
    await user.click(button('Next'));
    expect(await screen.findByText('Page 2 of 188')).toBeVisible();
    expect(titles()).toHaveLength(8);
    expect(asked).toHaveLength(2);
  });

  it('says for how many teams there is still room, or that there is none', async () => {
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const tournament = (id: number, registered: number, more = {}) => ({
      id,
      title: `Lomba ${id}`,
      image: null,
      date,
      categories: [{ id: 1, name: 'Inspire', description: '', capacity: 8, registered }],
      ...more,
    });
    const closed = { registration_closes_at: '2020-01-01T00:00:00Z' };
    answerWith({
      success: true,
      data: [tournament(1, 3), tournament(2, 8), tournament(3, 3, closed)],
    });
    await renderApp('/tournaments');
    await screen.findByText('3 lomba');
    const [open, full, over] = screen.getAllByRole('article');
    expect(open).toHaveTextContent('5 tempat lagi');
    expect(full).toHaveTextContent('Sudah penuh');
    expect(over).not.toHaveTextContent(/tempat|penuh/);
  });

  it('says that it loads, then shows eight tournaments a page', async () => {
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/tournaments', () => answer.promise));
    const { user, router } = await renderApp('/tournaments');
    expect(await screen.findByText('Loading tournaments...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tournaments');
    expect(screen.getByText(/Selamat datang, para atlet/)).toBeVisible();
    answer.resolve();

    await loaded();
    expect(screen.queryByText('Loading tournaments...')).not.toBeInTheDocument();
    expect(titles()).toHaveLength(8);
    expect(screen.getByText('Page 1 of 4')).toBeVisible();
    expect(button('Previous')).toBeDisabled();

    const first = titles();
    await user.click(button('Next'));
    expect(await screen.findByText('Page 2 of 4')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    await loaded();
    expect(titles()).not.toEqual(first);
    await user.click(button('Next'));
    await screen.findByText('Page 3 of 4');
    await user.click(button('Next'));
    await screen.findByText('Page 4 of 4');
    await loaded();
    expect(titles()).toHaveLength(6);
    expect(button('Next')).toBeDisabled();
    expect(button('Previous')).toBeEnabled();
  });

  it('shows picture, title, categories, date and the way to each tournament', async () => {
    await renderApp('/tournaments?category=Aerial+Drone');
    const card = (
      await screen.findByRole('heading', { name: 'Dewata Robot Cup Denpasar' })
    ).closest('article');
    if (!card) throw new Error('The tournament has no card');
    expect(card).toHaveTextContent('Sumo Robot, Soccer Bot, Inspire, Aerial Drone');
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/tournaments/3');
    expect(card.querySelector('time')).toHaveTextContent(
      /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2}( 20\d\d)?$/,
    );
    expect(within(card).getByText(/^\S.*, Denpasar$/)).toBeVisible();
    expect(card).toHaveTextContent(/ · \d\d\.\d\d WITA/);
    expect(card.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/storage\/tournaments\//),
    );
  });

  it('has coming tournaments from the nearest and past ones from the latest, with their days', async () => {
    await renderApp('/tournaments?category=Soccer+Bot');
    const listed = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('article')
        .map((card) => ({
          date: card.querySelector('time')?.dateTime ?? '',
          day: within(card).getByText(/^(Hari ini|Besok|dalam \d+ hari|Selesai)$/).textContent,
        }));
    await screen.findByText(/^\d+ lomba$/);
    const coming = listed('Mendatang');
    expect(coming[0]?.day).toBe('Hari ini');
    expect(coming[1]?.day).toBe('dalam 2 hari');
    expect(coming.map(({ date }) => date)).toEqual(coming.map(({ date }) => date).toSorted());
    const past = listed('Selesai');
    expect(past.every(({ day }) => day === 'Selesai')).toBe(true);
    expect(past.map(({ date }) => date)).toEqual(
      past
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
  });

  it('filters by month, from page 1 and in the address', async () => {
    const { data } = (await backend.request('GET', '/api/tournaments')).body as {
      data: { title: string; date: string }[];
    };
    const month = data.at(-1)?.date.slice(0, 7) ?? '';
    const { user, router } = await renderApp('/tournaments?page=2');
    await loaded();
    const choice = screen.getByRole('combobox', { name: 'Bulan' });
    expect(within(choice).getAllByRole('option')).toHaveLength(
      1 + new Set(data.map(({ date }) => date.slice(0, 7))).size,
    );
    await user.selectOptions(choice, month);
    const expected = data.filter(({ date }) => date.startsWith(month)).map(({ title }) => title);
    await waitFor(() => expect(titles()).toEqual(expected));
    expect(router.state.location.search).toBe(`?month=${month}`);
    await user.selectOptions(choice, 'Semua bulan');
    await loaded();
    expect(router.state.location.search).toBe('');
  });

  it('is searched by title or city, in the address, with what was filtered', async () => {
    const { user, router } = await renderApp('/tournaments?page=2');
    await loaded();
    const field = screen.getByRole('searchbox', { name: 'Cari lomba atau kota' });
    await user.type(field, 'denpasar');
    await waitFor(() => expect(titles()).toEqual(['Dewata Robot Cup Denpasar']));
    expect(router.state.location.search).toBe('?search=denpasar');
    expect(screen.getByText('1 lomba')).toBeVisible();
    await user.click(button('Maze Solver'));
    expect(
      await screen.findByText('No tournaments found for "denpasar, Maze Solver"'),
    ).toBeVisible();
    expect(router.state.location.search).toBe('?search=denpasar&category=Maze+Solver');
    await user.click(button('Tampilkan semua lomba'));
    await loaded();
    expect(field).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });

  it('says that what it shows is only close to a search', async () => {
    await renderApp('/tournaments?search=dewata+denpasar+zzz');
    expect(
      await screen.findByText('Tidak ada yang persis cocok. 1 lomba yang paling dekat:'),
    ).toBeVisible();
    expect(titles()).toEqual(['Dewata Robot Cup Denpasar']);
    expect(screen.getByRole('searchbox')).toHaveValue('dewata denpasar zzz');
  });

  it.each([
    ['KARAWANG', ['Piala Wali Kota']],
    ['piala', ['Piala Wali Kota']],
    [' gor  kota ', ['Piala Wali Kota']],
    ['inspire', ['Robo Fest']],
    ['kota inspire', []],
    ['o', ['Piala Wali Kota', 'Robo Fest']],
  ])('is searched by %j where the backend sends the whole list', async (query, expected) => {
    const entry = { image: null, date: '2026-12-05' };
    const venue = { name: 'GOR Panatayudha', city: 'Karawang' };
    answerWith({
      success: true,
      data: [
        { ...entry, id: 1, title: 'Piala Wali Kota', venue, categories: [] },
        { ...entry, id: 2, title: 'Robo Fest', categories: [{ id: 1, name: 'Inspire' }] },
      ],
    });
    await renderApp(`/tournaments?search=${encodeURIComponent(query)}`);
    await screen.findByText(expected.length ? `${expected.length} lomba` : /^No tournaments found/);
    expect(
      screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(expected);
  });

  it('keeps month and category that are chosen within milliseconds', async () => {
    const { router } = await renderApp('/tournaments');
    await loaded();
    const month = screen.getByRole('combobox', { name: 'Bulan' });
    const [, first] = within(month).getAllByRole<HTMLOptionElement>('option');
    fireEvent.change(month, { target: { value: first?.value } });
    fireEvent.click(button('Inspire'));
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?month=${first?.value}&category=Inspire`),
    );
  });

  it("says 'No category' where a tournament has none", async () => {
    const { user } = await renderApp('/tournaments');
    await loaded();
    for (let page = 1; !screen.queryByText('No category') && page < 4; page += 1) {
      await user.click(button('Next'));
      await screen.findByText(`Page ${page + 1} of 4`);
      await loaded();
    }
    expect(screen.getByText('No category').closest('article')).toHaveTextContent(
      'Ranah Minang Robot Gathering',
    );
  });

  it('filters by category from page 1, and keeps its place in the address for the way back', async () => {
    const { user, router } = await renderApp('/tournaments?page=3');
    await loaded();
    const filter = within(screen.getByRole('group', { name: 'Kategori' }));
    expect(filter.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'All',
      'Aerial Drone',
      'Inspire',
      'Line Follower',
      'Maze Solver',
      'Soccer Bot',
      'Sumo Robot',
    ]);
    expect(filter.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');

    await user.click(filter.getByRole('button', { name: 'Sumo Robot' }));
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(filter.getByRole('button', { name: 'Sumo Robot' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(button('Next'));
    await screen.findByText('Page 2 of 3');
    await screen.findByText(/^\d+ lomba$/);
    expect(router.state.location.search).toBe('?category=Sumo+Robot&page=2');

    const [title = ''] = titles();
    await user.click(screen.getByRole('link', { name: title }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Kembali' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(router.state.location.search).toBe('?category=Sumo+Robot&page=2');

    await user.click(button('All'));
    await screen.findByText('Page 1 of 4');
    expect(router.state.location.search).toBe('');
  });

  it('says when a category has no tournament, and leads back to all', async () => {
    const { user } = await renderApp('/tournaments?category=Catur');
    expect(await screen.findByText('No tournaments found for "Catur"')).toBeVisible();
    await user.click(button('Tampilkan semua lomba'));
    await loaded();
  });

  it('says when there is no tournament at all', async () => {
    await applyScenarios('empty-everything');
    await renderApp('/tournaments');
    expect(await screen.findByText('No tournaments found for "All"')).toBeVisible();
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
  });

  it.each([
    [
      'the message of the server',
      () => applyScenarios('server-500:listTournaments'),
      copy.responses.serverError,
    ],
    ['no server', () => applyScenarios('offline:listTournaments'), 'Error fetching tournaments'],
    [
      'no JSON',
      () => applyScenarios('html-error-page:listTournaments'),
      'Error fetching tournaments',
    ],
    ['an answer that is no list', () => answerWith(null), 'Failed to fetch tournaments'],
    [
      'an answer whose list is missing',
      () => answerWith({ success: true, data: null }),
      'Failed to fetch tournaments',
    ],
    // With its list, which the answer of the scenario no-success lacks.
    [
      'an answer without success',
      () => answerWith({ success: false, data: [] }),
      'Failed to fetch tournaments',
    ],
  ])('shows the failure and tries again: %s', async (_, lay, message) => {
    await lay();
    const { user } = await renderApp('/tournaments');
    expect(await screen.findByText(message)).toBeVisible();
    clearScenarios();
    await user.click(button('Coba lagi'));
    await loaded();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('stands on the home page too, and keeps its place there to itself', async () => {
    const { user, router } = await renderApp('/');
    await loaded();
    expect(screen.getByRole('heading', { level: 2, name: 'Tournaments' })).toBeInTheDocument();
    const filter = within(screen.getByRole('group', { name: 'Kategori' }));
    await user.click(filter.getByRole('button', { name: 'Maze Solver' }));
    expect(filter.getByRole('button', { name: 'Maze Solver' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(titles().length).toBeGreaterThan(0);
  });
});
