import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedTournament } from '../../../openapi/schema.d.ts';
import { button, field, fillField, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults, backend } = useTestApp();
const list = '/organiser/tournaments';

beforeEach(() => applyScenarios('organiser'));

const send = async (method: string, path: string, body?: unknown) =>
  (
    await backend.request(method, `/api/organiser/tournaments${path}`, {
      token: await backend.signIn('organiser'),
      body,
    })
  ).body as { data: ManagedTournament };

/** Makes a draft with these fields, and returns its page. */
async function addDraft(fields: object): Promise<string> {
  const { data } = await send('POST', '', {
    title: 'Piala Draf',
    about: '',
    date: '2031-05-10',
    start_time: null,
    time_zone: 'Asia/Jakarta',
    venue: { name: '', city: '', province: '' },
    registration_opens_at: null,
    registration_closes_at: null,
    categories: [],
    ...fields,
  });
  return `${list}/${data.id}`;
}

describe('a draft is published', () => {
  it('after a question that names what is missing', async () => {
    const path = await addDraft({});
    const { user } = await renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terbitkan sekarang?' }));
    expect(dialog.getByText('Belum ada: tempat, batas pendaftaran, gambar.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(button('Terbitkan')).toHaveFocus());
    await user.click(button('Terbitkan'));
    await user.click(await screen.findByRole('button', { name: 'Tetap terbitkan' }));
    // Its own button is gone.
    const more = await screen.findByRole('button', { name: 'Ubah status' });
    await waitFor(() => expect(more).toHaveFocus());
    await user.click(more);
    await user.click(await screen.findByRole('menuitem', { name: 'Jadikan draf' }));
    await waitFor(() => expect(button('Terbitkan')).toHaveFocus());
  });

  it('and is not asked about what it has', async () => {
    const path = await addDraft({
      venue: { name: 'Gedung Serbaguna', city: 'Makassar', province: '' },
      registration_closes_at: '2031-05-01T10:00:00Z',
    });
    const { user } = await renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    expect(await screen.findByText('Belum ada: gambar.')).toBeVisible();
  });
});

describe('what does not fit the teams of a category', () => {
  const open = async (areTeamsNew = false) => {
    const { data } = await send('GET', '/7');
    if (areTeamsNew)
      faults(
        http.get('*/api/organiser/tournaments/7', () => {
          const categories = data.categories.map((each) => ({ ...each, registered: 0 }));
          return HttpResponse.json({ success: true, data: { ...data, categories } });
        }),
      );
    const { user } = await renderApp(`${list}/7`);
    const category = data.categories.find(({ registered }) => registered > 1);
    if (!category) throw new Error('No category has teams');
    await heading(data.title);
    const message = `Kategori ${category.name} sudah memiliki ${category.registered} tim terdaftar.`;
    return { user, category, message };
  };

  it.each([
    ['by the server', true],
    ['before it is sent', false],
  ])('is said %s at its capacity, which gets the focus', async (_who, areTeamsNew) => {
    const { user, category, message } = await open(areTeamsNew);
    const name = `Kapasitas ${category.name}`;
    await field(name);
    await fillField(name, '1');
    await user.click(button('Simpan'));
    const capacity = await field(name);
    await waitFor(() => expect(capacity).toHaveFocus());
    expect(capacity).toBeInvalid();
    expect(capacity).toHaveAccessibleDescription(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    await fillField(name, '500');
    await waitFor(() => expect(capacity).toBeValid());
  });

  it('is said at the box of a category that is left out', async () => {
    const { user, category, message } = await open();
    const box = await screen.findByRole('checkbox', { name: category.name });
    fireEvent.click(box);
    await user.click(button('Simpan'));
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveAccessibleDescription(message);
  });

  it('is marked in a draft that comes back, until something else is typed', async () => {
    const { user, category, message } = await open();
    const name = `Kapasitas ${category.name}`;
    await field(name);
    await fillField(name, '1');
    expect(await field(name)).toBeValid();
    cleanup();
    await open();
    expect(await field(name)).toHaveValue('1');
    expect(await field(name)).toHaveAccessibleDescription(message);
    await fillField(name, '500');
    expect(await field(name)).toBeValid();
    await user.click(button('Simpan'));
    expect(await screen.findByText('Lomba telah disimpan.')).toBeVisible();
  });

  it('is marked before it is sent where it is no number', async () => {
    const { user, category } = await open();
    const name = `Kapasitas ${category.name}`;
    await field(name);
    await fillField(name, 'banyak');
    await user.click(button('Simpan'));
    await waitFor(async () => expect(await field(name)).toHaveFocus());
    expect(await field(name)).toHaveAccessibleDescription(
      'Kapasitas harus bilangan bulat dari 1 sampai 10.000.',
    );
  });
});

it.each([
  ['documents', 'Dokumen Peraturan belum memiliki alamat https:// yang benar.'],
  ['programme', 'Susunan acara tidak valid.'],
])(
  'what the server refuses of all %s is said there, and can be saved again',
  async (name, text) => {
    const { user } = await renderApp(await addDraft({}));
    await field('Judul');
    await fillField('Judul', 'Piala Baru');
    const path = '*/api/organiser/tournaments/:id';
    const body = { success: false, message: text, errors: { [name]: [text] } };
    faults(http.put(path, () => HttpResponse.json(body, { status: 422 }), { once: true }));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(button('Simpan'));
    expect(await screen.findByText('Lomba telah disimpan.')).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  },
);
