import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GalleryItem, Video } from '../../../openapi/schema.d.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { choose, photo, useStubbedPictures } from '../../support/screens/profilePage.ts';
import { button, field, fillField, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();

useStubbedPictures();
beforeEach(() => applyScenarios('organiser'));

const readPublic = async <Entry,>(path: string) =>
  ((await backend.request('GET', path)).body as { data: Entry[] }).data;

const pictureUrl = () => document.querySelector('form img')?.getAttribute('src');

describe('a video', () => {
  const list = '/organiser/media/videos';

  it('is added by its address, changed, and deleted', async () => {
    const app = await renderApp('/organiser/media/banners');
    const sections = await screen.findByRole('navigation', { name: 'Jenis media' });
    await app.user.click(within(sections).getByRole('link', { name: 'Video' }));
    await expectAddress(app, list);
    await app.user.click(await screen.findByRole('link', { name: 'Tambah video' }));
    expect(await screen.findByText('Isi alamat video untuk melihat gambarnya.')).toBeVisible();
    await fillField('Alamat atau ID video', 'https://vimeo.example/1');
    await app.user.click(button('Simpan'));
    expect(await screen.findByText('Ini bukan alamat atau ID video YouTube.')).toBeVisible();
    expect(await screen.findByText('Judul wajib diisi.')).toBeVisible();
    await fillField('Alamat atau ID video', 'https://www.youtube.com/watch?v=RL7final_26&t=42s');
    await waitFor(() =>
      expect(pictureUrl()).toBe('https://i.ytimg.com/vi/RL7final_26/mqdefault.jpg'),
    );
    await fillField('Judul', 'Final 2026');
    await app.user.click(button('Simpan'));
    await heading('Final 2026');
    const [first] = await readPublic<Video>('/api/videos');
    expect(first).toMatchObject({ title: 'Final 2026', video_id: 'RL7final_26' });
    expect(await field('Alamat atau ID video')).toHaveValue('RL7final_26');

    await act(() => app.router.navigate(list));
    await app.user.click(await screen.findByRole('button', { name: 'Hapus Final 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hapus video "Final 2026"?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Video Final 2026 telah dihapus.')).toBeVisible();
    expect((await readPublic<Video>('/api/videos'))[0]?.title).not.toBe('Final 2026');
  });

  it('that YouTube does not have is told', async () => {
    await renderApp(`${list}/new`);
    await fillField('Alamat atau ID video', 'youtu.be/RL7tidakada');
    await waitFor(() => expect(pictureUrl()).toContain('RL7tidakada'));
    const picture = document.querySelector('form img');
    if (!(picture instanceof HTMLImageElement)) throw new Error('There is no picture');
    fireEvent.error(picture);
    expect(
      await screen.findByText('Gambar video ini tidak dapat dimuat. Periksa alamatnya di YouTube.'),
    ).toBeVisible();
  });
});

describe('a gallery item', () => {
  const list = '/organiser/media/gallery';

  it('gets an address from its title and a picture, and has a page of its own', async () => {
    const app = await renderApp(list);
    await app.user.click(await screen.findByRole('link', { name: 'Buat item galeri' }));
    await fillField('Judul', 'Para Juara: Élan!');
    expect(await screen.findByText('Halamannya: /content/para-juara-elan')).toBeVisible();
    await fillField('Alamat halaman (URL)', 'Para Juara');
    await app.user.click(button('Simpan'));
    expect(
      await screen.findByText(
        'Alamat terdiri dari huruf kecil, angka dan tanda hubung di antaranya.',
      ),
    ).toBeVisible();
    const [existing] = await readPublic<GalleryItem>('/api/galleries');
    await fillField('Alamat halaman (URL)', existing?.slug ?? '');
    await app.user.click(button('Simpan'));
    expect(
      await screen.findByText('Alamat ini sudah dipakai item lain. Tulis alamat yang lain.'),
    ).toBeVisible();
    await fillField('Alamat halaman (URL)', '');
    await fillField('Keterangan', 'Baris satu.');
    await app.user.click(button('Simpan'));
    await heading('Para Juara: Élan!');
    expect(screen.getByText('Belum tampil di galeri: belum ada gambar.')).toBeVisible();
    expect(await field('Alamat halaman (URL)')).toHaveValue('para-juara-elan');

    choose('Pilih gambar', photo());
    expect(await screen.findByText('Gambar galeri telah disimpan.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lihat di halaman publik' })).toHaveAttribute(
      'href',
      '/content/para-juara-elan',
    );
    await act(() => app.router.navigate('/content/para-juara-elan'));
    await heading('Para Juara: Élan!');
    expect(await screen.findByText('Baris satu.', { ignore: 'textarea' })).toBeVisible();

    await act(() => app.router.navigate(list));
    await app.user.click(await screen.findByRole('button', { name: 'Hapus Para Juara: Élan!' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Hapus "Para Juara: Élan!" dari galeri?',
    });
    await app.user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Item galeri Para Juara: Élan! telah dihapus.')).toBeVisible();
  });
});
