import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { type CorrectionAnswer, createCorrections } from '../../support/database/corrections.ts';
import { played, playFinal } from '../../support/database/playedFinal.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const requests = createRoundRequests(backend);
const { place, first, save, planFinal, teamId, add, openRound, request, readScoreEntry } = requests;
const { findRun, correct, readResults, readLog, nameOf, reopen, openTable } = createCorrections(
  backend,
  requests,
);

const readFinalists = async () =>
  (await readScoreEntry()).rounds.find(({ name }) => name === 'Final')?.team_ids;

describe('a correction after which other teams advance', () => {
  const reason = { correction_reason: 'Salah baca lembar juri' };

  it('says who, and is saved with the decision that the final stands', async () => {
    const finalId = await playFinal(backend.db, requests);
    const [ampere, komodo] = [await nameOf(played.ampere), await nameOf(played.komodo)];
    const refused = await correct(played.komodo, 265, reason);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: `Koreksi ini mengubah siapa yang lolos ke Final: ${ampere} tidak lagi lolos, ${komodo} lolos.`,
      },
    });
    expect(refused.body.advance).toMatchObject([
      {
        round_id: finalId,
        round: 'Final',
        out: [{ id: teamId(played.ampere) }],
        in: [{ id: teamId(played.komodo) }],
        tied: [],
        runs: [{ points: 160, team: { id: teamId(played.ampere) } }],
        replace_problem: null,
      },
    ]);
    expect((await findRun(played.komodo)).points).toBe(250);
    expect(await correct(played.komodo, 265, { ...reason, advance: 'keep' })).toMatchObject({
      status: 200,
      body: { message: 'Skor telah dikoreksi.' },
    });
    expect(await readFinalists()).toContain(teamId(played.ampere));
    const { standings } = await readResults();
    expect(standings[0]).toEqual({ team_id: teamId(played.ampere), place: 1 });
    expect(standings.find(({ team_id: id }) => id === teamId(played.komodo))?.place).toBe(7);
    expect(await readLog(1)).toEqual([
      [
        'correctRun',
        `Penyisihan, percobaan 1: 250 → 265 poin; alasan koreksi: Salah baca lembar juri; Final tetap: ${ampere} tidak lagi lolos, ${komodo} lolos`,
      ],
    ]);
    // What was decided is not asked again.
    expect((await correct(played.komodo, 266, reason)).status).toBe(200);
    expect((await correct(played.komodo, 250, reason)).status).toBe(200);
  });

  it('opens the final again with the team that advances now', async () => {
    const finalId = await playFinal(backend.db, requests);
    const [ampere, komodo] = [await nameOf(played.ampere), await nameOf(played.komodo)];
    const replaced = await correct(played.komodo, 265, { ...reason, advance: 'replace' });
    expect(replaced).toMatchObject({
      status: 200,
      body: {
        message: `Skor telah dikoreksi. Babak Final dibuka kembali: ${komodo} menggantikan ${ampere}.`,
      },
    });
    const { rounds: found, runs: entered } = await readScoreEntry();
    expect(found).toMatchObject([
      { state: 'closed' },
      { state: 'open', team_ids: [0, 1, 2, 3, 4, 6].map(teamId) },
    ]);
    expect(
      entered.filter(
        ({ round_id: id, team }) => id === finalId && team.id === teamId(played.ampere),
      ),
    ).toEqual([]);
    const results = await readResults();
    expect(
      results.rounds[1]?.results.find(({ team }) => team.id === teamId(played.komodo)),
    ).toMatchObject({
      advance_reason: 'Koreksi: Salah baca lembar juri',
      rank: null,
    });
    expect(results.standings.slice(0, 6).map(({ team_id: id }) => id)).toEqual(
      [played.kelud, played.garuda, played.tesla, played.volt, played.rajawali, played.komodo].map(
        teamId,
      ),
    );
    expect(await readLog(3)).toEqual([
      [
        'correctRun',
        `Penyisihan, percobaan 1: 250 → 265 poin; alasan koreksi: Salah baca lembar juri; Babak Final dibuka kembali: ${komodo} menggantikan ${ampere}.`,
      ],
      ['replaceRoundTeam', `${komodo} menggantikan ${ampere} (Koreksi: Salah baca lembar juri)`],
      [
        'deleteRun',
        `Final, percobaan 1: 160 poin, 01:07.38; diganti ${komodo} karena koreksi: Salah baca lembar juri`,
      ],
    ]);
    expect(await add(played.komodo, { points: 170 }, finalId)).toBe(201);
  });

  it('needs a reason to replace teams, in an open round too', async () => {
    await playFinal(backend.db, requests);
    await reopen();
    expect(await correct(played.komodo, 265, { advance: 'replace' })).toMatchObject({
      status: 422,
      body: { errors: { correction_reason: ['Tulis alasan koreksi.'] } },
    });
    const replaced = await correct(played.komodo, 265, { ...reason, advance: 'replace' });
    expect(replaced.status).toBe(200);
    expect(replaced.body.data).not.toHaveProperty('correction');
    expect(await readFinalists()).toContain(teamId(played.komodo));
  });

  const at = (index: number, points: number) => [index, points] as const;
  it.each<[string, readonly [number, number], number[], number[], number[]]>([
    ['a team outside overtakes two', at(played.elang, 275), [played.ampere], [played.elang], []],
    ['the last one becomes first', at(played.kancil, 400), [played.ampere], [played.kancil], []],
    ['a finalist falls below the tie', at(played.volt, 200), [played.volt], [played.komodo], []],
    [
      'a finalist falls to the last place',
      at(played.tesla, 0),
      [played.tesla],
      [played.komodo],
      [],
    ],
    [
      'the chosen one falls below the tie',
      at(played.ampere, 249),
      [played.ampere],
      [played.komodo],
      [],
    ],
    ['a third one joins the tie', at(played.elang, 250), [], [], [played.elang]],
    [
      'a team outside ties with a finalist',
      at(played.komodo, 260),
      [played.ampere],
      [played.komodo],
      [],
    ],
    ['order changes within the final', at(played.volt, 271), [], [], []],
    ['the chosen one wins the tie', at(played.ampere, 251), [], [], []],
    ['the other one loses the tie', at(played.komodo, 249), [], [], []],
    ['a team outside stays outside', at(played.elang, 249), [], [], []],
    ['a finalist comes into the tie', at(played.tesla, 250), [], [], []],
  ])('is told where %s', async (_what, [index, points], out, added, tied) => {
    await playFinal(backend.db, requests);
    const { status, body } = await correct(index, points, reason);
    const found = body.advance?.[0];
    const idsOf = (teams: { id: number }[] | undefined) => (teams ?? []).map(({ id }) => id);
    expect([idsOf(found?.out), idsOf(found?.in), idsOf(found?.tied)]).toEqual(
      [out, added, tied].map((indexes) => indexes.map(teamId)),
    );
    expect(status).toBe(out.length + added.length + tied.length > 0 ? 409 : 200);
  });

  it('leaves out who was chosen whatever the rank, and who has withdrawn', async () => {
    const finalId = await planFinal(2);
    for (const [index, points] of [300, 290, 280, 270].entries()) await add(index, { points });
    // The second one has withdrawn; the fourth one is invited.
    const teams = { team_ids: [teamId(0), teamId(3)], reason: 'Undangan' };
    expect((await openRound(finalId, teams)).status).toBe(200);
    expect((await correct(3, 100, reason)).status).toBe(200);
    expect((await correct(1, 310, reason)).status).toBe(200);
    expect((await correct(2, 305, reason)).status).toBe(409);
  });

  it('says why teams cannot be replaced', async () => {
    await playFinal(backend.db, requests);
    const problemOf = async (index: number, points: number) =>
      (await correct(index, points, reason)).body.advance?.[0]?.replace_problem;
    expect(await problemOf(played.elang, 250)).toBe(
      'Peringkat terakhir yang lolos sama. Pilih timnya sendiri dengan Ganti tim di halaman Babak.',
    );
    const refused = await correct(played.elang, 250, { ...reason, advance: 'replace' });
    expect(refused).toMatchObject({ status: 409 });
    expect((await findRun(played.elang)).points).toBe(230);
  });

  it('does not replace teams of a round from which another one was opened', async () => {
    const final = { name: 'Final', team_count: 1 };
    const answer = await save([
      roundInput({ id: first().id }),
      roundInput({ name: 'Semifinal', team_count: 2 }),
      roundInput(final),
    ]);
    const [, semifinal, last] = answer.body.data.rounds;
    for (const [index, points] of [90, 80, 70].entries()) await add(index, { points });
    await openRound(semifinal?.id ?? 0, { team_ids: [teamId(0), teamId(1)] });
    for (const index of [0, 1]) await add(index, { points: 50 - index }, semifinal?.id);
    await openRound(last?.id ?? 0, { team_ids: [teamId(0)] });
    const refused = await correct(2, 85, reason);
    expect(refused.body.advance).toMatchObject([
      {
        round: 'Semifinal',
        replace_problem:
          'Babak Final sudah dibuka dari hasil Semifinal, jadi tim Semifinal tidak diganti lagi.',
      },
    ]);
    expect((await correct(2, 85, { ...reason, advance: 'replace' })).status).toBe(409);
    expect((await correct(2, 85, { ...reason, advance: 'keep' })).status).toBe(200);
  });
});

describe('another change after which other teams advance', () => {
  it('asks first: a run that is added, deleted or imported in a round that is open again', async () => {
    await playFinal(backend.db, requests);
    await reopen();
    const [ampere, elang] = [await nameOf(played.ampere), await nameOf(played.elang)];
    const text = `mengubah siapa yang lolos ke Final: ${ampere} tidak lagi lolos, ${elang} lolos.`;
    const path = `/api/organiser/tournaments/${place().tournamentId}/categories/${place().categoryId}`;
    const run = {
      key: crypto.randomUUID(),
      team_id: teamId(played.elang),
      round_id: first().id,
      number: 2,
      outcome: 'finished',
      points: 275,
      time: '01:00.00',
    };
    const adding = await request('POST', `${path}/runs`, run);
    expect(adding).toMatchObject({ status: 409, body: { message: `Skor ini ${text}` } });
    expect((adding.body as CorrectionAnswer['body']).advance).toHaveLength(1);
    const { team } = await findRun(played.elang);
    const row = {
      line: 2,
      team: team.code,
      round: 'Penyisihan',
      run: '2',
      points: '275',
      time: '01:00.00',
    };
    const file = { preview: false, rows: [row] };
    expect(await request('POST', `${path}/scores/import`, file)).toMatchObject({
      status: 409,
      body: { message: `Impor ini ${text}` },
    });
    const stands = `Penyisihan, percobaan 2: 275 poin, 01:00.00; Final tetap: ${ampere} tidak lagi lolos, ${elang} lolos`;
    const keep = { advance: 'keep' };
    expect((await request('POST', `${path}/scores/import`, { ...file, ...keep })).status).toBe(200);
    expect(await readLog(1)).toEqual([['importScores', stands]]);
    await backend.db.delete(runs).where(eq(runs.points, run.points));
    expect((await request('POST', `${path}/runs`, { ...run, ...keep })).status).toBe(201);
    expect(await readLog(1)).toEqual([['addRun', stands]]);
    const volt = `/api/organiser/runs/${(await findRun(played.volt)).id}`;
    expect(await request('DELETE', volt)).toMatchObject({ status: 409 });
    expect(await request('DELETE', `${volt}?advance=keep`)).toMatchObject({ status: 200 });
    expect(await readLog(1)).toEqual([['deleteRun', expect.stringContaining('; Final tetap: ')]]);
    const kept = { ...file, ...keep, rows: [{ ...row, points: '600' }] };
    expect((await request('POST', `${path}/scores/import`, kept)).status).toBe(200);
    expect(await readFinalists()).toEqual([0, 1, 2, 3, 4, 5].map(teamId));
  });

  it('is decided once by sixteen organisers at a time', async () => {
    await playFinal(backend.db, requests);
    const body = { correction_reason: 'Salah baca', advance: 'replace' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => correct(played.komodo, 265 + index, body)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await readFinalists()).toEqual([0, 1, 2, 3, 4, 6].map(teamId));
    const ofKomodo = await backend.db.$count(runs, eq(runs.correctionReason, 'Salah baca'));
    expect(ofKomodo).toBe(1);
  });

  it('is not decided at a table', async () => {
    await playFinal(backend.db, requests);
    await reopen();
    const token = await openTable();
    const path = `/api/organiser/runs/${(await findRun(played.volt)).id}`;
    const body = { outcome: 'finished', points: 100, time: '01:07.38', correction_reason: 'Foto' };
    for (const advance of [undefined, 'keep'])
      expect(
        await backend.request('PUT', path, { token, body: { ...body, advance } }),
      ).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Minta penyelenggara memutuskannya.') },
      });
    const replaced = { ...body, advance: 'replace' };
    expect((await backend.request('PUT', path, { token, body: replaced })).status).toBe(403);
    expect((await backend.request('DELETE', `${path}?advance=keep`, { token })).status).toBe(409);
    expect((await findRun(played.volt)).points).toBe(300);
  });
});
