import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedTournament } from '../../../openapi/schema.d.ts';
import { button, field, fillField, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults, backend } = useTestApp();
const list = '/organiser/tournaments';

beforeEach(() => applyScenarios('organiser'));

const choose = async (label: string) => fireEvent.click(await screen.findByLabelText(label));

async function readSaved(id: number): Promise<ManagedTournament> {
  const { body } = await backend.request('GET', `/api${list}/${id}`, {
    token: await backend.signIn('organiser'),
  });
  return (body as { data: ManagedTournament }).data;
}

describe('the list of the organisers', () => {
  it('has all tournaments, and finds them by title and city', async () => {
    const { user } = await renderApp('/organiser');
    const table = await screen.findByRole('grid', { name: 'Daftar lomba' });
    expect(await screen.findByText('7 mendatang')).toBeVisible();
    // The tournament of the day is first.
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Hari ini');
    // What is over stands apart.
    const past = screen.getByRole('grid', { name: 'Lomba selesai' });
    expect(within(past).getAllByRole('link').length).toBeGreaterThan(0);
    expect(within(past).queryByText('Hari ini')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'surabaya');
    expect(await screen.findByText('1 lomba')).toBeVisible();
    expect(within(table).getByRole('link', { name: 'RoboLaga Distrik Surabaya' })).toHaveAttribute(
      'href',
      `${list}/7`,
    );
    // Only the tournament of the day is marked.
    expect(within(table).queryByText('Hari ini')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'jakarta');
    expect(await within(table).findByText('Hari ini')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Tampilkan semua' }));
    expect(await screen.findByText('7 mendatang')).toBeVisible();
  });
});

describe('the tournament of the day', () => {
  it('is above the list, with its hour, its place and the pages on which it is run', async () => {
    await renderApp('/organiser');
    const region = await screen.findByRole('region', { name: 'Jakarta Robot Games' });
    expect(region).toHaveTextContent(
      /\d\d\.00 WIB · Istora Cendrawasih, Jakarta · 39 tim terdaftar/,
    );
    const panel = within(region);
    expect(panel.getByText('Hari ini')).toBeVisible();
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `${list}/1`,
      `${list}/1/registrations`,
      '/organiser/scores?tournament=1',
      '/organiser/scores/rounds?tournament=1',
      `${list}/1/table-cards`,
      `${list}/1/plan`,
      `${list}/1/queue`,
      `${list}/1/results`,
      '/board?tournament=1',
      '/board?tournament=1&view=panggilan',
      `${list}/1/ceremony`,
      `${list}/1/certificates`,
      '/tournaments/1',
    ]);
  });

  it('leaves its place to the next one once it is cancelled', async () => {
    await backend.request('PUT', `/api${list}/1/status`, {
      token: await backend.signIn('organiser'),
      body: { status: 'cancelled' },
    });
    await renderApp('/organiser');
    const panel = await screen.findByRole('region', { name: 'RoboLaga Distrik Surabaya' });
    expect(within(panel).getByText(/^dalam \d hari$/)).toBeVisible();
    const row = within(screen.getByRole('grid', { name: 'Daftar lomba' })).getByRole('row', {
      name: /^Jakarta Robot Games/,
    });
    expect(within(row).getByText('Dibatalkan')).toBeVisible();
    expect(screen.queryByText('Terbit')).not.toBeInTheDocument();
  });
});

describe('a new tournament', () => {
  it('is saved with everything, published, and seen by everybody', async () => {
    const app = await renderApp(`${list}/new`);
    await fillField('Judul', ' Piala Uji Coba ');
    await fillField('Keterangan', 'Untuk semua sekolah.');
    await fillField('Tanggal', '2027-05-08');
    await fillField('Jam mulai', '08:30');
    await fillField('Zona waktu', 'Asia/Makassar');
    await fillField('Gedung atau tempat', 'Gedung Serbaguna');
    await fillField('Kota atau kabupaten', 'Makassar');
    await fillField('Provinsi', 'Sulawesi Selatan');
    await fillField('Dibuka', '2026-01-01T00:00');
    // As the public page will name it.
    await fillField('Ditutup', '2027-05-02T00:00');
    expect(await field('Ditutup')).toHaveAccessibleDescription(
      '2 Mei 2027, 00.00 (sama dengan 1 Mei 2027, 24.00)',
    );
    await fillField('Ditutup', '2027-05-01T18:00');
    expect(await field('Ditutup')).toHaveAccessibleDescription('1 Mei 2027, 18.00');
    await choose('Sumo Robot');
    await choose('Inspire');
    await fillField('Kapasitas Sumo Robot', 'banyak');
    await app.user.click(button('Simpan'));
    expect(
      await screen.findByText('Kapasitas harus bilangan bulat dari 1 sampai 10.000.'),
    ).toBeVisible();
    await fillField('Kapasitas Sumo Robot', '16');
    await app.user.click(button('Simpan'));
    await heading('Piala Uji Coba');
    const id = Number(app.currentPath().split('/').at(-1));
    expect(await readSaved(id)).toMatchObject({
      title: 'Piala Uji Coba',
      about: 'Untuk semua sekolah.',
      start_time: '08:30',
      venue: { name: 'Gedung Serbaguna', city: 'Makassar', province: 'Sulawesi Selatan' },
      registration_opens_at: '2025-12-31T16:00:00.000Z',
      registration_closes_at: '2027-05-01T10:00:00.000Z',
      status: 'draft',
      categories: expect.arrayContaining([
        expect.objectContaining({ name: 'Sumo Robot', capacity: 16 }),
        expect.objectContaining({ name: 'Inspire', capacity: null }),
      ]),
    });
    await app.user.click(button('Terbitkan'));
    await app.user.click(await screen.findByRole('button', { name: 'Tetap terbitkan' }));
    await screen.findByRole('button', { name: 'Ubah status' });

    await act(() => app.router.navigate(`/tournaments/${id}`));
    await heading('Piala Uji Coba');
    expect(await screen.findByText(/08\.30 WITA/)).toBeVisible();
    expect(screen.getByText('Untuk semua sekolah.')).toBeVisible();
    expect(screen.getByText('Gedung Serbaguna, Makassar')).toBeVisible();
    expect(screen.getByText('0 dari 16 tim')).toBeVisible();
    expect(screen.getByText('Pendaftaran dibuka sampai 1 Mei 2027, 18.00 WITA.')).toBeVisible();
  });

  it('leads to a new category if there is none', async () => {
    faults(http.get('*/api/categories', () => HttpResponse.json({ success: true, data: [] })));
    await renderApp(`${list}/new`);
    expect(await screen.findByRole('link', { name: 'Buat kategori' })).toHaveAttribute(
      'href',
      '/organiser/categories/new',
    );
  });

  it('keeps what was typed over a reload, until it is discarded', async () => {
    await renderApp(`${list}/new`);
    await fillField('Judul', 'Belum selesai');
    const app = await renderApp(`${list}/new`);
    await waitFor(async () =>
      expect(await screen.findAllByDisplayValue('Belum selesai')).toHaveLength(2),
    );
    await app.user.click(screen.getAllByRole('button', { name: 'Buang perubahan' })[1] as Element);
    expect(screen.getAllByDisplayValue('Belum selesai')).toHaveLength(1);
  });
});

describe('a tournament', () => {
  it('that somebody else has changed is not overwritten, and its latest version can be loaded', async () => {
    const before = await readSaved(9);
    const { user } = await renderApp(`${list}/9`);
    await fillField('Judul', 'Judul saya');
    const { id, image, status, version, registrations, categories, ...input } = before;
    expect([image, status, version, registrations]).toHaveLength(4);
    await backend.request('PUT', `/api${list}/${id}`, {
      token: await backend.signIn('organiser'),
      body: {
        ...input,
        title: 'Judul orang lain',
        categories: categories.map((each) => ({ id: each.id, capacity: each.capacity })),
      },
    });
    await user.click(button('Simpan'));
    expect(
      await screen.findByText(
        'Lomba ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    expect((await readSaved(9)).title).toBe('Judul orang lain');
    await user.click(await screen.findByRole('button', { name: 'Muat versi terbaru' }));
    await waitFor(async () => expect(await field('Judul')).toHaveValue('Judul orang lain'));
  });

  it('is cancelled after a question, and planned again by undoing that', async () => {
    const { user } = await renderApp(`${list}/27`);
    await user.click(await screen.findByRole('button', { name: 'Ubah status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Batalkan lomba' }));
    const dialog = await screen.findByRole('dialog', { name: 'Batalkan lomba ini?' });
    await user.click(within(dialog).getByRole('button', { name: 'Batalkan lomba' }));
    expect(await screen.findByText('Lomba telah dibatalkan.')).toBeVisible();
    expect((await readSaved(27)).status).toBe('cancelled');
    await user.click(await screen.findByRole('button', { name: /Urungkan/ }));
    await waitFor(async () => expect((await readSaved(27)).status).toBe('published'));
  });

  it('keeps the status that somebody else has given it since, whatever is undone', async () => {
    const { user } = await renderApp(`${list}/27`);
    await user.click(await screen.findByRole('button', { name: 'Ubah status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Batalkan lomba' }));
    const dialog = await screen.findByRole('dialog', { name: 'Batalkan lomba ini?' });
    await user.click(within(dialog).getByRole('button', { name: 'Batalkan lomba' }));
    await screen.findByText('Lomba telah dibatalkan.');
    await backend.request('PUT', '/api/organiser/tournaments/27/status', {
      token: await backend.signIn('organiser'),
      body: { status: 'postponed' },
    });
    await user.click(await screen.findByRole('button', { name: /Urungkan/ }));
    expect(
      await screen.findByText('Tidak diurungkan, karena sudah diubah lagi sesudahnya.'),
    ).toBeVisible();
    expect((await readSaved(27)).status).toBe('postponed');
  });

  it('leads to what is done on its day: check-in, scores, rounds, table cards, plan, queue, results, boards, ceremony, certificates and the public page', async () => {
    await renderApp(`${list}/27`);
    const links = within(await screen.findByRole('navigation', { name: 'Pekerjaan lomba' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${list}/27/registrations`,
      '/organiser/scores?tournament=27',
      '/organiser/scores/rounds?tournament=27',
      `${list}/27/table-cards`,
      `${list}/27/plan`,
      `${list}/27/queue`,
      `${list}/27/results`,
      '/board?tournament=27',
      '/board?tournament=27&view=panggilan',
      `${list}/27/ceremony`,
      `${list}/27/certificates`,
      '/tournaments/27',
    ]);
  });
});

describe('a copy', () => {
  it('needs a date, and opens as a draft', async () => {
    const { user, currentPath } = await renderApp(`${list}/7`);
    await user.click(await screen.findByRole('button', { name: 'Salin ke tanggal lain' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Salin RoboLaga Distrik Surabaya' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Salin' }));
    expect(await dialog.findByText(/^Tanggal wajib diisi\./)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Tanggal/), { target: { value: '2027-12-04' } });
    await user.click(dialog.getByRole('button', { name: 'Salin' }));
    expect(await screen.findByText('Salinan disimpan sebagai draf.')).toBeVisible();
    await waitFor(() => expect(currentPath()).not.toBe(`${list}/7`));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Tanggal(?! selesai)/)).toHaveValue('2027-12-04'),
    );
    expect(await screen.findByRole('button', { name: 'Terbitkan' })).toBeVisible();
  });

  it('keeps what was typed where it cannot be saved', async () => {
    await applyScenarios('html-error-page:copyTournament');
    const { user } = await renderApp(`${list}/7`);
    await user.click(await screen.findByRole('button', { name: 'Salin ke tanggal lain' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Tanggal/), { target: { value: '2027-12-04' } });
    await user.click(dialog.getByRole('button', { name: 'Salin' }));
    expect(await dialog.findByText('Lomba belum dapat disalin. Coba lagi.')).toBeVisible();
    expect(dialog.getByLabelText(/^Tanggal/)).toHaveValue('2027-12-04');
  });
});
