import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectAddress } from '../../support/servers/addresses.ts';
import { button, fillField } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

// What the pages on which organisers change something have in common.

const { renderApp, applyScenarios, backend } = useTestApp();

beforeEach(() => applyScenarios('organiser'));

async function readFirst(path: string): Promise<{ id: number } & Record<string, unknown>> {
  const { body } = await backend.request('GET', path, {
    token: await backend.signIn('organiser'),
  });
  const [first] = (body as { data: ({ id: number } & Record<string, unknown>)[] }).data;
  if (!first) throw new Error(`${path} has nothing`);
  return first;
}

it.each([
  {
    kind: 'banner',
    page: '/organiser/media/banners',
    path: '/api/organiser/banners',
    label: 'Subjudul',
    property: 'subtitle',
    saved: 'Banner telah disimpan.',
  },
  {
    kind: 'category',
    page: '/organiser/categories',
    path: '/api/organiser/categories',
    label: 'Keterangan singkat',
    property: 'description',
    saved: 'Kategori telah disimpan.',
  },
])('a $kind is changed, and the change is undone', async (tested) => {
  const read = async () => (await readFirst(tested.path))[tested.property];
  const { id, [tested.property]: before } = await readFirst(tested.path);
  const { user } = await renderApp(`${tested.page}/${id}`);
  await fillField(tested.label, 'Diubah.');
  await user.click(button('Simpan'));
  expect(await screen.findByText(tested.saved)).toBeVisible();
  expect(await read()).toBe('Diubah.');
  await user.click(await screen.findByRole('button', { name: /Urungkan/ }));
  await waitFor(async () => expect(await read()).toBe(before));
});

it.each([
  ['/organiser/media/banners', 'Banner tidak ditemukan.', 'Ke daftar banner', 'Daftar banner'],
  ['/organiser/media/blogs', 'Artikel tidak ditemukan.', 'Ke daftar artikel', 'Daftar artikel'],
  ['/organiser/categories', 'Kategori tidak ditemukan.', 'Ke daftar kategori', 'Daftar kategori'],
  ['/organiser/tournaments', 'Lomba tidak ditemukan.', 'Ke daftar lomba', 'Daftar lomba'],
])('%s/99999 does not exist and leads to the list', async (list, missing, label, table) => {
  const app = await renderApp(`${list}/99999`);
  expect(await screen.findByText(missing)).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: label }));
  await expectAddress(app, list);
  expect(await screen.findByRole('grid', { name: table })).toBeVisible();
});
