import { read, utils } from '@e965/xlsx';
import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CategoryResults, SeasonRow } from '../../../openapi/schema.d.ts';
import * as files from '../../../src/lib/files/downloadFile.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { clubCertificate } from '../../support/certificates/clubCertificate.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, applyScenarios, faults } = useTestApp();

const tournament = { id: 7, title: 'Piala "Surabaya"/2025', date: '2025-12-31', city: 'Surabaya' };
const row: SeasonRow = {
  tournament,
  category_id: 1,
  category: 'Line Follower',
  team: 'Garuda',
  name: 'Raka',
  result: null,
  certificate: null,
};
const team = (id: number, name: string, rank: number | null) => ({
  team: { id, name, start_number: id, club: { id: 5, name: 'Klub A' } },
  runs: [],
  rank,
  points: rank === null ? null : 120.5,
  time: rank === null ? null : '01:12.40',
  incomplete: false,
  decision: null,
});
const official: CategoryResults = {
  time_format: 'MM:SS.hh',
  standings: [
    { team_id: 1, place: 1 },
    { team_id: 2, place: null },
  ],
  state: {
    state: 'official',
    hidden_since: null,
    objections_until: null,
    versions: [
      { version: 1, published_at: '2025-12-31T09:00:00Z', reason: null },
      { version: 2, published_at: '2026-01-02T09:00:00Z', reason: 'Salah hitung' },
    ],
  },
  rounds: [
    {
      id: 1,
      position: 1,
      name: 'Babak 1',
      run_count: 1,
      counting: 'best',
      best_count: null,
      incomplete_mean: null,
      ranking: 'points',
      counts_unfinished: false,
      ties: 'next_runs',
      without_result: 'unranked',
      carry_over: 'none',
      team_count: null,
      club_limit: null,
      state: 'closed',
      results: [team(1, '=Garuda', 1), team(2, "Nur'aini", null)],
    },
  ],
};
const { state: _, ...live } = official;
const answer = (data: unknown) => HttpResponse.json({ success: true, message: 'Ada.', data });
const pdf = () => new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } });

type World = {
  certificates?: number;
  rows?: SeasonRow[];
  results?: Record<number, CategoryResults>;
  rules?: Record<number, string>;
};

/** Presses the button of a club with one tournament, and returns what was downloaded. */
async function press({ certificates = 2, rows = [row], results = {}, rules = {} }: World) {
  const download = vi.spyOn(files, 'downloadFile').mockReturnValue();
  faults(
    http.get('*/api/gh/certificates', () =>
      answer({
        tournaments: [{ ...tournament, confirmed_at: null, certificates }],
        certificates: Array.from({ length: certificates }, (_each, index) => ({
          ...clubCertificate(tournament),
          id: index + 1,
        })),
      }),
    ),
    http.get('*/api/gh/seasons', () => answer(rows)),
    http.get('*/api/gh/tournaments/7/certificates/pdf', pdf),
    http.get('*/api/tournaments/7/categories/:id/results', ({ params }) =>
      answer(results[Number(params['id'])] ?? live),
    ),
    http.get('*/api/categories/:id', ({ params }) => {
      const id = Number(params['id']);
      const rule = rules[id] ?? null;
      return answer({ id, name: 'Kategori', description: '', logo: null, longdec: '', rule });
    }),
    http.get('*/storage/rules/1.pdf', pdf),
    http.get('https://lain.example/aturan.pdf', () => new HttpResponse(null, { status: 404 })),
  );
  const { user } = await renderApp('/schoolclub/certificates');
  const name = `Unduh paket kurasi ${tournament.title}`;
  const button = await screen.findByRole('button', { name });
  return { user, button, download, press: () => user.click(button) };
}

async function open(file: Blob | undefined) {
  const parts = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? []));
  return {
    names: Object.keys(parts),
    list: strFromU8(parts['Isi paket.txt'] ?? new Uint8Array()).split('\r\n'),
    sheets: (name: string) => {
      const book = read(parts[name] ?? new Uint8Array());
      return book.SheetNames.map((sheet) =>
        utils.sheet_to_json<unknown[]>(book.Sheets[sheet] ?? {}, { header: 1, defval: '' }),
      );
    },
  };
}

describe('the package of a tournament', () => {
  beforeEach(rememberClub);

  it('has the certificates, the official results and the rules', async () => {
    const rules = { 1: 'http://localhost:3000/storage/rules/1.pdf' };
    const world = await press({ results: { 1: official }, rules, rows: [row, row] });
    await expectAccessible();
    await world.press();
    await waitFor(() => expect(world.download).toHaveBeenCalled());
    const [file, name] = world.download.mock.calls[0] ?? [];
    expect(name).toBe('Paket kurasi Piala Surabaya 2025.zip');
    const { names, list, sheets } = await open(file);
    const listed = [
      'Sertifikat.pdf',
      'Hasil resmi Line Follower.xlsx',
      'Peraturan Line Follower.pdf',
    ];
    const url = 'http://localhost:3000/tournament-result/7/1';
    expect(names).toEqual([...listed, 'Isi paket.txt']);
    expect(list).toEqual([
      'Isi paket:',
      ...listed.map((each) => `- ${each}`),
      '',
      `Hasil Line Follower di RoboLaga: ${url}`,
      '',
    ]);
    expect(sheets('Hasil resmi Line Follower.xlsx')).toEqual([
      [
        ['Peringkat', 'Nomor', 'Tim', 'Klub', 'Poin', 'Waktu'],
        [1, 1, '=Garuda', 'Klub A', 120.5, '01:12.40'],
        ['tanpa peringkat', 2, "Nur'aini", 'Klub A', '', ''],
      ],
      [
        ['Lomba', tournament.title],
        ['Tanggal', '31 Desember 2025'],
        ['Kategori', 'Line Follower'],
        ['Hasil resmi versi 1', expect.stringContaining('31 Desember 2025') as string],
        [
          'Hasil resmi versi 2',
          expect.stringMatching(/2 Januari 2026.*Alasan koreksi: Salah hitung$/) as string,
        ],
        ['Halaman hasil', url],
      ],
    ]);
    expect(screen.queryByText(/^Menyiapkan paket/)).not.toBeInTheDocument();
  });

  it('says what it lacks, with the link of rules that are elsewhere', async () => {
    const other = { ...row, category_id: 2, category: 'Sumo/Mini' };
    const coach = { ...row, category_id: null, category: null, team: null };
    const world = await press({
      certificates: 0,
      rows: [row, other, coach],
      results: { 2: official },
      rules: { 2: 'https://lain.example/aturan.pdf' },
    });
    await world.press();
    await waitFor(() => expect(world.download).toHaveBeenCalled());
    const { names, list } = await open(world.download.mock.calls[0]?.[0]);
    expect(names).toEqual(['Hasil resmi Sumo Mini.xlsx', 'Isi paket.txt']);
    expect(list).toEqual(
      expect.arrayContaining([
        'Yang belum ada di paket ini:',
        '- Belum ada sertifikat yang berlaku.',
        '- Hasil Line Follower: belum ada hasil resmi.',
        '- Peraturan Line Follower: penyelenggara belum mengunggahnya.',
        '- Peraturan Sumo/Mini: tidak dapat diunduh ke paket ini. Unduh di https://lain.example/aturan.pdf',
      ]),
    );
  });

  it('has the results of both categories whose names make the same file', async () => {
    const rows = ['SD/SMP', 'SD SMP'].map((category, index) => ({
      ...row,
      category,
      category_id: index + 1,
    }));
    const world = await press({ results: { 1: official, 2: official }, rows });
    await world.press();
    await waitFor(() => expect(world.download).toHaveBeenCalled());
    const { names } = await open(world.download.mock.calls[0]?.[0]);
    expect(names).toEqual(
      expect.arrayContaining(['Hasil resmi SD SMP.xlsx', 'Hasil resmi SD SMP (2).xlsx']),
    );
  });

  it('has several files of certificates, if there are more than a file may have', async () => {
    const world = await press({ certificates: 301 });
    await world.press();
    await waitFor(() => expect(world.download).toHaveBeenCalled());
    const { names } = await open(world.download.mock.calls[0]?.[0]);
    expect(names).toEqual(['Sertifikat.pdf', 'Sertifikat 2.pdf', 'Isi paket.txt']);
  });

  it('is not made without anything to hand in', async () => {
    const world = await press({ certificates: 0 });
    await world.press();
    const text = 'Belum ada hasil resmi dan sertifikat di lomba ini.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(world.download).not.toHaveBeenCalled();
  });

  it('is not made in part: an error is said', async () => {
    const world = await press({ results: { 1: official } });
    await applyScenarios('offline:getCategoryResults');
    await world.press();
    expect(await screen.findByText(/belum dapat dibuat|tersambung|koneksi/i)).toBeVisible();
    expect(world.download).not.toHaveBeenCalled();
    await waitFor(() => expect(world.button).toBeEnabled());
  });
});
