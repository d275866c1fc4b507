import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswordResetLink } from '../../../server/accounts/passwordResetLink.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { attempts, participants, passwordResets } from '../../../server/db/schema.ts';
import { hashToken } from '../../../server/lib/hashToken.ts';
import { writeCardMail } from '../../../server/pupils/cards/cardMail.ts';
import { consumeCard } from '../../../server/pupils/cards/cardQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport } from '../../support/database/pupilImport.ts';
import { createMaker, errorResponse } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, openPerson } = createMaker(backend);
const { send: sendImport } = createPupilImport(backend);
const password = 'sirkuit-malam-31';
const ended = errorResponse(
  422,
  'Kode ini salah ketik, atau kartunya tidak berlaku lagi. Periksa lagi tiap hurufnya, atau minta kartu baru kepada pembina.',
);

beforeEach(() => backend.db.delete(attempts));

const send = (method: string, path: string, body: unknown, token?: string) =>
  backend.request(method, path, { body, ...(token && { token }) });

let count = 0;
/** A club with one pupil whom it has added. */
async function makePupil() {
  const club = await makeClub();
  const email = `murid.kartu${(count += 1)}@surel.example`;
  await sendImport(club, [{ name: 'Wulan Sari', class: '8A', email }]);
  const [pupil] = await backend.db
    .select()
    .from(participants)
    .where(eq(participants.clubId, club.id));
  if (!pupil) throw new Error('The pupil was not added');
  return { club, id: pupil.id, email };
}
type Pupil = Awaited<ReturnType<typeof makePupil>>;

async function makeCard({ club, id }: Pupil) {
  const path = `/api/gh-schools/${club.id}/participants/cards`;
  const { body } = await send('POST', path, { participant_ids: [id] }, club.token);
  const { data, ends_at: end } = body as { data: { code: string }[]; ends_at: string };
  return { code: data[0]?.code ?? '', end: Date.parse(end) };
}
const check = (code: string) => send('POST', '/api/pupil-cards/check', { code });
const takeOver = (code: string) => send('PUT', '/api/pupil-cards', { code, email: '', password });

describe('the card of a pupil', () => {
  it('leaves a pupil without an address the name to sign in with, in the profile too', async () => {
    const pupil = await makePupil();
    await backend.db.update(participants).set({ email: '' }).where(eq(participants.id, pupil.id));
    const { code } = await makeCard(pupil);
    const { body } = await takeOver(code);
    const { token } = body as { token: string };
    const profile = await send('GET', '/api/participant/profile', undefined, token);
    expect(profile.body).toMatchObject({ user: { email: '', sign_in_name: `P-${pupil.id}` } });
  });

  it('is valid until the instant in which it ends', async () => {
    const pupil = await makePupil();
    const { code, end } = await makeCard(pupil);
    backend.clock.at = new Date(end);
    expect(await check(code)).toMatchObject(ended);
    expect(await takeOver(code)).toMatchObject(ended);
    backend.clock.at = new Date(end - 1);
    expect((await check(code)).status).toBe(200);
    expect((await takeOver(code)).status).toBe(200);
  });

  it('is not used up, nor the account changed, once it has ended', async () => {
    const pupil = await makePupil();
    const { code, end } = await makeCard(pupil);
    const { id, club } = pupil;
    // It may have been valid when it was looked up.
    const card = { id, clubId: club.id, tokenHash: await hashToken(code), now: new Date(end) };
    const account = { email: '', passwordHash: 'own' };
    expect(await consumeCard(backend.db, card, account)).toBeUndefined();
    expect(await backend.db.$count(passwordResets, eq(passwordResets.participantId, id))).toBe(1);
    expect((await takeOver(code)).status).toBe(200);
  });

  it('is not valid for an account that has a password', async () => {
    const pupil = await makePupil();
    const { code } = await makeCard(pupil);
    await backend.db
      .update(participants)
      .set({ passwordHash: 'own' })
      .where(eq(participants.id, pupil.id));
    expect(await check(code)).toMatchObject(ended);
    expect(await takeOver(code)).toMatchObject(ended);
    expect(
      await backend.db.$count(passwordResets, eq(passwordResets.participantId, pupil.id)),
    ).toBe(1);
  });

  it('ends links and sessions of the account when it is used', async () => {
    const pupil = await makePupil();
    const { code } = await makeCard(pupil);
    const services = { db: backend.db, now: () => new Date() };
    const link = await createPasswordResetLink(services, { kind: 'participant', id: pupil.id });
    const session = await openSession(services, { participantId: pupil.id });
    const other = await openPerson((await makePupil()).id);
    expect((await takeOver(code)).status).toBe(200);
    const reset = { token: link.split('#')[1], password: 'garis-lintasan-24' };
    expect((await send('PUT', '/api/password-resets', reset)).status).toBe(422);
    const readProfile = async (token: string) =>
      (await backend.request('GET', '/api/participant/profile', { token })).status;
    expect(await readProfile(session)).toBe(401);
    expect(await readProfile(other)).toBe(200);
  });
});

describe('a mail with the card of a pupil', () => {
  const write = ({ club, id, email }: Pupil, time = new Date()) =>
    writeCardMail({ db: backend.db, now: () => time }, club, { id, email }, { renew: false });

  it.each([
    ['2026-11-26T16:59:00Z', '25 Mei 2027'],
    ['2026-11-26T17:00:00Z', '26 Mei 2027'],
    ['2026-11-26T23:59:00Z', '26 Mei 2027'],
  ])('of %s says %s as the last day, by the clock of Jakarta', async (time, day) => {
    const pupil = await makePupil();
    const mail = await write(pupil, new Date(time));
    expect(mail).toMatchObject({ to: pupil.email });
    expect(mail?.text).toContain(`sampai ${day}:`);
  });

  it('is not written, and the card not made, for an address that the club has changed since', async () => {
    const pupil = await makePupil();
    const changed = await backend.request('PUT', `/api/participants/${pupil.id}`, {
      token: pupil.club.token,
      body: { name: 'Wulan Sari', email: `lain.${pupil.email}` },
    });
    expect(changed.status).toBe(200);
    expect(await write(pupil)).toBeUndefined();
    expect(
      await backend.db.$count(passwordResets, eq(passwordResets.participantId, pupil.id)),
    ).toBe(0);
  });
});
