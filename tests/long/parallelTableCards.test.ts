import { beforeAll, expect, it } from 'vitest';
import type { ManagedTournament, NewTableCard, TableCard } from '../../openapi/schema.d.ts';
import { toEventDay } from '../../server/lib/eventDay.ts';
import { type Answer, countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, readToken, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation about table cards.

const server = useParallelServer();
const { send, parallel } = server;

let token: string;
let tournament: ManagedTournament;
beforeAll(async () => {
  token = await server.signInOrganiser();
  const { body } = await send('listManagedTournaments', { token });
  // Cards can be used on the day only.
  const found = (body as { data: ManagedTournament[] }).data.find(
    ({ date, status }) => date === toEventDay(new Date()) && status === 'published',
  );
  if (!found) throw new Error('No tournament is today.');
  tournament = found;
});

const path = () => ({ id: tournament.id });
const newCard = { kind: 'check_in', category_id: null, label: 'Meja', count: 1 };
const cardsOf = ({ body }: Answer) => (body as { data: NewTableCard[] }).data;
const listCards = async () =>
  ((await send('listTableCards', { path: path(), token })).body as { data: TableCard[] }).data;

it('sixteen calls make their cards, each with a code of its own', async () => {
  const body = { ...newCard, count: 3 };
  const made = await parallel('createTableCards', () => ({ path: path(), body, token }));
  expect(countStatuses(made)).toEqual({ 201: count });
  const codes = new Set(made.flatMap((answer) => cardsOf(answer).map(({ code }) => code)));
  expect(codes.size).toBe(3 * count);
  expect(await listCards()).toHaveLength(3 * count);
});

it('sixteen renewals of a card leave one code', async () => {
  const [card] = cardsOf(await send('createTableCards', { path: path(), body: newCard, token }));
  const renewed = await parallel('renewTableCard', () => ({
    path: { ...path(), cardId: card?.id ?? 0 },
    token,
  }));
  expect(countStatuses(renewed)).toEqual({ 200: count });
  const signedIn = [];
  for (const { body } of renewed)
    signedIn.push(
      await send('signInWithTableCard', {
        body: { card: (body as { data: NewTableCard }).data.code, name: 'Relawan' },
      }),
    );
  expect(countStatuses(signedIn)).toEqual({ 201: 1, 404: count - 1 });
});

/** How many devices one card may have. */
const places = 10;

it('ten of sixteen people use one card, until it is withdrawn once', async () => {
  const [card] = cardsOf(await send('createTableCards', { path: path(), body: newCard, token }));
  const signIn = () =>
    parallel('signInWithTableCard', (number) => ({
      body: { card: card?.code, name: `Relawan ${number}` },
    }));
  const signedIn = await signIn();
  expect(countStatuses(signedIn)).toEqual({ 201: places, 409: count - places });
  const id = (await listCards()).find(({ people }) => people.length === places)?.id ?? 0;
  const ended = await parallel('endTableCardSessions', () => ({
    path: { ...path(), cardId: id },
    token,
  }));
  expect(countStatuses(ended)).toEqual({ 200: count });
  expect(await server.countEntries(token, 'endTableCardSessions', tournament.id)).toBe(1);
  const [withdrawn, later] = await Promise.all([
    parallel('revokeTableCard', () => ({ path: { ...path(), cardId: id }, token })),
    signIn(),
  ]);
  expect(countStatuses(withdrawn)).toEqual({ 200: count });
  for (const { status } of later) expect([201, 404, 409]).toContain(status);
  expect(await server.countEntries(token, 'revokeTableCard', tournament.id)).toBe(1);
  const opened = [...signedIn, ...later].filter(({ status }) => status === 201);
  const sessions = await Promise.all(
    opened.map((answer) => send('getTableCardSession', { token: readToken(answer) })),
  );
  expect(countStatuses(sessions)).toEqual({ 401: opened.length });
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.tableCards.toSorted());
});
