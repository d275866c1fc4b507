import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CategoryResults } from '../../../openapi/schema.d.ts';
import { auditLog, clubs, teams, tournaments } from '../../../server/db/schema.ts';
import { lockCategory } from '../../../server/scores/deriveScores.ts';
import { lockRegistration } from '../../../server/scores/entryQueries.ts';
import { lockRound } from '../../../server/scores/rounds/roundQueries.ts';
import { updateRun } from '../../../server/scores/runs/runQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';

const backend = useBackend();
const requests = createRoundRequests(backend);
const {
  place,
  first,
  request,
  save,
  planFinal,
  teamId,
  add,
  ofRound,
  openRound,
  preview,
  readScoreEntry,
} = requests;

const resultsPath = () =>
  `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`;
const readResults = async () => {
  const { body } = await backend.request('GET', resultsPath());
  return (body as { data: CategoryResults }).data;
};
/** Sends a request while a desk changes the runs of a team. */
const whileTeamIsLocked = <Answer>(index: number, send: () => Promise<Answer>) =>
  sendWhileLocked(
    backend,
    (transaction) => lockRegistration(transaction, { ...place(), teamId: teamId(index) }),
    send,
  );

describe('the first round', () => {
  it('stays the first one, with runs or without', async () => {
    const refused = {
      status: 409,
      body: { message: 'Urutan babak yang sudah ada tidak dapat diubah.' },
    };
    expect(await save([roundInput({ name: 'Kualifikasi' })])).toMatchObject(refused);
    const later = roundInput({ id: first().id, name: 'Final', team_count: 2 });
    expect(await save([roundInput({ name: 'Kualifikasi' }), later])).toMatchObject(refused);
    expect((await readScoreEntry()).rounds.map(({ id }) => id)).toEqual([first().id]);
  });
});

describe('the rule of a round', () => {
  it('does not ask unfinished runs for points that they do not have', async () => {
    await add(0, { outcome: 'dnf', points: null, time: null });
    const rule = (counts: boolean) =>
      save([roundInput({ id: first().id, run_count: 2, counts_unfinished: counts })]);
    const refused = await rule(true);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      /^Skor .+ di babak Penyisihan tidak cocok dengan aturan ini: Poin wajib diisi\.$/,
    );
    expect((await rule(false)).status).toBe(200);
  });
});

describe('a round that is put between others', () => {
  it('is held in its position, and the score is that of the last one', async () => {
    const finalId = await planFinal(1);
    const { body } = await save([
      roundInput({ id: first().id, run_count: 2 }),
      roundInput({ name: 'Semifinal', team_count: 2 }),
      roundInput({ id: finalId, name: 'Final', team_count: 1 }),
    ]);
    const [, semifinalId = 0, lastId] = body.data.rounds.map(({ id }) => id);
    expect(lastId).toBe(finalId);
    expect(semifinalId).toBeGreaterThan(finalId);
    await add(0, { points: 70 });
    await openRound(semifinalId, { team_ids: [teamId(0)], reason: 'Undian' });
    await add(0, { points: 60 }, semifinalId);
    await openRound(finalId, { team_ids: [teamId(0)] });
    await add(0, { points: 50 }, finalId);
    const names = ['Penyisihan', 'Semifinal', 'Final'];
    expect((await readScoreEntry()).rounds.map(({ name }) => name)).toEqual(names);
    expect((await readResults()).rounds.map(({ name }) => name)).toEqual(names);
    const scores = await backend.request(
      'GET',
      `/api/scores?tournament=${place().tournamentId}&category=${place().categoryId}`,
    );
    expect(scores.body).toMatchObject({ data: [{ points: 50, last_run: { round: 'Final' } }] });
  });
});

describe('a preview of who advances', () => {
  it.each([{ team_count: 1 }, { team_count: 2, club_limit: 1 }])(
    'is no longer the present one when the round has %j',
    async (rule) => {
      const finalId = await planFinal(2);
      await add(0, { points: 90 });
      await add(1, { points: 80 });
      const seen = (await preview(finalId)).body.data.ranking_version;
      const saved = await save([
        roundInput({ id: first().id, run_count: 2 }),
        roundInput({ id: finalId, name: 'Final', ...rule }),
      ]);
      expect(saved.status).toBe(200);
      const open = (version: string) =>
        openRound(finalId, { team_ids: [teamId(0)], reason: 'Undian' }, version);
      expect((await open(seen)).status).toBe(412);
      expect((await open((await preview(finalId)).body.data.ranking_version)).status).toBe(200);
    },
  );
});

describe('the reason of an organiser', () => {
  it('is shown of the teams that do not advance by their rank alone', async () => {
    const finalId = await planFinal(2);
    for (const index of [0, 1, 2]) await add(index, { points: index === 0 ? 90 : 80 });
    await openRound(finalId, {
      team_ids: [teamId(0), teamId(2)],
      reason: 'Undian',
    });
    const final = (await readResults()).rounds[1]?.results ?? [];
    expect(new Map(final.map(({ team, advance_reason: reason }) => [team.id, reason]))).toEqual(
      new Map([
        [teamId(0), undefined],
        [teamId(2), 'Undian'],
      ]),
    );
  });

  it('of a replaced team is in the audit log', async () => {
    const finalId = await planFinal(1);
    await add(0, { points: 90 });
    await add(1, { points: 80 });
    await openRound(finalId, { team_ids: [teamId(0)] });
    const replacement = { team_id: teamId(0), replacement_id: teamId(1), reason: ' Robot rusak ' };
    const { body } = await ofRound(finalId, 'POST', 'replacement', replacement);
    const [line] = await backend.db
      .select({ operation: auditLog.operation, detail: auditLog.detail })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(line).toEqual({
      operation: 'replaceRoundTeam',
      detail: body.message.replace(/\.$/, ' (Robot rusak)'),
    });
  });
});

describe('a replaced team', () => {
  it('stays in a later round to which it has advanced', async () => {
    const { body } = await save([
      roundInput({ id: first().id, run_count: 2 }),
      roundInput({ name: 'Tahap 2', team_count: 2, carry_over: 'sum' }),
      roundInput({ name: 'Final', team_count: 1 }),
    ]);
    const [, stageId = 0, finalId = 0] = body.data.rounds.map(({ id }) => id);
    for (const index of [0, 1, 2]) await add(index, { points: 90 - index });
    await openRound(stageId, { team_ids: [teamId(0), teamId(1)] });
    await openRound(finalId, { team_ids: [teamId(0)] });
    const replacement = { team_id: teamId(0), replacement_id: teamId(2), reason: 'Sakit' };
    const replaced = await ofRound(stageId, 'POST', 'replacement', replacement);
    expect(replaced.body.data.rounds.map(({ team_ids: ids }) => ids)).toEqual([
      null,
      [teamId(2), teamId(1)],
      [teamId(0)],
    ]);
  });
});

describe('while a desk changes the runs of a team', () => {
  it('rounds are not saved', async () => {
    const answer = await whileTeamIsLocked(0, () => save([roundInput({ id: first().id })]));
    expect(answer.status).toBe(200);
  });

  it('another run that changes who advances together with it is not corrected unasked', async () => {
    const finalId = await planFinal(1);
    await add(0, { points: 90 });
    await add(1, { points: 80 });
    await openRound(finalId, { team_ids: [teamId(0)] });
    await add(0, {}, finalId);
    await ofRound(first().id, 'PUT', 'state', { state: 'open', reason: 'Salah baca' });
    const runs = (await readScoreEntry()).runs.filter(({ round_id: id }) => id === first().id);
    const runOf = (index: number) => runs.find(({ team }) => team.id === teamId(index))?.id ?? 0;
    const run = { outcome: 'finished' as const, time: '01:07.38', reason: null };
    const correct = (points: number) =>
      request('PUT', `/api/organiser/runs/${runOf(1)}`, { ...run, points });
    const answer = await sendWhileLocked(
      backend,
      async (transaction) => {
        await lockCategory(transaction, place());
        await updateRun(transaction, runOf(0), { ...run, points: 85 });
      },
      () => correct(87),
    );
    expect(answer.status).toBe(409);
    expect((await correct(84)).status).toBe(200);
  });

  it('a correction that replaces a team keeps no desk of the final from going on', async () => {
    const finalId = await planFinal(1);
    await add(0, { points: 90 });
    await add(1, { points: 80 });
    await openRound(finalId, { team_ids: [teamId(0)] });
    const { runs } = await readScoreEntry();
    const run = runs.find(({ team }) => team.id === teamId(1));
    const correction = { outcome: 'finished', points: 95, time: '01:00.00', advance: 'replace' };
    // As a desk does that adds a run: first the round, then the team.
    const { status } = await sendWhileLocked(
      backend,
      (transaction) => lockRound(transaction, place(), finalId),
      () =>
        request('PUT', `/api/organiser/runs/${run?.id}`, {
          ...correction,
          correction_reason: 'Salah baca',
        }),
      (transaction) => lockRegistration(transaction, { ...place(), teamId: teamId(0) }),
    );
    expect(status).toBe(200);
    expect((await readScoreEntry()).rounds[1]?.team_ids).toEqual([teamId(1)]);
  });

  it('no round is opened, and none of its teams is replaced', async () => {
    const finalId = await planFinal(1);
    await add(0, { points: 90 });
    await add(1, { points: 80 });
    const opened = await whileTeamIsLocked(2, () => openRound(finalId, { team_ids: [teamId(0)] }));
    expect(opened.status).toBe(200);
    const replacement = { team_id: teamId(0), replacement_id: teamId(1), reason: 'Sakit' };
    const replaced = await whileTeamIsLocked(2, () =>
      ofRound(finalId, 'POST', 'replacement', replacement),
    );
    expect(replaced.status).toBe(200);
  });
});

describe('public results', () => {
  it('are none of a draft', async () => {
    await add(0, {});
    const setStatus = (status: 'draft' | 'published') =>
      backend.db
        .update(tournaments)
        .set({ status })
        .where(eq(tournaments.id, place().tournamentId));
    expect((await backend.request('GET', resultsPath())).status).toBe(200);
    await setStatus('draft');
    expect(await backend.request('GET', resultsPath())).toMatchObject({
      status: 404,
      body: { message: 'Lomba tidak ditemukan.' },
    });
    await setStatus('published');
  });

  it('name a club that is deactivated after its team had a run', async () => {
    await add(0, {});
    const [team] = await backend.db
      .select()
      .from(teams)
      .where(eq(teams.id, teamId(0)));
    const clubId = team?.clubId ?? 0;
    const readTeam = async () => (await readResults()).rounds[0]?.results[0]?.team;
    expect(await readTeam()).toMatchObject({ id: teamId(0), club: { id: clubId } });
    const setActive = (isActive: boolean) =>
      backend.db.update(clubs).set({ isActive }).where(eq(clubs.id, clubId));
    await setActive(false);
    expect(await readTeam()).toMatchObject({ id: teamId(0), club: { id: clubId } });
    await setActive(true);
  });
});
