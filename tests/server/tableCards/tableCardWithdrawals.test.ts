import { and, desc, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewTableCard, TableCard, TableCardKind } from '../../../openapi/schema.d.ts';
import {
  attempts,
  auditLog,
  registrations,
  runs,
  sessions,
  tableCards,
  tournaments,
} from '../../../server/db/schema.ts';
import { revokeCard } from '../../../server/tableCards/queries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { findOpenScoreEntry, runsPath } from '../../support/screens/scoreEntry.ts';
import { dayFrom } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let cardsPath: string;
beforeEach(async () => {
  await backend.db.delete(attempts);
  token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  cardsPath = `/api/organiser/tournaments/${place.tournamentId}/table-cards`;
  await backend.db
    .update(tournaments)
    .set({ date: dayFrom(0) })
    .where(eq(tournaments.id, place.tournamentId));
});

/** Makes a card; returns its code and its id. */
async function makeCard(kind: TableCardKind) {
  const { body } = await backend.request('POST', cardsPath, {
    token,
    body: {
      kind,
      category_id: kind === 'scores' ? place.categoryId : null,
      label: 'Meja',
      count: 1,
    },
  });
  const [made] = (body as { data: NewTableCard[] }).data;
  const [stored] = await backend.db
    .select({ id: tableCards.id })
    .from(tableCards)
    .orderBy(desc(tableCards.id))
    .limit(1);
  return { code: made?.code ?? '', id: stored?.id ?? 0 };
}
async function signIn(card: string, name = 'Rina') {
  const { status, body } = await backend.request('POST', '/api/organiser/table-card/sessions', {
    body: { card, name },
  });
  expect(status).toBe(201);
  return (body as { token: string }).token;
}
const withdraw = (id: number, path = cardsPath) =>
  backend.request('DELETE', `${path}/${id}`, { token });
const listCards = async () =>
  ((await backend.request('GET', cardsPath, { token })).body as { data: TableCard[] }).data;
/** Sends a change with the card while an organiser withdraws it. */
const whileWithdrawn = <Answer>(id: number, send: () => Promise<Answer>) =>
  sendWhileLocked(
    backend,
    (transaction) =>
      revokeCard(transaction, { id, tournamentId: place.tournamentId, now: new Date() }),
    send,
  );

describe('a card that is withdrawn', () => {
  it('is one of the tournament in the path, and ends no other', async () => {
    const [card, other] = [await makeCard('check_in'), await makeCard('check_in')];
    const kept = await signIn(other.code);
    const [foreign] = await backend.db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(ne(tournaments.id, place.tournamentId));
    const path = `/api/organiser/tournaments/${foreign?.id}/table-cards`;
    expect((await withdraw(card.id, path)).status).toBe(404);
    const opened = await signIn(card.code);
    expect((await withdraw(card.id)).status).toBe(200);
    const read = async (as: string) =>
      (await backend.request('GET', '/api/organiser/table-card', { token: as })).status;
    expect([await read(opened), await read(kept)]).toEqual([401, 200]);
  });

  it('saves no run that is sent meanwhile', async () => {
    const card = await makeCard('scores');
    const opened = await signIn(card.code);
    const [teamId] = place.teamIds;
    const answer = await whileWithdrawn(card.id, () =>
      backend.request('POST', runsPath(place), {
        token: opened,
        body: { key: crypto.randomUUID(), team_id: teamId, points: 7, time: '01:07.38' },
      }),
    );
    expect(answer.status).toBe(401);
    const ofTeam = backend.db
      .select({ id: registrations.id })
      .from(registrations)
      .innerJoin(runs, eq(runs.registrationId, registrations.id))
      .where(
        and(
          eq(registrations.tournamentId, place.tournamentId),
          eq(registrations.teamId, teamId ?? 0),
        ),
      );
    expect(await ofTeam).toEqual([]);
    expect(await backend.db.$count(auditLog, eq(auditLog.tableCardId, card.id))).toBe(0);
  });

  it('checks in no team meanwhile', async () => {
    const card = await makeCard('check_in');
    const opened = await signIn(card.code);
    const isHere = eq(registrations.tournamentId, place.tournamentId);
    const [first] = await backend.db.select().from(registrations).where(isHere);
    const path = `/api/organiser/tournaments/${place.tournamentId}/registrations/${first?.id}`;
    const answer = await whileWithdrawn(card.id, () =>
      backend.request('PUT', `${path}/check-in`, { token: opened, body: { checked_in: true } }),
    );
    expect(answer.status).toBe(401);
    const [kept] = await backend.db
      .select()
      .from(registrations)
      .where(eq(registrations.id, first?.id ?? 0));
    expect(kept?.checkedInAt).toBeNull();
  });
});

describe('the list of cards', () => {
  it('has them in the order in which they were made, and people in that of their sign-ins', async () => {
    const [one, two] = [await makeCard('check_in'), await makeCard('scores')];
    const names = ['Rina', 'Adi', 'Zul', 'Bima', 'Citra'];
    for (const [index, name] of names.entries()) {
      backend.clock.at = new Date(Date.now() + index * 1000);
      await signIn(one.code, name);
    }
    // Of another card.
    await signIn(two.code, 'Sari');
    backend.clock.at = undefined;
    const listed = (await listCards()).filter(({ id }) => id >= one.id);
    expect(
      listed.map(({ id, kind, people }) => [id, kind, people.map(({ name }) => name)]),
    ).toEqual([
      [one.id, 'check_in', names],
      [two.id, 'scores', ['Sari']],
    ]);
    expect(await backend.db.$count(sessions, eq(sessions.tableCardId, one.id))).toBe(names.length);
  });
});
