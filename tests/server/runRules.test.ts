import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckedScoreImport, ScoreImport } from '../../openapi/schema.d.ts';
import {
  auditLog,
  categories,
  registrations,
  rounds,
  roundTeams,
  runs,
  scores,
} from '../../server/db/schema.ts';
import { useBackend } from '../support/database/backend.ts';
import {
  findOpenScoreEntry,
  runsPath,
  type ScoreAnswer,
  type ScoreEntryAnswer,
  scoreEntryPath,
} from '../support/screens/scoreEntry.ts';

const backend = useBackend();

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let roundId: number;
let teamId: number;
let registrationId: number;

type Rule = Partial<typeof rounds.$inferInsert>;

const defaultRule: Rule = {
  runCount: 2,
  ranking: 'points',
  countsUnfinished: false,
  state: 'open',
};
const setRound = (rule: Rule, id = roundId) =>
  backend.db
    .update(rounds)
    .set({ ...defaultRule, ...rule })
    .where(eq(rounds.id, id));

beforeEach(async () => {
  token = await backend.signIn('organiser');
  // The same team for all tests.
  place ??= await findOpenScoreEntry(backend.db);
  teamId = place.teamIds[0] ?? 0;
  roundId = (await readScoreEntry()).rounds[0]?.id ?? 0;
  await setRound({});
  const [registration] = await backend.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(eq(registrations.teamId, teamId), eq(registrations.tournamentId, place.tournamentId)),
    );
  registrationId = registration?.id ?? 0;
  await backend.db.delete(runs).where(eq(runs.registrationId, registrationId));
  await backend.db.delete(scores).where(eq(scores.registrationId, registrationId));
  await backend.db
    .delete(rounds)
    .where(and(eq(rounds.name, 'Final'), eq(rounds.tournamentId, place.tournamentId)));
});

const send = async (method: string, path: string, body?: unknown, version?: string) =>
  (await backend.request(method, path, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  })) as unknown as ScoreAnswer;
const readScoreEntry = async () =>
  ((await send('GET', scoreEntryPath(place))) as unknown as ScoreEntryAnswer).body.data;
const add = (run: object) =>
  send('POST', runsPath(place), {
    key: crypto.randomUUID(),
    team_id: teamId,
    round_id: roundId,
    number: 1,
    outcome: 'finished',
    points: 80,
    time: '01:07.38',
    ...run,
  });
const runPath = ({ body }: ScoreAnswer) => `/api/organiser/runs/${body.data.id}`;
const readScore = async () => {
  const [score] = await backend.db
    .select({ id: scores.id, points: scores.points, time: scores.time, version: scores.version })
    .from(scores)
    .where(eq(scores.registrationId, registrationId));
  return score;
};

/** Adds a final, to which the team has advanced or not. */
async function addFinal(hasAdvanced: boolean, rule: Rule = {}): Promise<number> {
  const [final] = await backend.db
    .insert(rounds)
    .values({
      tournamentId: place.tournamentId,
      categoryId: place.categoryId,
      position: 2,
      name: 'Final',
      ranking: 'points',
      teamCount: 1,
      ...rule,
    })
    .returning({ id: rounds.id });
  const id = final?.id ?? 0;
  if (hasAdvanced)
    await backend.db.insert(roundTeams).values({ roundId: id, registrationId, position: 1 });
  return id;
}

describe('a run', () => {
  it('is the second one of its team, and the score is the better of both', async () => {
    await add({});
    const first = await readScore();
    expect(first).toMatchObject({ points: 80, time: '01:07.38', version: 1 });
    const better = await add({ number: 2, points: 90 });
    expect(better).toMatchObject({ status: 201, body: { data: { number: 2, round_id: roundId } } });
    expect(await readScore()).toEqual({ ...first, points: 90, version: 2 });
    await send('PUT', runPath(better), { outcome: 'dns', points: null, time: null });
    expect(await readScore()).toEqual({ ...first, version: 3 });
    await send('DELETE', runPath(better));
    expect(await readScore()).toEqual({ ...first, version: 3 });
  });

  it('that does not count gives the team no score', async () => {
    const added = await add({ outcome: 'dns', points: null, time: null });
    expect(added).toMatchObject({ status: 201, body: { data: { outcome: 'dns', points: null } } });
    expect(await readScore()).toBeUndefined();
    await add({ number: 2, outcome: 'dq', points: null, time: null, reason: ' Garis ' });
    expect((await readScoreEntry()).runs[0]).toMatchObject({ outcome: 'dq', reason: 'Garis' });
    expect(await readScore()).toBeUndefined();
  });

  it('of a browser that knows no rounds is the first one of the first round', async () => {
    const key = crypto.randomUUID();
    const body = { key, team_id: teamId, points: 80, time: '01:07.38' };
    const first = await send('POST', runsPath(place), body);
    expect(first.body.data).toMatchObject({ round_id: roundId, number: 1, outcome: 'finished' });
    await setRound({ state: 'closed' });
    expect(await send('POST', runsPath(place), body)).toEqual(first);
  });

  it('is refused above the number of runs, twice, and in a closed round', async () => {
    expect(await add({ number: 3 })).toMatchObject({
      status: 422,
      body: { message: 'Babak Penyisihan hanya memiliki 2 lari untuk setiap tim.' },
    });
    expect((await add({ number: 6 })).status).toBe(422);
    const added = await add({ outcome: 'dq', points: null, time: null, reason: 'Garis' });
    expect(await add({})).toMatchObject({
      status: 409,
      body: { message: 'Lari 1 tim ini sudah dicatat: diskualifikasi (Garis).' },
    });
    await setRound({ state: 'closed' });
    const closed = { status: 409, body: { message: 'Babak Penyisihan sudah ditutup.' } };
    expect(await add({ number: 2 })).toMatchObject(closed);
    const correction = { outcome: 'finished', points: 1, time: '01:07.38' };
    expect(await send('PUT', runPath(added), correction)).toMatchObject(closed);
    expect(await send('DELETE', runPath(added))).toMatchObject(closed);
  });

  it('is for teams of the round only', async () => {
    const final = await addFinal(false);
    expect(await add({ round_id: final })).toMatchObject({
      status: 409,
      body: { message: 'Tim ini tidak ikut babak Final.' },
    });
    expect(await add({ round_id: 999_999 })).toMatchObject({
      status: 404,
      body: { message: 'Babak ini sudah dihapus.' },
    });
  });

  it('of the last round with a counted run gives the score', async () => {
    const final = await addFinal(true);
    await add({});
    await add({ round_id: final, outcome: 'dns', points: null, time: null });
    expect(await readScore()).toMatchObject({ points: 80 });
    const { rounds: found, runs: entered } = await readScoreEntry();
    expect(found.map(({ name, team_ids: ids }) => [name, ids])).toEqual([
      ['Penyisihan', null],
      ['Final', [teamId]],
    ]);
    await send('PUT', `/api/organiser/runs/${entered[0]?.id}`, {
      outcome: 'finished',
      points: 30,
      time: '00:30.00',
    });
    expect(await readScore()).toMatchObject({ points: 30, time: '00:30.00' });
    await setRound({ carriesOver: true }, final);
    await send('PUT', `/api/organiser/runs/${entered[0]?.id}`, {
      outcome: 'finished',
      points: 31,
      time: '00:30.00',
    });
    expect(await readScore()).toMatchObject({ points: 111, time: '01:37.38' });
  });

  it.each<[Rule, object, string]>([
    [{}, { points: null }, 'Poin wajib diisi.'],
    [{}, { time: null }, 'Waktu wajib diisi.'],
    [{}, { time: '01:07:38' }, 'Waktu harus ditulis sebagai MM:SS.hh.'],
    [{ ranking: 'time' }, { points: null, time: null }, 'Waktu wajib diisi.'],
    [{ ranking: 'points_only' }, { points: null, time: null }, 'Poin wajib diisi.'],
    [{ countsUnfinished: true }, { outcome: 'dnf', points: null, time: null }, 'Poin wajib diisi.'],
    [{}, { outcome: 'dnf' }, 'Lari yang tidak selesai tidak memiliki waktu.'],
    [
      {},
      { outcome: 'dns', time: null },
      'Tim yang tidak hadir atau didiskualifikasi tidak memiliki poin.',
    ],
    [
      {},
      { outcome: 'dq', points: null, time: null, reason: ' ' },
      'Alasan diskualifikasi wajib diisi.',
    ],
  ])('with the rule %j is refused with %j', async (rule, run, message) => {
    await setRound(rule);
    expect(await add(run)).toMatchObject({ status: 422, body: { message } });
    const added = await add({ outcome: 'dns', points: null, time: null });
    const correction = { outcome: 'finished', points: 80, time: '01:07.38', ...run };
    expect(await send('PUT', runPath(added), correction)).toMatchObject({
      status: 422,
      body: { message },
    });
  });

  it.each<[Rule, object, { points: number; time: string } | undefined]>([
    [{ ranking: 'time' }, { points: null }, { points: 0, time: '01:07.38' }],
    [{ ranking: 'points_only' }, { time: null }, { points: 80, time: '00:00.00' }],
    [{}, { outcome: 'dnf', time: null }, undefined],
    [{ countsUnfinished: true }, { outcome: 'dnf', time: null }, { points: 80, time: '99:59.99' }],
  ])('with the rule %j takes %j', async (rule, run, score) => {
    await setRound(rule);
    expect((await add(run)).status).toBe(201);
    const stored = await readScore();
    expect(stored && { points: stored.points, time: stored.time }).toEqual(score);
  });
});

describe('a change of the rule of a category', () => {
  it('is that of its rounds and scores', async () => {
    await add({ points: 10, time: '00:30.00' });
    await add({ number: 2, points: 90 });
    expect(await readScore()).toMatchObject({ points: 90 });
    const [category] = await backend.db
      .select()
      .from(categories)
      .where(eq(categories.id, place.categoryId));
    const change = (ranking: string) =>
      send('PUT', `/api/organiser/categories/${place.categoryId}`, {
        name: category?.name,
        description: '',
        longdec: '',
        ranking,
      });
    expect((await change('time')).status).toBe(200);
    expect((await readScoreEntry()).rounds[0]?.ranking).toBe('time');
    expect(await readScore()).toMatchObject({ points: 10, time: '00:30.00' });
    await change('points');
    expect(await readScore()).toMatchObject({ points: 90, time: '01:07.38' });
  });
});

describe('an import', () => {
  type Row = Partial<ScoreImport['rows'][number]>;
  const importRows = async (rows: Row[], preview = false) => {
    const team = (await readScoreEntry()).teams.find(({ id }) => id === teamId)?.code ?? '';
    const row = { team, points: '', time: '' };
    const answer = await send('POST', `${scoreEntryPath(place)}/import`, {
      preview,
      rows: rows.map((each, index) => ({ ...row, line: index + 2, ...each })),
    });
    return answer as unknown as { status: number; body: CheckedScoreImport };
  };

  it('has columns for round, run and outcome', async () => {
    const final = await addFinal(true, { state: 'closed' });
    const rows = [
      { points: '70', time: '01:07.38' },
      { run: '2', result: 'Tidak hadir' },
    ];
    expect((await importRows(rows)).body.data).toMatchObject({ added: 2 });
    await setRound({ state: 'open' }, final);
    const disqualified = { result: 'DQ', reason: 'Garis' };
    expect(
      (await importRows([{ round: 'penyisihan', run: '2', ...disqualified }])).body.data.rows[0],
    ).toMatchObject({
      outcome: 'changed',
      round_id: roundId,
      number: 2,
      before: { outcome: 'dns' },
      score: { outcome: 'dq', points: null, reason: 'Garis' },
    });
    expect((await importRows([{ points: '5', time: '00:01.00' }])).body.data.rows[0]).toMatchObject(
      {
        round_id: final,
        number: 1,
      },
    );
    expect(await readScore()).toMatchObject({ points: 5 });
    const [line] = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.detail, 'Final, lari 1: 5 poin, 00:01.00'));
    expect(line).toBeDefined();
  });

  it.each<[Row, string]>([
    [{ round: 'Semifinal' }, 'Babak ini tidak ada di kategori ini.'],
    [{ run: '0' }, 'Lari harus bilangan dari 1 sampai 5.'],
    [{ run: '3' }, 'Babak Penyisihan hanya memiliki 2 lari untuk setiap tim.'],
    [{ round: 'Final' }, 'Babak Final sudah ditutup.'],
    [{ result: 'menang' }, 'Hasil harus selesai, tidak hadir, tidak selesai, atau diskualifikasi.'],
    [{ result: 'dq', points: '', time: '' }, 'Alasan diskualifikasi wajib diisi.'],
  ])('refuses %j', async (row, problem) => {
    await addFinal(true, { state: 'closed' });
    const { body } = await importRows([{ points: '70', time: '01:07.38', ...row }], true);
    expect(body.data.rows[0]).toMatchObject({ outcome: 'rejected', problem });
  });

  it('refuses a team that is not in the round', async () => {
    await addFinal(false);
    const { body } = await importRows([{ points: '70', time: '01:07.38' }], true);
    expect(body.data.rows[0]?.problem).toBe('Tim ini tidak ikut babak Final.');
  });
});
