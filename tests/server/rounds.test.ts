import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdvancePreview, CategoryResults, Round } from '../../openapi/schema.d.ts';
import { registrations, rounds, runs, scores } from '../../server/db/schema.ts';
import { useBackend } from '../support/database/backend.ts';
import {
  findOpenScoreEntry,
  runsPath,
  type ScoreEntryAnswer,
  scoreEntryPath,
} from '../support/screens/scoreEntry.ts';

const backend = useBackend();

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let first: Round;
beforeEach(async () => {
  token = await backend.signIn('organiser');
  place ??= await findOpenScoreEntry(backend.db);
  const { tournamentId, categoryId } = place;
  const played = and(eq(rounds.tournamentId, tournamentId), eq(rounds.categoryId, categoryId));
  const ids = backend.db.select({ id: rounds.id }).from(rounds).where(played);
  const own = backend.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
    );
  await backend.db.delete(runs).where(inArray(runs.roundId, ids));
  await backend.db.delete(scores).where(inArray(scores.registrationId, own));
  const { rounds: found } = await readScoreEntry();
  if (!found[0]) throw new Error('There is no round');
  [first] = found;
  await send('PUT', '/rounds', { rounds: [rule({ id: first.id, run_count: 2 })] });
  await backend.db.update(rounds).set({ state: 'open' }).where(eq(rounds.id, first.id));
});

type Answer<Data = { rounds: Round[]; rounds_version: string }> = {
  status: number;
  body: { message: string; data: Data };
};

const request = async (method: string, path: string, body?: unknown, version?: string) =>
  backend.request(method, path, {
    token,
    body,
    headers: version === undefined ? {} : { 'If-Match': version },
  });
const categoryPath = () => runsPath(place).replace(/\/runs$/, '');
const send = async (method: string, path: string, body?: unknown, version?: string) =>
  (await request(method, `${categoryPath()}${path}`, body, version)) as unknown as Answer;
const readScoreEntry = async () =>
  ((await request('GET', scoreEntryPath(place))) as unknown as ScoreEntryAnswer).body.data;
const rule = (changes: object) => ({
  name: 'Penyisihan',
  run_count: 1,
  counting: 'best',
  best_count: null,
  ranking: 'points',
  counts_unfinished: false,
  carries_over: false,
  team_count: null,
  ...changes,
});
const save = (list: object[], version?: string) =>
  send('PUT', '/rounds', { rounds: list }, version);
/** Saves the first round and a final for so many teams, and returns the id of the final. */
async function planFinal(teamCount: number): Promise<number> {
  const answer = await save([
    rule({ id: first.id, run_count: 2 }),
    rule({ name: 'Final', team_count: teamCount }),
  ]);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Babak telah disimpan.' } });
  return answer.body.data.rounds[1]?.id ?? 0;
}
const teamId = (index: number) => place.teamIds[index] ?? 0;
const add = async (index: number, run: object, roundId = first.id) => {
  const { status } = await request('POST', runsPath(place), {
    key: crypto.randomUUID(),
    team_id: teamId(index),
    round_id: roundId,
    number: 1,
    outcome: 'finished',
    points: 80,
    time: '01:07.38',
    ...run,
  });
  return status;
};
const ofRound = async (
  id: number,
  method: string,
  path: string,
  body?: unknown,
  version?: string,
) =>
  (await request(
    method,
    `/api/organiser/rounds/${id}/${path}`,
    body,
    version,
  )) as unknown as Answer;
const preview = async (id: number) =>
  (await ofRound(id, 'GET', 'advance')) as unknown as Answer<AdvancePreview>;

describe('rounds', () => {
  it('are saved in their order, and only as they were seen', async () => {
    const { rounds_version: seen } = await readScoreEntry();
    const list = [
      rule({
        id: first.id,
        name: ' Kualifikasi ',
        run_count: 3,
        counting: 'best_sum',
        best_count: 2,
      }),
      rule({ name: 'Semifinal', team_count: 8 }),
      rule({ name: 'Final', team_count: 2, carries_over: true }),
    ];
    const { body } = await save(list, seen);
    expect(body.data.rounds).toMatchObject([
      { id: first.id, position: 1, name: 'Kualifikasi', best_count: 2, team_ids: null },
      { position: 2, name: 'Semifinal', state: 'closed', team_ids: [] },
      { position: 3, name: 'Final', carries_over: true },
    ]);
    expect(await readScoreEntry()).toMatchObject(body.data);
    expect(await save(list, seen)).toMatchObject({
      status: 412,
      body: { message: 'Babak baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.' },
    });
    const [one, , three] = body.data.rounds;
    const shorter = await save([
      rule({ id: one?.id }),
      rule({ id: three?.id, name: 'Final', team_count: 2 }),
    ]);
    expect(shorter.body.data.rounds.map(({ id }) => id)).toEqual([one?.id, three?.id]);
  });

  it.each<[object[], string]>([
    [[{ team_count: 4 }], 'Babak pertama diikuti semua tim yang terdaftar.'],
    [[{ carries_over: true }], 'Babak pertama tidak memiliki hasil sebelumnya.'],
    [[{}, { name: 'Final' }], 'Tulis berapa tim yang lolos ke babak Final.'],
    [
      [{ counting: 'best_sum', best_count: 2 }],
      'Babak Penyisihan menjumlahkan 1 sampai 1 lari terbaik.',
    ],
    [[{}, { name: 'penyisihan', team_count: 2 }], 'Dua babak tidak boleh bernama sama.'],
  ])('with %j are refused', async (changes, message) => {
    const [one = {}, ...others] = changes;
    expect(
      await save([rule({ id: first.id, ...one }), ...others.map((each) => rule(each))]),
    ).toMatchObject({ status: 422, body: { message } });
  });

  it('keep the runs that they have', async () => {
    const finalId = await planFinal(1);
    await add(0, {});
    await add(0, { number: 2, points: 10 });
    const final = rule({ id: finalId, name: 'Final', team_count: 1 });
    const refused = async (list: object[], message: string, status = 409) =>
      expect(await save(list)).toMatchObject({ status, body: { message } });
    await refused([rule({ id: first.id }), final], 'Babak Penyisihan sudah memiliki lari 2.');
    const order = 'Urutan babak yang sudah ada tidak dapat diubah.';
    await refused(
      [rule({ run_count: 2 }), final],
      'Babak Penyisihan sudah memiliki skor, jadi tidak dapat dihapus.',
    );
    await refused(
      [rule({ id: finalId }), rule({ id: first.id, name: 'Final', team_count: 1, run_count: 2 })],
      order,
    );
    await refused([rule({ id: 999_999 })], 'Babak ini sudah dihapus.', 404);
    await request('PUT', `/api/organiser/runs/${(await readScoreEntry()).runs[0]?.id}`, {
      outcome: 'finished',
      points: null,
      time: '01:00.00',
    });
    const timed = { id: first.id, run_count: 2, ranking: 'time' };
    expect((await save([rule(timed), final])).status).toBe(200);
    await request('PUT', `/api/organiser/runs/${(await readScoreEntry()).runs[0]?.id}`, {
      outcome: 'finished',
      points: null,
      time: '01:00.00',
    });
    const { status, body } = await save([rule({ ...timed, ranking: 'points' }), final]);
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^Skor .+ di babak Penyisihan tidak cocok dengan aturan ini: Poin wajib diisi\.$/,
    );
  });

  it('that change their rule change the scores', async () => {
    await add(0, {});
    await add(0, { number: 2, points: 10, time: '01:00.00' });
    await save([rule({ id: first.id, run_count: 2, counting: 'sum' })]);
    const { body } = await backend.request('GET', `/api/scores?tournament=${place.tournamentId}`);
    expect((body as { data: object[] }).data).toContainEqual(
      expect.objectContaining({ points: 90, time: '02:07.38' }),
    );
  });

  it('are closed and opened again', async () => {
    const finalId = await planFinal(1);
    expect(await ofRound(first.id, 'PUT', 'state', { state: 'closed' })).toMatchObject({
      status: 200,
      body: { message: 'Babak Penyisihan telah ditutup.' },
    });
    expect(await add(0, {})).toBe(409);
    expect((await ofRound(first.id, 'PUT', 'state', { state: 'open' })).body.message).toBe(
      'Babak Penyisihan telah dibuka kembali.',
    );
    expect(await add(0, {})).toBe(201);
    expect(await ofRound(finalId, 'PUT', 'state', { state: 'open' })).toMatchObject({
      status: 409,
      body: { message: 'Tim babak Final belum dipilih.' },
    });
    expect((await ofRound(999_999, 'PUT', 'state', { state: 'open' })).status).toBe(404);
  });
});

describe('the teams of a round', () => {
  it('advance by rank, without those that never started', async () => {
    const finalId = await planFinal(2);
    await add(0, { points: 70 });
    await add(1, { points: 90 });
    await add(2, { points: 80 });
    await add(3, { outcome: 'dns', points: null, time: null });
    const { body } = await preview(finalId);
    expect(body.data.candidates).toMatchObject([
      { team: { id: teamId(1) }, rank: 1, points: 90, time: '01:07.38', state: 'advances' },
      { team: { id: teamId(2) }, rank: 2, state: 'advances' },
      { team: { id: teamId(0) }, rank: 3, state: 'left_out' },
    ]);
    expect(body.data.unranked_teams.map(({ id }) => id)).toContain(teamId(3));
    const teams = { team_ids: [teamId(2), teamId(1)] };
    await add(4, { points: 1 });
    expect(await ofRound(finalId, 'POST', 'open', teams, body.data.ranking_version)).toMatchObject({
      status: 412,
      body: { message: 'Peringkat baru saja berubah. Periksa kembali tim yang lolos.' },
    });
    const seen = (await preview(finalId)).body.data.ranking_version;
    const opened = await ofRound(finalId, 'POST', 'open', teams, seen);
    expect(opened).toMatchObject({ status: 200, body: { message: 'Babak Final telah dibuka.' } });
    expect(opened.body.data.rounds).toMatchObject([
      { state: 'closed' },
      { state: 'open', team_ids: [teamId(1), teamId(2)] },
    ]);
    expect(await ofRound(finalId, 'POST', 'open', teams)).toMatchObject({
      status: 409,
      body: { message: 'Babak Final sudah dibuka.' },
    });
    expect(await add(1, {}, finalId)).toBe(201);
    expect(await add(0, {}, finalId)).toBe(409);
  });

  it('are opened once by sixteen organisers', async () => {
    const finalId = await planFinal(1);
    await add(0, {});
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ofRound(finalId, 'POST', 'open', { team_ids: [teamId(0)] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
  });

  it('are chosen with a reason where ranks are shared', async () => {
    const finalId = await planFinal(2);
    for (const index of [0, 1, 2]) await add(index, { points: index === 0 ? 90 : 80 });
    expect((await preview(finalId)).body.data.candidates.map(({ state }) => state)).toEqual([
      'advances',
      'tied',
      'tied',
    ]);
    const open = (team_ids: number[], reason: string | null = null) =>
      ofRound(finalId, 'POST', 'open', { team_ids, reason });
    const chosen = [teamId(0), teamId(2)];
    const refused: [number, string, number[], string?][] = [
      [422, 'Alasan wajib diisi karena tim dipilih sendiri.', chosen],
      [422, 'Setiap tim hanya boleh dipilih satu kali.', [teamId(0), teamId(0)]],
      [422, 'Babak Final diikuti paling banyak 2 tim.', [teamId(0), teamId(1), teamId(2)]],
      [409, 'Tim ini tidak memiliki hasil di babak Penyisihan.', [teamId(3)], 'Undian'],
    ];
    for (const [status, message, ids, reason] of refused)
      expect(await open(ids, reason)).toMatchObject({ status, body: { message } });
    expect((await open(chosen, 'Undian')).body.data.rounds[1]?.team_ids).toEqual(chosen);
    expect(await preview(first.id)).toMatchObject({
      status: 409,
      body: { message: 'Babak pertama diikuti semua tim yang terdaftar.' },
    });
  });

  it('are replaced if they withdraw before their first run', async () => {
    const finalId = await planFinal(2);
    for (const index of [0, 1, 2]) await add(index, { points: 90 - index });
    await ofRound(finalId, 'POST', 'open', { team_ids: [teamId(0), teamId(1)] });
    await add(0, {}, finalId);
    const replace = (one: number, other: number) =>
      ofRound(finalId, 'POST', 'replacement', {
        team_id: teamId(one),
        replacement_id: teamId(other),
        reason: 'Robot rusak',
      });
    const refused: [number, number, string][] = [
      [2, 1, 'Tim ini tidak ikut babak Final.'],
      [0, 2, 'Tim ini sudah memiliki skor di babak Final.'],
      [1, 0, 'Tim pengganti sudah ikut babak Final.'],
      [1, 3, 'Tim ini tidak memiliki hasil di babak Penyisihan.'],
    ];
    for (const [one, other, message] of refused)
      expect(await replace(one, other)).toMatchObject({ status: 409, body: { message } });
    const { body } = await replace(1, 2);
    expect(body.message).toMatch(/^.+ menggantikan .+\.$/);
    expect(body.data.rounds[1]?.team_ids).toEqual([teamId(0), teamId(2)]);
  });
});

describe('the results', () => {
  const readResults = async () => {
    const path = `/api/tournaments/${place.tournamentId}/categories/${place.categoryId}/results`;
    const { status, body } = await backend.request('GET', path);
    expect(status).toBe(200);
    return (body as { data: CategoryResults }).data;
  };

  it('have all runs, and say what has put each team before the next one', async () => {
    const finalId = await planFinal(2);
    const finished = { points: 120, time: '01:00.00' };
    await add(0, finished);
    await add(0, { number: 2, points: 90, time: '01:12.00' });
    await add(1, finished);
    await add(1, { number: 2, points: 90, time: '01:40.00' });
    await add(2, { points: 30 });
    await add(3, { points: 30 });
    await add(4, { outcome: 'dq', points: null, time: null, reason: 'Menyentuh robot' });
    await ofRound(finalId, 'POST', 'open', { team_ids: [teamId(0), teamId(1)] });
    const { time_format: format, rounds: found } = await readResults();
    expect(format).toBe('MM:SS.hh');
    expect(found.map(({ name, state }) => [name, state])).toEqual([
      ['Penyisihan', 'closed'],
      ['Final', 'open'],
    ]);
    const [results = [], final] = found.map((round) => round.results);
    expect(results.map(({ team, rank, decision }) => [team.id, rank, decision])).toEqual([
      [teamId(0), 1, { decided_by: 'time', run: 2, own: '01:12.00', other: '01:40.00' }],
      [teamId(1), 2, { decided_by: 'points', run: null, own: '120', other: '30' }],
      ...results
        .slice(2, 4)
        .map(({ team }) => [
          team.id,
          3,
          { decided_by: 'nothing', run: null, own: null, other: null },
        ]),
      [teamId(4), null, null],
    ]);
    expect(results[0]?.runs).toEqual([
      { number: 1, outcome: 'finished', ...finished, counted: true },
      { number: 2, outcome: 'finished', points: 90, time: '01:12.00', counted: false },
    ]);
    expect(results[4]?.runs).toEqual([
      { number: 1, outcome: 'dq', points: null, time: null, counted: false },
    ]);
    expect(final?.map(({ team, rank, runs: list }) => [team.id, rank, list])).toEqual(
      final?.map(({ team }) => [team.id, null, []]),
    );
    expect(final?.map(({ team }) => team.id).sort()).toEqual([teamId(0), teamId(1)].sort());
  });

  it('are those of published tournaments, where the category is played', async () => {
    const path = `/api/tournaments/${place.tournamentId}/categories/9999/results`;
    expect((await backend.request('GET', path)).status).toBe(404);
    const other = '/api/tournaments/9999/categories/1/results';
    expect((await backend.request('GET', other)).status).toBe(404);
  });
});

it('every category of a tournament has a first round from the start', async () => {
  const { body } = await request('POST', '/api/organiser/tournaments', {
    title: 'Piala Babak',
    about: '',
    date: '2027-05-08',
    start_time: null,
    time_zone: 'Asia/Jakarta',
    venue: { name: '', city: '', province: '' },
    registration_opens_at: null,
    registration_closes_at: null,
    categories: [{ id: place.categoryId, capacity: null }],
  });
  const { id } = (body as { data: { id: number } }).data;
  const found = await backend.db
    .select({ name: rounds.name, ranking: rounds.ranking, state: rounds.state })
    .from(rounds)
    .where(eq(rounds.tournamentId, id))
    .orderBy(asc(rounds.position));
  expect(found).toEqual([{ name: 'Penyisihan', ranking: 'points', state: 'open' }]);
});
