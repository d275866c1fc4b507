import { beforeEach, describe, expect, it } from 'vitest';
import type { AdvancingTeams } from '../../../openapi/schema.d.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCorrections } from '../../support/database/corrections.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

// A round is not closed while runs are missing of which nobody has said what becomes.

const backend = useBackend();
const requests = createRoundRequests(backend);
const { place, first, save, planFinal, teamId, add, ofRound, openRound, closeRound } = requests;
const { readScoreEntry } = requests;
const { nameOf, readLog } = createCorrections(backend, requests);

type Answers = AdvancingTeams['missing'];
const close = (missing?: Answers, id = first().id) =>
  ofRound(id, 'PUT', 'state', { state: 'closed', ...(missing && { missing }) });
const answer = (index: number, numbers: number[], decision: 'absent' | 'left_out') => ({
  team_id: teamId(index),
  numbers,
  decision,
});
const stateOf = async (id = first().id) =>
  (await readScoreEntry()).rounds.find((round) => round.id === id)?.state;
const runsOf = async (index: number, roundId = first().id) =>
  (await readScoreEntry()).runs
    .filter((run) => run.team.id === teamId(index) && run.round_id === roundId)
    .map(({ number, outcome }) => [number, outcome])
    .toSorted();

/** All runs but the second one of team 1, and both of team 2. */
beforeEach(async () => {
  await save([roundInput({ id: first().id, run_count: 2 })]);
  const missed = { outcome: 'dns', points: null, time: null };
  for (const index of place().teamIds.keys())
    for (const number of index === 2 ? [] : index === 1 ? [1] : [1, 2])
      await add(index, index < 2 ? { points: 90 - index, number } : { ...missed, number });
});

describe('a round that is closed with runs that are not entered', () => {
  it('stays open for a request that says nothing of them, as an earlier client sends it', async () => {
    const refused = {
      status: 409,
      body: {
        message:
          `Belum semua percobaan babak Penyisihan dicatat: ${await nameOf(2)} (percobaan 1, 2), ` +
          `${await nameOf(1)} (percobaan 2). ` +
          'Tentukan dulu tim mana yang tidak hadir dan mana yang masih akan bertanding.',
      },
    };
    expect(await close()).toMatchObject(refused);
    expect(await close([])).toMatchObject(refused);
    expect(await stateOf()).toBe('open');
  });

  it('stays open where one team is not answered for, or other runs are missing than were seen', async () => {
    expect(await close([answer(2, [1, 2], 'absent')])).toMatchObject({ status: 409 });
    expect(await close([answer(1, [1, 2], 'absent'), answer(2, [1, 2], 'absent')])).toMatchObject({
      status: 409,
      body: {
        message:
          'Percobaan babak Penyisihan yang belum dicatat baru saja berubah. Periksa kembali.',
      },
    });
    expect(await stateOf()).toBe('open');
    expect(await runsOf(2)).toEqual([]);
  });

  it('enters those of an absent team as missed, and says in the audit log which others are left out', async () => {
    const answers = [answer(1, [2], 'left_out'), answer(2, [1, 2], 'absent')];
    expect(await close(answers)).toMatchObject({
      status: 200,
      body: { message: 'Babak Penyisihan telah ditutup. 2 percobaan dicatat tidak hadir.' },
    });
    expect(await stateOf()).toBe('closed');
    expect(await runsOf(1)).toEqual([[1, 'finished']]);
    expect(await runsOf(2)).toEqual([
      [1, 'dns'],
      [2, 'dns'],
    ]);
    const [closed, ...missed] = await readLog(3);
    expect(closed).toEqual([
      'setRoundState',
      `closed; tanpa percobaan yang belum dicatat: ${await nameOf(1)} (percobaan 2)`,
    ]);
    expect(missed.toSorted()).toEqual([
      ['addRun', 'Penyisihan, percobaan 1: tidak hadir; saat Penyisihan ditutup'],
      ['addRun', 'Penyisihan, percobaan 2: tidak hadir; saat Penyisihan ditutup'],
    ]);
  });

  it('is closed without an answer once every run is entered', async () => {
    await add(1, { points: 80, number: 2 });
    for (const number of [1, 2]) await add(2, { points: 70, number });
    expect(await close()).toMatchObject({
      status: 200,
      body: { message: 'Babak Penyisihan telah ditutup.' },
    });
  });

  it('is asked about also while the next round is to be opened', async () => {
    await planFinal(1);
    expect((await close()).body.message).toMatch(/^Belum semua percobaan babak Penyisihan/);
    expect(await stateOf()).toBe('open');
    expect((await closeRound(first().id)).status).toBe(200);
    expect(await stateOf()).toBe('closed');
  });

  it('asks of a final, and of a round that is open again after its final was played', async () => {
    const finalId = await planFinal(1);
    await openRound(finalId, { team_ids: [teamId(0)] });
    expect((await close(undefined, finalId)).body.message).toMatch(
      /^Belum semua percobaan babak Final dicatat: .* \(percobaan 1\)\./,
    );
    await add(0, { points: 50 }, finalId);
    expect((await close(undefined, finalId)).status).toBe(200);
    await ofRound(first().id, 'PUT', 'state', { state: 'open', reason: 'Datang terlambat' });
    expect((await close()).body.message).toMatch(/^Belum semua percobaan babak Penyisihan/);
    expect((await closeRound(first().id)).status).toBe(200);
  });

  it('is not closed where runs entered as missed change who has advanced', async () => {
    const { body } = await save([
      roundInput({
        id: first().id,
        run_count: 2,
        counting: 'sum',
        ranking: 'time',
        ties: 'best_run',
      }),
      roundInput({ name: 'Final', team_count: 2 }),
    ]);
    const finalId = body.data.rounds[1]?.id ?? 0;
    // Of the two teams with one run each, the quicker one advances.
    await add(2, { points: 70, time: '02:00.00' });
    await openRound(finalId, { team_ids: [teamId(0), teamId(1)] });
    await add(1, { points: 50 }, finalId);
    await ofRound(first().id, 'PUT', 'state', { state: 'open', reason: 'Datang terlambat' });
    expect(await close([answer(1, [2], 'absent'), answer(2, [2], 'left_out')])).toMatchObject({
      status: 409,
      body: {
        message:
          'Percobaan yang dicatat tidak hadir mengubah siapa yang lolos: ' +
          `${await nameOf(1)} tidak lagi lolos, ${await nameOf(2)} lolos. ` +
          'Catat percobaan itu di meja skor, tempat Anda memutuskan apa yang berlaku.',
      },
    });
    expect(await stateOf()).toBe('open');
    expect(await runsOf(1)).toEqual([[1, 'finished']]);
  });

  it('takes no answer when it is opened again', async () => {
    await closeRound(first().id);
    const body = { state: 'open', missing: [answer(1, [2], 'absent')] };
    expect(await ofRound(first().id, 'PUT', 'state', body)).toMatchObject({
      status: 422,
      body: { message: 'Percobaan yang belum dicatat ditentukan saat babak ditutup.' },
    });
    expect(await stateOf()).toBe('closed');
  });
});
