import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ManagedResultsState, ManagedTournament } from '../../openapi/schema.d.ts';
import { isComing } from '../support/database/isComing.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once: each step towards official results is taken once.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

it('each step is taken once, and a run that is entered meanwhile is in the official version or refused', async () => {
  const token = await server.signInOrganiser();
  const { body } = await send('listManagedTournaments', { token });
  const tournament = (body as { data: ManagedTournament[] }).data.find(
    ({ date, status }) => isComing({ date }) && status === 'published',
  );
  const path = { id: tournament?.id ?? 0, categoryId: tournament?.categories[0]?.id ?? 0 };
  const read = async () =>
    (
      (await send('listResultsStates', { path: { id: path.id }, token })).body as {
        data: ManagedResultsState[];
      }
    ).data.find(({ category }) => category.id === path.categoryId);
  const steps = [
    { action: 'freeze' },
    { action: 'declare' },
    { action: 'make_official', early: true },
    { action: 'open' },
    { action: 'correct', reason: 'Salah hitung' },
  ];
  for (const step of steps) {
    const version = (await read())?.version ?? '';
    const answers = await parallel('changeResultsState', () => ({
      path,
      token,
      version,
      body: step,
    }));
    expect([step.action, countStatuses(answers)]).toEqual([
      step.action,
      { 200: 1, 412: count - 1 },
    ]);
  }
  expect(await countEntries(token, 'changeResultsState')).toBe(steps.length);

  const [leader] = await server.openMembers(['resmi']);
  const team = await server.createTeam('Tim Resmi', path.categoryId, [leader ?? { id: 0 }]);
  const late = { team_code: team.team_id, reason: 'Daftar di tempat' };
  expect((await send('addLateRegistration', { path, body: late, token })).status).toBe(201);
  const run = { key: randomUUID(), team_id: team.id, points: 7, time: '00:07:38' };
  const [official, entered] = await Promise.all([
    send('changeResultsState', { path, token, body: { action: 'make_official', early: true } }),
    send('addRun', { path, token, body: run }),
  ]);
  expect(official.status).toBe(200);
  const results = (await send('getCategoryResults', { path })).body as {
    data: { standings: { team_id: number }[] };
  };
  const isPlaced = results.data.standings.some(({ team_id: id }) => id === team.id);
  expect([entered.status, isPlaced]).toEqual(entered.status === 201 ? [201, true] : [409, false]);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.resultsStates.toSorted());
});
