import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditLog,
  participants,
  registrations,
  tournamentCategories,
} from '../../../server/db/schema.ts';
import { addToClub } from '../../../server/memberships/queries.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createErasures } from '../../support/database/erasures.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub, makeTeam } = maker;
const { makePupil, eraseByClub, rowOf } = createErasures(backend, maker);

const erasedName = 'Peserta terhapus';

/** Writes a line about the members of a registered team. */
async function recordMembers(
  detail: string,
  { clubId, objectId = 1 }: { clubId?: number; objectId?: number } = {},
) {
  const [line] = await backend.db
    .insert(auditLog)
    .values({
      ...(clubId === undefined ? { organiserId: 1 } : { clubId }),
      at: new Date(),
      operation: clubId === undefined ? 'replaceMember' : 'updateTeam',
      kind: 'registration',
      objectId,
      objectName: 'Kancil Gesit, Robo Soccer, Piala Kota',
      detail,
    })
    .returning();
  return async () =>
    (
      await backend.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.id, line?.id ?? 0))
    )[0]?.detail;
}

describe('older lines of the audit log lose the name', () => {
  it.each([
    'Rahmat Hidayat',
    "Ma'ruf Ja'far",
    'Ni Made, S.',
    'Putri (Ani) K.',
    'Siti [8A]',
    'Budi *',
    'C++ Junior',
    'Dewi | Sari',
    String.raw`Rian \1 \Y`,
    'Uang $1 {2}',
    'Tanda → Panah',
    'M. Iqbal?',
    'José ^ Ñandu',
  ])('%s, and only as a whole name', async (name) => {
    const club = await makeClub();
    const pupil = await makePupil(club.id, name);
    const read = await recordMembers(
      `Ani, ${name}, Budi → ${name}, Anak ${name}, ${name} Kecil (${name} sakit)`,
      { clubId: club.id },
    );
    const swapped = await recordMembers(`${name} → Ani (sakit)`);
    const alone = await recordMembers(`– → ${name}`);
    expect((await eraseByClub(club, pupil)).status).toBe(200);
    expect(await read()).toBe(
      `Ani, ${erasedName}, Budi → ${erasedName}, Anak ${name}, ${name} Kecil (${name} sakit)`,
    );
    expect(await swapped()).toBe(`${erasedName} → Ani (sakit)`);
    expect(await alone()).toBe(`– → ${erasedName}`);
  });

  it('but those about a namesake elsewhere keep it', async () => {
    const [club, other] = [await makeClub(), await makeClub()];
    const name = 'Muhammad Rizki';
    const pupil = await makePupil(club.id, name);
    const namesake = await makePupil(other.id, name);
    const own = await recordMembers(`${name} → –`, { clubId: club.id });
    const foreign = await recordMembers(`${name} → –`, { clubId: other.id });
    expect((await eraseByClub(club, pupil)).status).toBe(200);
    expect(await own()).toBe(`${erasedName} → –`);
    expect(await foreign()).toBe(`${name} → –`);
    expect((await rowOf(namesake))?.name).toBe(name);
    expect((await eraseByClub(other, namesake)).status).toBe(200);
    expect(await foreign()).toBe(`${erasedName} → –`);
  });

  it("also what organisers have changed of the club's teams, although there is a namesake", async () => {
    const [club, other] = [await makeClub(1), await makeClub(1)];
    const name = 'Siti Aminah';
    const pupil = await makePupil(club.id, name);
    await makePupil(other.id, name);
    const [place] = await backend.db.select().from(tournamentCategories).limit(1);
    if (!place) throw new Error('The demonstration world has no category');
    const { tournamentId, categoryId } = place;
    const register = async (owner: TestClub) => {
      const teamId = await makeTeam(owner, owner.people, { categoryId });
      const [row] = await backend.db
        .insert(registrations)
        .values({
          tournamentId,
          categoryId,
          teamId,
          startNumber: 900 + owner.id,
          createdAt: new Date(),
        })
        .returning();
      return row?.id ?? 0;
    };
    const own = await recordMembers(`${name} → –`, { objectId: await register(club) });
    const foreign = await recordMembers(`${name} → –`, { objectId: await register(other) });
    expect((await eraseByClub(club, pupil)).status).toBe(200);
    expect(await own()).toBe(`${erasedName} → –`);
    expect(await foreign()).toBe(`${name} → –`);
  });

  it('and what is no account, or another one, keeps its own name', async () => {
    const club = await makeClub();
    const pupil = await makePupil(club.id);
    const line = { organiserId: 1, at: new Date(), operation: 'createResetLink' as const };
    const kinds = ['account', 'club', 'registration', 'score', 'tournament'] as const;
    await backend.db
      .insert(auditLog)
      .values([
        ...kinds.map((kind) => ({ ...line, kind, objectId: pupil.id, objectName: kind })),
        { ...line, kind: 'account', objectId: pupil.id + 1, objectName: 'another' },
      ]);
    expect((await eraseByClub(club, pupil)).status).toBe(200);
    const kept = await backend.db
      .select({ name: auditLog.objectName })
      .from(auditLog)
      .where(eq(auditLog.operation, line.operation))
      .orderBy(auditLog.id);
    expect(kept.map(({ name }) => name)).toEqual([erasedName, ...kinds.slice(1), 'another']);
  });

  it('also of whoever deletes the own account after leaving the club', async () => {
    const club = await makeClub(1);
    const [id = 0] = club.people;
    const name = `Mandiri ${id}`;
    await backend.db
      .update(participants)
      .set({ name, clubId: null })
      .where(eq(participants.id, id));
    const read = await recordMembers(`Ani, ${name} → Ani`, { clubId: club.id });
    expect(await addToClub(backend.db, id, (await makeClub()).id)).toBe(true);
    const erased = await backend.request('POST', `/api/organiser/participants/${id}/erasure`, {
      token: await backend.signIn('organiser'),
      body: { current_password: demoPassword },
    });
    expect(erased.status).toBe(200);
    expect(await read()).toBe(`Ani, ${erasedName} → Ani`);
  });
});
