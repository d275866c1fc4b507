import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, banners, blogs, tableCards, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const requests = createRoundRequests(backend);
const {
  place,
  first,
  request,
  planFinal,
  teamId,
  add,
  ofRound,
  openRound,
  closeRound,
  readScoreEntry,
} = requests;

/** Returns the last lines of the audit log, the latest last. */
const lastLines = async (count: number) =>
  (
    await backend.db
      .select({
        operation: auditLog.operation,
        kind: auditLog.kind,
        id: auditLog.objectId,
        name: auditLog.objectName,
        detail: auditLog.detail,
      })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(count)
  ).toReversed();
async function readTitle() {
  const [row] = await backend.db
    .select({ title: tournaments.title })
    .from(tournaments)
    .where(eq(tournaments.id, place().tournamentId));
  return row?.title ?? '';
}

it('a line of table cards has their labels, and one that is withdrawn twice one line', async () => {
  const { tournamentId: id } = place();
  const path = `/api/organiser/tournaments/${id}/table-cards`;
  const body = { kind: 'check_in', category_id: null, label: ' Meja  Depan ', count: 2 };
  expect((await request('POST', path, body)).status).toBe(201);
  const [card] = await backend.db
    .select()
    .from(tableCards)
    .orderBy(desc(tableCards.id))
    .limit(1)
    .offset(1);
  const withdraw = () => request('DELETE', `${path}/${card?.id}`);
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).status).toBe(200);
  const of = { kind: 'tournament', id, name: await readTitle() };
  expect(await lastLines(2)).toEqual([
    { operation: 'createTableCards', ...of, detail: 'Meja Depan 1, Meja Depan 2' },
    { operation: 'revokeTableCard', ...of, detail: 'Meja Depan 1' },
  ]);
});

describe('a line of a round', () => {
  it('has its name and what was done: planned, opened, closed', async () => {
    const finalId = await planFinal(2);
    await add(0, { points: 90 });
    await add(1, { points: 80 });
    await add(2, { points: 70 });
    const { teams } = await readScoreEntry();
    const nameOf = (index: number) => teams.find(({ id }) => id === teamId(index))?.name;
    const ran = [0, 1, 2].map(teamId);
    const leftOut = [
      ...teams.filter(({ id }) => !ran.includes(id)).map(({ name }) => `${name} (percobaan 1, 2)`),
      ...teams.filter(({ id }) => ran.includes(id)).map(({ name }) => `${name} (percobaan 2)`),
    ];
    const waiting = teams
      .filter(({ id }) => [teamId(0), teamId(2)].includes(id))
      .map(({ name }) => `${name} (percobaan 1)`);
    const [planned] = (await lastLines(4)).filter(({ operation }) => operation === 'saveRounds');
    await openRound(finalId, {
      team_ids: [teamId(2), teamId(0)],
      reason: ' Undian ',
    });
    // Who presses twice, or a device that repeats what it has sent, has one line.
    for (const state of ['closed', 'closed', 'open', 'open'])
      expect(
        (
          await (state === 'closed'
            ? closeRound(finalId)
            : ofRound(finalId, 'PUT', 'state', { state }))
        ).status,
      ).toBe(200);
    const where = `Line Follower, ${await readTitle()}`;
    const of = { kind: 'round', id: finalId, name: `Final, ${where}` };
    expect(planned).toMatchObject({
      kind: 'round',
      id: first().id,
      name: `Penyisihan, ${where}`,
      detail:
        'Penyisihan (2 percobaan, terbaik, poin lalu waktu, seri: percobaan berikutnya); ' +
        'Final (1 percobaan, poin lalu waktu, seri: percobaan berikutnya, 2 tim)',
    });
    expect(await lastLines(3)).toEqual([
      {
        operation: 'openRound',
        ...of,
        detail: `${nameOf(0)}, ${nameOf(2)} (Undian); tanpa percobaan yang belum dicatat: ${leftOut.join(', ')}`,
      },
      {
        operation: 'setRoundState',
        ...of,
        detail: `closed; tanpa percobaan yang belum dicatat: ${waiting.join(', ')}`,
      },
      { operation: 'setRoundState', ...of, detail: 'open' },
    ]);
  });
});

it('what is set twice has one line: the status of a tournament, an article, a place', async () => {
  const { tournamentId } = place();
  const [article] = await backend.db.select().from(blogs).limit(1);
  const [, second] = await backend.db.select().from(banners).orderBy(banners.position);
  const count = () => backend.db.$count(auditLog);
  const before = await count();
  const changes: [string, object][] = [
    [`tournaments/${tournamentId}/status`, { status: 'postponed' }],
    [`tournaments/${tournamentId}/status`, { status: 'published' }],
    [`blogs/${article?.id}/publication`, { published: false }],
    [`blogs/${article?.id}/publication`, { published: true }],
    [`banners/${second?.id}/position`, { position: 1 }],
  ];
  for (const [path, body] of changes.flatMap((change) => [change, change]))
    expect((await request('PUT', `/api/organiser/${path}`, body)).status).toBe(200);
  expect((await count()) - before).toBe(changes.length);
});
