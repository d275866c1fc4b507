import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../../support/database/backend.ts';
import { createCorrections } from '../../support/database/corrections.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

// A round from which teams have advanced is opened again, for a team whose runs were left out.

const backend = useBackend();
const requests = createRoundRequests(backend);
const { first, save, planFinal, teamId, add, ofRound, openRound, closeRound, readScoreEntry } =
  requests;
const { correct, nameOf, readLog, readResults } = createCorrections(backend, requests);

let finalId: number;
const reopen = (reason?: string) =>
  ofRound(first().id, 'PUT', 'state', { state: 'open', ...(reason !== undefined && { reason }) });
const reason = 'Boyo datang terlambat';

beforeEach(async () => {
  finalId = await planFinal(1);
  await add(0, { points: 90 });
  await add(1, { points: 80 });
  await openRound(finalId, { team_ids: [teamId(0)] });
});

describe('a round that is opened again', () => {
  it('needs a reason once teams have advanced from it', async () => {
    for (const typed of [undefined, ' ']) expect((await reopen(typed)).status).toBe(422);
    expect((await reopen()).body).toMatchObject({
      errors: { reason: ['Tulis alasannya, karena Final sudah dibuka dari babak ini.'] },
    });
    expect((await readScoreEntry()).rounds.map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  it('takes back a final without a run, whose teams are then chosen by the new ranking', async () => {
    const text = 'Final belum memiliki skor, jadi ditutup: timnya dipilih lagi saat dibuka.';
    expect(await reopen(reason)).toMatchObject({
      status: 200,
      body: {
        message: `Babak Penyisihan telah dibuka kembali. ${text}`,
        data: {
          rounds: [
            { state: 'open', team_ids: null },
            { state: 'closed', team_ids: [] },
          ],
        },
      },
    });
    expect(await readLog(1)).toEqual([['setRoundState', `alasan: ${reason}; ${text}`]]);
    expect(await add(0, {}, finalId)).toBe(409);
    // Nobody is asked: there is no final that could have other teams.
    expect(await add(2, { points: 95 })).toBe(201);
    const opened = await openRound(finalId, { team_ids: [teamId(2)] });
    expect(opened.body.data.rounds).toMatchObject([
      { state: 'closed' },
      { state: 'open', team_ids: [teamId(2)] },
    ]);
    expect((await readResults()).standings[0]?.team_id).toBe(teamId(2));
  });

  it('writes down which teams of a final without a run were chosen by hand, and why', async () => {
    await reopen(reason);
    await openRound(finalId, { team_ids: [teamId(1)], reason: 'Undangan' });
    const text =
      'Final belum memiliki skor, jadi ditutup: timnya dipilih lagi saat dibuka.' +
      ` Dipilih sendiri sebelumnya: ${await nameOf(1)} (Final: Undangan).`;
    expect((await reopen(reason)).body.message).toBe(
      `Babak Penyisihan telah dibuka kembali. ${text}`,
    );
    const [[, detail] = []] = await readLog(1);
    expect(detail).toBe(`alasan: ${reason}; ${text.replace('dibuka. ', 'dibuka.; ')}`);
  });

  it('leaves a final with a run as it was played, and then asks who advances', async () => {
    await add(0, { points: 10 }, finalId);
    const text = 'Final sudah memiliki skor, jadi tetap seperti yang dimainkan.';
    expect((await reopen(reason)).body.message).toBe(
      `Babak Penyisihan telah dibuka kembali. ${text}`,
    );
    expect(await readLog(1)).toEqual([['setRoundState', `alasan: ${reason}; ${text}`]]);
    expect((await readScoreEntry()).rounds).toMatchObject([
      { state: 'open' },
      { state: 'open', team_ids: [teamId(0)] },
    ]);
    expect(await add(2, { points: 95 })).toBe(409);
    expect(await add(2, { points: 95, advance: 'keep' })).toBe(201);
    expect((await readScoreEntry()).rounds[1]?.team_ids).toEqual([teamId(0)]);
    const refused = await correct(1, 99);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: `Koreksi ini mengubah siapa yang lolos ke Final: ${await nameOf(1)} lolos.`,
      },
    });
  });

  it('takes back all rounds after it, unless one of them has a run', async () => {
    const { body } = await save([
      roundInput({ id: first().id, run_count: 2 }),
      roundInput({ id: finalId, name: 'Semifinal', team_count: 1 }),
      roundInput({ name: 'Final', team_count: 1 }),
    ]);
    const lastId = body.data.rounds[2]?.id ?? 0;
    await add(0, { points: 70 }, finalId);
    await openRound(lastId, { team_ids: [teamId(0)] });
    expect((await reopen(reason)).body.message).toContain(
      'Semifinal dan Final sudah memiliki skor, jadi tetap seperti yang dimainkan.',
    );
    // The semifinal has a run, but nothing after it.
    expect((await ofRound(finalId, 'PUT', 'state', { state: 'open', reason })).body.message).toBe(
      'Babak Semifinal telah dibuka kembali. Final belum memiliki skor, jadi ditutup: timnya dipilih lagi saat dibuka.',
    );
    expect((await readScoreEntry()).rounds.map(({ team_ids: ids }) => ids?.length)).toEqual([
      undefined,
      1,
      0,
    ]);
  });

  it('needs none where nobody has advanced, and writes one down that is given', async () => {
    await closeRound(finalId);
    expect((await ofRound(finalId, 'PUT', 'state', { state: 'open' })).status).toBe(200);
    expect(await readLog(1)).toEqual([['setRoundState', 'open']]);
    await closeRound(finalId);
    await ofRound(finalId, 'PUT', 'state', { state: 'open', reason: 'closed' });
    expect(await readLog(1)).toEqual([['setRoundState', 'alasan: closed']]);
  });

  it('changes nothing when it is open already', async () => {
    await reopen(reason);
    const [before] = await readLog(1);
    expect(await reopen()).toMatchObject({
      status: 200,
      body: { message: 'Babak Penyisihan telah dibuka kembali.' },
    });
    expect(await readLog(1)).toEqual([before]);
  });
});
