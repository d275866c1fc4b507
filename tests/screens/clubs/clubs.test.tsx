import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClubSummary } from '../../../openapi/schema.d.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

/** What is watched for coming near the window, with what to do then. */
const watched = new Map<Element, () => void>();

class WatchingObserver {
  tell: (sightings: { isIntersecting: boolean }[]) => void;
  constructor(tell: (sightings: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe(element: Element) {
    watched.set(element, () => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', WatchingObserver));
afterEach(() => {
  vi.unstubAllGlobals();
  watched.clear();
});

const scrollTo = (element: Element) => act(async () => watched.get(element)?.());

async function cardOf(name: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('link', { name })).closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return card;
}

const readClubs = async () =>
  ((await backend.request('GET', '/api/gh-schools')).body as { data: ClubSummary[] }).data;
const answerWith = (answer: { success: boolean; data: Partial<ClubSummary>[] | null }) =>
  faults(http.get('*/api/gh-schools', () => HttpResponse.json(answer)));
const names = () =>
  within(screen.getByRole('list', { name: 'School club aktif' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('the school clubs', () => {
  it('are presented with the way to register one', async () => {
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/gh-schools', () => answer.promise));
    await renderApp('/school');
    expect(await screen.findByRole('heading', { level: 1, name: 'School Club' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('School Club · RoboLaga'));
    expect(screen.getByText(/Rumah ekstrakurikuler robotika/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Daftar sekarang!' })).toHaveAttribute(
      'href',
      '/schoolclub/register',
    );
    expect(screen.getByText('Memuat school club...')).toBeVisible();
    expect(names()).toEqual([]);
    answer.resolve();
    expect(await screen.findByText('24 school club')).toBeVisible();
  });

  it('are filtered by province or city, which the URL keeps', async () => {
    const { user, router } = await renderApp('/school?page=1');
    const region = await screen.findByRole('combobox', { name: 'Wilayah' });
    await screen.findByRole('option', { name: /^Kota Malang \(\d+\)$/ });
    const offered = within(within(region).getByRole('group', { name: 'Jawa Barat' }));
    expect(offered.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Semua Jawa Barat (2)',
      'Kabupaten Bandung (1)',
      'Kota Bandung (1)',
    ]);
    await user.selectOptions(region, 'Kabupaten Bandung');
    expect(await screen.findByText('1 school club di Kabupaten Bandung')).toBeVisible();
    expect(router.state.location.search).toBe('?region=Kabupaten+Bandung');
    expect(names()).toEqual(['SMK Cakra Teknika, Bandung']);
    await user.selectOptions(region, 'Jawa Barat');
    expect(await screen.findByText('2 school club di Jawa Barat')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'malang');
    const empty =
      'Tidak ada school club bernama "malang" di Jawa Barat. Pilih wilayah lain, atau tampilkan semua.';
    expect(await screen.findByText(empty)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tampilkan semua' }));
    expect(await screen.findByText('24 school club')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('name their city, from which the others of it are one press away', async () => {
    const { user, router } = await renderApp('/school');
    expect(await cardOf('SMA Negeri 3 (Malang)')).toHaveTextContent('Kota Malang');
    await user.click(screen.getByRole('link', { name: 'SMA Negeri 3 (Malang)' }));
    expect(await screen.findByText('School club · Kota Malang')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'School club di Kota Malang' }));
    expect(await screen.findByText('1 school club di Kota Malang')).toBeVisible();
    expect(router.state.location.search).toBe('?region=Kota+Malang');
  });

  it('stand on cards, the active ones only, each with the way to its page', async () => {
    await renderApp('/school');
    const malang = await cardOf('SMA Negeri 3 (Malang)');
    const active = (await readClubs()).filter(({ is_active }) => is_active === 1);
    expect(names()).toEqual(active.map(({ name }) => name));
    expect(names()).not.toContain('SMK Surya Lampung');
    expect(malang).toHaveTextContent('Klub robotika yang berlatih setiap Rabu dan Sabtu');
    const [first] = active;
    const logo = (await cardOf(first?.name ?? '')).querySelector('img')?.getAttribute('src');
    expect(logo).toBe(`/storage/${first?.logo}`);
    expect(await cardOf('SMP Kusuma Bangsa Solo')).toHaveTextContent(
      'SMP Kusuma Bangsa SoloKota Surakarta-',
    );

    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const ids = Object.fromEntries(active.map(({ name, id }) => [name, id]));
    expect(addressOf('SMA Negeri 3 (Malang)')).toBe('/schoolclub/detail/sma-negeri-3-malang');
    for (const name of ['SMK Cakra Teknika Bandung', 'SMK Cakra Teknika, Bandung']) {
      expect(addressOf(name)).toBe(`/schoolclub/detail/smk-cakra-teknika-bandung?id=${ids[name]}`);
    }
  });

  it('have their teams counted when they come near, 0 where that fails', async () => {
    const clubs = await readClubs();
    const idOf = (name: string) => clubs.find((club) => club.name === name)?.id ?? 0;
    const asked: string[] = [];
    const noteAsked = () =>
      faults(
        http.get('*/api/gh-schools/:id/stats', ({ params }) => void asked.push(String(params.id))),
      );
    noteAsked();
    await renderApp('/school');
    const malang = await cardOf('SMA Negeri 3 (Malang)');
    expect(malang).not.toHaveTextContent(/\d tim/);
    await scrollTo(malang);
    await waitFor(() => expect(malang).toHaveTextContent('8 tim'));
    await applyScenarios('server-500:getClubStats');
    // The scenario answers before what was laid earlier is asked.
    noteAsked();
    const jakarta = await cardOf('SMA Bhinneka Jakarta');
    await scrollTo(jakarta);
    await waitFor(() => expect(jakarta).toHaveTextContent('0 tim'));
    expect(asked).toEqual([
      String(idOf('SMA Negeri 3 (Malang)')),
      String(idOf('SMA Bhinneka Jakarta')),
    ]);
  });

  it('may come without logo and bio', async () => {
    answerWith({
      success: true,
      data: [
        { id: 1, name: 'Klub Baru', logo: null, bio: null, is_active: 1 },
        { id: 2, name: 'Klub Lama', logo: null, bio: '  ', is_active: 0 },
      ],
    });
    await renderApp('/school');
    const card = await cardOf('Klub Baru');
    expect(card).toHaveTextContent(/^Klub Baru-/);
    expect(card.querySelector('img')).not.toHaveAttribute(
      'src',
      expect.stringContaining('/storage/'),
    );
    expect(names()).toEqual(['Klub Baru']);
  });

  it('are found by name, and still are on the way back from one', async () => {
    const { user, router } = await renderApp('/school');
    await screen.findByText('24 school club');
    const search = () => screen.getByPlaceholderText('Cari school club');
    expect(search()).toHaveAccessibleName('Cari school club');
    fireEvent.change(search(), { target: { value: 'cakra' } });
    expect(await screen.findByText('2 school club')).toBeVisible();
    expect(names()).toEqual(['SMK Cakra Teknika Bandung', 'SMK Cakra Teknika, Bandung']);
    await waitFor(() => expect(router.state.location.search).toBe('?search=cakra'));
    await user.click(screen.getByRole('link', { name: 'SMK Cakra Teknika, Bandung' }));
    await screen.findByText('Welcome, SMK Cakra Teknika, Bandung');
    await user.click(screen.getByText('Kembali'));
    expect(await screen.findByText('2 school club')).toBeVisible();

    fireEvent.change(search(), { target: { value: 'cakraxyz' } });
    expect(await screen.findByText('Tidak ada school club bernama "cakraxyz".')).toBeVisible();
    await user.click(screen.getByText('Tampilkan semua'));
    expect(await screen.findByText('24 school club')).toBeVisible();
    expect(search()).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are found by another spelling, and otherwise are the closest ones', async () => {
    await renderApp('/school');
    await screen.findByText('24 school club');
    const search = screen.getByPlaceholderText('Cari school club');
    fireEvent.change(search, { target: { value: 'sman 3 malang' } });
    expect(await screen.findByText('1 school club')).toBeVisible();
    expect(names()).toEqual(['SMA Negeri 3 (Malang)']);
    fireEvent.change(search, { target: { value: 'robotik cakra teknika' } });
    expect(
      await screen.findByText('Tidak ada yang cocok dengan semua kata. 2 yang paling dekat:'),
    ).toBeVisible();
  });

  it('may be none', async () => {
    await applyScenarios('empty-everything');
    await renderApp('/school');
    expect(
      await screen.findByText('Belum ada school club yang aktif. Jadilah yang pertama!'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Daftar sekarang!' })).toBeVisible();
  });

  it.each([
    ['no server', () => applyScenarios('offline:listClubs')],
    ['no JSON', () => applyScenarios('html-error-page:listClubs')],
    ['an error', () => applyScenarios('server-500:listClubs')],
    ['an answer without success', () => answerWith({ success: false, data: [] })],
    ['an answer without a list', () => answerWith({ success: true, data: null })],
  ])('can be asked for again after %s', async (_, lay) => {
    await lay();
    const { user } = await renderApp('/school');
    expect(await screen.findByText('Daftar school club belum dapat dimuat.')).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('24 school club')).toBeVisible();
  });
});

describe('one school club', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const counts = () =>
    Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
    );

  it('is reached from its card, and shows who it is', async () => {
    const { user, currentPath } = await renderApp('/school');
    await user.click(await screen.findByRole('link', { name: 'SMA Negeri 3 (Malang)' }));
    expect(await heading('Welcome, SMA Negeri 3 (Malang)')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('SMA Negeri 3 (Malang) · RoboLaga'));
    expect(await screen.findByText(/^Klub robotika yang berlatih .* yang rapi\.$/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Logo SMA Negeri 3 (Malang)' })).toHaveAttribute(
      'src',
      expect.stringContaining('/storage/clubs/'),
    );
    await waitFor(() =>
      expect(counts()).toEqual({ Participants: '24', Teams: '8', Tournaments: '21' }),
    );
    expect(screen.getByRole('button', { name: 'Bagikan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke halaman profil' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(currentPath()).toBe('/school'));
  });

  it("has zeros without its stats, and '-' without a bio", async () => {
    await applyScenarios('offline:getClubStats');
    await renderApp('/schoolclub/detail/SMP-Kusuma-Bangsa-Solo');
    await heading('Welcome, SMP Kusuma Bangsa Solo');
    await waitFor(() =>
      expect(counts()).toEqual({ Participants: '0', Teams: '0', Tournaments: '0' }),
    );
    expect(await screen.findByText('-')).toBeVisible();
  });

  it('is chosen where another has the same address', async () => {
    const { user, router } = await renderApp('/schoolclub/detail/smk-cakra-teknika-bandung');
    await heading('Yang mana school club Anda?');
    expect(
      screen.getByText('2 school club memiliki alamat yang sama. Pilihlah yang Anda cari.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'SMK Cakra Teknika, Bandung' }));
    expect(await heading('Welcome, SMK Cakra Teknika, Bandung')).toHaveFocus();
    expect(router.state.location.search).toMatch(/^\?id=\d+$/);
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await user.click(await screen.findByRole('link', { name: 'SMK Cakra Teknika Bandung' }));
    await heading('Welcome, SMK Cakra Teknika Bandung');
  });

  it('has no id in its address where no other has the same', async () => {
    const { router } = await renderApp('/schoolclub/detail/sma-negeri-3-malang?id=1&from=search');
    await heading('Welcome, SMA Negeri 3 (Malang)');
    await waitFor(() => expect(router.state.location.search).toBe('?from=search'));
  });

  it.each(['nowhere', 'smk-surya-lampung'])('%s is none that is active', async (slug) => {
    const { user, currentPath } = await renderApp(`/schoolclub/detail/${slug}`);
    expect(await heading('School club tidak ditemukan')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('School club tidak ditemukan · RoboLaga'));
    await user.click(screen.getByRole('link', { name: 'Lihat semua school club' }));
    await waitFor(() => expect(currentPath()).toBe('/school'));
  });

  it('is not called missing while the list cannot be had', async () => {
    await applyScenarios('offline:listClubs');
    const { user } = await renderApp('/schoolclub/detail/sma-negeri-3-malang');
    expect(await heading('School club belum dapat ditampilkan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat semua school club' })).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await heading('Welcome, SMA Negeri 3 (Malang)')).toBeVisible();
  });
});
