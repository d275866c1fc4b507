import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { and, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../../openapi/schema.d.ts';
import { isKnownClub } from '../../../server/clubs/knownClubs.ts';
import { auditLog, clubs, registrations, runs, teams } from '../../../server/db/schema.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();

let token: string;
let id: number;
beforeAll(async () => {
  token = await backend.signIn('organiser');
  const [club] = await backend.db
    .select()
    .from(clubs)
    .where(eq(clubs.email, demoAccounts.club.email));
  id = club?.id ?? 0;
});
beforeEach(() => backend.db.update(clubs).set({ isActive: true }));

const setReviewed = (reviewed: unknown, clubId = id) =>
  backend.request('PUT', `/api/organiser/clubs/${clubId}/review`, { body: { reviewed }, token });

async function listNew(): Promise<{ data: Account[]; total: number }> {
  const { status, body } = await backend.request('GET', '/api/organiser/new-clubs', { token });
  expect(status).toBe(200);
  return body as { data: Account[]; total: number };
}

const readClub = async () => {
  const path = `/api/organiser/accounts?search=${demoAccounts.club.email}`;
  const { body } = await backend.request('GET', path, { token });
  const own = await backend.request('GET', `/api/gh-schools/${id}`, {
    token: await backend.signIn('club'),
  });
  const account = (body as { data: Account[] }).data.find(({ kind }) => kind === 'club');
  return { review: account?.review, known: (own.body as { data: { known: boolean } }).data.known };
};

/** The registrations of the club, as the database has them. */
const findRegistrations = () =>
  backend.db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(teams.clubId, id));

describe('a club is known to organisers', () => {
  it('if an organiser has reviewed it, which can be taken back and is in the audit log once', async () => {
    const [found] = (await listNew()).data;
    const newId = found?.id ?? 0;
    expect(found).toMatchObject({ kind: 'club', review: 'new', active: true, club: null });
    expect(await isKnownClub(backend.db, newId)).toBe(false);
    for (const reviewed of [true, true, false, false])
      expect(await setReviewed(reviewed, newId)).toMatchObject({
        status: 200,
        body: {
          message: reviewed ? `${found?.name} sudah diperiksa.` : `${found?.name} belum diperiksa.`,
        },
      });
    expect(await isKnownClub(backend.db, newId)).toBe(false);
    await setReviewed(true, newId);
    expect(await isKnownClub(backend.db, newId)).toBe(true);
    expect(await listNew()).toEqual({ success: true, data: [], total: 0 });
    const entries = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.operation, 'setClubReviewed'), eq(auditLog.objectId, newId)))
      .orderBy(auditLog.id);
    expect(entries.map(({ detail }) => detail)).toEqual(['reviewed', 'new', 'reviewed']);
    await setReviewed(false, newId);
  });

  it('if a team of it was checked in or has a run; registrations that it makes itself do not count', async () => {
    await setReviewed(false);
    expect(await readClub()).toEqual({ review: 'participated', known: true });
    const ids = (await findRegistrations()).map((registration) => registration.id);
    expect(ids.length).toBeGreaterThan(2);
    for (const registrationId of ids) {
      await backend.db
        .update(registrations)
        .set({ checkedInAt: null })
        .where(eq(registrations.id, registrationId));
      await backend.db.delete(runs).where(eq(runs.registrationId, registrationId));
    }
    expect(await readClub()).toEqual({ review: 'new', known: false });
    expect((await listNew()).data.map((club) => club.id)).toContain(id);

    await backend.db
      .update(registrations)
      .set({ checkedInAt: new Date() })
      .where(eq(registrations.id, ids[0] ?? 0));
    expect(await readClub()).toEqual({ review: 'participated', known: true });
    await backend.db
      .update(registrations)
      .set({ checkedInAt: null })
      .where(eq(registrations.id, ids[0] ?? 0));
    expect(await readClub()).toEqual({ review: 'new', known: false });
    await setReviewed(true);
    expect(await readClub()).toEqual({ review: 'reviewed', known: true });
    // What an organiser has said is what organisers see, also of a club that has taken part.
    await backend.db
      .update(registrations)
      .set({ checkedInAt: new Date() })
      .where(eq(registrations.id, ids[0] ?? 0));
    expect(await readClub()).toEqual({ review: 'reviewed', known: true });
  });

  it('and is new after it has registered itself', async () => {
    const body = {
      name: 'SMP Baru Wonogiri',
      email: 'klub@wonogiri.example',
      phone: '0812',
      pin: '204816',
      password: 'lintasan-garis-24',
      password_confirmation: 'lintasan-garis-24',
    };
    const { body: answer } = await backend.request('POST', '/api/gh/register', { body });
    const { user } = answer as { user: { id: number } };
    expect(await isKnownClub(backend.db, user.id)).toBe(false);
    const { data, total } = await listNew();
    expect(data[0]).toMatchObject({ id: user.id, name: body.name, review: 'new' });
    expect(total).toBe(data.length);
  });
});

describe('the list of new clubs', () => {
  it('has the 50 latest, says how many there are, and leaves deactivated ones out', async () => {
    const before = (await listNew()).total;
    await backend.db.insert(clubs).values(
      Array.from({ length: 60 }, (_value, index) => ({
        name: `Klub ${index}`,
        email: `klub-${index}@baru.example`,
        phone: '1',
        passwordHash: '',
        pinHash: '',
        code: `Z${String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26))}Z`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
        isActive: index !== 59,
      })),
    );
    const { data, total } = await listNew();
    expect(total).toBe(before + 59);
    expect(data).toHaveLength(50);
    const names = data.map(({ name }) => name);
    expect(names).toContain('Klub 58');
    expect(names).not.toContain('Klub 59');
    expect(names.indexOf('Klub 58')).toBeLessThan(names.indexOf('Klub 57'));
    expect(names).not.toContain('Klub 0');
  });

  it('is the organisers’ own, and a club that is to be reviewed exists', async () => {
    const clubToken = await backend.signIn('club');
    const list = await backend.request('GET', '/api/organiser/new-clubs', { token: clubToken });
    expect(list.status).toBe(401);
    expect(await setReviewed(true, 999_999)).toMatchObject({
      status: 404,
      body: { message: 'GH tidak ditemukan.' },
    });
    expect((await setReviewed('ya')).status).toBe(422);
  });
});

it('of the demonstration clubs one is new', async () => {
  const fresh = await backend.db
    .select({ name: clubs.name })
    .from(clubs)
    .where(and(isNull(clubs.reviewedAt), eq(clubs.code, 'WNSB')));
  expect(fresh).toEqual([{ name: 'SMP Negeri 2 Wonosobo' }]);
});
