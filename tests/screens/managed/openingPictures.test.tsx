import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, heading } from '../../support/screens/queries.ts';
import { choose, photo, useStubbedPictures } from '../../support/screens/profilePage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();

useStubbedPictures();
beforeEach(() => applyScenarios('organiser'));

it.each([
  ['/organiser/media/banners/new', 'Banner baru'],
  ['/organiser/media/gallery/new', 'Item galeri baru'],
  ['/organiser/media/blogs/new', 'Artikel baru'],
  ['/organiser/categories/new', 'Kategori baru'],
  ['/organiser/tournaments/new', 'Lomba baru'],
])('%s is not saved without a picture that is still being opened', async (path, title) => {
  const { user } = await renderApp(path);
  await heading(title);
  const slow = Promise.withResolvers<void>();
  const opening = vi.spyOn(window, 'createImageBitmap').mockImplementation(async () => {
    await slow.promise;
    return { width: 1600, height: 1200, close: () => {} };
  });
  choose('Pilih gambar', photo());
  const waiting = await screen.findByRole('button', { name: 'Gambar sedang dibuka …' });
  expect(waiting).toBeDisabled();
  expect(screen.getByText('Membuka gambar...')).toBeVisible();
  await user.click(waiting);
  await act(async () => slow.resolve());
  expect(await screen.findByText(/^Gambar dipilih\./)).toBeVisible();
  await waitFor(() => expect(button('Simpan')).toBeEnabled());
  opening.mockRestore();
});
