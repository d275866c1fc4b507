import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CategoryResults } from '../../../openapi/schema.d.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { place, first, save, planFinal, teamId, add, openRound, closeRound } =
  createRoundRequests(backend);

describe('the results', () => {
  const readResults = async () => {
    const path = `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`;
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
    await openRound(finalId, { team_ids: [teamId(0), teamId(1)] });
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
      ...results.slice(5).map(({ team }) => [team.id, null, null]),
    ]);
    expect(results.slice(5).flatMap(({ runs }) => runs)).toEqual([]);
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

  it('say who has no mean, and give teams without a result the last rank where the rule does', async () => {
    await save([
      roundInput({
        id: first().id,
        run_count: 2,
        counting: 'mean',
        ties: 'shared',
        without_result: 'last',
      }),
    ]);
    const missed = { number: 2, outcome: 'dns', points: null, time: null };
    await add(0, { points: 80 });
    await add(0, missed);
    await add(1, { points: 40 });
    await add(1, { points: 30, number: 2 });
    for (const index of [2, 3]) await add(index, { ...missed, number: 1 });
    const [round] = (await readResults()).rounds;
    const played = round?.results.filter(({ runs }) => runs.length > 0) ?? [];
    expect(
      played.map(({ team, rank, points, incomplete, decision }) => [
        team.id,
        rank,
        points,
        incomplete,
        decision?.decided_by,
      ]),
    ).toEqual([
      [teamId(1), 1, 35, false, 'mean'],
      [teamId(0), 2, 80, true, undefined],
      ...played.slice(2).map(({ team }) => [team.id, 3, null, false, undefined]),
    ]);
    expect(
      played
        .slice(2)
        .map(({ team }) => team.id)
        .sort(),
    ).toEqual([teamId(2), teamId(3)].sort());
    expect(round?.results[1]?.runs.map(({ counted }) => counted)).toEqual([true, false]);
  });

  it('name the teams without a run last once somebody has run, also when the round is over', async () => {
    const readNames = async () =>
      (await readResults()).rounds[0]?.results.map(({ team, rank }) => [team.id, rank]);
    expect(await readNames()).toEqual([]);
    await add(1, { points: 40 });
    const [best, ...others] = (await readNames()) ?? [];
    expect(best).toEqual([teamId(1), 1]);
    expect(others.map(([, rank]) => rank)).toEqual(others.map(() => null));
    expect(others.map(([id]) => id)).toEqual(expect.arrayContaining([teamId(0), teamId(2)]));
    const before = await readNames();
    await closeRound(first().id);
    expect(await readNames()).toEqual(before);
    expect((await readResults()).standings.map(({ team_id: id }) => id)).toEqual(
      before?.map(([id]) => id),
    );
    backend.clock.at = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
    expect(await readNames()).toEqual(before);
    backend.clock.at = undefined;
  });

  it('are those of published tournaments, where the category is played', async () => {
    const path = `/api/tournaments/${place().tournamentId}/categories/9999/results`;
    expect((await backend.request('GET', path)).status).toBe(404);
    const other = '/api/tournaments/9999/categories/1/results';
    expect((await backend.request('GET', other)).status).toBe(404);
  });
});

it('three runs of three hundred teams are sent in at most 60 kB', async () => {
  await backend.db.execute(sql`
    insert into teams (code, name, club_id, category_id)
    select 'X-BSAR-' || lpad(number::text, 5, '0'), 'Tim ' || left(md5(number::text), 12),
      1 + number % 24, ${place().categoryId}
    from generate_series(1, 300) number`);
  await backend.db.execute(sql`
    insert into registrations (tournament_id, team_id, category_id, start_number)
    select ${place().tournamentId}, id, category_id, 10000 + id from teams where code like 'X-BSAR-%'`);
  await backend.db.execute(sql`update rounds set run_count = 3 where id = ${first().id}`);
  await backend.db.execute(sql`
    insert into runs (round_id, registration_id, number, points, time)
    select ${first().id}, registrations.id, number, (registrations.id * number * 37) % 120,
      '0' || number || ':' || 10 + registrations.id % 50 || '.' || 10 + registrations.team_id % 90
    from registrations join teams on teams.id = team_id, generate_series(1, 3) number
    where code like 'X-BSAR-%'`);
  const path = `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`;
  const response = await backend.app.fetch(new Request(`http://localhost${path}`));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { data } = JSON.parse(new TextDecoder().decode(bytes)) as { data: CategoryResults };
  expect(data.rounds[0]?.results.length).toBeGreaterThanOrEqual(300);
  expect(gzipSync(bytes).byteLength).toBeLessThan(60_000);
});
