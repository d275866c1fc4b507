import { asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogEntry, PupilCard } from '../../../openapi/schema.d.ts';
import {
  clubs,
  participants,
  registrationMembers,
  registrations,
  removals,
  runs,
  tournaments,
} from '../../../server/db/schema.ts';
import { eraseRemovedPupils } from '../../../server/memberships/eraseRemovedPupils.ts';
import { createPasswordResetLink } from '../../../server/accounts/passwordResetLink.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createErasures } from '../../support/database/erasures.ts';
import { sendBesideLock } from '../../support/database/sendWhileLocked.ts';
import { readRows } from '../../support/database/readRows.ts';
import {
  createMaker,
  errorResponse,
  membersOf,
  type TestClub,
} from '../../support/screens/clubData.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub, makeTeam } = maker;
const { makePupil, ofClub, eraseByClub, rowOf } = createErasures(backend, maker);
const minute = 60_000;

type Pupil = Awaited<ReturnType<typeof makePupil>>;

/** As the server does each minute. */
const expire = () =>
  eraseRemovedPupils({
    db: backend.db,
    files: backend.files,
    now: () => backend.clock.at ?? new Date(),
  });
const waitFor = (milliseconds: number) => {
  backend.clock.at = new Date(Date.now() + milliseconds);
};

/** Which texts of a pupil are anywhere in the database. */
async function findTraces(pupil: Pupil): Promise<string[]> {
  const everything = JSON.stringify(await readRows(backend.db));
  return [pupil.name, pupil.class, pupil.email].filter((text) => everything.includes(text));
}

const erasedName = 'Peserta terhapus';

/** The lines of the audit log about a participant, as organisers read them. */
async function linesOf({ id }: { id: number }) {
  const token = await backend.signIn('organiser');
  const { body } = await backend.request('GET', '/api/organiser/audit-log?kind=account', { token });
  return (body as { data: AuditLogEntry[] }).data
    .filter(({ object }) => object.id === id)
    .map(({ operation, object, detail, club, organiser }) => ({
      operation,
      name: object.name,
      detail,
      by: club?.name ?? organiser?.name,
    }));
}

describe('a pupil without an account whom the club removes', () => {
  let club: TestClub;
  let pupil: Pupil;
  beforeEach(async () => {
    club = await makeClub(1);
    pupil = await makePupil(club.id);
  });

  it('is erased when the removal cannot be undone any more, and not before', async () => {
    expect((await ofClub(club, pupil)).status).toBe(200);
    waitFor(2 * minute - 1000);
    await expire();
    expect(await findTraces(pupil)).toHaveLength(3);
    expect((await ofClub(club, pupil, '/restore')).status).toBe(200);
    await expire();
    expect((await rowOf(pupil))?.clubId).toBe(club.id);

    expect((await ofClub(club, pupil)).status).toBe(200);
    backend.clock.at = new Date(Date.now() + 4 * minute + 1000);
    await expire();
    expect(await findTraces(pupil)).toEqual([]);
    expect(await rowOf(pupil)).toMatchObject({ name: erasedName, deletedAt: expect.any(Date) });
    expect((await ofClub(club, pupil, '/restore')).status).toBe(404);
    expect(await linesOf(pupil)).toEqual([
      {
        operation: 'eraseClubParticipant',
        name: erasedName,
        detail: `P-${pupil.id}`,
        by: club.name,
      },
    ]);
  });

  it('stays until a sweep, whatever else is removed meanwhile, which then knows the club', async () => {
    const [other = 0] = club.people;
    expect((await ofClub(club, pupil)).status).toBe(200);
    waitFor(10 * minute);
    expect((await ofClub(club, { id: other })).status).toBe(200);
    await expire();
    expect(await linesOf(pupil)).toMatchObject([{ by: club.name }]);
    // Whoever has a password has an account of their own, which stays.
    waitFor(30 * minute);
    await expire();
    expect(await rowOf({ id: other })).toMatchObject({ clubId: null, deletedAt: null });
    expect(await backend.db.$count(removals)).toBe(0);
  });

  it('was removed by an earlier version: is erased too, and everybody else stays', async () => {
    const stays = await makePupil(club.id);
    await backend.db
      .update(participants)
      .set({ clubId: null })
      .where(eq(participants.id, pupil.id));
    const others = () => backend.db.select().from(participants).orderBy(asc(participants.id));
    const before = (await others()).filter(({ id }) => id !== pupil.id);
    await expire();
    expect(await findTraces(pupil)).toEqual([]);
    expect((await others()).filter(({ id }) => id !== pupil.id)).toEqual(before);
    expect((await rowOf(stays))?.name).toBe(stays.name);
    expect(await linesOf(pupil)).toEqual([]);
  });

  it('is erased by one of two servers that do it at once, and so are hundreds', async () => {
    const pupils = await backend.db
      .insert(participants)
      .values(
        Array.from({ length: 230 }, (_, index) => ({
          name: `Siswa Massal ${index}`,
          email: '',
          passwordHash: '',
        })),
      )
      .returning();
    await Promise.all([expire(), expire()]);
    const ids = pupils.map(({ id }) => id);
    const rows = await backend.db.select().from(participants).where(inArray(participants.id, ids));
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([erasedName]));
  });

  it('is left to the server that erases it now, and the others are erased meanwhile', async () => {
    const other = await makePupil(club.id);
    for (const each of [pupil, other]) expect((await ofClub(club, each)).status).toBe(200);
    waitFor(3 * minute);
    await sendBesideLock(
      backend,
      (transaction) =>
        transaction
          .select({ id: participants.id })
          .from(participants)
          .where(eq(participants.id, pupil.id))
          .for('update'),
      expire,
    );
    expect((await rowOf(pupil))?.name).toBe(pupil.name);
    expect((await rowOf(other))?.name).toBe(erasedName);
  });

  it('keeps the place in what was played, without the name, and no search finds it', async () => {
    const [played] = await backend.db
      .select({ id: registrations.id, teamId: registrations.teamId, tournamentId: tournaments.id })
      .from(registrations)
      .innerJoin(runs, eq(runs.registrationId, registrations.id))
      .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
      .where(eq(tournaments.status, 'published'))
      .limit(1);
    if (!played) throw new Error('Nothing has been played');
    await backend.db
      .insert(registrationMembers)
      .values({ registrationId: played.id, participantId: pupil.id, level: 'member', position: 9 });
    await backend.db.update(clubs).set({ names: 'full' });
    const token = await backend.signIn('organiser');
    const reads = [
      `/api/teams/${played.teamId}`,
      `/api/organiser/tournaments/${played.tournamentId}/registrations`,
    ];
    const read = async (path: string) =>
      JSON.stringify((await backend.request('GET', path, { token })).body);
    for (const path of reads) expect(await read(path)).toContain(pupil.name);
    expect((await ofClub(club, pupil)).status).toBe(200);
    waitFor(3 * minute);
    await expire();
    for (const path of reads) {
      expect(await read(path)).not.toContain(pupil.name);
      expect(await read(path)).toContain(erasedName);
    }
    for (const search of [pupil.name, pupil.email, erasedName]) {
      const found = await read(`/api/organiser/accounts?search=${encodeURIComponent(search)}`);
      expect(JSON.parse(found)).toMatchObject({ data: [] });
    }
  });
});

describe('a club erases a pupil', () => {
  it('at once, with card and place in the team, and keeps the team', async () => {
    const club = await makeClub(1);
    const [member = 0] = club.people;
    const pupil = await makePupil(club.id);
    const team = await makeTeam(club, [pupil.id, member]);
    await createPasswordResetLink(
      { db: backend.db, now: () => new Date() },
      { kind: 'participant', id: pupil.id },
      '',
    );
    expect(await eraseByClub(club, pupil)).toMatchObject({
      status: 200,
      body: { message: `Data ${pupil.name} telah dihapus.` },
    });
    expect(await findTraces(pupil)).toEqual([]);
    expect(await membersOf(backend, team)).toEqual([`${pupil.id}`, `${member}L`]);
    expect(await linesOf(pupil)).toMatchObject([
      { operation: 'eraseClubParticipant', detail: `P-${pupil.id}`, by: club.name },
    ]);
    expect(await eraseByClub(club, pupil)).toMatchObject(
      errorResponse(404, 'Peserta tidak ditemukan.'),
    );
  });

  it('only without an account of their own, and only its own', async () => {
    const [club, other] = [await makeClub(1), await makeClub()];
    const [person = 0] = club.people;
    const name = (await rowOf({ id: person }))?.name ?? '';
    expect(await eraseByClub(club, { id: person })).toMatchObject(
      errorResponse(
        409,
        `${name} memiliki akun sendiri, yang hanya dapat dihapus oleh pemiliknya atau penyelenggara.`,
      ),
    );
    const pupil = await makePupil(club.id);
    expect((await eraseByClub(other, pupil)).status).toBe(404);
    expect((await eraseByClub({ ...club, token: other.token }, pupil)).status).toBe(403);
    expect(await findTraces(pupil)).toHaveLength(3);
  });

  it('or the pupil takes the account over with the card: one of both', async () => {
    const club = await makeClub();
    const pupils = await Promise.all([1, 2, 3, 4].map(() => makePupil(club.id)));
    const cards = await backend.request('POST', `/api/gh-schools/${club.id}/participants/cards`, {
      token: club.token,
      body: { participant_ids: pupils.map(({ id }) => id) },
    });
    const { data } = cards.body as { data: PupilCard[] };
    for (const pupil of pupils) {
      const code = data.find((card) => card.participant_id === pupil.id)?.code;
      const [erased, taken] = await Promise.all([
        eraseByClub(club, pupil),
        backend.request('PUT', '/api/pupil-cards', {
          body: { code, email: '', password: 'sirkuit-malam-31' },
        }),
      ]);
      expect([
        [200, 422],
        [409, 200],
      ]).toContainEqual([erased.status, taken.status]);
      expect((await rowOf(pupil))?.name).toBe(erased.status === 200 ? erasedName : pupil.name);
    }
  });
});

describe('an organiser erases a participant', () => {
  const erase = async (id: number, password = demoPassword) =>
    backend.request('POST', `/api/organiser/participants/${id}/erasure`, {
      token: await backend.signIn('organiser'),
      body: { current_password: password },
    });

  it('with the own password, and the audit log says by whom and of which club', async () => {
    const club = await makeClub();
    const pupil = await makePupil(club.id);
    expect(await erase(pupil.id, 'bukan-ini-25')).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Password saat ini salah.'] } },
    });
    expect(await findTraces(pupil)).toHaveLength(3);
    expect(await erase(pupil.id)).toMatchObject({
      status: 200,
      body: { message: `Data ${pupil.name} telah dihapus.` },
    });
    expect(await findTraces(pupil)).toEqual([]);
    expect(await linesOf(pupil)).toEqual([
      {
        operation: 'eraseParticipant',
        name: erasedName,
        detail: `P-${pupil.id}, ${club.name}`,
        by: 'Wulan Prameswari',
      },
    ]);
    expect(await erase(pupil.id)).toMatchObject(errorResponse(404, 'Peserta tidak ditemukan.'));
  });

  it('also with an account, whose sessions end; and the line about a link loses the name', async () => {
    const token = await backend.signIn('member');
    const { body } = await backend.request('GET', '/api/participant/profile', { token });
    const { user } = body as { user: { id: number; name: string } };
    const link = await backend.request(
      'POST',
      `/api/organiser/accounts/participant/${user.id}/reset-link`,
      { token: await backend.signIn('organiser'), body: { current_password: demoPassword } },
    );
    expect(link.status).toBe(201);
    expect((await erase(user.id)).status).toBe(200);
    expect((await backend.request('GET', '/api/auth/check-token', { token })).status).toBe(401);
    expect((await linesOf(user)).map(({ name }) => name)).toEqual([erasedName, erasedName]);
  });
});
