import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManagedTournament, ScoreEntryData } from '../../openapi/schema.d.ts';
import {
  productUrl,
  type Session,
  signInOrganiser,
  store,
  storedOrganiser,
  useSerialPage,
  useSerialPageInNewProfile,
} from '../support/browser/product.ts';
import { type ScoreEntryTarget, scoreEntryPath } from '../support/screens/scoreEntry.ts';
import { maxWorkbookBytes } from '../../src/lib/tables/workbook/workbookLimits.ts';
import { blownUp, workbookOf } from '../support/screens/workbooks.ts';
import { writeWorkbook } from '../support/tables/writeWorkbook.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';

type Team = ScoreEntryData['teams'][number];

let session: Session;
let place: ScoreEntryTarget;
let teams: Team[];

const read = async <Data>(path: string) => {
  const headers = { Authorization: `Bearer ${session.token}` };
  const response = await fetch(productUrl + path, { headers });
  return ((await response.json()) as { data: Data }).data;
};
const readScoreEntry = () => read<ScoreEntryData>(scoreEntryPath(place));

/** Finds the category of a tournament with the most teams that have no score. */
beforeAll(async () => {
  session = await signInOrganiser();
  const tournaments = await read<ManagedTournament[]>('/api/organiser/tournaments');
  const places = tournaments.flatMap(({ id, categories }) =>
    categories
      .filter(({ name, registered }) => name !== 'Inspire' && registered > 4)
      .map((category) => ({ tournamentId: id, categoryId: category.id })),
  );
  teams = [];
  for (const each of places) {
    const scoreEntry = await read<ScoreEntryData>(scoreEntryPath(each));
    const free = scoreEntry.teams.filter(
      ({ id }) => !scoreEntry.runs.some(({ team }) => team.id === id),
    );
    if (free.length <= teams.length || scoreEntry.runs.length > 4) continue;
    place = each;
    teams = free;
  }
  expect(teams.length).toBeGreaterThan(4);
});

// The boards of other tests are as they were.
afterAll(async () => {
  const added = (await readScoreEntry()).runs.filter((run) =>
    teams.some(({ id }) => id === run.team.id),
  );
  for (const { id } of added)
    await fetch(`${productUrl}/api/organiser/runs/${id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${session.token}` },
    });
});

const address = () => `tournament=${place.tournamentId}&category=${place.categoryId}`;
const numberOf = ({ start_number: number }: Team) => String(number);
const team = (index: number) => teams[index] ?? ({ code: '', name: '' } as unknown as Team);

async function openScoreEntry(page: Page) {
  await store(page, storedOrganiser(session));
  await page.goto(`/organiser/scores?${address()}`);
  await page.getByLabel('Tim', { exact: true }).waitFor();
}

/** Whether the page says which category it is without cutting it, while text has twice its size. */
const isNamedInFull = (page: Page) =>
  page
    .locator('main header')
    .getByText(/ · /)
    .evaluate((name) => {
      const { style } = document.documentElement;
      style.fontSize = '200%';
      const isWhole = name.scrollHeight <= name.clientHeight;
      style.fontSize = '';
      return isWhole;
    });

/** Enters a score as fast as a browser takes it, with three presses beside the digits. */
async function enter(page: Page, entered: Team, points: number) {
  await page.keyboard.type(numberOf(entered));
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(points));
  await page.keyboard.press('Enter');
  await page.keyboard.type('10738');
  await page.keyboard.press('Enter');
}
const entry = (page: Page, { name }: Team) => page.getByRole('listitem').filter({ hasText: name });

/** What the browser says of each call without a network, and of the one that is refused. */
const lostCalls = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)|409 \(Conflict\)/;

describe('two desks and the board', () => {
  const laptop = useSerialPage({});
  const phone = useSerialPageInNewProfile(
    { viewport: { width: 390, height: 844 }, hasTouch: true },
    lostCalls,
  );
  const board = useSerialPageInNewProfile({ viewport: { width: 1280, height: 1400 } });

  it('show a score at once; the board asks only because it was told', async () => {
    // It never asks by itself.
    await board().addInitScript(() => {
      window.setInterval = (() => 0) as never;
    });
    await board().goto(`/board?${address()}`);
    await board().getByRole('heading', { level: 2 }).waitFor();
    await Promise.all([openScoreEntry(laptop()), openScoreEntry(phone())]);
    expect(await widthBeyondWindow(phone())).toBe(0);
    expect(await isNamedInFull(phone())).toBe(true);
    await enter(laptop(), team(0), 1);
    await entry(laptop(), team(0)).getByText('1 poin · 01:07.38').waitFor();
    await board()
      .getByRole('rowheader', { name: team(0).name })
      .waitFor();
  });

  it('lose nothing while one has no network, through a reload of its page too', async () => {
    await phone().context().setOffline(true);
    await enter(phone(), team(1), 2);
    await enter(phone(), team(2), 3);
    await phone()
      .getByText(/^2 skor menunggu jaringan\./)
      .waitFor();
    await enter(laptop(), team(3), 4);
    // Of the team that waits in the other category.
    await enter(laptop(), team(2), 5);
    await board()
      .getByRole('rowheader', { name: team(2).name })
      .waitFor();
    expect((await readScoreEntry()).runs.map((run) => run.team.id)).not.toContain(team(1).id);
    // The page itself needs the network to be loaded again.
    await phone().route('**/api/**', (route) => route.abort('internetdisconnected'));
    await phone().context().setOffline(false);
    await phone().reload();
    await phone()
      .getByText(/daftar tim ini dari kunjungan terakhir/)
      .waitFor();
    await phone().unroute('**/api/**');
    await board()
      .getByRole('rowheader', { name: team(1).name })
      .waitFor();
    const { runs } = await readScoreEntry();
    const pointsOf = ({ id }: Team) =>
      runs.filter((run) => run.team.id === id).map(({ points }) => points);
    expect([0, 1, 2, 3].map((index) => pointsOf(team(index)))).toEqual([[1], [2], [5], [4]]);
  });

  it('tell what was refused, which is discarded by hand', async () => {
    const refused = phone().getByText(/^Percobaan 1 tim ini sudah dicatat: /);
    await refused.waitFor();
    await phone()
      .getByRole('button', { name: `Buang skor ${team(2).name}` })
      .click();
    await refused.waitFor({ state: 'detached' });
    await phone()
      .getByRole('button', { name: `Hapus skor ${team(0).name}` })
      .click();
    await board()
      .getByRole('rowheader', { name: team(0).name })
      .waitFor({ state: 'detached' });
  });
});

describe('a workbook of scores', () => {
  const laptop = useSerialPage({});
  const choose = (bytes: Uint8Array, name = 'nilai.xlsx') =>
    laptop()
      .getByLabel('Pilih berkas')
      .and(laptop().locator('input'))
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

  it('is read by a worker, also where its sheet is long', async () => {
    await openScoreEntry(laptop());
    await laptop().goto(`/organiser/scores/import?${address()}`);
    const text = (cell: string, value: string) =>
      `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows = [
      `<row r="1">${text('A1', 'Team code')}${text('B1', 'Points')}${text('C1', 'Time')}</row>`,
      `<row r="2">${text('A2', team(4).code)}<c r="B2"><v>480</v></c>${text('C2', '10738')}</row>`,
    ].join('');
    const rest = ' '.repeat(1024 * 1024);
    await choose(
      workbookOf(`<worksheet><sheetData>${rows}</sheetData>${rest}</worksheet>`, { name: 'Nilai' }),
    );
    await laptop().getByText('480 poin · 01:07.38').waitFor();
  });

  it('of an old spreadsheet is read too, from the sheet that is shown', async () => {
    const workbook = writeWorkbook('biff8', [
      { name: 'Daftar', rows: [['Kelas'], ['7A']], isHidden: true },
      {
        name: 'Nilai',
        rows: [['REKAP NILAI'], ['Kode tim', 'Poin', 'Waktu'], [team(4).code, 470, '01:08.00']],
      },
    ]);
    await choose(workbook, 'nilai.xls');
    await laptop().getByText('470 poin · 01:08.00').waitFor();
    await laptop().getByText('Lembar Nilai · judul di baris 2 · 3 kolom dikenali').waitFor();
  });

  it('that would become gigabytes is refused', async () => {
    await choose(blownUp(maxWorkbookBytes));
    await laptop()
      .getByText(/^Lembar kerja ini memuat terlalu banyak sel atau data\./)
      .waitFor();
  });
});
