import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/api/api.ts';
import { useTestApp } from '../support/renderApp.tsx';
import { act, cleanup } from '../support/render.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

/** The tournament two days ahead. */
const surabaya = '/tournaments/7';
type Category = { id: number; name: string; description: string | null };
type Tournament = {
  id: number;
  title: string;
  date: string;
  image: string | null;
  categories: Category[];
};

async function readTournament(id: number): Promise<Tournament> {
  return ((await backend.request('GET', `/api/tournaments/${id}`)).body as { data: Tournament })
    .data;
}

const card = (name: string) => screen.findByRole('article', { name });

describe('one tournament', () => {
  it('shows a visitor what it is, and the way to sign in', async () => {
    const { user, currentPath } = await renderApp(surabaya);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' }),
    ).toBeVisible();
    expect(document.title).toBe('RoboLaga Distrik Surabaya · RoboLaga');
    expect(screen.getByText(/Selamat datang di kompetisi robotika tingkat distrik/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Banner RoboLaga Distrik Surabaya' })).toHaveAttribute(
      'src',
      expect.stringContaining('/storage/'),
    );
    expect(screen.getByText('Tournament starting in')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(
      /^[12] Days\d\d Hours\d\d Minutes\d\d Seconds$/,
    );
    expect(screen.getByRole('heading', { name: 'Pendaftaran Turnamen' })).toBeVisible();

    const { categories } = await readTournament(7);
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
    const details = screen.getByRole('region', { name: 'Tournament details' });
    expect(within(details).getAllByRole('heading', { level: 3 })).toHaveLength(2);

    await user.click(screen.getByRole('link', { name: 'Login untuk Registrasi' }));
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });

  it('has a banner, descriptions and a category list of its own where the tournament has none', async () => {
    const tournament = await readTournament(7);
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
    expect(await screen.findByText('Turnamen ini belum memiliki kategori.')).toBeVisible();
    expect(screen.getByText('No category')).toBeVisible();
  });

  it('counts down each second, and shows zeros once it has started', async () => {
    const tournament = await readTournament(7);
    const start = Date.parse(`${tournament.date}T00:00:00Z`);
    await renderApp(surabaya);
    const timer = await screen.findByRole('timer');
    expect(timer).toHaveAttribute('aria-live', 'off');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start - 90_000 });
    // The timer that is waiting was set by the real clock: its turn comes within a second. A wait
    // by the fake clock would move it.
    while (timer.textContent !== '0 Days00 Hours01 Minutes30 Seconds')
      await act(
        () =>
          new Promise((resolve) => {
            setImmediate(resolve);
          }),
      );
    await act(() => void vi.advanceTimersByTime(1000));
    expect(timer).toHaveTextContent('0 Days00 Hours01 Minutes29 Seconds');
    await act(() => void vi.advanceTimersByTime(88_000));
    expect(timer).toHaveTextContent('0 Days00 Hours00 Minutes01 Seconds');
    expect(screen.queryByText(/sudah dimulai/)).not.toBeInTheDocument();
    await act(() => void vi.advanceTimersByTime(5000));
    expect(timer).toHaveTextContent('0 Days00 Hours00 Minutes00 Seconds');
    expect(
      screen.getByText('Turnamen ini sudah dimulai; pendaftaran mungkin sudah ditutup.'),
    ).toBeVisible();
  });

  it('goes one step back', async () => {
    const { user, router, currentPath } = await renderApp('/tournaments');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(surabaya));
    await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
  });

  it.each(['/tournaments/4711', '/tournaments/surabaya', '/tournaments/9999999999'])(
    'says that %s does not exist',
    async (path) => {
      const { user, currentPath } = await renderApp(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Turnamen tidak ditemukan' }),
      ).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Lihat semua turnamen' }));
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
    expect(screen.getByRole('link', { name: 'Lihat semua turnamen' })).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'RoboLaga Distrik Surabaya' }),
    ).toBeVisible();
  });
});

describe('keeping a tournament in mind', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(URL, 'createObjectURL');
  });

  it('saves it for calendars, on its date', async () => {
    const { date } = await readTournament(7);
    const { user } = await renderApp(surabaya);
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved).toEqual(['blob:1 robolaga-distrik-surabaya.ics']));
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
    const text = await files[0]?.text();
    expect(text).toContain('\r\nSUMMARY:RoboLaga Distrik Surabaya\r\n');
    expect(text).toContain(`\r\nDTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
    expect(text).toContain('\r\nURL;VALUE=URI:http://localhost:3000/tournaments/7\r\n');
  });

  it('says when the file cannot be made, names it by number where the title has no letter for a name, and offers none without a date or after it', async () => {
    const tournament = await readTournament(7);
    const serve = (changes: Partial<Tournament>) =>
      faults(
        http.get('*/api/tournaments/7', () =>
          HttpResponse.json({ success: true, data: { ...tournament, ...changes } }),
        ),
      );
    serve({ title: '東京' });
    const { user } = await renderApp(surabaya);
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error('No room');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(
      await screen.findByText('Berkas kalender belum dapat dibuat. Silakan coba lagi.'),
    ).toBeVisible();
    Object.assign(URL, { createObjectURL: () => 'blob:1' });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() =>
      expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
        'tournament-7.ics',
      ]),
    );
    cleanup();

    const dayAgo = (days: number) =>
      new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    serve({ date: 'menyusul' });
    const { store } = await renderApp(surabaya);
    const calendarButton = () => screen.queryByRole('button', { name: 'Add to calendar' });
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
    expect(calendarButton()).not.toBeInTheDocument();
    serve({ date: dayAgo(0) });
    await act(() => void store.dispatch(api.util.invalidateTags(['Tournament'])));
    await waitFor(() => expect(calendarButton()).toBeVisible());
    serve({ date: dayAgo(1) });
    await act(() => void store.dispatch(api.util.invalidateTags(['Tournament'])));
    await waitFor(() => expect(calendarButton()).not.toBeInTheDocument());
  });

  it("shares it with the device's own dialog, and takes its closing for a decision", async () => {
    const { user } = await renderApp(surabaya);
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const button = await screen.findByRole('button', { name: 'Share' });
    await user.click(button);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'RoboLaga Distrik Surabaya',
      url: 'http://localhost:3000/',
    });
    share.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'));
    await user.click(button);
    expect(share).toHaveBeenCalledTimes(2);
    expect(copied).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('Not here', 'NotAllowedError'));
    await user.click(button);
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
  });

  it('copies its link where there is no such dialog, and shows the link, selected, where there is no clipboard either', async () => {
    const { user } = await renderApp(surabaya);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const button = await screen.findByRole('button', { name: 'Share' });
    await user.click(button);
    expect(await screen.findByText('Tautan disalin.')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/');

    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(button);
    const field = await within(
      await screen.findByRole('dialog', { name: 'Salin tautan ini' }),
    ).findByRole<HTMLInputElement>('textbox', { name: 'Tautan' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('http://localhost:3000/');
    expect(field).toHaveAttribute('readonly');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  });
});
