import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  CategoryResults,
  ManagedResultsState,
  ScoreEntryData,
} from '../../openapi/schema.d.ts';
import { organiserPaths, paths } from '../../src/paths.ts';
import { makeCards } from '../support/browser/tableCards.ts';
import { useEmptyServer } from '../support/browser/emptyServer.ts';
import { readPdf } from '../support/certificates/readPdf.ts';
import { createOperationCalls } from '../support/operationCalls.ts';
import { type PreparedCategory, prepareCategory } from '../support/servers/prepareCategory.ts';

// Along 'From live to official results' and what follows it in docs/organising.md.

const { environment, url, useNewProfile } = useEmptyServer();
const { send } = createOperationCalls(url, 1);

let played: PreparedCategory;
let teams: ScoreEntryData['teams'];

const token = () => played.organiser.token;
const place = () => ({ id: played.tournamentId, categoryId: played.categoryId });

/** Enters the run of a team; returns its id. */
async function addRun(index: number, points: number): Promise<number> {
  const run = { key: randomUUID(), team_id: teams[index]?.id, points, time: '01:07.38' };
  const { body } = await send('addRun', { path: place(), body: run, token: token() });
  return (body as { data: { id: number } }).data.id;
}

/** The ids of the teams with a result, as anybody reads them. */
async function readPlaces(): Promise<number[]> {
  const { body } = await send('getCategoryResults', { path: place() });
  return (body as { data: CategoryResults }).data.standings.flatMap(
    ({ team_id: id, place: rank }) => (rank === null ? [] : [id]),
  );
}

async function readState() {
  const { body } = await send('listResultsStates', {
    path: { id: played.tournamentId },
    token: token(),
  });
  return (body as { data: ManagedResultsState[] }).data[0]?.state;
}

beforeAll(async () => {
  played = await prepareCategory(url(), environment, {
    teams: 300,
    clubs: 6,
    members: 3,
  });
  const { body } = await send('getScoreEntry', { path: place(), token: token() });
  teams = (body as { data: ScoreEntryData }).data.teams;
  const registrations = await send('listRegistrations', {
    path: { id: played.tournamentId },
    token: token(),
  });
  for (const { id } of (registrations.body as { data: { id: number }[] }).data)
    await send('setCheckIn', {
      path: { id: played.tournamentId, registrationId: id },
      body: { checked_in: true },
      token: token(),
    });
});

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('a category from its last runs to its certificates', () => {
  const office = useNewProfile(desktop);
  const judge = useNewProfile(phone);
  const projector = useNewProfile({ viewport: { width: 1280, height: 720 } });
  const hall = useNewProfile(phone);
  const school = useNewProfile(phone);

  const signIn = (page: Page) =>
    page.addInitScript((session) => {
      localStorage.setItem('robolaga-organiser', JSON.stringify(session));
    }, played.organiser);

  /** Presses the button of a step and that of its dialog. */
  async function take(action: string) {
    await office()
      .getByRole('button', { name: `${action}, Line Follower` })
      .click();
    const dialog = office().getByRole('dialog');
    const early = dialog.getByLabel('Resmikan walaupun belum selesai');
    if (action === 'Resmikan') await early.check();
    await dialog.getByRole('button', { name: action }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  let objected: number;

  it('has a frozen board, which hides the runs that follow', async () => {
    await addRun(0, 100);
    await addRun(1, 200);
    await signIn(office());
    await office().goto(organiserPaths.officialResults.href({ id: played.tournamentId }));
    await take('Bekukan papan');
    expect(await readState()).toBe('frozen');
    const before = await readPlaces();
    objected = await addRun(2, 300);
    for (const [index, points] of [
      [3, 150],
      [4, 140],
      [5, 130],
    ] as const)
      await addRun(index, points);
    expect(await readPlaces()).toEqual(before);
    await hall().goto(paths.tournamentResult.href(played));
    await hall().getByRole('note', { name: 'Status hasil' }).getByText('dibekukan').waitFor();
  });

  it('has an objection, which the head judge decides on a phone', async () => {
    const { status } = await send('objectForTeam', {
      path: { teamId: teams[2]?.id ?? 0 },
      body: { key: randomUUID(), run_id: objected, text: 'Poin bonus belum dihitung.' },
      token: played.club.token,
    });
    expect(status).toBe(201);
    await take('Nyatakan sementara');
    await office().goto(organiserPaths.tableCards.href({ id: played.tournamentId }));
    const [card] = await makeCards(office(), 'Meja', 1, 'Juri kepala');
    await judge().goto(card?.link ?? '');
    await judge().getByLabel('Nama Anda').fill('Rina');
    await judge().keyboard.press('Enter');
    await judge().getByText('Poin bonus belum dihitung.').waitFor();
    await judge()
      .getByRole('button', { name: /^Putuskan: / })
      .click();
    const dialog = judge().getByRole('dialog');
    await dialog.getByLabel(/^Ditolak/).check();
    await dialog.getByLabel(/^Alasan/).fill('Bonus sudah dihitung.');
    await dialog.getByRole('button', { name: 'Simpan keputusan' }).click();
    await judge().getByText('Bonus sudah dihitung.').waitFor();
  });

  it('has official results, which nobody sees before the ceremony', async () => {
    await office().goto(organiserPaths.officialResults.href({ id: played.tournamentId }));
    await take('Resmikan');
    expect(await readState()).toBe('official');
    expect(await readPlaces()).toHaveLength(2);
  });

  it('has a ceremony, which phones follow press by press', async () => {
    await hall().goto(paths.ceremony.href({ id: played.tournamentId }));
    await hall().getByText('Upacara belum dimulai').waitFor();
    await signIn(projector());
    await projector().goto(
      `${organiserPaths.ceremony.href({ id: played.tournamentId })}?view=stage`,
    );
    const stage = projector().getByRole('dialog', { name: 'Layar upacara' });
    await stage.waitFor();
    for (const [rank, index] of [
      [3, 3],
      [2, 1],
      [1, 2],
    ] as const) {
      const name = teams[index]?.name ?? '';
      await expect
        .poll(
          async () => {
            if (await stage.getByRole('heading', { name: `Juara ${rank}` }).isVisible())
              return true;
            await projector().keyboard.press('Space');
            return false;
          },
          { interval: 700, timeout: 15_000 },
        )
        .toBe(true);
      await stage.getByText(name).first().waitFor();
      await hall().getByText(name).first().waitFor({ timeout: 10_000 });
    }
    // The board opens once the ceremony goes on.
    await expect
      .poll(
        async () => {
          if (await stage.getByText('Terima kasih').isVisible()) return true;
          await projector().keyboard.press('Space');
          return false;
        },
        { interval: 700, timeout: 15_000 },
      )
      .toBe(true);
    await expect.poll(readPlaces).toHaveLength(6);
  });

  it('has a script that a speaker can read on a phone', async () => {
    const path = `${organiserPaths.ceremony.href({ id: played.tournamentId })}?view=script`;
    await projector().setViewportSize({ width: 390, height: 844 });
    await projector().goto(path);
    const winner = projector().getByText(teams[2]?.name ?? '');
    await winner.waitFor();
    const { height = 0 } = (await winner.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(24);
    expect(await projector().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('has certificates for everybody, and for places of the official results', async () => {
    await office().goto(organiserPaths.certificates.href({ id: played.tournamentId }));
    await office().getByLabel('Nama penanda tangan').fill('Dr. Wulan Prameswari');
    await office().getByRole('radio', { name: 'Medali' }).check();
    const preview = office().getByRole('region', { name: 'Contoh sertifikat: Medali' });
    await preview.getByText('Dr. Wulan Prameswari').waitFor();
    await office().getByRole('button', { name: 'Simpan desain' }).click();
    await office().getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await office().getByRole('dialog').getByRole('button', { name: 'Terbitkan 909' }).click();
    await office().getByText('909 sertifikat').first().waitFor();
  });

  it('has certificates that an admission office checks with a phone', async () => {
    const [file] = await Promise.all([
      office().waitForEvent('download'),
      office().getByRole('button', { name: 'Unduh semua' }).click(),
    ]);
    const pages: string[] = [];
    for (const bytes of Object.values(unzipSync(await buffer(await file.createReadStream())))) {
      const read = await readPdf(bytes);
      pages.push(...read.pages.map(({ links, text }) => `${links.join()} ${text}`));
    }
    const codeOf = (page: string) => /\/cek\/(\w+)/.exec(page)?.[1] ?? '';
    expect(new Set(pages.map(codeOf)).size).toBe(909);
    // A place, and four pupils of different clubs, one of whom shows the paper of another.
    for (const [name, title, isForged] of [
      ['Peserta Regu 03', 'Juara 1', false],
      ['Peserta Regu 01 B', 'Peserta', false],
      ['Peserta Regu 150 C', 'Peserta', false],
      ['Peserta Regu 299', 'Peserta', false],
      ['Peserta Regu 300', 'Peserta', true],
    ] as const) {
      const page = pages.find((text) => text.includes(`${name} `) && text.includes(title)) ?? '';
      await school().goto(paths.certificate.href({ code: codeOf(page) }));
      await school().getByRole('heading', { name: 'Berlaku' }).waitFor();
      await school().getByText(title, { exact: true }).first().waitFor();
      expect(await school().getByText(name).count()).toBe(0);
      await school()
        .getByLabel('Nama di kertas')
        .fill(isForged ? 'Peserta Regu 301' : ` ${name.toUpperCase()}  `);
      await school().getByRole('button', { name: 'Cocokkan' }).click();
      await school()
        .getByText(isForged ? 'Tidak cocok' : 'Cocok', { exact: true })
        .waitFor();
    }
  });
});
