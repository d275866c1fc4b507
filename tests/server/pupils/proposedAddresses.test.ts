import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PupilCard } from '../../../openapi/schema.d.ts';
import { findAccountByEmail } from '../../../server/accounts/queries.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import {
  attempts,
  clubs,
  participants,
  registrationMembers,
  registrations,
  tournamentCategories,
} from '../../../server/db/schema.ts';
import { testPasswords } from '../../support/database/testDatabase.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport, makeKnown } from '../../support/database/pupilImport.ts';
import {
  createMaker,
  errorResponse,
  membersOf,
  type TestClub,
} from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makePerson, makeTeam } = createMaker(backend);
const { send, check, peopleOf } = createPupilImport(backend);

const password = 'sirkuit-malam-31';
let addresses = 0;
const newAddress = () => `usulan${(addresses += 1)}@surel.example`;

const post = (path: string, body: unknown, token?: string) =>
  backend.request('POST', path, { body, token });
const signUp = (email: string) =>
  post('/api/participant/register', { name: 'Tio Halim', email, password });
const signIn = async (email: string, typed = password) =>
  backend.request('POST', '/api/participant/login', { body: { email, password: typed } });
const accountOf = ({ body }: { body: unknown }) =>
  body as { token: string; user: { id: number; name: string } };

/** The id of the only pupil whom the club has. */
async function addPupil(club: TestClub, email: string, name = 'Wulan Sari'): Promise<number> {
  expect((await send(club, [{ name, email, class: '8A' }])).status).toBe(200);
  const people = await backend.db
    .select()
    .from(participants)
    .where(eq(participants.clubId, club.id));
  return people.find((each) => each.name === name)?.id ?? 0;
}
const cardOf = async (club: TestClub, id: number) =>
  (
    (
      await post(
        `/api/gh-schools/${club.id}/participants/cards`,
        { participant_ids: [id] },
        club.token,
      )
    ).body as { data: PupilCard[] }
  ).data[0]?.code ?? '';
const takeOver = (code: string, email: string, typed = password) =>
  backend.request('PUT', '/api/pupil-cards', { body: { code, email, password: typed } });
const withPin = async (club: TestClub) => {
  await backend.db
    .update(clubs)
    .set({ pinHash: await testPasswords.hash('246810') })
    .where(eq(clubs.id, club.id));
  return club;
};
const join = (club: TestClub, token: string) =>
  post(`/api/participant/join-gh/${club.id}`, { pin: '246810' }, token);
const leave = (token: string) => backend.request('DELETE', '/api/participant/club', { token });
const rowOf = async (id: number) =>
  (await backend.db.select().from(participants).where(eq(participants.id, id)))[0];

/** A team of the pupil and somebody else that has run once in a tournament. */
async function makeHistory(club: TestClub, pupil: number) {
  const team = await makeTeam(club, [pupil, await makePerson(club.id)]);
  const [entered] = await backend.db.select().from(tournamentCategories).limit(1);
  if (!entered) throw new Error('The demonstration world has no tournament');
  const [registration] = await backend.db
    .insert(registrations)
    .values({ ...entered, teamId: team, startNumber: 9_000 + team, createdAt: new Date() })
    .returning();
  await backend.db.insert(registrationMembers).values({
    registrationId: registration?.id ?? 0,
    participantId: pupil,
    level: 'leader',
    position: 1,
  });
  const kept = async () =>
    (
      await backend.db
        .select()
        .from(registrationMembers)
        .where(eq(registrationMembers.registrationId, registration?.id ?? 0))
    ).map(({ participantId }) => participantId);
  return { team, kept };
}

describe('an address in an import', () => {
  it('tells nobody whether it has an account: 1,000 of which every other has one', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      name: `Siswa ${index}`,
      email: `periksa${index}@surel.example`,
    }));
    await backend.db
      .insert(participants)
      .values(
        rows
          .filter((_, index) => index % 2 === 0)
          .map(({ name, email }) => ({ name, email, passwordHash: 'none', createdAt: new Date() })),
      );
    const free = rows.map(({ name, email }) => ({ name, email: `bebas-${email}` }));
    const nameless = { name: ' ' };
    const answersFor = async (these: typeof rows) => {
      const club = await makeClub();
      await makeKnown(backend, club);
      const answers = [
        await send(club, these, true),
        await send(club, [...these, nameless]),
        await send(club, these),
        await send(club, these),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200]);
      return JSON.stringify(answers).replaceAll(/"renews_at":"[^"]+"/g, '');
    };
    expect(await answersFor(rows)).toEqual(await answersFor(free));
  });

  it('is one of several proposals, and in a club one person’s', async () => {
    const email = newAddress();
    const [one, two] = [await makeClub(), await makeClub()];
    await addPupil(one, email);
    await addPupil(two, email.toUpperCase());
    expect(await peopleOf(two)).toMatchObject([{ name: 'Wulan Sari', passwordHash: '' }]);
    expect((await check(two, [{ name: 'Budi', email }])).rows[0]?.warning).toBe(
      `Email ini milik Wulan Sari (8A, ${email.toUpperCase()}); namanya tetap.`,
    );
  });

  it('can be given to a pupil whom the club manages, whoever has an account with it', async () => {
    const club = await makeClub();
    const [taken, proposed] = [newAddress(), newAddress()];
    await signUp(taken);
    const pupil = await addPupil(club, '');
    await addPupil(club, proposed, 'Budi');
    const change = (email: string) =>
      backend.request('PUT', `/api/participants/${pupil}`, {
        token: club.token,
        body: { name: 'Wulan Sari', email },
      });
    await backend.db.delete(attempts);
    expect((await change(taken)).status).toBe(200);
    expect(await change(proposed.toUpperCase())).toMatchObject(
      errorResponse(422, 'Email sudah digunakan.'),
    );
    // What tells nothing is not counted.
    expect(await backend.db.$count(attempts, eq(attempts.key, `email:club:${club.id}`))).toBe(0);
  });

  it('is no account: its owner signs up and signs in, and no link is mailed to it', async () => {
    const email = newAddress();
    const club = await makeClub();
    const pupil = await addPupil(club, email);
    expect(await findAccountByEmail(backend.db, 'participant', email)).toBeUndefined();
    const signedUp = await signUp(email);
    expect(signedUp.status).toBe(201);
    const { user } = accountOf(signedUp);
    expect(user.id).not.toBe(pupil);
    expect(await signIn(email)).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    // Signing up proves no mailbox, so it gives nobody the pupil of a club.
    expect(await rowOf(pupil)).toMatchObject({ clubId: club.id, passwordHash: '' });
    expect(await rowOf(user.id)).toMatchObject({ clubId: null });
  });

  it('of a pupil whom the club has removed can go to another one; then the removal stays', async () => {
    const email = newAddress();
    const club = await makeClub();
    const pupil = await addPupil(club, email);
    const path = `/api/gh-schools/${club.id}/participants/${pupil}`;
    expect((await backend.request('DELETE', path, { token: club.token })).status).toBe(200);
    const other = await addPupil(club, email, 'Budi');
    expect(await post(`${path}/restore`, undefined, club.token)).toMatchObject(
      errorResponse(409, 'Emailnya sekarang dipakai peserta lain di klub.'),
    );
    await backend.db.update(participants).set({ email: '' }).where(eq(participants.id, other));
    expect((await post(`${path}/restore`, undefined, club.token)).status).toBe(200);
  });
});

describe('an owner of a proposed address who joins the club with its PIN', () => {
  it('is the pupil: with the class, the teams and the runs', async () => {
    const email = newAddress();
    const club = await withPin(await makeClub());
    const pupil = await addPupil(club, email);
    const { team, kept } = await makeHistory(club, pupil);
    const code = await cardOf(club, pupil);
    const { user, token } = accountOf(await signUp(email.toUpperCase()));
    const before = await membersOf(backend, team);
    expect(before[0]).toBe(`${pupil}L`);
    expect((await join(club, token)).status).toBe(200);
    expect(await rowOf(pupil)).toBeUndefined();
    expect(await rowOf(user.id)).toMatchObject({ clubId: club.id, class: '8A', name: 'Tio Halim' });
    expect(await membersOf(backend, team)).toEqual([`${user.id}L`, before[1]]);
    expect(await kept()).toEqual([user.id]);
    expect((await takeOver(code, '')).status).toBe(422);
    const list = await backend.request('GET', `/api/gh-schools/${club.id}/participants`, {
      token: club.token,
    });
    expect(JSON.stringify(list.body)).not.toContain('Wulan');
    expect(JSON.stringify(list.body)).toContain(email.toUpperCase());
  });

  it('is nobody else: a pupil with another address stays', async () => {
    const club = await withPin(await makeClub());
    const pupil = await addPupil(club, newAddress());
    const { token } = accountOf(await signUp(newAddress()));
    expect((await join(club, token)).status).toBe(200);
    expect(await rowOf(pupil)).toMatchObject({ clubId: club.id });
    expect(await peopleOf(club)).toHaveLength(2);
  });

  it('is the pupil as well who comes back after leaving', async () => {
    const email = newAddress();
    const club = await withPin(await makeClub());
    const { user, token } = accountOf(await signUp(email));
    await join(club, token);
    expect((await leave(token)).status).toBe(200);
    const pupil = await addPupil(club, email);
    expect((await post('/api/participant/club/restore', undefined, token)).status).toBe(200);
    expect(await rowOf(pupil)).toBeUndefined();
    expect(await rowOf(user.id)).toMatchObject({ clubId: club.id, class: '8A' });
  });

  it('restores what was removed meanwhile: a team that the pupil was in', async () => {
    const email = newAddress();
    const club = await withPin(await makeClub());
    const pupil = await addPupil(club, email);
    const team = await makeTeam(club, [await makePerson(club.id), pupil]);
    const path = `/api/gh/teamsclub/${team}`;
    expect((await backend.request('DELETE', path, { token: club.token })).status).toBe(200);
    const { user, token } = accountOf(await signUp(email));
    expect((await join(club, token)).status).toBe(200);
    expect((await post(`${path}/restore`, undefined, club.token)).status).toBe(200);
    expect((await membersOf(backend, team))[1]).toBe(`${user.id}`);
  });
});

describe('the card of a pupil who has an account', () => {
  const taken = (email: string) =>
    errorResponse(
      422,
      `${email} sudah punya akun. Isi password akun itu, dan kartu ini menyatukan keduanya. Atau isi email lain.`,
    );

  it('makes both one person, if the password of the account is typed', async () => {
    const email = newAddress();
    const club = await makeClub();
    const pupil = await addPupil(club, email);
    const { team, kept } = await makeHistory(club, pupil);
    const { user } = accountOf(await signUp(email));
    const code = await cardOf(club, pupil);
    expect(await takeOver(code, '', 'bukan-password-itu')).toMatchObject(taken(email));
    const joined = await takeOver(code, '');
    expect(joined).toMatchObject({ status: 200, body: { user: { id: user.id, email } } });
    expect(await rowOf(pupil)).toBeUndefined();
    expect(await rowOf(user.id)).toMatchObject({ clubId: club.id, class: '8A' });
    expect((await membersOf(backend, team))[0]).toBe(`${user.id}L`);
    expect(await kept()).toEqual([user.id]);
    expect((await takeOver(code, '')).status).toBe(422);
    expect((await signIn(email)).status).toBe(200);
  });

  it('does so for an account with any address, also in the same club and team', async () => {
    const club = await withPin(await makeClub());
    const email = newAddress();
    const { user, token } = accountOf(await signUp(email));
    await join(club, token);
    const pupil = await addPupil(club, '');
    const team = await makeTeam(club, [pupil, user.id, await makePerson(club.id)]);
    expect((await takeOver(await cardOf(club, pupil), email)).status).toBe(200);
    expect((await membersOf(backend, team))[0]).toBe(`${user.id}L`);
    expect(await membersOf(backend, team)).toHaveLength(2);
  });

  it('takes another address instead, or none after the club has emptied it', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const club = await makeClub();
    await signUp(email);
    const pupil = await addPupil(club, email);
    expect(await takeOver(await cardOf(club, pupil), other, 'kincir-angin-77')).toMatchObject({
      status: 200,
      body: { user: { id: pupil, email: other } },
    });
  });

  it('says what to do if the account is in another club', async () => {
    const email = newAddress();
    const [club, former] = [await makeClub(), await withPin(await makeClub())];
    const { token } = accountOf(await signUp(email));
    await join(former, token);
    const pupil = await addPupil(club, email);
    const code = await cardOf(club, pupil);
    expect(await takeOver(code, '')).toMatchObject(
      errorResponse(
        422,
        'Akun ini masih tergabung dalam klub lain. Masuk dulu dengan akun itu, keluar dari klubnya, lalu pakai kartu ini lagi.',
      ),
    );
    await leave(token);
    expect((await takeOver(code, '')).status).toBe(200);
  });

  it('says what to do if both are in teams of one category', async () => {
    const email = newAddress();
    const club = await withPin(await makeClub());
    const { user, token } = accountOf(await signUp(email));
    await join(club, token);
    const pupil = await addPupil(club, '');
    await makeTeam(club, [pupil], { name: 'Elang Muda' });
    await makeTeam(club, [user.id], { name: 'Garuda Baja' });
    const code = await cardOf(club, pupil);
    expect(await takeOver(code, email)).toMatchObject(
      errorResponse(
        422,
        'Akun ini sudah di "Garuda Baja", dan peserta di kartu ini di tim lain untuk kategori yang sama. Minta pembina mengeluarkan salah satunya.',
      ),
    );
    expect((await rowOf(pupil))?.clubId).toBe(club.id);
  });

  it('refuses an address that the club proposes for another pupil', async () => {
    const club = await makeClub();
    const email = newAddress();
    await addPupil(club, email, 'Budi');
    const pupil = await addPupil(club, '');
    expect(await takeOver(await cardOf(club, pupil), email)).toMatchObject(
      errorResponse(
        422,
        'Email ini dicatat klub untuk peserta lain. Minta pembina memperbaikinya, atau isi email lain.',
      ),
    );
  });

  it('tells of 100 addresses an hour in a network which have accounts, and of three a pupil then', async () => {
    const club = await makeClub();
    const [pupil, email] = [await addPupil(club, ''), newAddress()];
    await signUp(email);
    const code = await cardOf(club, pupil);
    await backend.db.delete(attempts);
    await backend.db.insert(attempts).values({
      key: 'pupil-card:email:address:unknown',
      count: 100,
      windowEndsAt: new Date(Date.now() + 60_000),
    });
    const wrong = 'bukan-password-itu';
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await takeOver(code, email, wrong)).status);
    expect(statuses).toEqual([422, 422, 429]);
    // Also an address without an account, or a weak password, is not answered any more.
    expect((await takeOver(code, newAddress(), 'password123')).status).toBe(429);
    expect(await rowOf(pupil)).toMatchObject({ passwordHash: '' });
  });
});

describe('a link for a new password', () => {
  it('of a pupil whose address has an account meanwhile says what to do', async () => {
    const email = newAddress();
    const club = await makeClub();
    const pupil = await addPupil(club, email);
    const { body } = await post(
      `/api/organiser/accounts/participant/${pupil}/reset-link`,
      { current_password: demoPassword },
      await backend.signIn('organiser'),
    );
    const token = (body as { link: string }).link.split('#')[1];
    await signUp(email);
    expect(
      await backend.request('PUT', '/api/password-resets', { body: { token, password } }),
    ).toMatchObject(
      errorResponse(
        409,
        'Email ini sudah punya akun sendiri. Masuk dengan akun itu, atau pakai kartu masuk dari klub.',
      ),
    );
    expect(await rowOf(pupil)).toMatchObject({ passwordHash: '' });
  });
});
