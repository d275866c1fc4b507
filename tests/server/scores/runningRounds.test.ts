import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CategoryResults, Tournament } from '../../../openapi/schema.d.ts';
import { registrations } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMatchRequests } from '../../support/database/matchRequests.ts';

const backend = useBackend();
const requests = createMatchRequests(backend);
const { place, planFinal, teamId, add, openRound, closeRound } = requests;
const { first, planGroups, draw, end, registered } = requests;

async function read<Data>(path: string): Promise<Data> {
  const { status, body } = await backend.request('GET', path);
  expect(status).toBe(200);
  return (body as { data: Data }).data;
}

async function readRunning() {
  const { categories } = await read<Tournament>(`/api/tournaments/${place().tournamentId}`);
  return categories.find(({ id }) => id === place().categoryId)?.running;
}

const readProvisional = async () =>
  (
    await read<CategoryResults>(
      `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`,
    )
  ).provisional;

describe('the running round of a category', () => {
  it('is there from its first run on, and counts the teams with a result', async () => {
    expect(await readRunning()).toBeUndefined();
    await add(0, { points: 60 });
    await add(1, { outcome: 'dns', points: null, time: null });
    await add(2, { outcome: 'dnf', points: 10, time: null });
    const { tournamentId, categoryId } = place();
    const teams = await backend.db.$count(
      registrations,
      and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
    );
    expect(await readRunning()).toEqual({
      round: 'Penyisihan',
      run_count: 2,
      teams,
      with_result: 1,
    });
  });

  it('is the final with its own teams once that is open, and ends with the day', async () => {
    const finalId = await planFinal(2);
    await add(0, { points: 300 });
    await add(1, { points: 290 });
    expect(
      (await openRound(finalId, { team_ids: [teamId(0), teamId(1)], reason: null })).status,
    ).toBe(200);
    expect(await readRunning()).toBeUndefined();
    await add(1, { points: 20 }, finalId);
    expect(await readRunning()).toMatchObject({ round: 'Final', teams: 2, with_result: 1 });
    backend.clock.at = new Date('2031-01-01T00:00:00Z');
    expect(await readRunning()).toBeUndefined();
  });

  it('is one of matches from the first that has ended, and counts the drawn teams', async () => {
    await planGroups({ group_count: 1 });
    const drawn = (await registered()).slice(0, 3);
    const { body } = await draw(first().id, { method: 'hand', groups: [drawn] });
    expect(await readRunning()).toBeUndefined();
    await end(body.data.matches[0], { home_score: 2, away_score: 1 });
    expect(await readRunning()).toMatchObject({ round: 'Penyisihan', teams: 3, with_result: 2 });
    await end(body.data.matches[1], { outcome: 'absent', side: 'home' });
    expect(await readRunning()).toMatchObject({ teams: 3, with_result: 3 });
  });
});

it('a category is provisional until its last round was held', async () => {
  const finalId = await planFinal(2);
  await add(0, { points: 300 });
  await add(1, { points: 290 });
  const firstId = (
    await read<CategoryResults>(
      `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`,
    )
  ).rounds[0]?.id;
  await closeRound(firstId ?? 0);
  expect(await readProvisional()).toBe(true);
  expect(
    (await openRound(finalId, { team_ids: [teamId(0), teamId(1)], reason: null })).status,
  ).toBe(200);
  expect(await readProvisional()).toBe(true);
  await closeRound(finalId);
  expect(await readProvisional()).toBeUndefined();
});
