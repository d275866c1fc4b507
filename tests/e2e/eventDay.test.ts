import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryResults, ScoreEntryData } from '../../openapi/schema.d.ts';
import { organiserPaths, paths } from '../../src/paths.ts';
import { countPresses, makeCards, readPresses, readToken } from '../support/browser/tableCards.ts';
import { useEmptyServer } from '../support/browser/emptyServer.ts';
import { createOperationCalls } from '../support/operationCalls.ts';
import { type PreparedCategory, prepareCategory } from '../support/servers/prepareCategory.ts';

// Along 'A day with rounds and table cards' in docs/organising.md.

const { environment, url, useNewProfile } = useEmptyServer();
const reason = 'Undian oleh ketua juri';
const foul = 'Robot disentuh di lintasan';
/** Typed, and as it is shown. */
const [digits, time] = ['10738', '01:07.38'];

let played: PreparedCategory;
let data: ScoreEntryData;

const { send } = createOperationCalls(url, 1);
const target = () => ({ id: played.tournamentId, categoryId: played.categoryId });
const readScoreEntry = async () => {
  const { body } = await send('getScoreEntry', { path: target(), token: played.organiser.token });
  return (body as { data: ScoreEntryData }).data;
};

beforeAll(async () => {
  played = await prepareCategory(url(), environment, { teams: 24 });
  data = await readScoreEntry();
});

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The team that was registered as the nth. */
const team = (n: number) => {
  const found = data.teams.find(({ name }) => name === played.teams[n - 1]);
  if (!found) throw new Error(`There is no team ${n}`);
  return found;
};
const nameOf = (n: number) => team(n).name;
const startNumberOf = (n: number) => String(team(n).start_number);

/** Earlier teams have more points; the sixth and the seventh have the same in both runs. */
const pointsOf = (n: number, run: number) => 310 - 10 * (n === 7 ? 6 : n) - 5 * (run - 1);
/** The points in the final, which are lower than those before it. */
const finalPoints = new Map([7, 1, 3, 2, 5, 4].map((n, index) => [n, 160 - 20 * index]));

const waitUntilEntered = (page: Page, n: number, result: string, state = 'dicatat') =>
  page.getByText(new RegExp(`^${nameOf(n)}\\b.*: ${result} ${state}\\.$`)).waitFor();

/** Enters the next run of a team, with three presses beside the digits. */
async function enter(page: Page, n: number, points: number, state?: string) {
  await page.locator('[name=team]:focus').waitFor();
  for (const typed of [startNumberOf(n), String(points), digits]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await waitUntilEntered(page, n, `${points} poin, ${time}`, state);
}

/** Lets the time pass after which a table asks for the rounds again. */
const askAgain = (page: Page) => page.clock.fastForward('00:06');

/** Waits until the server has all that was entered. */
const waitUntilSent = (page: Page) =>
  page
    .getByText(/^(Mengirim\.\.\.|Menunggu jaringan)$/)
    .first()
    .waitFor({ state: 'detached' });

describe('a category of 24 teams with two rounds and table cards', () => {
  const office = useNewProfile(desktop);
  const rina = useNewProfile(phone, /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/);
  const bagas = useNewProfile(desktop, /401 \(Unauthorized\)/);

  const openRounds = async () => {
    const { tournamentId, categoryId } = played;
    await office().goto(
      `${organiserPaths.rounds.href()}?tournament=${tournamentId}&category=${categoryId}`,
    );
  };

  it('has its rounds planned', async () => {
    await office().addInitScript((session) => {
      localStorage.setItem('robolaga-organiser', JSON.stringify(session));
    }, played.organiser);
    await openRounds();
    await office().getByRole('button', { name: 'Ubah aturan Penyisihan' }).click();
    await office().getByLabel('Aturan siap pakai').selectOption({ label: '2 percobaan, terbaik' });
    await office().getByRole('button', { name: 'Simpan' }).click();
    await office().getByText('2 percobaan, terbaik dihitung, poin lalu waktu').waitFor();
    await office().getByRole('button', { name: 'Tambah babak' }).click();
    await office().getByLabel('Jumlah tim yang lolos ke babak ini').fill('6');
    await office().keyboard.press('Enter');
    await office().getByText('6 tim akan lolos').waitFor();
    data = await readScoreEntry();
    expect(data.rounds.map(({ name }) => name)).toEqual(['Penyisihan', 'Final']);
  });

  it('has a table card, with which the first run takes four presses beside digits and name', async () => {
    await office().goto(organiserPaths.tableCards.href({ id: played.tournamentId }));
    const [first, second] = await makeCards(office(), 'Meja', 2);
    // They run on, and `askAgain` moves them.
    for (const page of [rina(), bagas()]) await page.clock.install();
    await countPresses(rina());
    await rina().goto(first?.link ?? '');
    await rina().locator('[name=name]:focus').waitFor();
    await rina().keyboard.type('Rina');
    await rina().keyboard.press('Enter');
    await rina().getByRole('heading', { name: 'Meja 1 · Rina' }).waitFor();
    await enter(rina(), 1, pointsOf(1, 1));
    await waitUntilSent(rina());
    expect((await readPresses(rina())).length).toBeLessThanOrEqual(4);
    expect((await readScoreEntry()).runs).toMatchObject([
      { number: 1, points: pointsOf(1, 1), time, team: { name: nameOf(1) } },
    ]);

    await bagas().goto(second?.link ?? '');
    await bagas().getByLabel('Nama Anda').fill('Bagas');
    await bagas().keyboard.press('Enter');
    await bagas().getByRole('heading', { name: 'Meja 2 · Bagas' }).waitFor();
  });

  it('gets runs and outcomes at two tables, one of them without a network for a while', async () => {
    await enter(rina(), 2, pointsOf(2, 1));
    await enter(rina(), 3, pointsOf(3, 1));
    await waitUntilSent(rina());
    await rina().context().setOffline(true);
    await enter(rina(), 1, pointsOf(1, 2), 'menunggu jaringan');
    await enter(rina(), 2, pointsOf(2, 2), 'menunggu jaringan');
    await rina()
      .getByText(/^2 skor menunggu jaringan\./)
      .waitFor();

    const outcome = bagas().getByLabel('Hasil');
    await enter(bagas(), 4, pointsOf(4, 1));
    await bagas().keyboard.type(startNumberOf(24));
    await bagas().keyboard.press('Enter');
    await outcome.selectOption({ label: 'Tidak hadir' });
    await outcome.press('Enter');
    await waitUntilEntered(bagas(), 24, 'Tidak hadir');
    await bagas().keyboard.type(startNumberOf(24));
    await bagas().keyboard.press('Enter');
    await outcome.selectOption({ label: 'Diskualifikasi' });
    await bagas().getByLabel('Alasan').fill(foul);
    await bagas().keyboard.press('Enter');
    await waitUntilEntered(bagas(), 24, `Diskualifikasi, ${foul}`);
    await enter(bagas(), 5, pointsOf(5, 1));
    await waitUntilSent(bagas());
    expect((await readScoreEntry()).runs.filter(({ number }) => number === 2)).toMatchObject([
      { outcome: 'dq', reason: foul, points: null, time: null, team: { name: nameOf(24) } },
    ]);

    await rina().context().setOffline(false);
    await waitUntilSent(rina());
    await enter(rina(), 3, pointsOf(3, 2));
    await waitUntilSent(rina());
    const { runs } = await readScoreEntry();
    for (const n of [1, 2, 3])
      expect(runs.filter((run) => run.team.name === nameOf(n))).toMatchObject([
        { number: 2, points: pointsOf(n, 2) },
        { number: 1, points: pointsOf(n, 1) },
      ]);
  });

  it('keeps what is being typed when the card is withdrawn, for the next card', async () => {
    await bagas().keyboard.type(startNumberOf(6));
    await bagas().keyboard.press('Enter');
    await bagas().keyboard.type(String(pointsOf(6, 1)));
    await office().getByRole('button', { name: 'Tarik Meja 2' }).click();
    await office().getByRole('button', { name: 'Tarik kartu' }).click();
    await bagas()
      .getByText(/^Kartu meja ini sudah ditarik atau berakhir\./)
      .waitFor();
    const [card] = await makeCards(office(), 'Meja 2', 1);
    await bagas()
      .getByLabel('Kode kartu')
      .fill(card?.code ?? '');
    await bagas().getByLabel('Nama Anda').fill('Bagas');
    await bagas().keyboard.press('Enter');
    const value = (label: string) => bagas().getByLabel(label, { exact: true }).inputValue();
    expect([await value('Tim'), await value('Percobaan'), await value('Poin')]).toEqual([
      nameOf(6),
      '1',
      String(pointsOf(6, 1)),
    ]);
    await bagas().getByLabel('Waktu').fill(digits);
    await bagas().keyboard.press('Enter');
    await waitUntilEntered(bagas(), 6, `${pointsOf(6, 1)} poin, ${time}`);
    await enter(bagas(), 7, pointsOf(7, 1));
    await waitUntilSent(bagas());
  });

  it('gets all other runs from the same two tables', async () => {
    const tokens = [await readToken(rina()), await readToken(bagas())];
    const { rounds, runs } = await readScoreEntry();
    const missing = data.teams.flatMap(({ id, name }) =>
      [1, 2]
        .filter(
          (run) => !runs.some(({ team: { id: own }, number }) => own === id && number === run),
        )
        .map((number) => ({ id, number, n: played.teams.indexOf(name) + 1 })),
    );
    expect(missing).toHaveLength(36);
    const answers = await Promise.all(
      missing.map(({ id, number, n }) =>
        send('addRun', {
          path: target(),
          token: tokens[n % 2] ?? '',
          body: {
            key: crypto.randomUUID(),
            team_id: id,
            round_id: rounds[0]?.id,
            number,
            outcome: 'finished',
            points: pointsOf(n, number),
            time,
            reason: null,
          },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('has its final opened, with a tie that is decided by hand', async () => {
    await openRounds();
    await office().getByRole('button', { name: 'Buka Final' }).click();
    const dialog = office().getByRole('dialog', { name: 'Buka Final' });
    await dialog.getByText(`Peringkat 6 sama: ${nameOf(6)}, ${nameOf(7)}. Pilih 1`).waitFor();
    await dialog
      .getByText(`Tidak ikut karena belum memiliki hasil: ${nameOf(24)}.`, { exact: true })
      .waitFor();
    await dialog.getByRole('checkbox', { name: nameOf(7) }).check();
    await dialog.getByLabel(/^Alasan/).fill(reason);
    await office().keyboard.press('Enter');
    await office().getByText('Babak Final telah dibuka.').waitFor();
    const finalists = office().getByRole('list', { name: 'Tim Final' }).getByRole('listitem');
    await finalists.nth(5).waitFor();
    const expected = [1, 2, 3, 4, 5, 7].map((each) => `${nameOf(each)}Belum`);
    expect((await finalists.allTextContents()).toSorted()).toEqual(expected.toSorted());
  });

  it('plays the final, which is closed', async () => {
    for (const page of [rina(), bagas()]) {
      await askAgain(page);
      await page.getByText(/^Babak Penyisihan sudah ditutup:/).waitFor();
      await page.getByLabel('Babak', { exact: true }).selectOption({ label: 'Final' });
      await page.getByLabel('Tim', { exact: true }).focus();
    }
    for (const [index, [n, points]] of [...finalPoints].entries())
      await enter(index % 2 === 0 ? rina() : bagas(), n, points);
    for (const page of [rina(), bagas()]) await waitUntilSent(page);
    await office().getByRole('button', { name: 'Tutup Final' }).click();
    await office().getByText('Babak Final telah ditutup.').waitFor();
    // The button was disabled meanwhile, and has the focus again.
    await office().locator('button:focus', { hasText: 'Buka kembali' }).waitFor();
    await askAgain(rina());
    await rina()
      .getByText(/^Babak Final sudah ditutup:/)
      .waitFor();
  });

  it('ends with the winners in their order, and an audit log of tables and names', async () => {
    const winners = [...finalPoints.keys()].map(nameOf);
    const { body } = await send('getCategoryResults', { path: target() });
    const final = (body as { data: CategoryResults }).data.rounds.at(-1);
    expect(final?.results.map(({ rank, team: { name } }) => `${rank} ${name}`)).toEqual(
      winners.map((name, index) => `${index + 1} ${name}`),
    );
    await office().goto(paths.tournamentResult.href(played));
    const podium = office().getByRole('list', { name: 'Podium' }).getByRole('link');
    await podium.nth(2).waitFor();
    expect(await podium.allTextContents()).toEqual(winners.slice(0, 3));
    const ranked = office().getByRole('table').getByRole('rowheader').getByRole('link');
    const numbered = (await ranked.allTextContents()).slice(0, winners.length);
    expect(numbered.map((text) => text.replace(/^\d+ /, ''))).toEqual(winners);

    await office().goto(organiserPaths.auditLog.href());
    const rows = office().getByRole('row');
    for (const person of ['Meja 1 · Rina', 'Meja 2 · Bagas'])
      await rows
        .filter({ hasText: person })
        .filter({ hasText: 'Memasukkan skor' })
        .first()
        .waitFor();
    await rows.filter({ hasText: 'Membuka babak' }).filter({ hasText: reason }).waitFor();
  });
});
