import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();

const { serverError } = copy.responses;

it.each<[path: string, operation: string, failed: string, empty: string]>([
  [
    'tournaments',
    'listManagedTournaments',
    'Daftar lomba belum dapat dimuat.',
    'Belum ada lomba. Buat yang pertama; sebelum diterbitkan hanya penyelenggara yang melihatnya.',
  ],
  [
    'categories',
    'listManagedCategories',
    'Daftar kategori belum dapat dimuat.',
    'Belum ada kategori. Buat yang pertama; lomba dan tim memilih dari daftar ini.',
  ],
  [
    'media/banners',
    'listManagedBanners',
    'Daftar banner belum dapat dimuat.',
    'Belum ada banner. Halaman depan tampil tanpa banner.',
  ],
  [
    'media/videos',
    'listManagedVideos',
    'Daftar video belum dapat dimuat.',
    'Belum ada video. Yang terbaru tampil paling depan di halaman media.',
  ],
  [
    'media/gallery',
    'listManagedGalleryItems',
    'Daftar galeri belum dapat dimuat.',
    'Galeri masih kosong. Yang terbaru tampil paling depan di halaman media.',
  ],
  [
    'media/blogs',
    'listManagedBlogs',
    'Daftar artikel belum dapat dimuat.',
    'Belum ada artikel. Tulis yang pertama; sebelum terbit hanya penyelenggara yang melihatnya.',
  ],
])(
  'the list /organiser/%s says that it failed, tries again, and says that it is empty',
  async (path, operation, failed, empty) => {
    await applyScenarios('organiser', `html-error-page:${operation}`);
    const { user } = await renderApp(`/organiser/${path}`);
    expect(await screen.findByText(failed)).toBeVisible();
    await applyScenarios('empty-everything');
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText(empty)).toBeVisible();
  },
);

// What the other pages of organisers say without data and without a usable response.
it.each<[path: string, scenario: ScenarioText, text: string]>([
  ['tournaments', 'server-500:listManagedTournaments', serverError],
  ['tournaments/7', 'html-error-page:getManagedTournament', 'Lomba ini belum dapat dimuat.'],
  ['tournaments/new', 'html-error-page:listCategories', 'Kategori belum dapat dimuat.'],
  [
    'tournaments/9/registrations',
    'html-error-page:listRegistrations',
    'Pendaftaran belum dapat dimuat.',
  ],
  ['scores', 'empty-everything', 'Belum ada lomba dengan kategori.'],
  [
    'scores?tournament=1&category=1',
    'html-error-page:getScoreEntry',
    'Tim yang terdaftar belum dapat dimuat.',
  ],
  ['journal', 'html-error-page:listAuditLog', 'Jurnal belum dapat dimuat.'],
  ['people', 'html-error-page:listOrganisers', 'Daftar penyelenggara belum dapat dimuat.'],
  ['accounts?search=malang', 'html-error-page:findAccounts', 'Akun belum dapat dicari.'],
])('/organiser/%s under %s says "%s"', async (path, scenario, text) => {
  await applyScenarios('organiser', scenario);
  await renderApp(`/organiser/${path}`);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

it.each<[path: string, label: string, scenario: ScenarioText, text: string]>([
  ['media/banners/1', 'Judul', 'html-error-page:updateBanner', 'Banner belum dapat disimpan.'],
  ['media/videos/1', 'Judul', 'html-error-page:updateVideo', 'Video belum dapat disimpan.'],
  [
    'media/gallery/1',
    'Judul',
    'html-error-page:updateGalleryItem',
    'Item galeri belum dapat disimpan.',
  ],
  ['media/blogs/1', 'Judul', 'html-error-page:updateBlog', 'Artikel belum dapat disimpan.'],
  ['categories/1', 'Nama', 'html-error-page:updateCategory', 'Kategori belum dapat disimpan.'],
  ['tournaments/7', 'Judul', 'html-error-page:updateTournament', 'Lomba belum dapat disimpan.'],
])('what is typed on %s stays if it cannot be saved', async (path, label, scenario, text) => {
  await applyScenarios('organiser', scenario);
  const { user } = await renderApp(`/organiser/${path}`);
  const title = await screen.findByRole('textbox', { name: label });
  await user.clear(title);
  await user.paste('Nama lain');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(`${text} Coba lagi.`)).toBeVisible();
  expect(title).toHaveValue('Nama lain');
});

it('an entry stays in its list if it cannot be deleted', async () => {
  await applyScenarios('organiser', 'html-error-page:deleteVideo');
  const { user } = await renderApp('/organiser/media/videos');
  const [button] = await screen.findAllByRole('button', { name: /^Hapus / });
  if (!button) throw new Error('There is no video to delete');
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Video belum dapat dihapus. Coba lagi.')).toBeVisible();
});
