import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Category, Score } from '../../../openapi/schema.d.ts';
import { rankScores } from '../../../src/lib/scoreRanking.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

const readCategory = async (id: number) =>
  ((await backend.request('GET', `/api/categories/${id}`)).body as { data: Category }).data;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rules = () => screen.queryByRole('region', { name: 'Tournament Rules' });

/** Lets a category differ from what the backend has. */
async function change(id: number, changes: Partial<Category>) {
  const data = { ...(await readCategory(id)), ...changes };
  faults(http.get(`*/api/categories/${id}`, () => HttpResponse.json({ success: true, data })));
}

describe('one category', () => {
  it('leads to its next tournaments and its five best teams', async () => {
    await renderApp('/category/1');
    const coming = within(await screen.findByRole('region', { name: 'Lomba berikutnya' }));
    const listed = await coming.findAllByRole('listitem');
    expect(listed).toHaveLength(4);
    expect(listed[0]).toHaveTextContent(
      /^Jakarta Robot GamesHari ini.* · \d\d\.00 WIBIstora Cendrawasih, Jakarta$/,
    );
    expect(coming.queryByText('Selesai')).not.toBeInTheDocument();

    const { body } = await backend.request('GET', '/api/scores?category=1');
    const best = rankScores((body as { data: Score[] }).data, 'Line Follower', 5);
    const list = within(
      await screen.findByRole('list', { name: 'Lima skor terbaik kategori Line Follower' }),
    );
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      best.map(({ score }) => `/teams/${score.registration.team.id}`),
    );
    expect(screen.getByRole('link', { name: 'Papan skor kategori ini' })).toHaveAttribute(
      'href',
      '/board?category=1',
    );
  });

  it('says where nothing has been scored', async () => {
    await renderApp('/category/6');
    expect(await screen.findByText('Belum ada skor dalam kategori ini.')).toBeVisible();
  });

  it('says what it is, and leads to its rules and tournaments', async () => {
    const { user, currentPath } = await renderApp('/category/1', {
      withLayout: true,
      withStyles: true,
    });
    expect(await heading('Line Follower')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Line Follower · RoboLaga'));
    const { description, longdec } = await readCategory(1);
    expect(screen.getByText(description)).toBeVisible();
    const paragraphs = screen.getByText(
      (_, element) => element?.textContent === longdec && element.children.length === 0,
    );
    expect(paragraphs).toHaveStyle({ whiteSpace: 'pre-line' });
    expect(screen.getByRole('img', { name: 'Logo Line Follower' })).toHaveAttribute(
      'src',
      expect.stringContaining('/storage/categories/'),
    );
    expect(screen.getByRole('link', { name: 'View PDF' })).toHaveAttribute(
      'href',
      `/pdf-viewer/${encodeURIComponent('http://localhost:3000/storage/rules/line-follower.pdf')}`,
    );
    expect(screen.getByRole('button', { name: 'Bagikan' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Lihat lombanya' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
    expect(await screen.findByRole('button', { name: 'Line Follower' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('link', { name: 'Sumo Robot' }));
    expect(await heading('Sumo Robot')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
  });

  it('gives way to another at once', async () => {
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/categories/2', () => answer.promise));
    const { router } = await renderApp('/category/1');
    await heading('Line Follower');
    await act(() => router.navigate('/category/2'));
    expect(await screen.findByText('Memuat kategori...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Line Follower' })).not.toBeInTheDocument();
    expect(rules()).not.toBeInTheDocument();
    answer.resolve();
    expect(await heading('Sumo Robot')).toBeVisible();
    expect(screen.getByText(/^Di atas dohyo berdiameter/)).toBeVisible();
  });

  it.each([
    ['no rules', { rule: null }],
    ['rules at an address that would run', { rule: 'javascript:alert(1)' }],
    ['nothing but a name', { rule: '', description: '', longdec: ' ', logo: '' }],
  ])('may have %s', async (_, changes) => {
    await change(1, changes);
    await renderApp('/category/1');
    expect(await heading('Line Follower')).toBeVisible();
    expect(rules()).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View PDF' })).not.toBeInTheDocument();
    expect(screen.queryAllByText('Deskripsi tidak tersedia.')).toHaveLength(
      changes.rule === '' ? 1 : 0,
    );
  });

  it.each(['/category/4711', '/category/sumo', '/category/0', '/category/9999999999'])(
    '%s is none',
    async (path) => {
      const { user, currentPath } = await renderApp(path);
      expect(await heading('Kategori tidak ditemukan')).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Kategori tidak ditemukan · RoboLaga'));
      await user.click(screen.getByRole('link', { name: 'Lihat semua lomba' }));
      await waitFor(() => expect(currentPath()).toBe('/tournaments'));
    },
  );

  it.each([
    ['no server', () => applyScenarios('offline:getCategory')],
    ['no JSON', () => applyScenarios('malformed-json:getCategory')],
    ['an error', () => applyScenarios('server-500:getCategory')],
    ['an answer without a category', () => applyScenarios('no-success:getCategory')],
    [
      'a category without a name',
      () =>
        faults(
          http.get('*/api/categories/1', () =>
            HttpResponse.json({ success: true, data: { id: 1, name: null } }),
          ),
        ),
    ],
  ])('can be tried again after %s', async (_, lay) => {
    await lay();
    const { user } = await renderApp('/category/1');
    expect(await screen.findByText('Kategori ini belum dapat dimuat.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat semua lomba' })).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await heading('Line Follower')).toBeVisible();
  });
});

describe('the rule file', () => {
  const saved: { name: string; address: string }[] = [];
  const elsewhere = 'https://berkas.example/aturan.pdf';

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:rules';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, address: this.href });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    saved.length = 0;
  });

  async function openRules(rule: string, name = 'Line Follower') {
    await change(1, { rule, name });
    const { user } = await renderApp('/category/1');
    const region = within(await screen.findByRole('region', { name: 'Tournament Rules' }));
    return {
      download: () => user.click(region.getByRole('button', { name: 'Download PDF' })),
      region,
    };
  }

  it('is saved under a name of its own, once', async () => {
    let calls = 0;
    const answer = Promise.withResolvers<void>();
    faults(
      http.get(elsewhere, async () => {
        calls += 1;
        await answer.promise;
        return new HttpResponse('%PDF');
      }),
    );
    const { download, region } = await openRules(elsewhere, 'Sumo 3/5: "Mini"');
    await download();
    const busy = region.getByRole('button', { name: 'Mengunduh...' });
    expect(busy).toHaveFocus();
    await act(async () => void busy.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    answer.resolve();
    await waitFor(() =>
      expect(saved).toEqual([{ name: 'Rules_Sumo 3_5_ _Mini_.pdf', address: 'blob:rules' }]),
    );
    expect(await region.findByRole('button', { name: 'Download PDF' })).toHaveFocus();
    expect(calls).toBe(1);
  });

  it('opens in a new tab where its host does not let this page read it', async () => {
    const tab = { opener: 'this page', location: { href: '' } };
    vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    faults(http.get(elsewhere, () => HttpResponse.error()));
    const { download } = await openRules(elsewhere);
    await download();
    await waitFor(() => expect(tab).toEqual({ opener: null, location: { href: elsewhere } }));
    expect(saved).toEqual([]);
  });

  it.each([
    ['is not there', elsewhere, () => HttpResponse.json({}, { status: 404 })],
    [
      'cannot be reached on the own host',
      'http://localhost:3000/storage/rules/x.pdf',
      () => HttpResponse.error(),
    ],
    ['may neither be read nor opened', elsewhere, () => HttpResponse.error()],
  ])('that %s is a failure', async (_, address, answer) => {
    vi.spyOn(window, 'open').mockImplementation(() => null);
    faults(http.get(address, answer));
    const { download, region } = await openRules(address);
    await download();
    expect(await screen.findByText('Berkas belum dapat diunduh. Silakan coba lagi.')).toBeVisible();
    expect(region.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    expect(saved).toEqual([]);
  });
});
