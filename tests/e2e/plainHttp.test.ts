import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewTableCard, ScoreEntryData } from '../../openapi/schema.d.ts';
import { organiserPaths, paths } from '../../src/paths.ts';
import { useEmptyServer } from '../support/browser/emptyServer.ts';
import { makeCards } from '../support/browser/tableCards.ts';
import { createOperationCalls } from '../support/operationCalls.ts';
import { type PreparedCategory, prepareCategory } from '../support/servers/prepareCategory.ts';

// A laptop in a hall, reached by its name in the network: a page there is no secure context.

const { environment, url, useNewProfile } = useEmptyServer();
const origin = () => `http://robolaga.lan:${environment.PORT}`;

let played: PreparedCategory;
let teams: ScoreEntryData['teams'];
let card: NewTableCard | undefined;

const { send } = createOperationCalls(url, 1);
const readScoreEntry = async () => {
  const path = { id: played.tournamentId, categoryId: played.categoryId };
  const { body } = await send('getScoreEntry', { path, token: played.organiser.token });
  return (body as { data: ScoreEntryData }).data;
};

beforeAll(async () => {
  played = await prepareCategory(url(), environment, { teams: 3 });
  ({ teams } = await readScoreEntry());
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const team = (index: number) => {
  const found = teams[index];
  if (!found) throw new Error(`There is no team ${index}`);
  return found;
};

async function openCard(page: Page, name: string): Promise<void> {
  await page.goto(card?.link ?? '');
  await page.getByLabel('Nama Anda').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Meja · ${name}` }).waitFor();
}

async function typeRun(page: Page, index: number, points: number): Promise<void> {
  await page.getByLabel('Tim', { exact: true }).focus();
  for (const typed of [String(team(index).start_number), String(points), '10738']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
}

async function waitForRun(index: number, points: number): Promise<void> {
  await expect
    .poll(async () =>
      (await readScoreEntry()).runs.some(
        (run) => run.team.id === team(index).id && run.points === points,
      ),
    )
    .toBe(true);
}

describe('over plain http, at a name of the network', () => {
  const office = useNewProfile({ viewport: { width: 1280, height: 800 } });
  const volunteer = useNewProfile(phone, /No random values/);
  const strict = useNewProfile(phone);

  it('the codes of table cards have the address of the page', async () => {
    await office().addInitScript((session) => {
      localStorage.setItem('robolaga-organiser', JSON.stringify(session));
    }, played.organiser);
    await office().goto(origin() + organiserPaths.tableCards.href({ id: played.tournamentId }));
    expect(await office().evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
      false,
      false,
    ]);
    const [made] = await makeCards(office(), 'Meja', 1);
    card = made && { ...made, link: new URL(made.link, origin()).href };
    await office()
      .getByText(`atau buka ${new URL(origin()).host}/meja dan ketik kode`)
      .waitFor();
  });

  it('a phone enters a run, which is on the board', async () => {
    await openCard(volunteer(), 'Rina');
    await typeRun(volunteer(), 0, 80);
    await volunteer()
      .getByText(`${team(0).name}: 80 poin, 01:07.38 dicatat.`)
      .waitFor();
    await waitForRun(0, 80);
    await office().goto(`${origin()}${paths.board.href()}?tournament=${played.tournamentId}`);
    await office().getByRole('table').getByText(team(0).name).waitFor();
  });

  it('an error says that the run is not saved, and keeps it for the next press', async () => {
    const page = volunteer();
    await page.evaluate(() => {
      crypto.getRandomValues = () => {
        throw new Error('No random values');
      };
    });
    await typeRun(page, 1, 70);
    await page.getByText('Belum tersimpan: terjadi kesalahan di halaman ini.').waitFor();
    expect(await page.getByLabel('Waktu').inputValue()).toBe('10738');
    await page.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'));
    await page.getByLabel('Waktu').press('Enter');
    await waitForRun(1, 70);
  });

  it('a browser without storage enters a run too', async () => {
    await strict().addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
    });
    await openCard(strict(), 'Sari');
    await typeRun(strict(), 2, 60);
    await waitForRun(2, 60);
  });

  it('a calendar file is saved', async () => {
    const page = office();
    await page.goto(origin() + paths.tournament.href({ id: played.tournamentId }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tambahkan ke kalender' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('piala-nusantara.ics');
  });

  it('a code is copied, and typed at check-in, which says why there is no camera', async () => {
    const page = office();
    await page.goto(origin() + paths.team.href({ id: team(0).id }));
    await page.getByRole('button', { name: 'Salin kode tim' }).click();
    await page.getByText('Kode tim disalin.').waitFor();
    await page.goto(origin() + organiserPaths.registrations.href({ id: played.tournamentId }));
    await page.getByText(/Kamera hanya bekerja lewat https\.$/).waitFor();
    const input = page.getByLabel('Nomor atau kode tim');
    await input.focus();
    await page.keyboard.press('Control+V');
    expect(await input.inputValue()).toBe(team(0).code);
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`^${team(0).name} hadir · `)).waitFor();
  });
});
