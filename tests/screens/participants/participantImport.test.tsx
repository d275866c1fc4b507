import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { attempts, participants, teams } from '../../../server/db/schema.ts';
import { openDemoClub } from '../../support/screens/clubData.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, backend, faults } = useTestApp();

const address = '/schoolclub/participants/import';

const open = async (where = address) => {
  await rememberClub();
  return renderApp(where);
};
const openImport = async () => {
  const app = await open();
  await field('Atau tempel dari lembar kerja');
  return app;
};
type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function paste(user: User, text: string) {
  const input = await field('Atau tempel dari lembar kerja');
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
  await user.click(button('Periksa'));
}
const preview = async () => within(await screen.findByRole('region', { name: 'Pratinjau' }));
const storedNamed = (name: string) =>
  backend.db.select().from(participants).where(eq(participants.name, name));

describe('the import of participants', () => {
  it('is reached from their list, and comes back to it with the pupils of the file', async () => {
    const { user, router } = await open('/schoolclub/participants');
    await user.click(await screen.findByRole('link', { name: 'Impor' }));
    await field('Atau tempel dari lembar kerja');
    const text =
      'Kelas;Nama Siswa;Surel;Tim;Lomba\r\n8A;Ani Impor;;Elang Impor;Inspire\r\n8B;Budi Impor;budi.impor@surel.example;Elang Impor;inspire\r\n';
    await user.upload(
      screen.getByLabelText('Pilih berkas', { selector: 'input' }),
      new File([text], 'kelas8.csv'),
    );
    const region = await preview();
    expect(
      region.getByText(
        'kelas8.csv: 2 baru · 0 diperbarui · 0 sudah ada · 0 perlu diperbaiki · 1 tim baru',
      ),
    ).toBeVisible();
    expect(region.getAllByText('Inspire · tim baru')).toHaveLength(2);
    expect(await storedNamed('Ani Impor')).toEqual([]);
    await user.click(region.getByRole('button', { name: 'Simpan 2 baris' }));
    expect(await screen.findByText('2 peserta ditambahkan, 1 tim dibuat.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/schoolclub/participants');
    expect(await screen.findByText('26 peserta')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Kelas' })).toBeVisible();
    // The toast moves meanwhile.
    await act(async () => {
      expect(await storedNamed('Ani Impor')).toMatchObject([{ email: '', class: '8A' }]);
      const found = await backend.db.select().from(teams).where(eq(teams.name, 'Elang Impor'));
      expect(found).toHaveLength(1);
    });
  });

  it('asks whether pupils of another class are the same, and gives them their new class', async () => {
    await backend.db
      .update(participants)
      .set({ class: '7A' })
      .where(eq(participants.name, 'Kirana Larasati'));
    const { user } = await openImport();
    await paste(user, 'Nama\tKelas\nKirana Larasati\t8A\nZidan Impor\t8A');
    const question =
      '1 baris bernama sama dengan peserta klub di kelas lain. Orang yang sama, sekarang di kelas baru?';
    expect((await preview()).getByText(question)).toBeVisible();
    await user.click(button('Perbarui kelasnya'));
    expect(await screen.findByText(/: 1 baru · 1 diperbarui ·/)).toBeVisible();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^Pratinjau/ })).toHaveFocus();
    await user.click(button('Tambahkan sebagai peserta baru'));
    expect((await preview()).getByText(question)).toBeVisible();
    await user.click(button('Perbarui kelasnya'));
    await user.click(await screen.findByRole('button', { name: 'Simpan 2 baris' }));
    expect(await screen.findByText('1 peserta ditambahkan, 1 peserta diperbarui.')).toBeVisible();
    await act(async () => {
      expect(await storedNamed('Kirana Larasati')).toMatchObject([{ class: '8A' }]);
      await backend.db.delete(participants).where(eq(participants.name, 'Zidan Impor'));
    });
  });

  it('shows what the columns are, and checks only once there is something to check', async () => {
    const { user } = await openImport();
    const sample = within(screen.getByRole('region', { name: 'Contoh isi' }));
    expect(sample.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nama',
      'Email',
      'Kelas',
      'Tim',
      'Kategori',
    ]);
    expect(button('Periksa')).toBeDisabled();
    await user.type(await field('Atau tempel dari lembar kerja'), 'Ani');
    expect(button('Periksa')).toBeEnabled();
  });

  it('recognises pasted cells, and the columns can be corrected', async () => {
    const { user } = await openImport();
    await paste(user, '8C\tCitra Impor\n8C\tDedi Impor');
    expect((await preview()).getAllByText('8C')).toHaveLength(2);
    // No line names the columns, so the form is open.
    expect(screen.getByText('tanpa baris judul · 2 kolom dikenali')).toBeVisible();
    expect(screen.getByText('misalnya Citra Impor')).toBeVisible();
    const choose = (column: string, type: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: column }), type);
    await choose('Kolom 2', 'Abaikan');
    expect(await screen.findByText('Pilih kolom mana yang berisi nama.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pratinjau' })).not.toBeInTheDocument();
    await choose('Kolom 1', 'Nama');
    expect((await preview()).getAllByText('8C')).toHaveLength(2);
    await choose('Kolom 2', 'Nama');
    await choose('Kolom 1', 'Kelas');
    const region = await preview();
    expect(await region.findByText('Citra Impor')).toBeVisible();
    expect(region.getByRole('button', { name: 'Simpan 2 baris' })).toBeVisible();
  });

  it('says by row and column what to mend, keeps what was pasted, and saves nothing', async () => {
    const { user } = await openImport();
    const text = 'Nama,Email\nEka Impor,eka\nFajar Impor,';
    await paste(user, text);
    const region = await preview();
    expect(region.getByText('Email: Email tidak valid.')).toBeVisible();
    expect(
      region.getByText('Perbaiki atau lewati 1 baris, lalu periksa lagi. Belum ada yang disimpan.'),
    ).toBeVisible();
    expect(region.queryByRole('button', { name: /Simpan/ })).not.toBeInTheDocument();
    expect(await field('Atau tempel dari lembar kerja')).toHaveValue(text);
    await paste(user, text.replace('eka\n', 'eka@surel.example\n'));
    await user.click(await screen.findByRole('button', { name: 'Simpan 2 baris' }));
    expect(await screen.findByText('2 peserta ditambahkan.')).toBeVisible();
  });

  it('saves what the club can add today, and keeps the rest with when and how to add it', async () => {
    const club = await openDemoClub(backend);
    await backend.db.delete(attempts);
    await backend.db.insert(attempts).values({
      key: `pupils:club:${club.id}`,
      count: 9_999,
      windowEndsAt: new Date(Date.now() + 3_600_000),
    });
    const { user, router } = await openImport();
    const text = 'Nama\nHadi Impor\nIndra Impor\nJoko Impor';
    await paste(user, text);
    const region = await preview();
    expect(
      region.getByText(
        'Teks yang ditempel: 1 baru · 0 diperbarui · 0 sudah ada · 0 perlu diperbaiki · 2 lain hari',
      ),
    ).toBeVisible();
    expect(region.getByRole('alert')).toHaveTextContent(
      /^Klub Anda dapat menambahkan 10\.000 peserta sehari\. Sekarang 1 baris dapat disimpan, 2 belum\. Sesudah \d+ \S+ \d{4}, \d\d\.\d\d \S+, impor berkas ini lagi: peserta yang sudah ada tidak ditambahkan dua kali\. Perlu lebih cepat\? Hubungi penyelenggara$/,
    );
    expect(region.getAllByText('Lain hari')).toHaveLength(2);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(region.getByRole('button', { name: 'Unduh 2 baris yang belum disimpan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    vi.restoreAllMocks();
    expect(await files[0]?.text()).toBe(
      'Nama;Email;Kelas;Tim;Kategori\r\nIndra Impor;;;;\r\nJoko Impor;;;;\r\n',
    );
    await user.click(region.getByRole('button', { name: 'Simpan 1 baris' }));
    expect(await screen.findByText('1 peserta ditambahkan.')).toBeVisible();
    expect(await screen.findByText('Hari ini belum ada yang dapat disimpan.')).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
    expect(await field('Atau tempel dari lembar kerja')).toHaveValue(text);
    await act(async () => {
      expect(await storedNamed('Hadi Impor')).toHaveLength(1);
      expect(await storedNamed('Joko Impor')).toEqual([]);
      await backend.db.delete(attempts);
    });
  });

  it.each([
    [
      'new_club',
      'Klub baru dapat menambahkan 200 peserta sehari, sampai penyelenggara memeriksa klub Anda.',
    ],
    [
      'network',
      'Klub-klub baru dari jaringan internet ini bersama-sama dapat menambahkan 200 peserta sehari, sampai penyelenggara memeriksa klub Anda.',
    ],
  ])('says whose number of pupils is used up: %s', async (reason, sentence) => {
    const { user } = await openImport();
    const row = { line: 2, outcome: 'later', team: null, warning: null, problems: [] };
    const counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, later: 1, new_teams: 0 };
    const quota = { reason, per_day: 200, left: 0, renews_at: null };
    faults(
      http.post('*/api/gh-schools/:id/participants/import', () =>
        HttpResponse.json({
          success: true,
          message: '1 baris belum dapat ditambahkan hari ini.',
          data: { ...counts, quota, rows: [row] },
        }),
      ),
    );
    await paste(user, 'Nama\nKurnia Impor');
    expect((await preview()).getByRole('alert')).toHaveTextContent(
      `${sentence} Sekarang 0 baris dapat disimpan, 1 belum. Impor berkas ini lagi 24 jam kemudian: peserta yang sudah ada tidak ditambahkan dua kali.`,
    );
    expect(screen.queryByRole('button', { name: /^Simpan/ })).not.toBeInTheDocument();
  });

  it('says why nothing was saved, and shows what is different now', async () => {
    const { user } = await openImport();
    await paste(user, 'Nama\nGita Impor');
    await preview();
    const message =
      'Impor lain untuk klub ini sedang berjalan. Tunggu sampai selesai, lalu periksa kembali.';
    faults(
      http.post(
        '*/api/gh-schools/:id/participants/import',
        () => HttpResponse.json({ success: false, message }, { status: 409 }),
        { once: true },
      ),
    );
    await user.click(button('Simpan 1 baris'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Simpan 1 baris' })).toBeVisible();
    expect(await storedNamed('Gita Impor')).toEqual([]);
  });

  it.each([
    ['a large file', new File(['x'.repeat(1_100_000)], 'besar.csv'), /terlalu besar/],
    ['no rows', new File(['Nama\n'], 'kosong.csv'), /Tidak ada baris/],
  ])('refuses %s', async (_name, file, message) => {
    const { user } = await openImport();
    await user.upload(screen.getByLabelText('Pilih berkas', { selector: 'input' }), file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pratinjau' })).not.toBeInTheDocument();
  });
});
