import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { copy } from '../../src/mocks/copy.ts';
import type { ScenarioText } from '../../src/mocks/scenarioSelection.ts';
import { useTestApp } from '../support/screens/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();

const { serverError } = copy.responses;

// What the pages of organisers say without data and without a usable response.
it.each<[path: string, scenario: ScenarioText, text: string]>([
  ['tournaments', 'server-500:listManagedTournaments', serverError],
  ['tournaments', 'html-error-page:listManagedTournaments', 'Daftar turnamen belum dapat dimuat.'],
  [
    'tournaments',
    'empty-everything',
    'Belum ada turnamen. Buat yang pertama; sebelum diterbitkan hanya penyelenggara yang melihatnya.',
  ],
  ['tournaments/7', 'html-error-page:getManagedTournament', 'Turnamen ini belum dapat dimuat.'],
  ['tournaments/new', 'html-error-page:listCategories', 'Kategori belum dapat dimuat.'],
  [
    'tournaments/9/registrations',
    'html-error-page:listRegistrations',
    'Pendaftaran belum dapat dimuat.',
  ],
  ['scores', 'empty-everything', 'Belum ada turnamen dengan kategori.'],
  [
    'scores?tournament=1&category=1',
    'html-error-page:getScoreEntry',
    'Tim yang terdaftar belum dapat dimuat.',
  ],
  ['categories', 'html-error-page:listManagedCategories', 'Daftar kategori belum dapat dimuat.'],
  [
    'categories',
    'empty-everything',
    'Belum ada kategori. Buat yang pertama; turnamen dan tim memilih dari daftar ini.',
  ],
  ['media/banners', 'html-error-page:listManagedBanners', 'Daftar banner belum dapat dimuat.'],
  ['media/banners', 'empty-everything', 'Belum ada banner. Halaman depan tampil tanpa banner.'],
  ['media/videos', 'html-error-page:listManagedVideos', 'Daftar video belum dapat dimuat.'],
  [
    'media/videos',
    'empty-everything',
    'Belum ada video. Yang terbaru tampil paling depan di halaman media.',
  ],
  ['media/gallery', 'html-error-page:listManagedGalleryItems', 'Daftar galeri belum dapat dimuat.'],
  [
    'media/gallery',
    'empty-everything',
    'Galeri masih kosong. Yang terbaru tampil paling depan di halaman media.',
  ],
  ['media/blogs', 'html-error-page:listManagedBlogs', 'Daftar artikel belum dapat dimuat.'],
  [
    'media/blogs',
    'empty-everything',
    'Belum ada artikel. Tulis yang pertama; sebelum terbit hanya penyelenggara yang melihatnya.',
  ],
  ['journal', 'html-error-page:listAuditLog', 'Jurnal belum dapat dimuat.'],
  ['people', 'html-error-page:listOrganisers', 'Daftar penyelenggara belum dapat dimuat.'],
  ['accounts?search=malang', 'html-error-page:findAccounts', 'Akun belum dapat dicari.'],
])('/organiser/%s under %s says "%s"', async (path, scenario, text) => {
  await applyScenarios('organiser', scenario);
  await renderApp(`/organiser/${path}`);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});
