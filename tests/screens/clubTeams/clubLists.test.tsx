import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow } from '../../support/screens/tournaments.ts';

const { renderApp, rememberClub, faults, applyScenarios, clearScenarios } = useTestApp();

const teamsCall = '*/api/gh-schools/:id/teams';
const tournamentsCall = '*/api/gh-schools/:id/tournaments';
const answer = (call: string, data: JsonBodyType) =>
  faults(http.get(call, () => HttpResponse.json({ success: true, data })));

async function open(address: string, title: string) {
  await rememberClub();
  const app = await renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} · RoboLaga`));
  return app;
}

const openTeams = () => open('/schoolclub/teams', 'Manage Teams');
const openTournaments = () => open('/schoolclub/tournament-followed', 'Tournaments Followed');

/** The texts of a table's cells, row by row. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => Array.from(cells, (cell) => cell.textContent));

const failures = (
  operation: 'listClubTeams' | 'listClubTournaments',
  call: string,
): [string, () => void | Promise<void>, string | undefined][] => [
  ['no server', () => applyScenarios(`offline:${operation}`), undefined],
  // With a list, so that nothing but the word `success` tells it from a good one.
  [
    'an answer without success',
    () => faults(http.get(call, () => HttpResponse.json({ success: false, data: [] }))),
    undefined,
  ],
  [
    'the words of the server',
    () => applyScenarios(`server-500:${operation}`),
    copy.responses.serverError,
  ],
];

describe("the club's list of teams", () => {
  const head = ['#', 'Team Name', 'Team ID'];

  it('shows those first that are not registered, if that is wanted', async () => {
    const { user } = await openTeams();
    await user.click(await screen.findByRole('button', { name: 'Yang belum dulu' }));
    const [first] = await screen.findAllByRole('table');
    if (!first) throw new Error('There is no table');
    const names = () =>
      rowsOf(first)
        .slice(1)
        .map(([number, text]) => `${number} ${/(Belum t|T)erdaftar/.exec(text ?? '')?.[0]}`);
    expect(names()).toEqual([
      '1 Belum terdaftar',
      '2 Belum terdaftar',
      '3 Belum terdaftar',
      '4 Terdaftar',
    ]);
    await user.click(screen.getByRole('button', { name: 'Yang belum dulu' }));
    expect(names()).toEqual(['1 Terdaftar', '2 Terdaftar', '3 Belum terdaftar', '4 Terdaftar']);
  });

  it('stands in two tables that are numbered through, each name leading to the public page', async () => {
    const held = Promise.withResolvers<void>();
    faults(http.get(teamsCall, () => held.promise));
    await openTeams();
    expect(screen.getByText('Memuat tim...')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    held.resolve();
    const [first, second, ...more] = await screen.findAllByRole('table');
    expect(more).toEqual([]);
    if (!first || !second) throw new Error('There are no two tables');
    expect(first).toHaveAccessibleName('Tim 1 sampai 4');
    expect(second).toHaveAccessibleName('Tim 5 sampai 8');
    // Each team leads to its next tournament and to the builder.
    await waitFor(() =>
      expect(rowsOf(first).slice(0, 2)).toEqual([
        head,
        [
          '1',
          expect.stringMatching(
            /^Garuda LintasLine Follower · 4 anggotaTerdaftarJakarta Robot Games\w+, \d+ \w+ · \d\d\.00 WIB · Jakarta$/,
          ),
          'X-MLGT-00001Ubah tim',
        ],
      ]),
    );
    expect(screen.getByRole('link', { name: 'Ubah tim Garuda Lintas' })).toHaveAttribute(
      'href',
      '/schoolclub/team?search=Garuda+Lintas',
    );
    const [unregistered] = screen.getAllByText('Dapat ikut:');
    const row = within(unregistered?.closest('tr') as HTMLElement);
    expect(row.getAllByRole('link')[2]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tournaments\/\d+#pendaftaran$/),
    );
    expect(row.getByRole('link', { name: /^Daftarkan / })).toHaveAttribute(
      'href',
      '/schoolclub/readiness?show=unready',
    );
    const registered = screen.getAllByText('Terdaftar').length;
    expect(
      screen.getByText(`${registered} terdaftar di lomba mendatang, ${8 - registered} belum`),
    ).toBeVisible();
    expect(first.querySelector<HTMLImageElement>('tbody img')?.getAttribute('src')).toMatch(
      /\/storage\/teams\//,
    );
    expect(rowsOf(second).slice(0, 2)).toEqual([
      head,
      ['5', expect.any(String), 'X-MLGT-00005Ubah tim'],
    ]);
    expect([rowsOf(first), rowsOf(second)].map(({ length }) => length)).toEqual([5, 5]);
    expect(screen.getByRole('link', { name: 'Garuda Lintas' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/teams\/\d+$/),
    );
  });

  it('leads a team that is not registered only to a tournament that has a place for it', async () => {
    answer(teamsCall, [{ id: 1, name: 'A', team_id: 'X-MLGT-00001', category_id: 4 }]);
    answer('*/api/gh-schools/1/tournaments', []);
    const tournament = (id: number, title: string, other: object) => ({
      id,
      title,
      date: eventDayFromNow(id),
      image: null,
      categories: [{ id: 4, name: 'Sumo Robot', description: null }],
      ...other,
    });
    const full = { id: 4, name: 'Sumo Robot', description: null, capacity: 8, registered: 8 };
    answer('*/api/tournaments', [
      tournament(1, 'Sudah Ditutup', { registration_closes_at: '2026-01-01T00:00:00Z' }),
      tournament(2, 'Belum Dibuka', { registration_opens_at: '2100-01-01T00:00:00Z' }),
      tournament(3, 'Penuh', { categories: [full] }),
      tournament(4, 'Terbuka', {}),
    ]);
    await openTeams();
    const row = within(await screen.findByRole('rowheader'));
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'A',
      'Daftarkan',
      'Terbuka',
    ]);
    expect(row.getByRole('link', { name: 'Terbuka' })).toHaveAttribute(
      'href',
      '/tournaments/4#pendaftaran',
    );
  });

  it('has the longer half first, and bears teams that are half there', async () => {
    answer(teamsCall, [
      { id: 1, name: 'A', team_id: {} },
      null,
      { id: 2, name: 'x'.repeat(100), team_id: 'X-MLGT-00002' },
      { id: 3, name: 'C', team_id: 'X-MLGT-00003' },
    ]);
    answer('*/api/gh-schools/1/tournaments', [
      { id: 1, title: 'Semeru Robot Open', date: '2027-11-01', image: null },
    ]);
    await openTeams();
    const tables = await screen.findAllByRole('table');
    // Where the teams of a tournament are not known, nothing says that a team is not registered.
    expect(tables.map((table) => rowsOf(table).slice(1))).toEqual([
      [
        ['1', 'A', '-Ubah tim'],
        ['2', 'x'.repeat(100), 'X-MLGT-00002Ubah tim'],
      ],
      [['3', 'C', 'X-MLGT-00003Ubah tim']],
    ]);
  });

  it('needs one table for one team', async () => {
    answer(teamsCall, [{ id: 1, name: 'A', team_id: 'X-MLGT-00001' }]);
    await openTeams();
    expect(await screen.findByRole('table', { name: 'Tim 1' })).toBeVisible();
  });

  it('leads to the team builder where there is none', async () => {
    await applyScenarios('empty-everything');
    await openTeams();
    expect(
      await screen.findByText('Klub Anda belum memiliki tim. Bentuklah yang pertama.'),
    ).toBeVisible();
    for (const link of within(screen.getByRole('main')).getAllByRole('link', {
      name: 'Atur tim',
    }))
      expect(link).toHaveAttribute('href', '/schoolclub/team');
  });

  it.each(failures('listClubTeams', teamsCall))(
    'can be asked for again after %s',
    async (_, lay, message = 'Daftar tim belum dapat dimuat.') => {
      await lay();
      const { user } = await openTeams();
      expect(await screen.findByText(message)).toBeVisible();
      clearScenarios();
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await screen.findByText(/^\d terdaftar di lomba mendatang, \d belum$/)).toBeVisible();
    },
  );
});

describe('the tournaments that a club follows', () => {
  it('stand in tables, each title leading to its tournament, and have a way back', async () => {
    const held = Promise.withResolvers<void>();
    faults(http.get(tournamentsCall, () => held.promise));
    const { user, currentPath } = await openTournaments();
    expect(screen.getByText('Memuat lomba...')).toBeVisible();
    held.resolve();
    const coming = rowsOf(
      await screen.findByRole('table', { name: 'Lomba mendatang yang diikuti' }),
    );
    expect(coming[0]).toEqual(['#', 'Judul', 'Tanggal', 'Gambar']);
    const table = screen.getByRole('table', { name: 'Sudah selesai' });
    expect(rowsOf(table)).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: /^Lihat semua \d+ yang sudah selesai$/ }));
    const past = rowsOf(table).slice(1);
    expect(coming.length - 1 + past.length).toBe(21);
    expect(past.map(([number]) => number)).toEqual(past.map((_, index) => String(index + 1)));
    const row = within(table).getByRole('row', { name: /Semeru Robot Open Malang/ });
    expect(row).toHaveTextContent(/\S+, \d{1,2} \S+ · \d\d\.00 WIBGedung Semeru, Malang/);
    expect(within(row).getByRole('link', { name: 'Semeru Robot Open Malang' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tournaments\/\d+$/),
    );
    const medals = within(row).getAllByRole('img', { name: /^Peringkat \d+$/ });
    const ranks = medals.map(({ textContent }) => Number(textContent));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(within(row).getByRole('link', { name: 'Inspire' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tournament-result\/\d+\/\d+$/),
    );
    expect(
      within(row).getByRole('img', { name: 'Gambar Semeru Robot Open Malang' }),
    ).toHaveAttribute('src', expect.stringMatching(/^\/storage\/tournaments\//));
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/dashboard'));
  });

  it('may come without date or image', async () => {
    answer(tournamentsCall, [
      { id: 1, title: 'x'.repeat(200), date: {}, image: null },
      null,
      { id: 2, title: 'Final', date: 'akhir tahun', image: 'javascript:alert(1)' },
    ]);
    await openTournaments();
    expect(rowsOf(await screen.findByRole('table')).slice(1)).toEqual([
      ['1', 'x'.repeat(200), '-', ''],
      ['2', 'Final', 'akhir tahun', ''],
    ]);
    const [none, hostile] = screen
      .getAllByRole('img', { name: /^Gambar/ })
      .map((image) => image.getAttribute('src'));
    expect(none).toMatch(/defaultTournamentBanner/);
    expect(hostile).toMatch(/^\/storage\//);
  });

  it('may be none, which leads to the tournaments', async () => {
    await applyScenarios('empty-everything');
    await openTournaments();
    expect(await screen.findByText(/^Klub Anda belum mengikuti lomba\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat lomba' })).toHaveAttribute(
      'href',
      '/tournaments',
    );
  });

  it.each(failures('listClubTournaments', tournamentsCall))(
    'can be asked for again after %s',
    async (_, lay, message = 'Daftar lomba belum dapat dimuat.') => {
      await lay();
      const { user } = await openTournaments();
      expect(await screen.findByText(message)).toBeVisible();
      clearScenarios();
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await screen.findByText(/^\d+ mendatang, \d+ sudah selesai$/)).toBeVisible();
    },
  );
});
