import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Banner, Category } from '../../../openapi/schema.d.ts';
import { passSeconds } from '../../support/screens/board.ts';
import { wantReducedMotion } from '../../support/browser/mediaQueries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const product = useTestApp();

// The clock of what moves by itself stands still until a test moves it; everything else goes on as
// in life.
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() }),
);
afterEach(() => vi.restoreAllMocks());

const listOf = async <Entry,>(path: string) =>
  ((await product.backend.request('GET', path)).body as { data: Entry[] }).data;

const boardStands = () =>
  waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));

async function openHome() {
  const opened = await product.renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

describe('the banners', () => {
  const carousel = () => screen.findByRole('region', { name: 'Kabar utama' });
  const reachable = (region: HTMLElement) =>
    within(region)
      .getAllByRole('group', { hidden: true })
      .filter((slide) => slide.querySelector('h2') && !slide.closest('[inert]'));
  const shownTitle = (region: HTMLElement) =>
    reachable(region).map((slide) => slide.querySelector('h2')?.textContent);

  it('shows one at a time, its copies and the others out of reach', async () => {
    await openHome();
    const region = await carousel();
    const banners = await listOf<Banner>('/api/banners');
    // All slides are there when the first is touched or moved.
    expect(shownTitle(region)).toEqual([banners[0]?.title]);
    fireEvent.touchStart(region);
    await waitFor(() =>
      expect(region.querySelectorAll('.slick-slide').length).toBeGreaterThan(banners.length),
    );
    expect(shownTitle(region)).toEqual([banners[0]?.title]);
    const [first] = reachable(region);
    const link = first?.querySelector('a');
    expect(link).toHaveAttribute(
      'href',
      new URL(banners[0]?.cta_link ?? '', document.baseURI).href,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link?.rel).toContain('noopener');
    expect(first?.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('goes on by itself, by arrow, by dot and by key, round and round, and can be held', async () => {
    wantReducedMotion();
    const { user } = await openHome();
    const region = await carousel();
    const titles = (await listOf<Banner>('/api/banners')).map(({ title }) => title);
    const shows = (place: number) =>
      waitFor(() => expect(shownTitle(region)).toEqual([titles.at(place)]));
    await shows(0);
    await passSeconds(60);
    await shows(0);
    await user.click(within(region).getByRole('button', { name: 'Banner berikutnya' }));
    await shows(1);
    await user.click(
      within(region).getByRole('button', { name: new RegExp(`^Banner ${titles.length} dari`) }),
    );
    await shows(-1);
    await user.click(within(region).getByRole('button', { name: 'Banner berikutnya' }));
    await shows(0);
    await user.click(within(region).getByRole('button', { name: 'Banner sebelumnya' }));
    await shows(-1);
    await user.keyboard('{ArrowRight}');
    await shows(0);
    await act(() => reachable(region)[0]?.querySelector('a')?.focus());
    await user.keyboard('{ArrowRight}');
    await shows(1);
    expect(within(region).getByRole('button', { name: 'Banner berikutnya' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    await shows(0);
    await user.click(within(region).getByRole('button', { name: 'Putar pergantian banner' }));
    await passSeconds(7);
    await shows(1);
    await user.click(within(region).getByRole('button', { name: 'Jeda pergantian banner' }));
    await user.unhover(region);
    await passSeconds(30);
    await shows(1);
  });

  it('makes no link of an address that must not be followed', async () => {
    const banner: Banner = {
      id: 1,
      image: 'banners/arena.svg',
      title: 'Awas',
      subtitle: '',
      cta_text: 'Klik',
      cta_link: 'javascript:alert(1)',
    };
    product.faults(
      http.get('*/api/banners', () => HttpResponse.json({ success: true, data: [banner] })),
    );
    await openHome();
    const region = await carousel();
    expect(within(region).getByRole('heading', { name: 'Awas' })).toBeVisible();
    expect(within(region).queryByRole('link', { hidden: true })).toBeNull();
    expect(within(region).queryByRole('button')).toBeNull();
  });

  it.each([
    ['fail', () => product.applyScenarios('server-500:listBanners')],
    [
      'are none',
      () =>
        product.faults(
          http.get('*/api/banners', () => HttpResponse.json({ success: true, data: [] })),
        ),
    ],
    ['come without success', () => product.applyScenarios('no-success:listBanners')],
  ])('leave the rest standing when they %s', async (_, lay) => {
    await lay();
    await openHome();
    await boardStands();
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Memuat banner' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Kabar utama' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the rest of the page', () => {
  it('has the next three tournaments above the banners, from the list that it asks for anyway', async () => {
    const asked: string[] = [];
    product.faults(
      http.get('*/api/tournaments', ({ request }) => void asked.push(new URL(request.url).search)),
    );
    await openHome();
    const list = await screen.findByRole('list', { name: 'Lomba berikutnya' });
    const shown = within(list).getAllByRole('listitem');
    expect(shown.map((one) => one.textContent)).toEqual([
      expect.stringMatching(
        /^Jakarta Robot Games.*Hari ini · \w+, \d+ \w+ · \d\d\.00 WIBIstora Cendrawasih, JakartaLine/,
      ),
      expect.stringMatching(/^RoboLaga Distrik Surabaya.*dalam 2 hari · /),
      expect.stringMatching(/^Bandung Juara Robotika.*dalam 5 hari · /),
    ]);
    for (const one of shown)
      expect(one.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/tournaments/));
    const banners = await screen.findByRole('region', { name: 'Kabar utama' });
    expect(list.compareDocumentPosition(banners)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Semua lomba' })).toHaveAttribute(
      'href',
      '/tournaments',
    );
    await screen.findByText('30 lomba');
    expect(asked).toHaveLength(1);
  });

  it('leads to every category and carries the list of tournaments', async () => {
    await openHome();
    const section = (await screen.findByRole('heading', { name: 'Kategori lomba' })).closest(
      'section',
    );
    const categories = await listOf<Category>('/api/categories');
    await within(section as HTMLElement).findByRole('link', { name: categories[0]?.name ?? '' });
    for (const { id, name, description } of categories) {
      expect(within(section as HTMLElement).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/category/${id}`,
      );
      expect(within(section as HTMLElement).getByText(description)).toBeVisible();
    }
    expect(
      screen.getByText(
        /lebih dari 300 peserta ke kontes internasional, bersaing dengan lebih dari 100 negara lain/,
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(document.querySelectorAll('main article a[href^="/tournaments/"]').length).toBe(8),
    );
  });

  it('opens the picture of the journey over the whole window, and closes it by a click or Escape', async () => {
    const { user } = await openHome();
    await boardStands();
    const opener = screen.getByRole('button', { name: 'Lihat gambar perjalanan layar penuh' });
    for (const close of [
      (dialog: HTMLElement) => user.click(within(dialog).getByRole('img')),
      () => user.keyboard('{Escape}'),
      (dialog: HTMLElement) =>
        user.click(within(dialog).getByRole('button', { name: 'Tutup gambar' })),
    ]) {
      await user.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Our journey' });
      expect(within(dialog).getByRole('button', { name: 'Tutup gambar' })).toHaveFocus();
      await close(dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(opener).toHaveFocus();
    }
  });
});
