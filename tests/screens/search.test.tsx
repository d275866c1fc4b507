import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../support/renderApp.tsx';
import { act } from '../support/render.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios } = useTestApp({
  withLayout: true,
});

/** jsdom draws nothing, so it cannot scroll. */
const scrolled = vi.fn<() => void>();
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: scrolled.mockClear() }));

const opener = () => screen.findByRole('button', { name: 'Search' });
const field = () => screen.findByRole('combobox', { name: 'Cari' });
async function fieldHasFocus() {
  const found = await field();
  await waitFor(() => expect(found).toHaveFocus());
}
const group = (name: string) => screen.findByRole('group', { name });
const names = (options: HTMLElement[]) => options.map((option) => option.getAttribute('href'));

/** Opens a page and the search over it. */
async function openSearch(address = '/tournaments') {
  const app = await renderApp(address);
  await app.user.click(await opener());
  const input = await field();
  /** Puts a query in place of the last. */
  const replace = async (query: string) => {
    await app.user.clear(input);
    await app.user.paste(query);
  };
  return { ...app, input, replace };
}

/** The option that the field says stands chosen. */
const chosen = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

describe('opening the search', () => {
  it('is done with the button or the shortcut, once, and asks for its lists only then', async () => {
    const asked: string[] = [];
    for (const list of ['teams', 'gh-schools', 'blogs']) {
      faults(http.get(`*/api/${list}`, () => void asked.push(list)));
    }
    const { user } = await renderApp('/tournaments/7');
    expect(await opener()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    // While the tournament is on its way there is another button of this name.
    await screen.findByRole('heading', { level: 1 });
    expect(asked).toEqual([]);
    const prevented = vi.fn<(event: KeyboardEvent) => void>();
    const note = (event: KeyboardEvent) => prevented(event);
    window.addEventListener('keydown', note);
    const back = await screen.findByRole('button', { name: 'Back' });
    await act(() => back.focus());

    await user.keyboard('{Control>}k{/Control}');
    await fieldHasFocus();
    expect(screen.getByRole('dialog', { name: 'Search RoboLaga' })).toHaveAttribute(
      'aria-modal',
      'true',
    );
    await group('Kategori');
    expect(asked.sort()).toEqual(['blogs', 'gh-schools', 'teams']);
    await user.keyboard('{Meta>}K{/Meta}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const shortcuts = prevented.mock.calls.filter(([{ key }]) => key.toLowerCase() === 'k');
    expect(shortcuts.map(([event]) => event.defaultPrevented)).toEqual([true, true]);
    window.removeEventListener('keydown', note);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(back).toHaveFocus();
    await user.click(await opener());
    await user.click(await screen.findByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
    expect(asked).toHaveLength(3);
  });

  it('returns the focus to its button where what had it has gone, and to the page after a step in history', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    faults(http.get('*/api/tournaments/7', () => asked));
    const { user, router } = await renderApp('/tournaments/7');
    const back = await screen.findByRole('button', { name: 'Back' });
    await act(() => back.focus());
    await user.keyboard('{Control>}k{/Control}');
    await fieldHasFocus();
    answer();
    await waitFor(() => expect(back).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = await opener();
    await waitFor(() => expect(button).toHaveFocus());

    await act(() => router.navigate('/faq'));
    await waitFor(() => expect(document.title).toMatch(/^FAQ/));
    await user.click(await opener());
    await fieldHasFocus();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays while the page under it notes what was typed there, and gives the focus back to that field', async () => {
    const { user, router } = await renderApp('/teams');
    const teams = await screen.findByRole('searchbox');
    await user.type(teams, 'garuda');
    await user.keyboard('{Control>}k{/Control}');
    await fieldHasFocus();
    await waitFor(() => expect(router.state.location.search).toBe('?search=garuda'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(teams).toHaveFocus();
  });

  it('offers the coming tournaments and the categories before something is typed, and chooses none by itself', async () => {
    const { user, input, currentPath } = await openSearch();
    const coming = await group('Turnamen mendatang');
    expect(within(coming).getAllByRole('option')[0]).toHaveAttribute('href', '/tournaments/1');
    expect(
      within(await group('Kategori')).getByRole('option', { name: /Sumo Robot/ }),
    ).toBeVisible();
    expect(
      screen.getByText('Ketik nama turnamen, tim, school club, kategori, atau judul blog.'),
    ).toBeVisible();
    expect(chosen(input)).toBeNull();
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe('/tournaments');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is there for somebody signed in, too', async () => {
    await rememberParticipant('leader');
    const { input } = await openSearch('/tournaments/7');
    expect(input).toHaveFocus();
  });
});

describe('searching', () => {
  it('finds over all kinds, moves by keyboard through all of them, and opens with Enter', async () => {
    const { user, input, replace, currentPath } = await openSearch();
    await replace('SURABAYA');
    const options = async () =>
      within(await screen.findByRole('listbox', { name: 'Hasil pencarian' })).getAllByRole(
        'option',
      );
    await group('School Clubs');
    expect(names(await options())).toEqual([
      '/tournaments/7',
      '/schoolclub/detail/smp-jaya-nusantara-surabaya',
    ]);
    expect(
      screen.getAllByRole('group').map((one) => within(one).getAllByRole('option').length),
    ).toEqual([1, 1]);
    expect(await screen.findByText('2 hasil')).toBeVisible();
    const [first, second] = await options();
    expect(within(first as HTMLElement).getByText('Surabaya', { selector: 'mark' })).toBeVisible();

    expect(chosen(input)).toBe(first);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(chosen(input)).toBe(second);
    expect(first).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{ArrowDown}');
    expect(chosen(input)).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(chosen(input)).toBe(second);
    await user.keyboard('{Home}');
    expect(chosen(input)).toBe(first);
    await user.keyboard('{End}');
    expect(chosen(input)).toBe(second);
    expect(scrolled).toHaveBeenCalledTimes(5);
    expect(input).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/tournaments/7'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' }),
    ).toBeVisible();
  });

  it('leads to the pages that take a search: teams by name, tournaments by category', async () => {
    const { user, replace, currentPath, router } = await openSearch();
    await replace('bo');
    const teams = await group('Teams');
    expect(within(teams).getAllByRole('option')).toHaveLength(6);
    expect(within(teams).getByText(/^5 dari \d+$/)).toBeVisible();
    expect(
      within(teams).getByRole('option', { name: /^Lihat \d+ tim dengan "bo"$/ }),
    ).toHaveAttribute('href', '/teams?search=bo');
    await replace('sumo');
    await user.click(
      await screen.findByRole('option', { name: 'Lihat semua turnamen Sumo Robot' }),
    );
    await waitFor(() =>
      expect(currentPath() + router.state.location.search).toBe('/tournaments?category=Sumo+Robot'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
  });

  it('gives clubs of one slug an address each, and knows no inactive ones', async () => {
    const { user, input, replace } = await openSearch();
    await replace('cakra teknika');
    const addresses = names(within(await group('School Clubs')).getAllByRole('option'));
    expect(addresses).toHaveLength(2);
    for (const address of addresses)
      expect(address).toMatch(/^\/schoolclub\/detail\/smk-cakra-teknika-bandung\?id=\d+$/);
    await replace('surya lampung');
    expect(await screen.findByText('Tidak ada hasil untuk "surya lampung"')).toBeVisible();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(input).not.toHaveAttribute('aria-controls');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input).toHaveFocus();
    expect(await group('Turnamen mendatang')).toBeVisible();
  });

  it('says what could not be loaded, goes on without it, and tries again', async () => {
    await applyScenarios('offline:listClubs', 'no-success:listTeams');
    const { user, replace } = await openSearch();
    await replace('surabaya');
    expect(await screen.findByText('Belum dapat dimuat: Teams, School Clubs.')).toBeVisible();
    expect(names(screen.getAllByRole('option'))).toEqual(['/tournaments/7']);
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await group('School Clubs')).toBeVisible();
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

  it('closes when the page changes under it, for good', async () => {
    const { router } = await openSearch();
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
