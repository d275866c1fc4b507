import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedCategory } from '../../../openapi/schema.d.ts';
import { button, field, fillField, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();
const list = '/organiser/categories';

beforeEach(() => applyScenarios('organiser'));

async function readSaved(name: string): Promise<ManagedCategory | undefined> {
  const { body } = await backend.request('GET', `/api${list}`, {
    token: await backend.signIn('organiser'),
  });
  return (body as { data: ManagedCategory[] }).data.find((each) => each.name === name);
}

async function choosePdf(content: string, name = 'aturan.pdf'): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>('Pilih PDF');
  const files = [new File([content], name, { type: 'application/pdf' })];
  await act(async () => fireEvent.change(input, { target: { files } }));
}

describe('a new category', () => {
  it('is saved, gets its rules, and can be chosen for tournaments and by clubs', async () => {
    // The grid draws the columns for which its styles give it a width.
    const app = await renderApp(list, { withStyles: true });
    const table = await screen.findByRole('grid', { name: 'Daftar kategori' });
    expect(within(table).getByRole('link', { name: 'Sumo Robot' })).toBeVisible();
    // Used categories cannot be deleted.
    expect(screen.queryByRole('button', { name: /^Hapus/ })).toBeNull();
    expect(within(table).queryByRole('columnheader', { name: 'Tindakan' })).toBeNull();
    await app.user.click(await screen.findByRole('link', { name: 'Buat kategori' }));
    await heading('Kategori baru');
    expect(screen.queryByText('Semua perubahan tersimpan.')).toBeNull();
    await fillField('Nama', ' Robot Tari ');
    expect(await screen.findByText('Ada perubahan yang belum disimpan.')).toBeVisible();
    await fillField('Keterangan singkat', 'Menari mengikuti irama.');
    await app.user.click(await screen.findByRole('radio', { name: 'Waktu saja' }));
    const format = within(screen.getByRole('radiogroup', { name: 'Format waktu' }));
    expect(format.getByRole('radio', { name: /perseratusan/ })).toBeChecked();
    await app.user.click(format.getByRole('radio', { name: /perseribuan/ }));
    await app.user.click(button('Simpan'));
    await heading('Robot Tari');
    expect(await screen.findByText('Semua perubahan tersimpan.')).toBeVisible();
    expect(await readSaved('Robot Tari')).toMatchObject({
      description: 'Menari mengikuti irama.',
      ranking: 'time',
      time_format: 'MM:SS.hhh',
    });

    await choosePdf('GIF89a');
    expect(await screen.findByText('Berkas ini bukan PDF.')).toBeVisible();
    await choosePdf('\uFEFF\r\n%PDF-1.7 isi');
    expect(await screen.findByText('Aturan kategori telah disimpan.')).toBeVisible();
    expect((await readSaved('Robot Tari'))?.rule).toMatch(/-rule-[0-9a-f]{32}\.pdf$/);
    expect(await screen.findByRole('link', { name: 'Buka aturan' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pdf-viewer\/http.*-rule-[0-9a-f]{32}\.pdf$/),
    );

    await act(() => app.router.navigate('/organiser/tournaments/new'));
    await app.user.click(await screen.findByLabelText('Robot Tari'));
    expect(await field('Kapasitas Robot Tari')).toBeVisible();
    await app.user.click(button('Buang perubahan'));
    const club = await backend.request('GET', '/api/categories');
    expect(JSON.stringify(club.body)).toContain('Robot Tari');

    await act(() => app.router.navigate(list));
    await app.user.click(await screen.findByRole('button', { name: 'Hapus Robot Tari' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hapus kategori Robot Tari?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Kategori Robot Tari telah dihapus.')).toBeVisible();
    await waitFor(async () => expect(await readSaved('Robot Tari')).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Robot Tari' })).toBeNull());
  });
});

describe('a category', () => {
  it('with times keeps their format, and says which runs have it', async () => {
    const { user } = await renderApp(`${list}/2`);
    await user.click(await screen.findByRole('radio', { name: /^Jam, menit, dan detik/ }));
    await user.click(button('Simpan'));
    expect(
      await screen.findByText(
        /^Format waktu tidak dapat diubah, karena .+ dan \d+ percobaan lain\.$/,
      ),
    ).toBeVisible();
    expect((await readSaved('Sumo Robot'))?.time_format).toBe('MM:SS.hh');
  });

  it('whose rules are too large is not sent', async () => {
    await renderApp(`${list}/3`);
    await choosePdf(`%PDF-${'x'.repeat(5 * 1024 * 1024)}`);
    expect(await screen.findByText('PDF maksimal 5 MB.')).toBeVisible();
  });
});
