import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { RoundMatches, Score } from '../../../openapi/schema.d.ts';
import { auditLog, categories } from '../../../server/db/schema.ts';
import { changeTimeFormat } from '../../../server/scores/categoryChanges.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMatchRequests, type Saved } from '../../support/database/matchRequests.ts';

const backend = useBackend();
const { place, first, request, planGroups, draw, end, readRound, readResults, registered } =
  createMatchRequests(backend);

describe('groups', () => {
  it('are drawn by lots that are recorded, again until a match has a result', async () => {
    await planGroups();
    const teams = await registered();
    const { status, body } = await draw(first().id, { method: 'lots' });
    expect(status).toBe(200);
    const { data } = body;
    expect(data.draw.groups?.flat().toSorted((a, b) => a - b)).toEqual(
      teams.toSorted((a, b) => a - b),
    );
    expect(data.draw).toMatchObject({
      method: 'lots',
      seed: expect.stringMatching(/^\d+$/),
      slots: null,
    });
    const [one = [], two = []] = data.draw.groups ?? [];
    expect(Math.abs(one.length - two.length)).toBeLessThanOrEqual(1);
    expect(data.matches).toHaveLength(
      (one.length * (one.length - 1) + two.length * (two.length - 1)) / 2,
    );
    const again = await draw(first().id, { method: 'lots' }, data.draw.version);
    expect(again.body.data.draw.version).not.toBe(data.draw.version);
    expect(await draw(first().id, { method: 'lots' }, data.draw.version)).toMatchObject({
      status: 412,
      body: {
        message: 'Undian babak ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      },
    });
    await end(again.body.data.matches[0], { home_score: 2, away_score: 1 });
    expect(await draw(first().id, { method: 'lots' })).toMatchObject({
      status: 409,
      body: {
        message: 'Babak Penyisihan sudah memiliki hasil pertandingan, jadi tidak diundi lagi.',
      },
    });
  });

  it('are drawn for the first time only where nobody else has drawn them', async () => {
    await planGroups();
    const token = await backend.signIn('organiser');
    const drawFirst = () =>
      backend.request('PUT', `/api/organiser/rounds/${first().id}/draw`, {
        token,
        body: { method: 'lots' },
        headers: { 'If-None-Match': '*' },
      });
    expect(await drawFirst()).toMatchObject({ status: 200 });
    const { draw: before } = await readRound(first().id);
    expect(await drawFirst()).toMatchObject({
      status: 412,
      body: {
        message: expect.stringMatching(/^Undian babak ini baru saja diubah oleh orang lain/),
      },
    });
    expect((await readRound(first().id)).draw).toEqual(before);
  });

  it('have a table that says why, three teams that beat one another by lots, and a recorded order', async () => {
    await planGroups({ group_count: 1 });
    const [a = 0, b = 0, c = 0] = await registered();
    await draw(first().id, { method: 'hand', groups: [[a, b, c]] });
    const { matches } = await readRound(first().id);
    const winners = new Map([
      [[a, b].join(), a],
      [[b, c].join(), b],
      [[a, c].join(), c],
    ]);
    for (const match of matches) {
      const sides = [match.home.team_id ?? 0, match.away.team_id ?? 0];
      const winner = winners.get(
        sides.toSorted((x, y) => [a, b, c].indexOf(x) - [a, b, c].indexOf(y)).join(),
      );
      await end(
        match,
        winner === sides[0] ? { home_score: 2, away_score: 1 } : { home_score: 1, away_score: 2 },
      );
    }
    const circle = await readRound(first().id);
    expect(circle.groups[0]?.rows).toMatchObject([
      {
        rank: 1,
        played: 2,
        won: 1,
        lost: 1,
        for: 3,
        against: 3,
        points: 3,
        decision: { decided_by: 'nothing' },
      },
      { rank: 1, decision: { decided_by: 'nothing' } },
      { rank: 1, decision: null },
    ]);
    const lots = (await request('POST', `/api/organiser/rounds/${first().id}/lots`, {
      team_ids: [c, a, b],
    })) as unknown as Saved<RoundMatches>;
    expect(lots.body.message).toMatch(/^Hasil undian: .+, .+, .+\.$/);
    const rows = lots.body.data.groups[0]?.rows ?? [];
    expect(rows.map(({ rank, decision }) => [rank, decision?.decided_by])).toEqual([
      [1, 'lots'],
      [2, 'lots'],
      [3, undefined],
    ]);
    const entries = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.operation, 'drawLots'));
    expect(entries.at(-1)?.detail).toMatch(/^Grup A: .+ \(kode undian \d+\)$/);
    expect(
      await request('POST', `/api/organiser/rounds/${first().id}/lots`, { team_ids: [a, b] }),
    ).toMatchObject({
      status: 409,
      body: { message: 'Tim ini tidak seri setelah semua pertandingan grupnya selesai.' },
    });
    // Another result of the group is another table.
    const [match] = lots.body.data.matches;
    await end(match, { home_score: 0, away_score: 2 }, match?.version);
    const after = await readRound(first().id);
    expect(after.groups[0]?.rows.map(({ decision }) => decision?.decided_by)).not.toContain('lots');
  });

  it('give each team that has played a score, and leave the others out', async () => {
    await planGroups({ group_count: 1, counts: 'points', best_of: 1, has_draws: true });
    const [a = 0, b = 0, c = 0] = await registered();
    await draw(first().id, { method: 'hand', groups: [[a, b, c]] });
    const match = (await readRound(first().id)).matches.find(
      ({ home, away }) => ![home.team_id, away.team_id].includes(c),
    );
    expect(await end(match, { home_score: 4, away_score: 4 })).toMatchObject({
      status: 200,
      body: { data: { result: { winner: 'draw', home_score: 4, away_score: 4 } } },
    });
    const { tournamentId, categoryId } = place();
    const { body } = await backend.request(
      'GET',
      `/api/scores?tournament=${tournamentId}&category=${categoryId}`,
    );
    expect((body as { data: Score[] }).data).toMatchObject([
      { points: 1, time: '00:00.00' },
      { points: 1, time: '00:00.00' },
    ]);
    expect((await readResults()).match_rounds).toEqual([await readRound(first().id)]);
  });

  it('have scores in the format of times that their category gets', async () => {
    await planGroups({ group_count: 1 });
    const [a = 0, b = 0] = await registered();
    await draw(first().id, { method: 'hand', groups: [[a, b]] });
    const [match] = (await readRound(first().id)).matches;
    await end(match, { home_score: 2, away_score: 0 });
    const { tournamentId, categoryId } = place();
    await backend.db.transaction(async (transaction) => {
      await transaction
        .update(categories)
        .set({ timeFormat: 'MM:SS.hhh' })
        .where(eq(categories.id, categoryId));
      await changeTimeFormat(transaction, categoryId, 'MM:SS.hhh');
    });
    const { body } = await backend.request(
      'GET',
      `/api/scores?tournament=${tournamentId}&category=${categoryId}`,
    );
    expect((body as { data: Score[] }).data).toMatchObject([
      { time: '00:00.000' },
      { time: '00:00.000' },
    ]);
  });
});
