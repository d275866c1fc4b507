import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedVideo, VideoInput } from '../../../openapi/schema.d.ts';
import { button, field, fillField, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults, backend } = useTestApp();
const page = '/organiser/media/videos/3';

beforeEach(() => applyScenarios('organiser'));

const save = () => fireEvent.click(button('Simpan'));
const refused = 'Video ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.';

async function readSaved(): Promise<ManagedVideo | undefined> {
  const { body } = await backend.request('GET', '/api/organiser/videos', {
    token: await backend.signIn('organiser'),
  });
  return (body as { data: ManagedVideo[] }).data.find(({ id }) => id === 3);
}

/** Saves the video as somebody else does. */
async function changeElsewhere(changes: Partial<VideoInput>): Promise<void> {
  const { title = '', video_id: videoId = '' } = (await readSaved()) ?? {};
  await backend.request('PUT', '/api/organiser/videos/3', {
    token: await backend.signIn('organiser'),
    body: { title, video_id: videoId, ...changes },
  });
}

/** Holds requests back until the returned function is called. */
function hold(method: 'get' | 'put', path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  faults(
    http[method](path, async ({ request }) => {
      await promise;
      return backend.app.fetch(request);
    }),
  );
  return resolve;
}

/** A form of each kind, and one of its fields. */
const forms = [
  ['/organiser/tournaments/9', 'Judul'],
  ['/organiser/categories/3', 'Nama'],
  ['/organiser/media/banners/1', 'Judul'],
  ['/organiser/media/videos/3', 'Judul'],
  ['/organiser/media/gallery/1', 'Judul'],
  ['/organiser/media/blogs/1', 'Judul'],
] as const;

const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));

it.each(forms)(
  'a form stands on what it has saved before the list is there again, and undoes that version: %s',
  async (path, label) => {
    const requested: (string | null)[] = [];
    const saved: string[] = [];
    faults(
      http.put('*/api/organiser/:kind/:id', async ({ request }) => {
        requested.push(request.headers.get('If-Match'));
        const response = await backend.app.fetch(request);
        const { data } = (await response.clone().json()) as { data: { version: string } };
        saved.push(data.version);
        return response;
      }),
    );
    await renderApp(path);
    await field(label);
    const release = hold('get', '*/api/organiser/*');
    await fillField(label, 'Pertama');
    save();
    await screen.findByText('Semua perubahan tersimpan.');
    await fillField(label, 'Kedua');
    save();
    await screen.findByText('Semua perubahan tersimpan.');
    expect(await field(label)).toHaveValue('Kedua');
    release();
    await heading('Kedua');
    expect(await field(label)).toHaveValue('Kedua');
    expect(screen.queryByRole('button', { name: 'Muat versi terbaru' })).toBeNull();

    const buttons = screen.getAllByRole('button', { name: 'Urungkan' });
    fireEvent.click(buttons.at(-1) as HTMLElement);
    expect(await screen.findByText('Perubahan diurungkan.')).toBeVisible();
    expect(requested).toEqual([expect.any(String), ...saved.slice(0, 2)]);
    await waitFor(async () => expect(await field(label)).toHaveValue('Pertama'));
  },
);

it('a form keeps what is typed while it is saved and undone; an undo replaces nothing saved since', async () => {
  const before = (await readSaved())?.title;
  await renderApp(page);
  await fillField('Judul', 'Pertama');
  const release = hold('put', '*/api/organiser/videos/3');
  save();
  await fillField('Judul', 'Pertama dan kedua');
  release();
  expect(await screen.findByText('Video telah disimpan.')).toBeVisible();
  expect((await readSaved())?.title).toBe('Pertama');
  expect(await field('Judul')).toHaveValue('Pertama dan kedua');
  await undo();
  expect(await screen.findByText('Perubahan diurungkan.')).toBeVisible();
  expect((await readSaved())?.title).toBe(before);
  expect(await field('Judul')).toHaveValue('Pertama dan kedua');
  await waitFor(() => expect(screen.queryByText('Video telah disimpan.')).toBeNull());
  save();
  await waitFor(async () => expect((await readSaved())?.title).toBe('Pertama dan kedua'));

  await screen.findByText('Video telah disimpan.');
  await changeElsewhere({ title: 'Judul orang lain' });
  await undo();
  expect(
    await screen.findByText('Tidak diurungkan, karena sudah diubah lagi sesudahnya.'),
  ).toBeVisible();
  expect((await readSaved())?.title).toBe('Judul orang lain');
  await waitFor(async () => expect(await field('Judul')).toHaveValue('Judul orang lain'));
});

describe('a form of what somebody else has changed', () => {
  it('shows the latest version and keeps what was typed, also over a reload', async () => {
    const { user } = await renderApp(page);
    await fillField('Judul', 'Judul saya');
    await changeElsewhere({ title: 'Judul orang lain' });
    save();
    expect(await screen.findByText(refused)).toBeVisible();
    expect((await readSaved())?.title).toBe('Judul orang lain');
    expect(await field('Judul')).toHaveValue('Judul saya');
    await user.click(await screen.findByRole('button', { name: 'Muat versi terbaru' }));
    expect(await field('Judul')).toHaveValue('Judul orang lain');
    expect(screen.queryByText(refused)).toBeNull();

    // The first is still rendered.
    await renderApp(page);
    const second = (name: string) => screen.getAllByRole('button', { name })[1] as Element;
    await waitFor(() => fireEvent.click(second('Kembali ke isian saya')));
    expect(await screen.findByDisplayValue('Judul saya')).toBeVisible();
    fireEvent.click(second('Simpan'));
    await waitFor(async () => expect((await readSaved())?.title).toBe('Judul saya'));
  });

  it('tells so as soon as it is known, and keeps the input through another change', async () => {
    const { user, store } = await renderApp(page);
    await fillField('Judul', 'Isian saya');
    const reload = () => store.dispatch({ type: 'api/invalidateTags', payload: ['Media'] });
    await changeElsewhere({ title: 'Judul orang lain' });
    reload();
    await user.click(await screen.findByRole('button', { name: 'Muat versi terbaru' }));
    await changeElsewhere({ title: 'Judul orang ketiga' });
    reload();
    await user.click(await screen.findByRole('button', { name: 'Muat versi terbaru' }));
    expect(await field('Judul')).toHaveValue('Judul orang ketiga');
    await user.click(button('Kembali ke isian saya'));
    expect(await field('Judul')).toHaveValue('Isian saya');
    await user.click(button('Buang perubahan'));
    expect(await field('Judul')).toHaveValue('Judul orang ketiga');
  });
});
