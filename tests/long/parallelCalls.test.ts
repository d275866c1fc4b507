import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type {
  DayPlan,
  ManagedTournament,
  PlanSlot,
  Round,
  Schedule,
} from '../../openapi/schema.d.ts';
import { isComing } from '../support/database/isComing.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { onePlan } from '../support/planChanges.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once: of tables that press the same, one counts, and no team is called to two arenas.

const server = useParallelServer();
const { send, parallel, countEntries } = server;

/** Plans the day of a tournament in two arenas. */
async function planDay(token: string) {
  const { body } = await send('listManagedTournaments', { token });
  const { data: tournaments } = body as { data: ManagedTournament[] };
  const id =
    tournaments.find(({ date, registrations }) => isComing({ date }) && registrations > 10)?.id ??
    0;
  // Each team runs three times.
  const path = {
    id,
    categoryId: tournaments.find((each) => each.id === id)?.categories[0]?.id ?? 0,
  };
  const entry = (await send('getScoreEntry', { path, token })).body as {
    data: { rounds: Round[] };
  };
  const rounds = entry.data.rounds.map(
    ({ position: _position, state: _state, team_ids: _teamIds, ...round }) => ({
      ...round,
      run_count: 3,
    }),
  );
  expect((await send('saveRounds', { path, body: { rounds }, token })).status).toBe(200);
  const arenas = ['Arena 1', 'Arena 2'].map((name) => ({ name, category_ids: [] }));
  await send('saveDayPlan', { path: { id }, body: { ...onePlan, arenas }, token });
  const readSlots = async () => {
    const answer = await send('getDayPlan', { path: { id }, token });
    return (answer.body as { data: DayPlan }).data.slots;
  };
  return { id, readSlots };
}

it('a slot is called once, and a team to one arena', async () => {
  const token = await server.signInOrganiser();
  const { id, readSlots } = await planDay(token);
  const open = (await readSlots()).filter(({ ended_at: at, team_id: team }) => !at && team);
  const press = (slot: PlanSlot | undefined, version?: string) => ({
    path: { id, slotId: slot?.id ?? 0 },
    ...(version !== undefined && { version }),
    body: { key: randomUUID(), action: 'call' },
    token,
  });
  const [first] = open;
  const answers = await parallel('recordCall', () => press(first, '"0"'));
  expect(countStatuses(answers)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'recordCall')).toBe(1);

  // The runs of a team that has several.
  const byTeam = Map.groupBy(open, ({ team_id: each }) => each);
  const [team, own = []] =
    [...byTeam].find(([each, runs]) => each !== first?.team_id && runs.length > 1) ?? [];
  expect(own.length).toBeGreaterThan(1);
  const called = await parallel('recordCall', (index) => press(own[index % own.length], '"0"'));
  const { 200: accepted, 409: elsewhere = 0, 412: changed = 0 } = countStatuses(called);
  expect([accepted, elsewhere + changed]).toEqual([1, count - 1]);
  const now = (await readSlots()).filter(({ call }) => call?.state === 'called');
  expect(now.map((slot) => [slot.team_id, slot.call?.count])).toEqual(
    expect.arrayContaining([
      [first?.team_id, 1],
      [team, 1],
    ]),
  );
  expect(now).toHaveLength(2);
});

it('a browser follows the teams of its last request', async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/sixteen';
  const { id } = await planDay(await server.signInOrganiser());
  const { body } = await send('getSchedule', { path: { id } });
  const [team] = (body as { data: Schedule }).data.teams;
  const ecdh = createECDH('prime256v1');
  const keys = {
    p256dh: ecdh.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const answers = await parallel('followTeams', () => ({
    body: { endpoint, keys, teams: [team?.code] },
  }));
  expect(countStatuses(answers)).toEqual({ 200: count });
  for (const answer of answers)
    expect(answer.body).toMatchObject({ data: { teams: [team?.code] } });
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.calls.toSorted());
});
