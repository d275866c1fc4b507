import { describe, expect, it } from 'vitest';
import { and, eq, inArray } from 'drizzle-orm';
import type { Match } from '../../../openapi/schema.d.ts';
import { officialResults, registrations, resultStates, scores } from '../../../server/db/schema.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { useBackend } from '../../support/database/backend.ts';
import { makeOfficial } from '../../support/database/makeOfficial.ts';
import { createMatchRequests, knockoutRule } from '../../support/database/matchRequests.ts';

const backend = useBackend();
const {
  add,
  place,
  first,
  save,
  request,
  readScoreEntry,
  openRound,
  teamId,
  ofRound,
  preview,
  planGroups,
  draw,
  end,
  readRound,
  readResults,
  registered,
  endByStrength,
} = createMatchRequests(backend);

describe('a knock-out', () => {
  async function drawKnockout(count: number) {
    await save([roundInput({ id: first().id, match_rule: knockoutRule })]);
    const teams = (await registered()).slice(0, count);
    const size = 2 ** Math.ceil(Math.log2(count));
    const slots = Array.from({ length: size }, (_, index) => teams[index] ?? null);
    const answer = await draw(first().id, { method: 'hand', slots });
    expect(answer).toMatchObject({ status: 200 });
    return { teams, matches: answer.body.data.matches };
  }

  it('lets winners move on, with a walk-over, a bye and a match for the third place', async () => {
    const { teams, matches } = await drawKnockout(3);
    const [a = 0, b = 0, c = 0] = teams;
    expect(matches).toMatchObject([
      { number: 1, stage: 1, home: { team_id: a }, away: { team_id: b }, result: null },
      { number: 2, stage: 1, home: { team_id: c }, away: { team_id: null }, result: null },
      {
        number: 3,
        stage: 2,
        home: { team_id: null, from: { number: 1, as: 'winner' } },
        away: { team_id: c },
      },
      { number: 4, stage: null },
    ]);
    expect(await end(matches[2], { home_score: 2, away_score: 0 })).toMatchObject({
      status: 409,
      body: { message: 'Kedua tim pertandingan ini belum diketahui.' },
    });
    expect(await end(matches[0], { outcome: 'absent', side: 'home' })).toMatchObject({
      body: { data: { result: { winner: 'away', home_score: 0, away_score: 2 } } },
    });
    const moved = await readRound(first().id);
    expect(moved.matches[2]).toMatchObject({ home: { team_id: b }, away: { team_id: c } });
    await end(moved.matches[2], { home_score: 2, away_score: 1 });
    const results = await readResults();
    expect(results.standings.map(({ team_id: id, place: rank }) => [id, rank])).toEqual([
      [b, 1],
      [c, 2],
      [a, 3],
    ]);
  });

  it('shows who is still in before those who have lost, without a place', async () => {
    const { teams, matches } = await drawKnockout(4);
    await endByStrength(matches[0] as Match, teams);
    const [a = 0, b = 0, c = 0, d = 0] = teams;
    const results = await readResults();
    expect(new Set(results.standings.slice(0, 4).map(({ team_id: id }) => id))).toEqual(
      new Set([a, b, c, d]),
    );
    const { tournamentId } = place();
    const stored = await backend.db
      .select({ team: registrations.teamId, points: scores.points })
      .from(scores)
      .innerJoin(registrations, eq(registrations.id, scores.registrationId))
      .where(
        and(eq(registrations.tournamentId, tournamentId), inArray(registrations.teamId, teams)),
      );
    expect(stored).toContainEqual({ team: a, points: 1 });
  });

  it('names the matches that a correction undoes, and asks', async () => {
    const { teams, matches } = await drawKnockout(4);
    const [a, , c] = teams;
    for (const match of matches.slice(0, 2)) await endByStrength(match, teams);
    const after = await readRound(first().id);
    const [semiFinal, , final] = after.matches;
    await end(final, { home_score: 2, away_score: 0 });
    const correction = { home_score: 1, away_score: 2 };
    const refused = await end(semiFinal, correction, semiFinal?.version);
    expect(refused).toMatchObject({ status: 409, body: { undoes: [final?.id] } });
    expect(refused.body.message).toMatch(
      /^Hasil ini membatalkan pertandingan 3: .+ lawan .+ \(2 : 0\)\.$/,
    );
    expect((await readRound(first().id)).matches[2]?.result?.winner).toBe('home');
    const corrected = await end(
      semiFinal,
      { ...correction, undo: [final?.id] },
      semiFinal?.version,
    );
    expect(corrected.status).toBe(200);
    const undone = (await readRound(first().id)).matches;
    expect(undone[2]).toMatchObject({
      result: null,
      home: { team_id: teams[1] },
      away: { team_id: c },
    });
    expect(undone[3]).toMatchObject({ home: { team_id: a } });
  });

  it('tells the second of two desks, and repeats the answer to the first', async () => {
    const { matches } = await drawKnockout(4);
    const key = crypto.randomUUID();
    const body = { key, home_score: 2, away_score: 1 };
    expect((await end(matches[0], body)).status).toBe(200);
    expect((await end(matches[0], body)).status).toBe(200);
    const second = await end(matches[0], { home_score: 2, away_score: 1 });
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(
      /^Hasil ini sudah dicatat di meja lain: pertandingan 1: .+ \(2 : 1\)\.$/,
    );
    expect(await end(matches[1], body)).toMatchObject({
      status: 409,
      body: { message: 'Kunci ini sudah dipakai untuk hasil lain.' },
    });
  });

  it('answers the repeated request of a result as the first time, also where it would be refused by now', async () => {
    const { matches } = await drawKnockout(4);
    const entered = { key: crypto.randomUUID(), home_score: 2, away_score: 1 };
    const first = await end(matches[0], entered);
    await makeOfficial(backend.db, place(), [1]);
    expect(await end(matches[0], entered)).toEqual(first);
    expect(await end(matches[0], { ...entered, home_score: 0 })).toMatchObject({ status: 409 });
    expect(await end(matches[1], { home_score: 2, away_score: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Hasil kategori ini sudah resmi. Buka koreksi dulu.' },
    });
    await backend.db.delete(officialResults);
    await backend.db.delete(resultStates);

    const corrected = { key: crypto.randomUUID(), home_score: 2, away_score: 0 };
    const { version } = first.body.data;
    const correction = await end(matches[0], corrected, version);
    expect(correction).toMatchObject({ status: 200 });
    expect(await end(matches[0], corrected, version)).toEqual(correction);
    expect(await end(matches[0], entered, version)).toMatchObject({ status: 412 });
  });

  it.each([
    [
      { home_score: 1, away_score: 1 },
      'Pertandingan ini harus memiliki pemenang: pilih pemenang ronde tambahan.',
    ],
    [
      { home_score: 3, away_score: 0 },
      'Tim yang memenangi 2 ronde sudah memenangi pertandingan ini.',
    ],
    [{ home_score: 1 }, 'Skor wajib diisi.'],
    [{ outcome: 'absent' }, 'Pilih tim yang tidak hadir atau didiskualifikasi.'],
    [{ outcome: 'disqualified', side: 'away' }, 'Alasan diskualifikasi wajib diisi.'],
  ])('does not take %o', async (body, message) => {
    const { matches } = await drawKnockout(4);
    expect(await end(matches[0], body)).toMatchObject({ status: 422, body: { message } });
  });

  it('takes the teams of groups, once all matches have a result', async () => {
    const planned = await planGroups({}, [
      { name: 'Gugur', team_count: 4, match_rule: knockoutRule },
    ]);
    expect(planned.status).toBe(200);
    const knockoutId = planned.body.data.rounds[1]?.id ?? 0;
    const teams = await registered();
    await draw(first().id, { method: 'seeds' });
    const { data } = (await preview(knockoutId)).body;
    expect(data.candidates).toEqual([]);
    const open = async () =>
      ofRound(knockoutId, 'POST', 'open', {
        team_ids: (await preview(knockoutId)).body.data.candidates
          .filter(({ state }) => state === 'advances')
          .map(({ team }) => team.id),
      });
    for (const match of (await readRound(first().id)).matches) await endByStrength(match, teams);
    const { groups } = await readRound(first().id);
    expect(await open()).toMatchObject({ status: 200 });
    const { body } = await draw(knockoutId, { method: 'seeds' });
    const best = groups.map(({ rows }) => rows.slice(0, 2).map(({ team_id: id }) => id));
    const semiFinals = body.data.matches
      .slice(0, 2)
      .map(({ home, away }) => [home.team_id, away.team_id]);
    expect(semiFinals.flat().toSorted()).toEqual(best.flat().toSorted());
    for (const group of best)
      expect(semiFinals.some((pair) => group.every((id) => pair.includes(id)))).toBe(false);
  });

  it('compares teams of groups that differ in size by fewer points, and says by how many', async () => {
    const { body: planned } = await planGroups({}, [
      { name: 'Gugur', team_count: 4, match_rule: knockoutRule },
    ]);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = await registered();
    await draw(first().id, {
      method: 'hand',
      groups: [
        [a, b, c],
        [d, e],
      ],
    });
    for (const match of (await readRound(first().id)).matches)
      await endByStrength(match, [a, b, c, d, e]);
    const { data } = (await preview(planned.data.rounds[1]?.id ?? 0)).body;
    const points = new Map(data.candidates.map((each) => [each.team.id, each]));
    expect(points.get(a)).toMatchObject({ points: 6, compared_points: 3 });
    expect(points.get(b)).toMatchObject({ points: 3, compared_points: 0 });
    expect(points.get(d)).not.toHaveProperty('compared_points');
  });

  it('keeps from the public why a team was disqualified', async () => {
    const { matches } = await drawKnockout(2);
    const reason = 'Robot terlalu berat';
    await end(matches[0], { outcome: 'disqualified', side: 'away', reason });
    expect((await readRound(first().id)).matches[0]?.result?.reason).toBe(reason);
    const [shown] = (await readResults()).match_rounds ?? [];
    expect(shown?.matches[0]?.result).toMatchObject({ winner: 'home', reason: null });
  });

  it('takes no runs', async () => {
    await drawKnockout(2);
    const text =
      'Babak Penyisihan berisi pertandingan, bukan percobaan. Catat hasilnya di meja pertandingan.';
    expect(await add(0, { points: 60 })).toBe(422);
    const { tournamentId, categoryId } = place();
    const imported = await request(
      'POST',
      `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/scores/import`,
      {
        preview: true,
        rows: [{ line: 2, team: (await readScoreEntry()).teams[0]?.code, points: '4', time: '' }],
      },
    );
    expect(imported.body).toMatchObject({
      data: { rows: [{ outcome: 'rejected', problem: text }] },
    });
  });

  it('follows a correction of runs that replaces a team, until a match has a result', async () => {
    const planned = await save([
      roundInput({ id: first().id }),
      roundInput({ name: 'Gugur', team_count: 2, match_rule: knockoutRule }),
    ]);
    const knockout = planned.body.data.rounds[1]?.id ?? 0;
    for (const [index, points] of [80, 70, 60].entries()) await add(index, { points });
    const [one, two, three] = [teamId(0), teamId(1), teamId(2)];
    await openRound(knockout, { team_ids: [one, two] });
    await draw(knockout, { method: 'seeds' });
    const correct = async (team: number, points: number) => {
      const run = (await readScoreEntry()).runs.find((each) => each.team.id === team);
      return request(
        'PUT',
        `/api/organiser/runs/${run?.id}`,
        {
          outcome: 'finished',
          points,
          time: '01:07.38',
          reason: null,
          correction_reason: 'Salah baca',
          advance: 'replace',
        },
        run?.version,
      );
    };
    expect(await correct(two, 50)).toMatchObject({ status: 200 });
    const { draw: replaced, matches } = await readRound(knockout);
    expect(replaced.slots).toEqual([one, three]);
    const [match] = matches;
    expect([match?.home.team_id, match?.away.team_id]).toEqual([one, three]);
    await end(match, { home_score: 2, away_score: 0 });
    expect(await correct(three, 40)).toMatchObject({
      status: 409,
      body: {
        message: 'Babak Gugur sudah memiliki hasil pertandingan, jadi timnya tidak diganti lagi.',
      },
    });
  });
});
