import { describe, expect, it } from 'vitest';
import { attempts } from '../../../server/db/schema.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createProposals } from '../../support/database/proposals.ts';
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
      await backend.request('PUT', '/api/password-resets', {
        body: { token, password: 'sirkuit-malam-31' },
      }),
    ).toMatchObject(
      errorResponse(
        409,
        'Email ini sudah punya akun sendiri. Masuk dengan akun itu, atau pakai kartu akun dari klub.',
      ),
    );
    expect(await rowOf(pupil)).toMatchObject({ passwordHash: '' });
  });
});
