import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type {
  ManagedObjection,
  ManagedTournament,
  OwnTournamentRuns,
} from '../../openapi/schema.d.ts';
import { isComing } from '../support/database/isComing.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once: of several objections to a run one is open, and one judge decides it.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

it('a run has one objection that is not decided, by the leader or the club, and one decision', async () => {
  const token = await server.signInOrganiser();
  const { body } = await send('listManagedTournaments', { token });
  const tournament = (body as { data: ManagedTournament[] }).data.find(
    ({ date, status, categories }) =>
      isComing({ date }) &&
      status === 'published' &&
      categories.some(({ name }) => name === 'Line Follower'),
  );
  const category = tournament?.categories.find(({ name }) => name === 'Line Follower');
  const path = { id: tournament?.id ?? 0, categoryId: category?.id ?? 0 };
  const [leader] = await server.openMembers(['keberatan']);
  const team = await server.createTeam('Tim Keberatan', path.categoryId, [leader ?? { id: 0 }]);
  const late = { team_code: team.team_id, reason: 'Daftar di tempat' };
  expect((await send('addLateRegistration', { path, body: late, token })).status).toBe(201);
  const run = { key: randomUUID(), team_id: team.id, points: 7, time: '01:07.38' };
  expect((await send('addRun', { path, body: run, token })).status).toBe(201);

  const teamPath = { teamId: team.id };
  const club = { path: teamPath, token: server.club.token };
  const readRuns = async () =>
    ((await send('listClubTeamRuns', club)).body as { data: OwnTournamentRuns[] }).data[0];
  const [own] = (await readRuns())?.runs ?? [];
  const input = () => ({ key: randomUUID(), run_id: own?.id, text: 'Waktu salah.' });
  const byClub = await parallel('objectForTeam', () => ({ ...club, body: input() }));
  expect(countStatuses(byClub)).toEqual({ 201: 1, 409: count - 1 });
  const listPath = { id: path.id };
  const list = async () =>
    (
      (await send('listObjections', { path: listPath, token })).body as { data: ManagedObjection[] }
    ).data.filter((each) => each.team.id === team.id);
  const [open] = await list();
  const decide = {
    path: { ...listPath, objectionId: open?.id ?? 0 },
    body: { state: 'upheld', reason: 'Rekaman diperiksa.' },
    token,
    ...(open && { version: open.version }),
  };
  const decisions = await parallel('decideObjection', () => decide);
  expect(countStatuses(decisions)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'decideObjection')).toBe(1);

  const byLeader = await parallel('objectToResult', () => ({
    path: teamPath,
    body: input(),
    token: leader?.token ?? '',
  }));
  expect(countStatuses(byLeader)).toEqual({ 201: 1, 409: count - 1 });
  expect(await list()).toHaveLength(2);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.objections.toSorted());
});
