import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Banner, ManagedBanner } from '../../../openapi/schema.d.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { button, field, fillField, heading } from '../../support/screens/queries.ts';
import { choose, photo, useStubbedPictures } from '../../support/screens/profilePage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();
const list = '/organiser/media/banners';

useStubbedPictures();
beforeEach(() => applyScenarios('organiser'));

async function readAll(): Promise<ManagedBanner[]> {
  const { body } = await backend.request('GET', '/api/organiser/banners', {
    token: await backend.signIn('organiser'),
  });
  return (body as { data: ManagedBanner[] }).data;
}
const readPublicTitles = async () =>
  ((await backend.request('GET', '/api/banners')).body as { data: Banner[] }).data.map(
    ({ title }) => title,
  );
const shownTitles = () =>
  within(screen.getByRole('grid', { name: 'Daftar banner' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a new banner', () => {
  it('is written, gets its picture, stands on the home page, and is deleted', async () => {
    const app = await renderApp('/organiser/media');
    await expectAddress(app, list);
    const sections = await screen.findByRole('navigation', { name: 'Jenis media' });
    expect(within(sections).getByRole('link', { name: 'Banner' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await app.user.click(await screen.findByRole('link', { name: 'Buat banner' }));
    await fillField('Judul', ' Final Surabaya ');
    await fillField('Teks tombol', 'Lihat jadwal');
    await app.user.click(button('Simpan'));
    expect(await screen.findByText('Tombol memerlukan teks dan tautan.')).toBeVisible();
    await fillField('Tautan tombol', 'javascript:alert(1)');
    expect(
      await screen.findByText(/^Tautan harus berupa alamat http\(s\) atau halaman situs ini/),
    ).toBeVisible();
    await fillField('Tautan tombol', '/tournaments');
    await app.user.click(button('Simpan'));
    await heading('Final Surabaya');
    expect(screen.getByText('Belum tampil di halaman depan: belum ada gambar.')).toBeVisible();
    expect(await readPublicTitles()).not.toContain('Final Surabaya');

    choose('Pilih gambar', photo());
    expect(await screen.findByText('Gambar banner telah disimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Belum tampil/)).toBeNull());
    expect((await readPublicTitles()).at(-1)).toBe('Final Surabaya');

    await act(() => app.router.navigate(list));
    await app.user.click(await screen.findByRole('button', { name: 'Hapus Final Surabaya' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hapus banner "Final Surabaya"?' });
    expect(within(dialog).getByRole('button', { name: 'Batal' })).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Banner Final Surabaya telah dihapus.')).toBeVisible();
    await waitFor(() => expect(shownTitles()).not.toContain('Final Surabaya'));
  });
});

describe('a picture chosen for a new banner', () => {
  const create = async (title: string) => {
    const { user } = await renderApp(`${list}/new`);
    await field('Judul');
    choose('Pilih gambar', photo());
    expect(await screen.findByText(/^Gambar dipilih\./)).toBeVisible();
    await fillField('Judul', title);
    await user.click(button('Simpan'));
    await heading(title);
  };

  it('is saved with it, so that it is public at once', async () => {
    await create('Final Ambon');
    await waitFor(async () => expect((await readPublicTitles()).at(-1)).toBe('Final Ambon'));
    expect(screen.queryByText(/^Belum tampil/)).toBeNull();
  });

  it('is asked for again if the server refuses it, and the banner stays', async () => {
    await applyScenarios('organiser', 'html-error-page:uploadBannerPicture');
    await create('Final Ternate');
    expect(await screen.findByText('Gambar belum dapat diunggah. Coba lagi.')).toBeVisible();
    expect(screen.getByText('Belum tampil di halaman depan: belum ada gambar.')).toBeVisible();
  });
});

describe('the order of the banners', () => {
  it('is changed by keyboard, and the focus goes with the banner', async () => {
    const titles = (await readAll()).map(({ title }) => title);
    const [first = '', second = ''] = titles;
    const { user } = await renderApp(list);
    const down = await screen.findByRole('button', { name: `Turunkan ${first}` });
    expect(button(`Naikkan ${first}`)).toBeDisabled();
    expect(button(`Turunkan ${titles.at(-1) ?? ''}`)).toBeDisabled();
    act(() => down.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Banner ${first} kini di urutan 2.`)).toBeVisible();
    await waitFor(() => expect(shownTitles().slice(0, 2)).toEqual([second, first]));
    await waitFor(() => expect(button(`Turunkan ${first}`)).toHaveFocus());
    expect((await readPublicTitles()).slice(0, 2)).toEqual([second, first]);

    act(() => button(`Naikkan ${first}`).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Banner ${first} kini di urutan 1.`)).toBeVisible();
    // There is no way further up.
    await waitFor(() => expect(button(`Turunkan ${first}`)).toHaveFocus());
    expect((await readPublicTitles()).slice(0, 2)).toEqual([first, second]);
  });

  it('is loaded again if another organiser has deleted the banner', async () => {
    const [first] = await readAll();
    const { user } = await renderApp(list);
    const down = await screen.findByRole('button', { name: `Turunkan ${first?.title}` });
    await backend.request('DELETE', `/api/organiser/banners/${first?.id}`, {
      token: await backend.signIn('organiser'),
    });
    await user.click(down);
    expect(await screen.findByText('Banner tidak ditemukan.')).toBeVisible();
    await waitFor(() => expect(shownTitles()).not.toContain(first?.title));
  });
});
