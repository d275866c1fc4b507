import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdvancingTeams } from '../../../openapi/schema.d.ts';
import { auditLog, registrations, runs, standings } from '../../../server/db/schema.ts';
import { insertRun } from '../../../server/scores/runs/runQueries.ts';
import { lockRound } from '../../../server/scores/rounds/roundQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCorrections } from '../../support/database/corrections.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';

// A round is not opened while nobody has said what becomes of the runs that are not entered in the one before.

const backend = useBackend();
const requests = createRoundRequests(backend);
const { place, first, save, planFinal, teamId, add, ofRound, preview, request } = requests;
const { openTable, nameOf, readResults } = createCorrections(backend, requests);

type Answers = NonNullable<AdvancingTeams['missing']>;
let finalId: number;
/** The index of the last team; teams from 3 on miss both runs unless a test says otherwise. */
let last: number;

const answer = (index: number, numbers: number[], decision: 'absent' | 'left_out') => ({
  team_id: teamId(index),
  numbers,
  decision,
});
const open = (missing: Answers | undefined, version?: string) =>
  ofRound(finalId, 'POST', 'open', { team_ids: [teamId(0)], ...(missing && { missing }) }, version);
const readMissing = async () => (await preview(finalId)).body.data.missing ?? [];
/** Enters both runs of each team from this index on as missed. */
async function missOthers(from: number): Promise<void> {
  const missed = { outcome: 'dns', points: null, time: null };
  for (let index = from; index <= last; index += 1)
    for (const number of [1, 2]) expect(await add(index, { ...missed, number })).toBe(201);
}
const isOfCategory = () =>
  and(
    eq(registrations.tournamentId, place().tournamentId),
    eq(registrations.categoryId, place().categoryId),
  );

/** Withdraws the registration of a team; returns a function that registers it again. */
async function withdraw(index: number) {
  const [withdrawn] = await backend.db
    .delete(registrations)
    .where(and(isOfCategory(), eq(registrations.teamId, teamId(index))))
    .returning();
  if (!withdrawn) throw new Error('The team is not registered');
  const { id: _id, ...registration } = withdrawn;
  return () => backend.db.insert(registrations).values(registration);
}

beforeEach(async () => {
  last = place().teamIds.length - 1;
  await backend.db.update(registrations).set({ checkedInAt: null }).where(isOfCategory());
  finalId = await planFinal(1);
  for (const number of [1, 2]) await add(0, { points: 90, number });
});

describe('the runs that are not entered', () => {
  it('are listed by team, those with the fewest runs first, with who has not come', async () => {
    await add(1, { points: 80 });
    await add(2, { points: 70, number: 2 });
    await missOthers(4);
    const [none, ...others] = await readMissing();
    expect(none).toEqual({ team: expect.objectContaining({ id: teamId(3) }), numbers: [1, 2] });
    expect(new Map(others.map(({ team, numbers }) => [team.id, numbers]))).toEqual(
      new Map([
        [teamId(1), [2]],
        [teamId(2), [1]],
      ]),
    );
    const names = others.map(({ team }) => team.name);
    expect(names).toEqual(names.toSorted());
    await backend.db
      .update(registrations)
      .set({ checkedInAt: new Date() })
      .where(inArray(registrations.teamId, [teamId(1)]));
    expect((await readMissing()).map(({ checked_in: hasCome }) => hasCome).sort()).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are none where every run is entered, and none is asked for', async () => {
    await missOthers(1);
    expect(await readMissing()).toEqual([]);
    expect(await open(undefined)).toMatchObject({
      status: 200,
      body: { message: 'Babak Final telah dibuka.' },
    });
  });

  it('are none of a team that has withdrawn', async () => {
    await missOthers(2);
    const register = await withdraw(1);
    try {
      expect(await readMissing()).toEqual([]);
      expect((await open(undefined)).status).toBe(200);
    } finally {
      await register();
    }
  });

  it('keep a round closed for a request that says nothing of them, as an earlier client sends it', async () => {
    await missOthers(3);
    await add(1, { points: 80 });
    expect(await open(undefined)).toMatchObject({
      status: 409,
      body: {
        message:
          `Belum semua percobaan babak Penyisihan dicatat: ${await nameOf(2)} (percobaan 1, 2), ` +
          `${await nameOf(1)} (percobaan 2). ` +
          'Tentukan dulu tim mana yang tidak hadir dan mana yang masih akan bertanding.',
      },
    });
    const refused = await open([answer(2, [1, 2], 'absent')]);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`dicatat: ${await nameOf(1)} (percobaan 2). Tentukan`);
    expect(await backend.db.$count(runs, eq(runs.roundId, first().id))).toBe(3 + 2 * (last - 2));
  });

  it('name five teams and how many more', async () => {
    const { message } = (await open(undefined)).body;
    expect(last).toBeGreaterThan(5);
    expect(message.match(/\(percobaan 1, 2\)/g)).toHaveLength(5);
    expect(message).toContain(` dan ${last - 5} tim lain. Tentukan dulu`);
  });
});

describe('an answer', () => {
  it('enters the runs of an absent team as missed, with a line each, and lets others go without', async () => {
    await missOthers(3);
    await add(1, { points: 80 });
    const opened = await open([answer(2, [1, 2], 'absent'), answer(1, [2], 'left_out')]);
    expect(opened).toMatchObject({
      status: 200,
      body: { message: 'Babak Final telah dibuka. 2 percobaan dicatat tidak hadir.' },
    });
    const results = (await readResults()).rounds[0]?.results ?? [];
    const runsOf = (index: number) =>
      results.find(({ team }) => team.id === teamId(index))?.runs.map(({ outcome }) => outcome);
    expect(runsOf(2)).toEqual(['dns', 'dns']);
    expect(runsOf(1)).toEqual(['finished']);
    const lines = await backend.db.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.slice(-3).map(({ operation, kind, detail }) => [operation, kind, detail])).toEqual(
      [
        ['addRun', 'score', 'Penyisihan, percobaan 1: tidak hadir; saat Final dibuka'],
        ['addRun', 'score', 'Penyisihan, percobaan 2: tidak hadir; saat Final dibuka'],
        [
          'openRound',
          'round',
          `${await nameOf(0)}; tanpa percobaan yang belum dicatat: ${await nameOf(1)} (percobaan 2)`,
        ],
      ],
    );
    expect(lines.at(-3)?.objectName).toContain(await nameOf(2));
    const missed = await backend.db
      .select({ id: runs.id })
      .from(runs)
      .innerJoin(registrations, eq(registrations.id, runs.registrationId))
      .where(and(eq(runs.roundId, first().id), eq(registrations.teamId, teamId(2))))
      .orderBy(runs.number);
    expect(lines.slice(-3, -1).map(({ objectId }) => objectId)).toEqual(missed.map(({ id }) => id));
  });

  it('is refused where a run has come since, and nothing is saved', async () => {
    await missOthers(2);
    const seen = await readMissing();
    expect(seen).toMatchObject([{ numbers: [1, 2] }]);
    await add(1, { points: 80 });
    const changed = {
      status: 409,
      body: {
        message:
          'Percobaan babak Penyisihan yang belum dicatat baru saja berubah. Periksa kembali.',
      },
    };
    expect(await open([answer(1, [1, 2], 'absent')])).toMatchObject(changed);
    await add(1, { points: 70, number: 2 });
    expect(await open([answer(1, [2], 'absent')])).toMatchObject(changed);
    expect((await requests.readScoreEntry()).rounds[1]?.team_ids).toEqual([]);
    expect((await open([])).status).toBe(200);
  });

  it('is not enough where a team has registered since', async () => {
    const register = await withdraw(last);
    last -= 1;
    await missOthers(1);
    expect(await readMissing()).toEqual([]);
    await register();
    const refused = await open([]);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`${await nameOf(last + 1)} (percobaan 1, 2)`);
  });

  it('waits for a run that is being entered, and sees it', async () => {
    await missOthers(2);
    await add(1, { points: 80 });
    const [registration] = await backend.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(and(isOfCategory(), eq(registrations.teamId, teamId(1))));
    const refused = await sendWhileLocked(
      backend,
      async (transaction) => {
        await lockRound(transaction, place(), first().id);
        await insertRun(transaction, {
          roundId: first().id,
          registrationId: registration?.id ?? 0,
          number: 2,
          outcome: 'finished',
          points: 95,
          time: '01:00.00',
          reason: null,
          createdAt: new Date(),
        });
      },
      () => open([answer(1, [2], 'absent')]),
    );
    expect(refused.status).toBe(409);
  });

  it('counts once of two organisers who open at once with other answers', async () => {
    await missOthers(2);
    const answers = await Promise.all([
      open([answer(1, [1, 2], 'absent')]),
      open([answer(1, [1, 2], 'left_out')]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is given once for a team, and as one of the decisions that there are', async () => {
    await missOthers(2);
    const once = answer(1, [1, 2], 'absent');
    expect(await open([once, once])).toMatchObject({
      status: 422,
      body: { message: 'Percobaan satu tim hanya boleh ditentukan satu kali.' },
    });
    expect(
      await ofRound(finalId, 'POST', 'open', {
        team_ids: [teamId(0)],
        missing: [{ ...once, decision: 'waiting' }],
      }),
    ).toMatchObject({
      status: 422,
      body: {
        message: 'Tentukan apakah tim tidak hadir atau percobaannya tidak dihitung.',
      },
    });
  });

  it('is given by organisers: a table card opens nothing', async () => {
    const token = await openTable();
    const path = `/api/organiser/rounds/${finalId}/open`;
    const body = { team_ids: [teamId(0)], missing: [] };
    expect((await backend.request('POST', path, { token, body })).status).toBe(403);
  });
});

it('an absence that changes the ranking is in the preview before it is saved', async () => {
  // A time of one run in a sum is none once the other run is missed.
  await save([
    roundInput({ id: first().id, run_count: 2, counting: 'sum', ranking: 'time' }),
    roundInput({ id: finalId, name: 'Final', team_count: 2 }),
  ]);
  await add(1, { time: '00:10.00' });
  await add(2, { time: '00:50.00' });
  await missOthers(3);
  const ranked = async (query = '') => {
    const { body } = (await request(
      'GET',
      `/api/organiser/rounds/${finalId}/advance${query}`,
    )) as unknown as Awaited<ReturnType<typeof preview>>;
    return body.data;
  };
  const before = await ranked();
  expect(before.candidates.map(({ team }) => team.id)).toEqual([0, 1, 2].map(teamId));
  const after = await ranked(`?absent=${teamId(1)}`);
  expect(after.candidates.map(({ team, time }) => [team.id, time === null])).toEqual([
    [teamId(0), false],
    [teamId(2), false],
    [teamId(1), true],
  ]);
  expect(after.missing).toEqual(before.missing);
  const missing = [answer(1, [2], 'absent'), answer(2, [2], 'left_out')];
  const body = { team_ids: [teamId(0), teamId(2)], missing };
  expect(await ofRound(finalId, 'POST', 'open', body, before.ranking_version)).toMatchObject({
    status: 412,
  });
  expect((await ofRound(finalId, 'POST', 'open', body, after.ranking_version)).status).toBe(200);
});

it('an absence counts in the round before, and not in the rounds before that', async () => {
  // Of three rounds: in the first one a team lacks a run too, and advances nevertheless.
  const rule = { run_count: 2, counting: 'sum', ranking: 'time' };
  const { body } = await save([
    roundInput({ id: first().id, run_count: 2 }),
    roundInput({ id: finalId, name: 'Semifinal', ...rule, team_count: 3 }),
    roundInput({ name: 'Final', team_count: 1 }),
  ]);
  const [, semifinal = 0, final = 0] = body.data.rounds.map(({ id }) => id);
  await add(1, { points: 80 });
  await add(2, { points: 70 });
  await requests.openRound(semifinal, { team_ids: [0, 1, 2].map(teamId) });
  for (const number of [1, 2]) await add(0, { time: '01:00.00', number }, semifinal);
  await add(1, { time: '00:10.00' }, semifinal);
  await add(2, { time: '00:50.00' }, semifinal);
  const { candidates } = (await preview(final)).body.data;
  expect(candidates.map(({ team }) => team.id)).toEqual([0, 1, 2].map(teamId));
  const seen = (await ofRound(final, 'GET', `advance?absent=${teamId(1)}`)) as unknown as Awaited<
    ReturnType<typeof preview>
  >;
  expect(seen.body.data.candidates.map(({ team, time }) => [team.id, time])).toEqual([
    [teamId(0), '02:00.00'],
    [teamId(2), '00:50.00'],
    [teamId(1), null],
  ]);
  const missing = [answer(1, [2], 'absent'), answer(2, [2], 'left_out')];
  const chosen = { team_ids: [teamId(0)], missing };
  const opened = await ofRound(final, 'POST', 'open', chosen, seen.body.data.ranking_version);
  expect(opened.status).toBe(200);
  const { rounds } = await readResults();
  const stored = await backend.db
    .select({ id: registrations.teamId, place: standings.place })
    .from(standings)
    .innerJoin(registrations, and(eq(registrations.id, standings.registrationId), isOfCategory()))
    .orderBy(standings.place);
  expect(stored.slice(0, 3).map(({ id }) => id)).toEqual([0, 2, 1].map(teamId));
  const outcomes = rounds[1]?.results.map(({ runs: own }) => own.map(({ outcome }) => outcome));
  expect(outcomes).toEqual([['finished', 'finished'], ['finished'], ['finished', 'dns']]);
  const lines = await backend.db.select().from(auditLog).orderBy(auditLog.id);
  expect(lines.at(-2)?.detail).toBe('Semifinal, percobaan 2: tidak hadir; saat Final dibuka');
});

it.each(['1,', 'a', '0', '1;2', '-1', ' 1'])(
  'a preview refuses the absent teams %j',
  async (text) => {
    const path = `/api/organiser/rounds/${finalId}/advance?absent=${encodeURIComponent(text)}`;
    expect(await request('GET', path)).toMatchObject({
      status: 422,
      body: { message: 'Tim yang tidak hadir ditulis sebagai nomor dengan koma di antaranya.' },
    });
  },
);
