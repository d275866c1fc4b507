import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BlogInput, ManagedBlog } from '../../../openapi/schema.d.ts';
import { fromBrowserTime, toBrowserTime } from '../../../src/lib/dates/browserTime.ts';
import { button, field, fillField, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();
const list = '/organiser/media/blogs';

beforeEach(() => applyScenarios('organiser'));

const text = () => screen.findByRole('textbox', { name: 'Isi' });

/** Pastes HTML into the text: jsdom edits no `contenteditable`. */
async function paste(html: string): Promise<void> {
  const element = await text();
  fireEvent.focus(element);
  fireEvent.paste(element, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] },
  });
}

const readAll = async () => {
  const { body } = await backend.request('GET', '/api/organiser/blogs', {
    token: await backend.signIn('organiser'),
  });
  return (body as { data: ManagedBlog[] }).data;
};
const readSaved = async (title: string) => (await readAll()).find((each) => each.title === title);

async function create(title: string, changes: Partial<BlogInput> = {}): Promise<ManagedBlog> {
  const { body } = await backend.request('POST', '/api/organiser/blogs', {
    token: await backend.signIn('organiser'),
    body: {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      content: '<h2>Pagi</h2><p>Semua <strong>siap</strong>.</p>',
      meta_title: '',
      meta_description: '',
      ...changes,
    },
  });
  return (body as { data: ManagedBlog }).data;
}

describe('a new article', () => {
  it('is written, shown as it will be, saved as a draft, and published', async () => {
    const app = await renderApp(list);
    const table = await screen.findByRole('grid', { name: 'Daftar artikel' });
    expect(within(table).getByRole('link', { name: 'PID tanpa air mata' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Tulis artikel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Judul wajib diisi.')).toBeVisible();
    expect(await screen.findByText('Isi artikel wajib diisi.')).toBeVisible();
    expect(await text()).toBeInvalid();

    await fillField('Judul', ' Catatan: dari arena! ');
    expect(screen.getByText('Halamannya: /blog/catatan-dari-arena')).toBeVisible();
    await paste(
      '<h1 style="color: red">Pagi</h1><p>Semua <b>siap</b><script>alert(1)</script>.</p>',
    );
    await waitFor(async () => expect(await text()).toBeValid());
    await app.user.click(screen.getByRole('button', { name: 'Pratinjau' }));
    const preview = await screen.findByRole('dialog', { name: 'Pratinjau' });
    await waitFor(() =>
      expect(within(preview).getByRole('heading', { name: 'Pagi', level: 2 })).toBeVisible(),
    );
    await app.user.click(within(preview).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.user.click(button('Simpan'));
    await heading('Catatan: dari arena!');
    expect(await readSaved('Catatan: dari arena!')).toMatchObject({
      slug: 'catatan-dari-arena',
      content: '<h2>Pagi</h2><p>Semua <strong>siap</strong>.</p>',
      published_at: null,
    });
    expect(screen.queryByRole('link', { name: 'Lihat di halaman publik' })).toBeNull();
    await app.user.click(button('Terbitkan'));
    expect(await screen.findByText('Artikel telah diterbitkan.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lihat di halaman publik' })).toHaveAttribute(
      'href',
      '/blog/catatan-dari-arena',
    );
    await act(() => app.router.navigate('/blog/catatan-dari-arena'));
    await heading('Catatan: dari arena!');

    await act(() => app.router.navigate(list));
    await app.user.click(await screen.findByRole('button', { name: 'Hapus Catatan: dari arena!' }));
    const dialog = await screen.findByRole('dialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Artikel Catatan: dari arena! telah dihapus.')).toBeVisible();
    await waitFor(async () => expect(await readSaved('Catatan: dari arena!')).toBeUndefined());
  });

  it('is kept in the tab until it is saved', async () => {
    const app = await renderApp(`${list}/new`);
    await fillField('Judul', 'Sementara');
    await paste('<p>Belum disimpan</p>');
    await act(() => app.router.navigate(list));
    await screen.findByRole('grid');
    await act(() => app.router.navigate(`${list}/new`));
    expect(await field('Judul')).toHaveValue('Sementara');
    expect(await text()).toHaveTextContent('Belum disimpan');
    await app.user.click(button('Buang perubahan'));
    await waitFor(async () => expect(await text()).toHaveTextContent(''));
    expect(await field('Judul')).toHaveValue('');
  });

  it('has an address of its own', async () => {
    const { user } = await renderApp(`${list}/new`);
    await fillField('Judul', 'PID');
    await paste('<p>Isi</p>');
    await fillField('Alamat halaman (URL)', 'Bukan Alamat');
    await user.click(button('Simpan'));
    expect(
      await screen.findByText(
        'Alamat terdiri dari huruf kecil, angka dan tanda hubung di antaranya.',
      ),
    ).toBeVisible();
    await fillField('Alamat halaman (URL)', 'sepuluh-menit-sebelum-peluit');
    await user.click(button('Simpan'));
    expect(
      await screen.findByText('Alamat ini sudah dipakai artikel lain. Tulis alamat yang lain.'),
    ).toBeVisible();
    await user.click(button('Buang perubahan'));
  });
});

describe('an article', () => {
  it('that the public does not see can be shown without the others', async () => {
    await create('Masih draf');
    const { user } = await renderApp(list);
    await user.click(await screen.findByRole('button', { name: 'Belum terbit' }));
    const table = screen.getByRole('grid', { name: 'Daftar artikel' });
    expect(await screen.findByText('1 artikel')).toBeVisible();
    expect(within(table).getByRole('link', { name: 'Masih draf' })).toBeVisible();
    expect(within(table).queryByRole('link', { name: 'PID tanpa air mata' })).toBeNull();
  });

  it('is scheduled, which is taken back, and withdrawn', async () => {
    const { id } = await create('Terjadwal');
    const { user } = await renderApp(`${list}/${id}`);
    const inTwoDays = toBrowserTime(new Date(Date.now() + 2 * 86_400_000).toISOString());
    await fillField('Waktu terbit', inTwoDays);
    await user.click(await screen.findByRole('button', { name: 'Jadwalkan' }));
    expect(
      await screen.findByText('Artikel dijadwalkan dan terbit sendiri pada waktunya.'),
    ).toBeVisible();
    expect(await screen.findByText('Terjadwal', { selector: '[data-tone]' })).toBeVisible();
    const publishedAt = async () => (await readSaved('Terjadwal'))?.published_at;
    expect(await publishedAt()).toBe(fromBrowserTime(inTwoDays));
    expect(screen.queryByRole('link', { name: 'Lihat di halaman publik' })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByText('Penerbitan dikembalikan.')).toBeVisible();
    expect(await publishedAt()).toBeNull();
    await waitFor(async () => expect(await field('Waktu terbit')).toHaveValue(''));

    await user.click(button('Terbitkan'));
    await user.click(await screen.findByRole('button', { name: 'Tarik menjadi draf' }));
    expect(
      await screen.findByText('Artikel ditarik dan tidak terlihat lagi oleh umum.'),
    ).toBeVisible();
    expect(await publishedAt()).toBeNull();
  });

  it('stays published as somebody else has published it since, whatever is undone', async () => {
    const { id } = await create('Dijadwalkan lain');
    const { user } = await renderApp(`${list}/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    const undo = await screen.findByRole('button', { name: 'Urungkan' });
    const published_at = '2027-01-04T01:00:00.000Z';
    await backend.request('PUT', `/api/organiser/blogs/${id}/publication`, {
      token: await backend.signIn('organiser'),
      body: { published: true, published_at },
    });
    await user.click(undo);
    expect(
      await screen.findByText('Tidak diurungkan, karena sudah diubah lagi sesudahnya.'),
    ).toBeVisible();
    expect(await readSaved('Dijadwalkan lain')).toMatchObject({ published_at });
  });

  it('keeps what the editor does not offer, and is changed by its buttons', async () => {
    const table =
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>';
    const image = '<p>H<sub>2</sub>O <img src="/storage/blogs/a.svg" alt="A" width="9"></p>';
    const { id } = await create('Bertabel', {
      content: `<p>Awal</p>${table}${image}<ul><li>satu</li></ul>`,
    });
    const { user } = await renderApp(`${list}/${id}`);
    const element = await text();
    expect(within(element).getByRole('columnheader', { name: 'a' })).toBeVisible();
    const toolbar = screen.getByRole('toolbar', { name: 'Format teks' });
    const tool = (name: string) => within(toolbar).getByRole('button', { name });
    // People who speak to their computer say what they see.
    for (const one of within(toolbar).getAllByRole('button'))
      expect(one).toHaveAccessibleName(expect.stringContaining(one.textContent));
    // The cursor is at the start.
    await user.click(tool('Judul bagian H2'));
    await waitFor(() => expect(tool('Judul bagian H2')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(button('Simpan'));
    expect(await screen.findByText('Artikel telah disimpan.')).toBeVisible();
    expect((await readSaved('Bertabel'))?.content).toBe(
      `<h2>Awal</h2>${table}${image}<ul><li>satu</li></ul>`,
    );
    await user.click(tool('Urungkan ketikan'));
    expect(within(element).queryByRole('heading')).toBeNull();

    act(() => tool('Urungkan ketikan').focus());
    await user.keyboard('{Home}');
    expect(tool('Paragraf')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tool('Ulangi ketikan')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tool('Judul bagian H2')).toHaveFocus();
    await user.click(button('Buang perubahan'));
  });

  it('has links to what may be linked', async () => {
    const { id } = await create('Bertautan', { content: '<p><a href="/teams">tim</a></p>' });
    const { user } = await renderApp(`${list}/${id}`);
    const element = await text();
    const linkTool = () => screen.getByRole('button', { name: 'Tautan' });
    await waitFor(() => expect(linkTool()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(linkTool());
    const address = await field('Alamat tujuan');
    expect(address).toHaveValue('/teams');
    await waitFor(() => expect(address).toHaveFocus());
    await fillField('Alamat tujuan', 'javascript:alert(1)');
    await user.click(button('Pasang'));
    expect(await screen.findByText('Alamat ini tidak dapat dijadikan tautan.')).toBeVisible();
    await fillField('Alamat tujuan', 'contoh.id/a');
    await user.click(button('Pasang'));
    await waitFor(() =>
      expect(within(element).getByText('tim')).toHaveAttribute('href', 'https://contoh.id/a'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(linkTool());
    await user.click(await screen.findByRole('button', { name: 'Lepas tautan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(element).queryByRole('link')).toBeNull();
    await user.click(button('Buang perubahan'));
  });
});
