import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { readList } from '../../support/screens/lists.ts';
import { chosen, fieldHasFocus, group, opener, useSearch } from '../../support/screens/search.ts';

const { renderApp, rememberParticipant, faults, openSearch, backend } = useSearch();

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
    const back = await screen.findByRole('button', { name: 'Kembali' });
    await act(() => back.focus());

    await user.keyboard('{Control>}k{/Control}');
    await fieldHasFocus();
    expect(screen.getByRole('dialog', { name: 'Cari di RoboLaga' })).toHaveAttribute(
      'aria-modal',
      'true',
    );
    await group('Kategori');
    // Teams and clubs are in no list before something is typed.
    expect(asked).toEqual(['blogs']);
    await user.keyboard('{Meta>}K{/Meta}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const shortcuts = prevented.mock.calls.filter(([{ key }]) => key.toLowerCase() === 'k');
    expect(shortcuts.map(([event]) => event.defaultPrevented)).toEqual([true, true]);
    window.removeEventListener('keydown', note);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(back).toHaveFocus();
    await user.click(await opener());
    await user.click(await screen.findByRole('button', { name: 'Tutup pencarian' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
    expect(asked).toEqual(['blogs']);
  });

  it('returns the focus to its button where what had it has gone, and to the page after a step in history', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    faults(http.get('*/api/tournaments/7', () => asked));
    const { user, router } = await renderApp('/tournaments/7');
    const back = await screen.findByRole('button', { name: 'Kembali' });
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
    const coming = await group('Lomba mendatang');
    const [nearest] = await readList<{ id: number }>(backend, '/api/tournaments');
    expect(within(coming).getAllByRole('option')[0]).toHaveAttribute(
      'href',
      `/tournaments/${nearest?.id}`,
    );
    expect(
      within(await group('Kategori')).getByRole('option', { name: /Sumo Robot/ }),
    ).toBeVisible();
    expect(
      screen.getByText('Ketik nama lomba, tim, school club, kategori, atau judul blog.'),
    ).toBeVisible();
    expect(chosen(input)).toBeNull();
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe('/faq');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is there for somebody signed in, too', async () => {
    await rememberParticipant('leader');
    const { input } = await openSearch('/tournaments/7');
    expect(input).toHaveFocus();
  });
});
