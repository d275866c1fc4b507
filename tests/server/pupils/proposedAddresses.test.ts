import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findAccountByEmail } from '../../../server/accounts/queries.ts';
import { attempts, participants } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createProposals } from '../../support/database/proposals.ts';
import { createPupilImport, makeKnown } from '../../support/database/pupilImport.ts';
import { createMaker, errorResponse, membersOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub, makePerson, makeTeam } = maker;
const {
  newAddress,
  post,
  signUp,
  signIn,
  accountOf,
  addPupil,
  cardOf,
  takeOver,
  withPin,
  join,
  leave,
  rowOf,
  makeHistory,
} = createProposals(backend, maker);
const { send, check, peopleOf } = createPupilImport(backend);

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
