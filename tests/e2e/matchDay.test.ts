import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  AdvancePreview,
  CategoryResults,
  Match,
  RoundMatches,
  ScoreEntryData,
} from '../../openapi/schema.d.ts';
import { organiserPaths, paths } from '../../src/paths.ts';
import { countPresses, makeCards, readPresses, readToken } from '../support/browser/tableCards.ts';
import { useEmptyServer } from '../support/browser/emptyServer.ts';
import { createOperationCalls } from '../support/operationCalls.ts';
import { type PreparedCategory, prepareCategory } from '../support/servers/prepareCategory.ts';

// Along 'Groups and knock-out' in docs/organising.md.

const { environment, url, useNewProfile } = useEmptyServer();

let played: PreparedCategory;

const { send } = createOperationCalls(url, 1);
const target = () => ({ id: played.tournamentId, categoryId: played.categoryId });
const readScoreEntry = async () => {
  const { body } = await send('getScoreEntry', { path: target(), token: played.organiser.token });
  return (body as { data: ScoreEntryData }).data;
};
const readResults = async () => {
  const { body } = await send('getCategoryResults', { path: target() });
  return (body as { data: CategoryResults }).data;
};
const readRound = async (position: number): Promise<RoundMatches> => {
  const { rounds, match_rounds: drawn = [] } = await readScoreEntry();
  const found = drawn.find(({ round_id: id }) => id === rounds[position - 1]?.id);
  if (!found) throw new Error(`Round ${position} is not drawn`);
  return found;
};

let data: ScoreEntryData;
beforeAll(async () => {
  played = await prepareCategory(url(), environment, { teams: 24 });
  data = await readScoreEntry();
});

const nameOf = (id: number | null | undefined) =>
  data.teams.find((team) => team.id === id)?.name ?? '';
/** The team that was registered as the nth is stronger than those after it. */
const strengthOf = (id: number | null) => -played.teams.indexOf(nameOf(id));
/** Whether the first team of a match is the stronger one. */
const isHomeStronger = ({ home, away }: Match) =>
  strengthOf(home.team_id) > strengthOf(away.team_id);

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const heading = (page: Page, match: Match, place: string) =>
  page.getByRole('heading', { name: `Pertandingan ${match.number} · ${place}` });
const bout = (page: Page, id: number | null) =>
  page.getByRole('button', { name: `Ronde untuk ${nameOf(id)}`, exact: true });
const endMatch = (page: Page) => page.getByRole('button', { name: 'Selesai' }).click();

/** Lets a team win two bouts of the match that a desk shows, and ends it. */
async function win(page: Page, id: number | null): Promise<void> {
  await bout(page, id).click();
  await bout(page, id).click();
  await endMatch(page);
}

/** Lets the time pass after which a table asks for the rounds again. */
const askAgain = (page: Page) => page.clock.fastForward('00:06');

/** Waits until the server has a result of a match. */
const waitForResult = async (position: number, number: number) => {
  await expect
    .poll(async () => (await readRound(position)).matches[number - 1]?.result, { timeout: 10_000 })
    .not.toBeNull();
};

describe('24 sumo teams in six groups and a knock-out of eight', () => {
  const office = useNewProfile(desktop, /409 \(Conflict\)/);
  const rina = useNewProfile(phone, /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/);
  const bagas = useNewProfile(desktop);

  const openRounds = async () => {
    const { tournamentId, categoryId } = played;
    await office().goto(
      `${organiserPaths.rounds.href()}?tournament=${tournamentId}&category=${categoryId}`,
    );
  };
  /** Enters results of matches as another desk does: the stronger team wins, but for some. */
  const enterAll = async (
    matches: readonly Match[],
    scoreOf?: (match: Match) => [number, number],
  ) => {
    const token = await readToken(bagas());
    for (const match of matches) {
      const [home, away] = scoreOf?.(match) ?? (isHomeStronger(match) ? [2, 0] : [0, 2]);
      const { status } = await send('saveMatchResult', {
        path: { id: match.id },
        token,
        body: {
          key: crypto.randomUUID(),
          outcome: 'played',
          home_score: home,
          away_score: away,
        },
      });
      expect(status).toBe(200);
    }
  };

  it('are planned, and drawn by lots', async () => {
    await office().addInitScript((session) => {
      localStorage.setItem('robolaga-organiser', JSON.stringify(session));
    }, played.organiser);
    await openRounds();
    await office().getByRole('button', { name: 'Ubah aturan Penyisihan' }).click();
    await office().getByLabel('Bentuk babak').selectOption({ label: 'Grup' });
    await office().getByLabel('Aturan siap pakai').selectOption({ label: 'Sumo' });
    await office().getByLabel('Jumlah grup').fill('6');
    await office().getByRole('button', { name: 'Simpan' }).click();
    await office()
      .getByText(/^Grup: 6 grup, terbaik dari 3 ronde/)
      .waitFor();
    await office().getByRole('button', { name: 'Tambah babak' }).click();
    await office().getByLabel('Jumlah tim yang lolos ke babak ini').fill('8');
    await office()
      .getByText(/^8 tim dari 6 grup: juara grup dan 2 peringkat kedua terbaik/)
      .waitFor();
    await office().keyboard.press('Enter');
    await office().getByText('8 tim akan lolos').waitFor();
    await office().getByRole('button', { name: 'Undi grup Penyisihan' }).click();
    await office().getByRole('dialog').getByRole('button', { name: 'Undi grup' }).click();
    await office().getByText('Pertandingan Penyisihan telah disusun.').waitFor();
    const { draw, matches } = await readRound(1);
    expect(draw.groups?.map((group) => group.length)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(matches).toHaveLength(36);
  });

  it('end their first match at a table with three presses beside the name', async () => {
    await office().goto(organiserPaths.tableCards.href({ id: played.tournamentId }));
    const [first, second] = await makeCards(office(), 'Meja', 2);
    for (const page of [rina(), bagas()]) await page.clock.install();
    await bagas().goto(second?.link ?? '');
    await bagas().getByLabel('Nama Anda').fill('Bagas');
    await bagas().keyboard.press('Enter');
    await countPresses(rina());
    await rina().goto(first?.link ?? '');
    await rina().locator('[name=name]:focus').waitFor();
    await rina().keyboard.type('Rina');
    await rina().keyboard.press('Enter');
    const [match] = (await readRound(1)).matches;
    if (!match) throw new Error('There is no match');
    await heading(rina(), match, 'Grup A').waitFor();
    await win(rina(), isHomeStronger(match) ? match.home.team_id : match.away.team_id);
    await waitForResult(1, 1);
    const presses = await readPresses(rina());
    // Enter after the name, two bouts and 'Selesai'.
    expect(presses).toEqual(['Enter', 'tap', 'tap', 'tap']);
  });

  it('wait for the network for a minute, and have a walk-over', async () => {
    const { matches } = await readRound(1);
    const [, second, third] = matches;
    if (!second || !third) throw new Error('There are no matches');
    await heading(rina(), second, 'Grup B').waitFor();
    await rina().context().setOffline(true);
    await win(rina(), isHomeStronger(second) ? second.home.team_id : second.away.team_id);
    await rina()
      .getByText(/^1 hasil menunggu jaringan\./)
      .waitFor();
    await rina().clock.fastForward('01:00');
    expect((await readRound(1)).matches[1]?.result).toBeNull();

    await askAgain(bagas());
    await bagas()
      .getByRole('button', { name: new RegExp(`^Pertandingan ${third.number} · Grup C`) })
      .click();
    await heading(bagas(), third, 'Grup C').waitFor();
    await bagas().getByRole('button', { name: 'Tidak hadir atau diskualifikasi' }).click();
    await bagas().getByRole('menuitem', { name: 'Tidak hadir' }).click();
    const weaker = isHomeStronger(third) ? third.away.team_id : third.home.team_id;
    await bagas()
      .getByRole('dialog')
      .getByRole('radio', { name: nameOf(weaker) })
      .check();
    await bagas().getByRole('dialog').getByRole('button', { name: 'Simpan hasil' }).click();
    await waitForResult(1, 3);

    await rina().context().setOffline(false);
    await waitForResult(1, 2);
    const after = (await readRound(1)).matches;
    expect(after[2]?.result).toMatchObject({
      outcome: 'absent',
      winner: isHomeStronger(third) ? 'home' : 'away',
    });
  });

  it('have three teams that beat one another, between which lots are drawn', async () => {
    const { matches, draw } = await readRound(1);
    const [a, b, c] = draw.groups?.[5] ?? [];
    const beats = [
      [a, b],
      [b, c],
      [c, a],
    ];
    const left = matches.filter(({ result }) => result === null);
    await enterAll(left, (match) => {
      const pair = [match.home.team_id, match.away.team_id];
      const circle = beats.find((each) =>
        each.every((id) => id !== undefined && pair.includes(id)),
      );
      if (!circle) {
        // The fourth team of that group loses against all others.
        const isHome =
          match.group === 6 ? pair[1] === draw.groups?.[5]?.[3] : isHomeStronger(match);
        return isHome ? [2, 0] : [0, 2];
      }
      return circle[0] === match.home.team_id ? [2, 1] : [1, 2];
    });
    const tied = (await readRound(1)).groups[5]?.rows ?? [];
    expect(tied.map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
    await openRounds();
    await office()
      .getByRole('button', { name: /^Undi urutan / })
      .click();
    await office().getByRole('dialog').getByRole('button', { name: 'Undi urutan' }).click();
    await office()
      .getByText(/^Hasil undian: /)
      .waitFor();
    const rows = (await readRound(1)).groups[5]?.rows ?? [];
    expect(rows.map(({ rank, decision }) => [rank, decision?.decided_by])).toEqual([
      [1, 'lots'],
      [2, 'lots'],
      [3, 'points'],
      [4, undefined],
    ]);
  });

  it('advance to a knock-out, in which no group meets itself before the semi-finals', async () => {
    await office().getByRole('button', { name: 'Buka Fase gugur' }).click();
    const opening = office().getByRole('dialog');
    // The second of the sixth group has won most bouts; of the others, who are equal, one is chosen.
    const knockout = (await readScoreEntry()).rounds[1]?.id ?? 0;
    const { body } = await send('previewAdvance', {
      path: { id: knockout },
      token: played.organiser.token,
    });
    const { candidates } = (body as { data: AdvancePreview }).data;
    const tied = candidates.filter(({ state }) => state === 'tied').map(({ team }) => team.name);
    expect(tied).toHaveLength(5);
    await opening.getByRole('checkbox', { name: tied[0] ?? '' }).check();
    await opening.getByLabel(/^Alasan/).fill('Undian oleh ketua juri');
    await opening.getByRole('button', { name: /^Buka/ }).click();
    await office().getByText('Babak Fase gugur telah dibuka.').waitFor();
    await office().getByRole('button', { name: 'Buat bagan Fase gugur' }).click();
    const dialog = office().getByRole('dialog');
    await dialog.getByLabel('Cara menempatkan tim').selectOption({ label: 'Unggulan' });
    await dialog.getByRole('button', { name: 'Buat bagan' }).click();
    await office().getByText('Pertandingan Fase gugur telah disusun.').waitFor();
    const groups = (await readRound(1)).draw.groups ?? [];
    const groupOf = (id: number | null) => groups.findIndex((group) => group.includes(id ?? 0));
    const { matches } = await readRound(2);
    expect(matches).toHaveLength(8);
    for (const { home, away } of matches.slice(0, 4))
      expect(groupOf(home.team_id)).not.toBe(groupOf(away.team_id));
  });

  it('end with a semi-final that is corrected, and a final that is played again', async () => {
    await enterAll((await readRound(2)).matches.slice(0, 4));
    // The weaker team was pressed by mistake in the first semi-final.
    const [semiFinal, other] = (await readRound(2)).matches.slice(4, 6);
    if (!semiFinal || !other) throw new Error('There are no semi-finals');
    await enterAll([semiFinal], (match) => (isHomeStronger(match) ? [0, 2] : [2, 0]));
    await enterAll([other]);
    const final = (await readRound(2)).matches[6];
    if (!final) throw new Error('There is no final');
    await enterAll([final]);

    const { tournamentId, categoryId } = played;
    await office().goto(
      `${organiserPaths.scores.href()}?tournament=${tournamentId}&category=${categoryId}`,
    );
    await office()
      .getByRole('button', { name: `Koreksi Pertandingan ${semiFinal.number} · Semifinal` })
      .click();
    const dialog = office().getByRole('dialog');
    const [home, away] = isHomeStronger(semiFinal) ? ['2', '1'] : ['1', '2'];
    await dialog.getByLabel(`Skor ${nameOf(semiFinal.home.team_id)}`).fill(home ?? '');
    await dialog.getByLabel(`Skor ${nameOf(semiFinal.away.team_id)}`).fill(away ?? '');
    await dialog.getByRole('button', { name: 'Simpan koreksi' }).click();
    await dialog.getByText('Koreksi ini membatalkan hasil:').waitFor();
    await dialog.getByRole('button', { name: 'Koreksi dan batalkan' }).click();
    await expect
      .poll(async () => (await readRound(2)).matches[6]?.result, { timeout: 10_000 })
      .toBeNull();

    const [again, third] = (await readRound(2)).matches.slice(6);
    if (!again || !third) throw new Error('There is no final');
    await enterAll([third]);
    await bagas().getByLabel('Babak', { exact: true }).selectOption({ label: 'Fase gugur' });
    await askAgain(bagas());
    await heading(bagas(), again, 'Final').waitFor();
    await win(bagas(), isHomeStronger(again) ? again.home.team_id : again.away.team_id);
    await waitForResult(2, 7);
  });

  it('have their winners on the public page once the round is closed', async () => {
    await openRounds();
    await office().getByRole('button', { name: 'Tutup Fase gugur' }).click();
    await office().getByText('Babak Fase gugur telah ditutup.').waitFor();
    const { matches } = await readRound(2);
    const [final, third] = matches.slice(6);
    const winnerOf = (match: Match | undefined) =>
      match?.result?.winner === 'home' ? match.home.team_id : match?.away.team_id;
    const { standings, provisional } = await readResults();
    expect(provisional).toBeUndefined();
    const places = standings.slice(0, 8).map(({ place }) => place);
    expect(places).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
    const winners = [standings[0], standings[2]].map((standing) => standing?.team_id);
    expect(winners).toEqual([winnerOf(final), winnerOf(third)]);
    await office().goto(paths.tournamentResult.href(played));
    const podium = office().getByRole('list', { name: 'Podium' }).getByRole('link');
    await podium.nth(2).waitFor();
    expect(await podium.allTextContents()).toEqual(
      standings.slice(0, 3).map(({ team_id: id }) => nameOf(id)),
    );
  });
});
