import { act, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { participants } from '../../../server/db/schema.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { tableFixture } from '../../support/tables/fixtures.ts';

const { renderApp, rememberClub, backend } = useTestApp();

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const openImport = async () => {
  await rememberClub();
  const app = await renderApp('/schoolclub/participants/import');
  await field('Atau tempel dari lembar kerja');
  return app;
};
const choose = (user: User, file: File) =>
  user.upload(screen.getByLabelText('Pilih berkas', { selector: 'input' }), file);
async function paste(user: User, text: string) {
  await user.click(await field('Atau tempel dari lembar kerja'));
  await user.paste(text);
  await user.click(button('Periksa'));
}
const preview = async () => within(await screen.findByRole('region', { name: 'Pratinjau' }));
const panel = () => within(screen.getByRole('group', { name: 'Yang dibaca dari berkas' }));
const select = (name: string) => screen.getByRole('combobox', { name });

describe('what is read of a list of pupils', () => {
  it('is one line where all is recognised, and the result has the focus', async () => {
    const { user } = await openImport();
    await choose(user, tableFixture('p06-title-rows.csv'));
    await preview();
    expect(panel().getByText('judul di baris 4 · 2 kolom dikenali')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Ubah' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox', { name: 'Baris judul' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^Pratinjau/ })).toHaveFocus();
  });

  it('leaves out lines for people alone, says so, and takes each back', async () => {
    const { user } = await openImport();
    await choose(user, tableFixture('p33-total-row.csv'));
    expect((await preview()).getByRole('button', { name: 'Simpan 2 baris' })).toBeVisible();
    expect(
      panel().getByText('judul di baris 1 · 2 kolom dikenali · 3 baris dilewati: 4, 5, 6'),
    ).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Ubah' }));
    await user.click(panel().getByRole('button', { name: 'Pakai baris 6' }));
    expect(await (await preview()).findByText('Drs. Contoh, M.Pd.')).toBeVisible();
    // Whoever changes what is read stays where they are.
    expect(panel().getByRole('button', { name: 'Lewati baris 6' })).toHaveFocus();
    await user.click(panel().getByRole('button', { name: 'Lewati baris 6' }));
    expect(await (await preview()).findByRole('button', { name: 'Simpan 2 baris' })).toBeVisible();
  });

  it('has another line of titles, or none, if somebody says so', async () => {
    const { user } = await openImport();
    await paste(user, 'Nama\tKelas\nNama Siswa\tKelas\nAni Impor\t8A');
    expect((await preview()).getAllByText('8A')).toHaveLength(1);
    await user.click(panel().getByRole('button', { name: 'Ubah' }));
    await user.selectOptions(select('Baris judul'), 'Baris 2: Nama Siswa · Kelas');
    expect(await (await preview()).findByRole('button', { name: 'Simpan 1 baris' })).toBeVisible();
    expect(panel().getByText('judul di baris 2 · 2 kolom dikenali')).toBeVisible();
    await user.selectOptions(select('Baris judul'), 'Tanpa baris judul');
    expect(await (await preview()).findByText('Nama Siswa')).toBeVisible();
    expect(panel().getByText('tanpa baris judul · 2 kolom dikenali')).toBeVisible();
  });

  it('has other cells with another separator', async () => {
    const { user } = await openImport();
    await paste(user, 'Nama\nSulastri, S.Pd.\nPutra, Agus');
    const region = await preview();
    expect(region.getByText('Sulastri, S.Pd.')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Ubah' }));
    expect(select('Pemisah kolom')).toHaveDisplayValue('satu kolom saja');
    await user.selectOptions(select('Pemisah kolom'), 'koma (,)');
    expect(await (await preview()).findByText('Sulastri')).toBeVisible();
    expect(select('Pemisah kolom')).toHaveFocus();
    expect(panel().getByText(/1 kolom dikenali/)).toBeVisible();
    await user.selectOptions(select('Pemisah kolom'), 'satu kolom saja');
    expect(await (await preview()).findByText('Sulastri, S.Pd.')).toBeVisible();
  });

  it('is open where a column is missing or called as another one', async () => {
    const { user } = await openImport();
    await paste(user, 'Nama\tNama\tKelas\nAni\tLestari\t8A');
    await preview();
    expect(panel().getByRole('button', { name: 'Tutup' })).toBeVisible();
    expect(panel().getAllByRole('combobox', { name: 'Nama' })).toHaveLength(2);
    await user.click(panel().getByRole('button', { name: 'Tutup' }));
    await user.clear(await field('Atau tempel dari lembar kerja'));
    await paste(user, 'Kelas\tHobi\n8A\tCatur');
    expect(await screen.findByText('Pilih kolom mana yang berisi nama.')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Tutup' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pratinjau' })).not.toBeInTheDocument();
  });
});

describe('a row that is rejected', () => {
  it('can be left out where it is shown', async () => {
    const { user } = await openImport();
    await paste(user, 'Nama\tEmail\nEka Lewat\teka\nFajar Lewat\t-');
    const region = await preview();
    expect(region.getByText('Email: Email tidak valid.')).toBeVisible();
    expect(region.getByText('Email: - dibaca kosong')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Lewati baris ini: Baris 2' }));
    const save = await screen.findByRole('button', { name: 'Simpan 1 baris' });
    expect(panel().getByText(/1 baris dilewati: 2$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Pratinjau/ })).toHaveFocus();
    await user.click(save);
    expect(await screen.findByText('1 peserta ditambahkan.')).toBeVisible();
    // The grid of a page that loads gives way to that of its rows.
    await screen.findByRole('grid');
    const stored = (name: string) => backend.db.$count(participants, eq(participants.name, name));
    // The page with the saved pupils and the toast move meanwhile.
    await act(async () => {
      expect(await stored('Fajar Lewat')).toBe(1);
      expect(await stored('Eka Lewat')).toBe(0);
    });
  });

  it('has a class that a spreadsheet has made a date, and nothing is saved', async () => {
    const { user } = await openImport();
    await paste(user, 'Nama\tKelas\nHana Tanggal\t7-Jan\nIlham Tanggal\t7-A');
    const region = await preview();
    expect(
      region.getByText(
        'Kelas: Lembar kerja mengubah kelas ini menjadi tanggal (7-Jan). Ketik lagi sebagai teks.',
      ),
    ).toBeVisible();
    expect(
      region.getByText(/: 1 baru · 0 diperbarui · 0 sudah ada · 1 perlu diperbaiki$/),
    ).toBeVisible();
    expect(region.queryByRole('button', { name: /^Simpan/ })).not.toBeInTheDocument();
  });
});
