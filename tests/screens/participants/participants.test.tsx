import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import {
  address,
  button,
  many,
  names,
  participantsOf,
  person,
} from '../../support/screens/participantsPage.ts';
import { describeTeam, memberships } from '../../support/screens/teamDialogs.tsx';

const product = useTestApp();
const { faults, applyScenarios, clearScenarios } = product;
const { open, openWith, readParticipants } = participantsOf(product);

const listCall = '*/api/gh-schools/:id/participants';

const rows = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1);
const numbers = () => rows().map((row) => row.querySelector('[data-field="number"]')?.textContent);
const search = () => screen.getByPlaceholderText('Cari nama atau email');
const columnHeader = (name: string) =>
  screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

describe("a club's participants", () => {
  it('stand in a numbered table, ten to a page', async () => {
    const all = await readParticipants();
    const answer = Promise.withResolvers<void>();
    faults(http.get(listCall, () => answer.promise));
    const { user } = await open();
    expect(await screen.findByText('Loading...')).toBeVisible();
    answer.resolve();
    await waitFor(() => expect(document.title).toBe('Peserta · RoboLaga'));
    expect(await screen.findByText('24 peserta')).toBeVisible();
    for (const name of ['#', 'Nama', 'Email', 'Aksi']) expect(columnHeader(name)).toBeVisible();
    expect(names()).toEqual(all.slice(0, 10).map(({ name }) => name));
    expect(rows()[0]).toHaveTextContent(all[0]?.email ?? '');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(button('Previous')).toBeDisabled();
    await user.click(button('Next'));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(numbers()).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20']);
    expect(screen.getByText('24 peserta')).toHaveFocus();
    expect(button('Kembali')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Undang peserta' })).toHaveAttribute(
      'href',
      '/schoolclub/participants/invite',
    );
  });

  it('are found by a piece of their name or address in any case, and still after a reload', async () => {
    const { user, router } = await openWith([
      person(1, 'Citra'),
      { ...person(2, 'Bagas'), email: 'CITRAWAN@surel.example' },
      person(3, 'Dewi'),
    ]);
    await user.type(search(), 'cITRa');
    expect(await screen.findByText('2 dari 3 peserta cocok')).toBeVisible();
    expect(names()).toEqual(['Bagas', 'Citra']);
    await waitFor(() => expect(router.state.location.search).toBe('?search=cITRa'));
    await user.clear(search());
    await user.type(search(), 'xyz');
    expect(
      await screen.findByText('Tidak ada peserta dengan nama atau email "xyz".'),
    ).toBeVisible();
    await user.click(button('Tampilkan semua'));
    expect(await screen.findByText('3 peserta')).toBeVisible();
    expect(search()).toHaveFocus();
  });

  it('are sorted by name or address, either way, over all pages', async () => {
    const { user } = await openWith(many(12));
    expect(columnHeader('Nama')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(columnHeader('Nama'));
    await waitFor(() => expect(names()[0]).toBe('Anggota 012'));
    expect(columnHeader('Nama')).toHaveAttribute('aria-sort', 'descending');
    await user.click(columnHeader('Email'));
    await waitFor(() => expect(columnHeader('Email')).toHaveAttribute('aria-sort', 'ascending'));
    expect(names()).toEqual([
      'Anggota 001',
      'Anggota 010',
      'Anggota 011',
      'Anggota 012',
      'Anggota 002',
      'Anggota 003',
      'Anggota 004',
      'Anggota 005',
      'Anggota 006',
      'Anggota 007',
    ]);
  });

  it('keep the size of a page and how close they stand', async () => {
    const { user } = await openWith(many(60), `${address}?page=3`);
    expect(numbers()[0]).toBe('21');
    expect(
      within(screen.getByLabelText('Baris per halaman'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '50', '100']);
    await user.selectOptions(screen.getByLabelText('Baris per halaman'), '50');
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(rows()).toHaveLength(50);
    await user.click(button('Rapat'));
    expect(button('Rapat')).toHaveAttribute('aria-pressed', 'true');
    expect(window.localStorage.getItem('robolaga-choice/participants/page-size')).toBe('50');
    expect(window.localStorage.getItem('robolaga-choice/participants/density')).toBe('compact');
  });

  it('begin as they were left', async () => {
    window.localStorage.setItem('robolaga-choice/participants/page-size', '25');
    window.localStorage.setItem('robolaga-choice/participants/density', 'nonsense');
    await openWith(many(26));
    expect(rows()).toHaveLength(25);
    expect(button('Sedang')).toHaveAttribute('aria-pressed', 'true');
  });

  it('may be none: then they can be invited', async () => {
    await applyScenarios('empty-everything');
    await open();
    expect(
      await screen.findByText(
        'Belum ada peserta di klub ini. Undang mereka dengan ID dan PIN klub Anda.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Undang peserta' })).toHaveLength(2);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it.each<[string, () => void | Promise<void>, string]>([
    [
      'no server',
      () => applyScenarios('offline:listClubParticipants'),
      'Daftar peserta belum dapat dimuat.',
    ],
    [
      'a list that is none',
      () => faults(http.get(listCall, () => HttpResponse.json({ success: true, data: null }))),
      'Daftar peserta belum dapat dimuat.',
    ],
    [
      'the words of the server',
      () => applyScenarios('club-403:listClubParticipants'),
      copy.responses.forbiddenForClub,
    ],
  ])('can be asked for again after %s', async (_, lay, message) => {
    await lay();
    const { user } = await open();
    expect(await screen.findByText(message)).toBeVisible();
    clearScenarios();
    await user.click(button('Coba lagi'));
    expect(await screen.findByText('24 peserta')).toBeVisible();
  });

  it('may have hostile names, and none, and no number', async () => {
    const script = '<img src=x onerror=alert(1)>';
    await openWith([
      person(1, script),
      { name: 'Tanpa nomor', email: 'x@surel.example' },
      { id: 2, name: 'Tanpa email', email: null, profile_picture: null },
      person(3, 'Ab'.repeat(400)),
    ]);
    expect(names()).toContain(script);
    expect(screen.queryByRole('img', { name: /onerror/ })).not.toBeInTheDocument();
    expect(button('Ubah Tanpa email')).toBeVisible();
    expect(names()).not.toContain('Tanpa nomor');
  });
});

describe('pupils whom the club has added', () => {
  const pupil = (id: number, name: string, className?: string) => ({
    ...person(id, name),
    email: '',
    managed: true,
    ...(className && { class: className }),
  });

  it('have a class, by which the list is filtered, and no e-mail address', async () => {
    // The grid draws the columns for which its styles give it a width.
    const { user, router } = await openWith(
      [pupil(1, 'Ani', '8A'), pupil(2, 'Budi', '10B'), person(3, 'Citra')],
      address,
      { withStyles: true },
    );
    expect(screen.getByRole('columnheader', { name: 'Kelas' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '10B' })).toBeVisible();
    expect(screen.getAllByText('tanpa email')).toHaveLength(2);
    const filter = screen.getByRole('combobox', { name: 'Kelas' });
    expect([...filter.querySelectorAll('option')].map((each) => each.textContent)).toEqual([
      'Semua kelas',
      '8A',
      '10B',
    ]);
    await user.selectOptions(filter, '8A');
    expect(await screen.findByText('1 dari 3 peserta cocok')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Ani']));
    await waitFor(() => expect(router.state.location.search).toBe('?class=8A'));
    await user.selectOptions(filter, 'Semua kelas');
    expect(await screen.findByText('3 peserta')).toBeVisible();
  });

  it('are not there, nor a class, in a club whose pupils have all signed up', async () => {
    await openWith([person(1, 'Ani')], address, { withStyles: true });
    expect(screen.queryByRole('columnheader', { name: 'Kelas' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Kelas' })).not.toBeInTheDocument();
  });
});

describe('choosing participants', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('lasts over pages and searches, to all and to none', async () => {
    const { user, router } = await openWith(many(12));
    await user.click(box('Pilih Anggota 002'));
    expect(await screen.findByText('1 dipilih')).toBeVisible();
    await user.click(button('Next'));
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih Anggota 012' }));
    expect(await screen.findByText('2 dipilih')).toBeVisible();
    await user.type(search(), '002');
    await screen.findByText('1 dari 12 peserta cocok');
    expect(box('Pilih Anggota 002')).toBeChecked();
    expect(screen.getByText('2 dipilih')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?search=002'));
    await user.clear(search());
    await screen.findByText('12 peserta');
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
    expect(await screen.findByText('11 dipilih')).toBeVisible();
    await user.click(button('Pilih semua 12'));
    expect(await screen.findByText('12 dipilih')).toBeVisible();
    await user.click(button('Batalkan pilihan'));
    expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument();
    expect(box('Pilih Anggota 001')).not.toBeChecked();
  });

  it('is what the file holds; without it, all that match', async () => {
    const files: Promise<string>[] = [];
    const links: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(
        (file as Blob)
          .arrayBuffer()
          .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
      );
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      links.push(this.download);
    });
    const { user } = await openWith([person(1, 'Ani'), person(2, '=Budi'), person(3, 'Citra')]);
    const download = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      const [first] = await screen.findAllByRole('menuitem');
      expect(first).toHaveTextContent('Excel (XLSX)');
      await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
    };
    await download('Unduh (semua 3)');
    await user.type(search(), 'budi');
    await download('Unduh (1 yang cocok)');
    await user.clear(search());
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih Citra' }));
    await download('Unduh (1 yang dipilih)');
    await waitFor(() => expect(files).toHaveLength(3));
    expect(await Promise.all(files)).toEqual([
      "\uFEFFNama;Email\r\n'=Budi;p2@surel.example\r\nAni;p1@surel.example\r\nCitra;p3@surel.example\r\n",
      "\uFEFFNama;Email\r\n'=Budi;p2@surel.example\r\n",
      '\uFEFFNama;Email\r\nCitra;p3@surel.example\r\n',
    ]);
    expect(links[0]).toMatch(/^peserta-sma-negeri-3-malang-\d{4}-\d\d-\d\d\.csv$/);
    vi.restoreAllMocks();
  });

  it('opens the form of a new team with somebody who has none', async () => {
    const { user, currentPath } = await open();
    const filter = await screen.findByRole('button', { name: /^Belum punya tim \(\d+\)$/ });
    expect(filter).toHaveAttribute('aria-pressed', 'false');
    await user.click(filter);
    await waitFor(() => expect(filter).toHaveAttribute('aria-pressed', 'true'));
    const [first] = screen.getAllByRole('button', { name: /^Masukkan ke tim baru: / });
    const name = first?.getAttribute('aria-label')?.replace('Masukkan ke tim baru: ', '');
    if (first) await user.click(first);
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/team'));
    await describeTeam(user, 'Tim Pendatang', 'Sumo Robot');
    expect(memberships('Choosed')).toEqual([name]);
  });

  it('works with the keyboard alone', async () => {
    const { user } = await openWith([person(1, 'Ani'), person(2, 'Budi')]);
    await user.click(box('Pilih Ani'));
    await user.keyboard('{ArrowDown} ');
    expect(await screen.findByText('2 dipilih')).toBeVisible();
    await user.keyboard('{ArrowRight}{End}');
    await waitFor(() => expect(button('Ubah Budi')).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(button('Keluarkan Budi')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByRole('form', { name: 'Ubah data Budi' })).toBeVisible();
  });
});
