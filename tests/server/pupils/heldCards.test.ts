import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lockClub } from '../../../server/clubs/lockClub.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { participants, passwordResets } from '../../../server/db/schema.ts';
import { writeCardMail } from '../../../server/pupils/cards/cardMail.ts';
import { lockPupils, replaceCards } from '../../../server/pupils/cards/cardQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createProposals } from '../../support/database/proposals.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { createMaker, errorResponse } from '../../support/screens/clubData.ts';

// What a card does waits for other changes of its club and of both people, and sees them.

const backend = useBackend();
const maker = createMaker(backend);
const { makeClub } = maker;
const { newAddress, signUp, accountOf, addPupil, cardOf, takeOver, withPin, join, rowOf } =
  createProposals(backend, maker);

type Lock = (transaction: Transaction) => Promise<unknown>;
const change =
  (id: number, columns: Partial<typeof participants.$inferInsert>): Lock =>
  (transaction) =>
    transaction.update(participants).set(columns).where(eq(participants.id, id));
const after = <Answer>(lock: Lock, send: () => Promise<Answer>) =>
  sendWhileLocked(backend, lock, send);
const invalid = errorResponse(
  422,
  'Kode ini salah ketik, atau kartunya tidak berlaku lagi. Periksa lagi tiap hurufnya, atau minta kartu baru kepada pembina.',
);

/** A pupil with a card, and the account that has the pupil's address. */
async function makeBoth() {
  const [club, email] = [await makeClub(), newAddress()];
  const pupil = await addPupil(club, email);
  const account = accountOf(await signUp(email)).user.id;
  return { club, email, pupil, account, code: await cardOf(club, pupil) };
}

describe('a card whose pupil has an account', () => {
  it('joins both after another change of the club', async () => {
    const { club, account, code } = await makeBoth();
    const answer = await after(
      (transaction) => lockClub(transaction, club.id),
      () => takeOver(code, ''),
    );
    expect(answer).toMatchObject({ status: 200, body: { user: { id: account } } });
  });

  it('joins nobody whose address or club is another one meanwhile, or with a pupil who has left', async () => {
    const [one, two, three] = [await makeBoth(), await makeBoth(), await makeBoth()];
    const other = await makeClub();
    const moved = change(one.account, { email: newAddress() });
    expect(await after(moved, () => takeOver(one.code, ''))).toMatchObject(invalid);
    const joined = change(two.account, { clubId: other.id });
    expect(await after(joined, () => takeOver(two.code, ''))).toMatchObject({ status: 422 });
    expect(await rowOf(two.account)).toMatchObject({ clubId: other.id });
    const left: Lock = async (transaction) => {
      await lockClub(transaction, three.club.id);
      await change(three.pupil, { clubId: null })(transaction);
    };
    expect(await after(left, () => takeOver(three.code, ''))).toMatchObject(invalid);
    for (const { pupil } of [one, two, three]) expect(await rowOf(pupil)).toBeDefined();
  });
});

describe('the cards of a pupil', () => {
  it('are one, also if two are made at the same moment', async () => {
    const club = await makeClub();
    const id = await addPupil(club, '');
    const first: Lock = async (transaction) => {
      await lockPupils(transaction, club.id, [id]);
      const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
      await replaceCards(transaction, [{ participantId: id, tokenHash: `${id}` }], times);
    };
    const code = await after(first, () => cardOf(club, id, { renew: true }));
    const cards = await backend.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.participantId, id));
    expect(cards.map(({ tokenHash }) => tokenHash)).not.toContain(`${id}`);
    expect(cards).toHaveLength(1);
    expect((await takeOver(code, '')).status).toBe(200);
  });

  it('are not mailed to a former address, or to who has an account by now', async () => {
    const [club, email] = [await makeClub(), newAddress()];
    const id = await addPupil(club, email);
    const services = { db: backend.db, now: () => new Date() };
    const write = (to: string) => writeCardMail(services, club, { id, email: to }, { renew: true });
    const code = await cardOf(club, id);
    expect(await write(newAddress())).toBeUndefined();
    expect((await takeOver(code, '')).status).toBe(200);
    expect(await write(email)).toBeUndefined();
  });
});

it('who joins a club waits for its import, and becomes the pupil whom it adds', async () => {
  const [club, email] = [await withPin(await makeClub()), newAddress()];
  const { token, user } = accountOf(await signUp(email));
  let pupil = 0;
  const answer = await after(
    async (transaction) => {
      await lockClub(transaction, club.id);
      const [added] = await transaction
        .insert(participants)
        .values({ name: 'Tio', class: '7C', email, passwordHash: '', clubId: club.id })
        .returning();
      pupil = added?.id ?? 0;
    },
    () => join(club, token),
  );
  expect(answer.status).toBe(200);
  expect(await rowOf(pupil)).toBeUndefined();
  expect(await rowOf(user.id)).toMatchObject({ clubId: club.id, class: '7C' });
});
