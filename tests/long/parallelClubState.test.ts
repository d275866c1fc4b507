import { expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../server/seed/accounts.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, readToken, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once that deactivate a club, activate it again, and do so while it signs in.

const server = useParallelServer();
const { send, parallel } = server;

const signInOrganiser = async () =>
  readToken(await server.trySignIn('organiser', demoAccounts.organiser.email, demoPassword));
const signInClub = () => server.trySignIn('club', demoAccounts.club.email, demoPassword);

async function countChanges(token: string): Promise<number> {
  const { body } = await send('listAuditLog', { query: '?kind=club', token });
  return (body as { data: unknown[] }).data.length;
}

it('of sixteen that deactivate or activate a club, one changes it', async () => {
  const token = await signInOrganiser();
  const path = { id: server.club.id };
  for (const [active, status] of [
    [false, 403],
    [true, 200],
  ] as const) {
    const before = await countChanges(token);
    const answers = await parallel('setClubActive', () => ({ path, body: { active }, token }));
    expect(countStatuses(answers)).toEqual({ 200: count });
    expect(await countChanges(token)).toBe(before + 1);
    expect((await signInClub()).status).toBe(status);
  }
});

it('of sixteen that mark a club as reviewed, one changes it', async () => {
  const token = await signInOrganiser();
  const path = { id: server.club.id };
  for (const reviewed of [false, true]) {
    const before = await countChanges(token);
    const answers = await parallel('setClubReviewed', () => ({ path, body: { reviewed }, token }));
    expect(countStatuses(answers)).toEqual({ 200: count });
    expect(await countChanges(token)).toBe(before + 1);
  }
});

it('no session is left after sign-ins while the club is deactivated', async () => {
  const token = await signInOrganiser();
  const path = { id: server.club.id };
  const signIns = Array.from({ length: 8 }, signInClub);
  // When some of them have been answered.
  await Promise.race(signIns);
  const deactivated = await send('setClubActive', { path, body: { active: false }, token });
  expect(deactivated.status).toBe(200);
  const answers = await Promise.all(signIns);
  for (const { status } of answers) expect([200, 403, 429, 503]).toContain(status);
  for (const answer of answers.filter(({ status }) => status === 200)) {
    const session = await send('getClubSession', { token: readToken(answer) });
    expect(session.status).toBe(401);
  }
  await send('setClubActive', { path, body: { active: true }, token });
  expect((await signInClub()).status).toBe(200);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.clubState.toSorted());
});
