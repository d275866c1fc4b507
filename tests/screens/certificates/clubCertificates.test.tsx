import { read, utils } from '@e965/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CertificateNames, ClubCertificates, SeasonRow } from '../../../openapi/schema.d.ts';
import * as files from '../../../src/lib/files/downloadFile.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { clubCertificate } from '../../support/certificates/clubCertificate.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, backend, applyScenarios, faults } = useTestApp();

const tournament = { id: 7, title: 'Piala Surabaya', date: '2026-11-22' };
const names: CertificateNames = {
  tournament,
  confirmed_at: null,
  coaches: ['Siti Aminah, S.Pd.'],
  pupils: [
    ['Raka 漢', 'Garuda', false, ['漢']],
    ['Dewi', 'Rajawali', true, []],
  ].map(
    ([name, team, issued, missing], index) =>
      ({
        participant_id: index + 1,
        name,
        printed_name: name,
        teams: [team],
        checked_in: false,
        issued,
        missing_characters: missing,
      }) as CertificateNames['pupils'][number],
  ),
};
const certificate = clubCertificate(tournament);
const ended = { id: 2, name: 'Raka', state: 'replaced', reason: 'Ejaan' } as const;
const confirmed = { ...tournament, confirmed_at: '2026-11-20T02:00:00Z', certificates: 1 };
const lists = (data: object) => HttpResponse.json({ success: true, message: 'Ada.', data });

describe('the names for certificates', () => {
  let token = '';
  beforeEach(async () => {
    token = await rememberClub();
  });

  const openNames = async () => {
    const { body } = await backend.request('GET', '/api/gh/certificates', { token });
    const [first] = (body as { data: ClubCertificates }).data.tournaments;
    const app = await renderApp('/schoolclub/certificates');
    const link = await screen.findByRole('link', { name: `Periksa nama untuk ${first?.title}` });
    await app.user.click(link);
    const fields = await screen.findAllByLabelText(/^Nama .+ di sertifikat/);
    return { ...app, fields };
  };

  it('are corrected without a change of the account, and confirmed once for all', async () => {
    const { user, fields } = await openNames();
    await expectAccessible();
    const [field] = fields as HTMLInputElement[];
    if (!field) throw new Error('The club has nobody there');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Konfirmasi nama' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Tulis namanya.'));
    await user.type(field, 'Raka Pradana Putra');
    await user.click(screen.getByRole('button', { name: 'Konfirmasi nama' }));
    expect(await screen.findByText(/Nama sudah diperiksa/)).toBeVisible();
    expect(field).toHaveValue('Raka Pradana Putra');
  });

  it('are shown by team, with letters that cannot be printed and those on paper already', async () => {
    faults(http.get('*/api/gh/tournaments/7/certificate-names', () => lists(names)));
    await renderApp('/schoolclub/certificates?tournament=7');
    const garuda = within(await screen.findByRole('region', { name: 'Garuda' }));
    expect(garuda.getByRole('textbox')).toHaveAccessibleDescription(
      'Huruf ini tidak dapat dicetak: 漢',
    );
    expect(garuda.getByText('Tim belum tercatat hadir.')).toBeVisible();
    const rajawali = within(screen.getByRole('region', { name: 'Rajawali' }));
    expect(rajawali.queryByRole('textbox')).not.toBeInTheDocument();
    expect(rajawali.getByText(/^Sudah terbit/)).toBeVisible();
    expect(screen.getByLabelText(/^Nama pembina/)).toHaveValue('Siti Aminah, S.Pd.');
  });

  it('are reached from the dashboard', async () => {
    const { user, currentPath } = await renderApp('/schoolclub/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Sertifikat dan namanya' }));
    expect(currentPath()).toBe('/schoolclub/certificates');
  });

  it('cannot be loaded, which is said', async () => {
    await applyScenarios('offline:listClubCertificates');
    await renderApp('/schoolclub/certificates');
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });
});

describe('the certificates of a club', () => {
  beforeEach(rememberClub);

  it('are downloaded all at once or one by one, those that are valid', async () => {
    const download = vi.spyOn(files, 'downloadFile').mockReturnValue();
    const requests: unknown[] = [];
    const certificates = [certificate, { ...certificate, ...ended }];
    faults(
      http.get('*/api/gh/certificates', () => lists({ tournaments: [confirmed], certificates })),
      http.get('*/api/gh/tournaments/7/certificates/pdf', ({ request }) => {
        requests.push(new URL(request.url).search);
        return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
      }),
    );
    const { user } = await renderApp('/schoolclub/certificates');
    const all = 'Unduh semua sertifikat Piala Surabaya';
    await user.click(await screen.findByRole('button', { name: all }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    const buttons = screen.getAllByRole('button', { name: /^Unduh sertifikat/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Unduh sertifikat Dewi, Peserta',
    ]);
    await user.click(screen.getByRole('button', { name: 'Unduh sertifikat Dewi, Peserta' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
    expect(requests).toEqual(['', '?certificate=1']);
    expect(download).toHaveBeenCalledWith(expect.any(Blob), 'sertifikat-2026-11-22.pdf');
    expect(screen.getByText('Diganti')).toBeVisible();
    await expectAccessible();
  });

  it('are a ZIP of several files, if there are more than a file may have', async () => {
    const download = vi.spyOn(files, 'downloadFile').mockReturnValue();
    const requests: unknown[] = [];
    const certificates = Array.from({ length: 301 }, (_, index) => ({
      ...certificate,
      id: index + 1,
    }));
    faults(
      http.get('*/api/gh/certificates', () =>
        lists({ tournaments: [{ ...confirmed, certificates: 301 }], certificates }),
      ),
      http.get('*/api/gh/tournaments/7/certificates/pdf', ({ request }) => {
        requests.push(new URL(request.url).search);
        return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
      }),
    );
    const { user } = await renderApp('/schoolclub/certificates');
    await user.click(await screen.findByRole('button', { name: /^Unduh semua sertifikat/ }));
    await waitFor(() =>
      expect(download).toHaveBeenCalledWith(expect.any(Blob), 'sertifikat-2026-11-22.zip'),
    );
    expect(requests).toEqual(['?part=1', '?part=2']);
  });
});

const season = {
  tournament: {
    id: 7,
    title: 'Piala Tahun Baru',
    date: '2025-12-31',
    end_date: '2026-01-02',
    city: '',
  },
  category_id: 1,
  category: 'Inspire',
  team: '+Rajawali',
  name: "=Nur'aini",
  result: { official_version: 2, place: 1, points: 120.5, time: '01:12.40' },
  certificate: {
    code: '4T7KQM2XAB9RWPDH',
    kind: 'place',
    title: 'Juara 1',
    number: '0012',
    state: 'valid',
    reason: null,
  },
} satisfies SeasonRow;
const open = { official_version: null, place: null, points: null, time: null };
const seasons: SeasonRow[] = [
  season,
  { ...season, name: 'Raka', result: open, certificate: null },
  { ...season, name: null, result: { ...open, official_version: 1 }, certificate: null },
  {
    ...season,
    category_id: null,
    category: null,
    team: null,
    name: 'Drs. Bambang',
    result: null,
    certificate: { ...season.certificate, title: 'Pembina', state: 'withdrawn', reason: 'Salah' },
  },
  { ...season, tournament: { ...tournament, city: 'Surabaya' } },
];

describe('the file of a season', () => {
  beforeEach(rememberClub);

  const openMenu = async (rows: SeasonRow[], name: string) => {
    const download = vi.spyOn(files, 'downloadFile').mockReturnValue();
    const tournaments = ['2025-12-31', '2026-11-22', '2999-01-01'].map((date, index) => ({
      ...confirmed,
      id: index + 1,
      date,
    }));
    faults(
      http.get('*/api/gh/certificates', () => lists({ tournaments, certificates: [] })),
      http.get('*/api/gh/seasons', () => lists(rows)),
    );
    const { user } = await renderApp('/schoolclub/certificates');
    await user.click(await screen.findByRole('button', { name }));
    return { user, download };
  };

  const readSheets = async (file: Blob | undefined) => {
    const book = read(new Uint8Array((await file?.arrayBuffer()) ?? []));
    return book.SheetNames.map((name) => ({
      name,
      cells: book.Sheets[name] ?? {},
      rows: utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, defval: '' }),
    }));
  };

  it('has its results and certificates as texts, numbers and a link', async () => {
    const { user, download } = await openMenu(seasons, 'Unduh musim 2025');
    // None of a season that is only to come.
    expect(screen.getAllByRole('button', { name: /^Unduh musim/, hidden: true })).toHaveLength(2);
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
    await waitFor(() => expect(download).toHaveBeenCalled());
    const [file, name] = download.mock.calls[0] ?? [];
    expect(name).toBe('hasil-klub-musim-2025.xlsx');
    const [sheet, ...others] = await readSheets(file);
    expect(others).toEqual([]);
    expect(sheet?.name).toBe('Musim 2025');
    const day = ['Piala Tahun Baru', '31 Desember 2025 – 2 Januari 2026', ''];
    const check = 'http://localhost:3000/cek/4T7KQM2XAB9RWPDH';
    const code = '4T7K-QM2X-AB9R-WPDH';
    const team = [...day, 'Inspire', '+Rajawali'];
    const none = ['', '', '', '', '', ''];
    expect(sheet?.rows.slice(1)).toEqual([
      [
        ...team,
        "=Nur'aini",
        1,
        120.5,
        '01:12.40',
        2,
        'Juara 1',
        '0012',
        code,
        'berlaku',
        '',
        check,
      ],
      [...team, 'Raka', 'belum resmi', '', '', '', ...none],
      [...team, 'Peserta terhapus', 'tanpa peringkat', '', '', 1, ...none],
      [
        ...day,
        '',
        '',
        'Drs. Bambang',
        '',
        '',
        '',
        '',
        'Pembina',
        '0012',
        code,
        'ditarik',
        'Salah',
        check,
      ],
    ]);
    expect(sheet?.cells['F2']).toMatchObject({ t: 's' });
    expect(sheet?.cells['P2']).toMatchObject({ l: { Target: check } });
  });

  it('has several sheets for hundreds of certificates', async () => {
    const many = Array.from({ length: 410 }, (_, index) => ({
      ...season,
      name: `Muhammad Rizky Ramadhan Nur Hidayatullah Al Faruqi Pratama ${index}`,
      certificate: { ...season.certificate, code: String(index).padStart(16, 'A') },
    }));
    const { user, download } = await openMenu(many, 'Unduh musim 2025');
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
    await waitFor(() => expect(download).toHaveBeenCalled());
    const sheets = await readSheets(download.mock.calls[0]?.[0]);
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Musim 2025', 201],
      ['Musim 2025 (2)', 201],
      ['Musim 2025 (3)', 11],
    ]);
    expect(sheets[2]?.rows[0]).toEqual(sheets[0]?.rows[0]);
  });

  it('is CSV, too, and says if it cannot be made', async () => {
    const { user, download } = await openMenu(seasons, 'Unduh musim 2026');
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(download).toHaveBeenCalled());
    const text = await download.mock.calls[0]?.[0].text();
    expect(text).toContain(";'+Rajawali;'=Nur'aini;1;\"120,5\";01:12.40;2;Juara 1;0012;");
    await applyScenarios('offline:listClubSeasons');
    await user.click(screen.getByRole('button', { name: 'Unduh musim 2026' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText('Berkas belum dapat dibuat. Coba lagi.')).toBeVisible();
  });
});
