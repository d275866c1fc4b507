import { eq, inArray, notInArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clubs, teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { first, save, planFinal, teamId, add, ofRound, openRound, preview } =
  createRoundRequests(backend);

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
    expect(await openRound(finalId, teams, body.data.ranking_version)).toMatchObject({
      status: 412,
      body: { message: 'Peringkat baru saja berubah. Periksa kembali tim yang lolos.' },
    });
    const seen = (await preview(finalId)).body.data.ranking_version;
    const opened = await openRound(finalId, teams, seen);
    expect(opened).toMatchObject({ status: 200, body: { message: 'Babak Final telah dibuka.' } });
    expect(opened.body.data.rounds).toMatchObject([
      { state: 'closed' },
      { state: 'open', team_ids: [teamId(1), teamId(2)] },
    ]);
    expect(await openRound(finalId, teams)).toMatchObject({
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
      Array.from({ length: 16 }, () => openRound(finalId, { team_ids: [teamId(0)] })),
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
      openRound(finalId, { team_ids, reason });
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
    expect(await preview(first().id)).toMatchObject({
      status: 409,
      body: { message: 'Babak pertama diikuti semua tim yang terdaftar.' },
    });
  });

  it('are at most so many of a club, with the next ones in their place', async () => {
    const teamIds = [0, 1, 2, 3].map(teamId);
    const clubOf = new Map(
      (
        await backend.db
          .select({ id: teams.id, clubId: teams.clubId })
          .from(teams)
          .where(inArray(teams.id, teamIds))
      ).map(({ id, clubId }) => [id, clubId]),
    );
    const own = clubOf.get(teamId(0)) ?? 0;
    const setClub = (id: number, clubId: number) =>
      backend.db.update(teams).set({ clubId }).where(eq(teams.id, id));
    const [other] = await backend.db
      .select({ id: clubs.id })
      .from(clubs)
      .where(notInArray(clubs.id, [...clubOf.values()]));
    for (const id of teamIds.slice(0, 3)) await setClub(id, own);
    await setClub(teamId(3), other?.id ?? 0);
    try {
      const { body } = await save([
        roundInput({ id: first().id, run_count: 2 }),
        roundInput({ name: 'Final', team_count: 3, club_limit: 2 }),
      ]);
      const finalId = body.data.rounds[1]?.id ?? 0;
      for (const index of [0, 1, 2, 3]) await add(index, { points: 90 - index });
      const seen = (await preview(finalId)).body.data;
      expect(seen.candidates.map(({ team, state }) => [team.id, state])).toEqual([
        [teamId(0), 'advances'],
        [teamId(1), 'advances'],
        [teamId(2), 'club_limit'],
        [teamId(3), 'advances'],
      ]);
      const open = (team_ids: number[], reason: string | null) =>
        openRound(finalId, { team_ids, reason }, seen.ranking_version);
      const byHand = [0, 1, 2].map(teamId);
      expect(await open(byHand, null)).toMatchObject({
        status: 422,
        body: { message: 'Alasan wajib diisi karena tim dipilih sendiri.' },
      });
      expect((await open([0, 1, 3].map(teamId), null)).status).toBe(200);
    } finally {
      for (const [id, clubId] of clubOf) await setClub(id, clubId);
    }
  });

  it('keep what they carry over without a run', async () => {
    const { body } = await save([
      roundInput({ id: first().id, run_count: 2 }),
      roundInput({ name: 'Tahap 2', team_count: 2, carry_over: 'sum' }),
      roundInput({ name: 'Final', team_count: 1 }),
    ]);
    const [, stageId = 0, finalId = 0] = body.data.rounds.map(({ id }) => id);
    await add(0, { points: 90 });
    await add(1, { points: 50 });
    await openRound(stageId, { team_ids: [teamId(0), teamId(1)] });
    await add(1, { points: 30 }, stageId);
    expect((await preview(finalId)).body.data).toMatchObject({
      candidates: [
        { team: { id: teamId(0) }, rank: 1, points: 90, state: 'advances' },
        { team: { id: teamId(1) }, rank: 2, points: 80 },
      ],
      unranked_teams: [],
    });
  });

  it('are replaced if they withdraw before their first run', async () => {
    const finalId = await planFinal(2);
    for (const index of [0, 1, 2]) await add(index, { points: 90 - index });
    await openRound(finalId, { team_ids: [teamId(0), teamId(1)] });
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
