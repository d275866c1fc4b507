import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Registration } from '../../../openapi/schema.d.ts';
import { auditLog, registrations, rounds, runs } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const tournaments = '/api/organiser/tournaments';

let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

type Saved = { status: number; body: { message: string; data: Registration } };

const send = async (method: string, address: string, body?: unknown) =>
  (await backend.request(method, `${tournaments}${address}`, { token, body })) as unknown as Saved;
const list = async (id: number) =>
  (await send('GET', `/${id}/registrations`)) as unknown as {
    status: number;
    body: { data: Registration[] };
  };

/** Returns a registration, with a run or without. */
async function findRegistration(hasRun: boolean) {
  const [found] = await backend.db
    .select({ id: registrations.id, tournamentId: registrations.tournamentId })
    .from(registrations)
    .leftJoin(runs, eq(runs.registrationId, registrations.id))
    .where(hasRun ? eq(runs.registrationId, registrations.id) : isNull(runs.id))
    .limit(1);
  if (!found) throw new Error('There is no such registration');
  return { ...found, path: `/${found.tournamentId}/registrations/${found.id}` };
}

describe('the registrations of a tournament', () => {
  it('are listed by category and name, with full names and the leader first', async () => {
    const { tournamentId, id } = await findRegistration(true);
    const { status, body } = await list(tournamentId);
    expect(status).toBe(200);
    const found = body.data.find((each) => each.id === id);
    expect(found).toMatchObject({
      team: { code: expect.stringMatching(/^X-[A-Z]{4}-\d{5}$/) },
      checked_in_at: null,
    });
    expect(found?.members[0]?.level).toBe('leader');
    expect(found?.members[0]?.name).toMatch(/ [A-Z][a-z]+$/);
    const order = body.data.map(({ category, team }) => [category.id, team.name] as const);
    expect(order).toEqual(
      order.toSorted(([one, name], [other, next]) => one - other || (name < next ? -1 : 1)),
    );
    const rows = await backend.db.$count(
      registrations,
      eq(registrations.tournamentId, tournamentId),
    );
    expect(body.data).toHaveLength(rows);
    expect((await list(99_999)).status).toBe(404);
  });
});

describe('a check-in', () => {
  it('is kept from the first time, until it is taken back', async () => {
    const { path, tournamentId, id } = await findRegistration(true);
    const checkIn = (hasCome: boolean) => send('PUT', `${path}/check-in`, { checked_in: hasCome });
    const { body } = await checkIn(true);
    expect(body.message).toBe(`${body.data.team.name} hadir.`);
    const at = body.data.checked_in_at ?? '';
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    backend.clock.at = new Date(Date.now() + 60_000);
    const entries = () => backend.db.$count(auditLog, eq(auditLog.operation, 'setCheckIn'));
    const before = await entries();
    expect((await checkIn(true)).body.data.checked_in_at).toBe(at);
    expect(await entries()).toBe(before);
    const shown = (await list(tournamentId)).body.data.find((each) => each.id === id);
    expect(shown?.checked_in_at).toBe(at);
    const undone = await checkIn(false);
    expect(undone.body.message).toBe(`Kehadiran ${body.data.team.name} dibatalkan.`);
    expect(undone.body.data.checked_in_at).toBeNull();
    expect((await checkIn(false)).body.data.checked_in_at).toBeNull();
    expect(await entries()).toBe(before + 1);
  });

  it('is of a registration in that tournament', async () => {
    const { id, tournamentId } = await findRegistration(true);
    const refused = await send('PUT', `/${tournamentId + 1}/registrations/${id}/check-in`, {
      checked_in: true,
    });
    expect(refused).toMatchObject({
      status: 404,
      body: { message: 'Pendaftaran tidak ditemukan.' },
    });
    const [row] = await backend.db.select().from(registrations).where(eq(registrations.id, id));
    expect(row?.checkedInAt).toBeNull();
    expect((await send('DELETE', `/${tournamentId + 1}/registrations/${id}`)).status).toBe(404);
  });
});

describe('a registration', () => {
  it('is withdrawn once, and only without a score', async () => {
    const { path, id, tournamentId } = await findRegistration(false);
    const { team } = (await list(tournamentId)).body.data.find((each) => each.id === id) ?? {};
    const results = await Promise.all([send('DELETE', path), send('DELETE', path)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(results.find(({ status }) => status === 200)?.body.message).toBe(
      `Pendaftaran ${team?.name} telah dibatalkan.`,
    );
    expect(await backend.db.$count(registrations, eq(registrations.id, id))).toBe(0);

    const scored = await findRegistration(true);
    const refused = await send('DELETE', scored.path);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      / sudah memiliki nilai, jadi pendaftarannya tidak dapat dibatalkan\.$/,
    );
  });

  it('is either scored or withdrawn, never both', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { id, path } = await findRegistration(false);
      const [row] = await backend.db.select().from(registrations).where(eq(registrations.id, id));
      const [round] = await backend.db
        .select({ id: rounds.id })
        .from(rounds)
        .where(
          and(
            eq(rounds.tournamentId, row?.tournamentId ?? 0),
            eq(rounds.categoryId, row?.categoryId ?? 0),
          ),
        );
      const score = backend.db
        .insert(runs)
        .values({
          roundId: round?.id ?? 0,
          registrationId: id,
          number: 1,
          points: 1,
          time: '00:01.00',
        })
        .then(
          () => true,
          () => false,
        );
      const { status } = await send('DELETE', path);
      const isScored = await score;
      expect({ status, isScored }).toEqual(
        status === 409 ? { status: 409, isScored: true } : { status: 200, isScored: false },
      );
      const kept = and(eq(runs.registrationId, id), eq(runs.points, 1));
      expect(await backend.db.$count(runs, kept)).toBe(isScored ? 1 : 0);
    }
  });
});
