import { expect, it } from 'vitest';
import type { Ceremony, CeremonyAction, ManagedCeremony } from '../../openapi/schema.d.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen presses at once: one is a step of the ceremony.

const server = useParallelServer();
const { send, parallel, countEntries } = server;
const path = { id: 1 };

const award = (name: string) => ({
  category_id: null,
  award: { name, category_id: null, registration_id: null, recipient: 'SMP Nusa' },
});

it('one press is one step, and one list replaces that which was seen', async () => {
  const token = await server.signInOrganiser();
  const read = async () =>
    ((await send('getManagedCeremony', { path, token })).body as { data: ManagedCeremony }).data;
  const press = async (action: CeremonyAction) => {
    const { version } = await read();
    const body = { action };
    return parallel('revealCeremonyStep', () => ({ path, version, body, token }));
  };
  const { version } = await read();
  const saved = await parallel('saveCeremony', (index) => ({
    path,
    version,
    body: { items: [award(`Penghargaan ${index}`), award('Fair play')] },
    token,
  }));
  expect(countStatuses(saved)).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'saveCeremony', 1)).toBe(1);
  for (const action of ['start', 'reveal', 'back', 'reveal', 'finish'] as const)
    expect(countStatuses(await press(action))).toEqual({ 200: 1, 412: count - 1 });
  expect(await countEntries(token, 'revealCeremonyStep', 1)).toBe(5);
  const { body } = await send('getCeremony', { path });
  const { data } = body as { data: Ceremony };
  expect([data.state, data.revealed.length]).toEqual(['finished', 1]);
  expect((await read()).ahead.map(({ award: name }) => name)).toEqual(['Fair play']);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.ceremonies.toSorted());
});
