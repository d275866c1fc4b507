import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lockClub } from '../../../server/clubs/lockClub.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { auditLog, participants, passwordResets } from '../../../server/db/schema.ts';
import { eraseLocked, lockToErase } from '../../../server/memberships/deletionQueries.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createErasures } from '../../support/database/erasures.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { createMaker, errorResponse } from '../../support/screens/clubData.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makePupil, eraseByClub, rowOf } = createErasures(backend, maker);
const notFound = errorResponse(404, 'Peserta tidak ditemukan.');

async function eraseByOrganiser({ id }: { id: number }) {
  const token = await backend.signIn('organiser');
  return () =>
    backend.request('POST', `/api/organiser/participants/${id}/erasure`, {
      token,
      body: { current_password: demoPassword },
    });
}
/** Erases a participant as somebody else does meanwhile. */
const eraseFirst = (clubId: number, id: number) => async (transaction: Transaction) => {
  const isOne = and(eq(participants.id, id), isNull(participants.deletedAt));
  const locked = await lockToErase(transaction, clubId, isOne);
  if (locked) await eraseLocked(transaction, locked, new Date());
};

describe('a participant who is erased meanwhile', () => {
  it('is not erased again, and the audit log names nobody else', async () => {
    const club = await maker.makeClub();
    for (const who of ['club', 'organiser']) {
      const pupil = await makePupil(club.id);
      const send = who === 'club' ? () => eraseByClub(club, pupil) : await eraseByOrganiser(pupil);
      const lines = await backend.db.$count(auditLog);
      expect(await sendWhileLocked(backend, eraseFirst(club.id, pupil.id), send)).toMatchObject(
        notFound,
      );
      expect(await backend.db.$count(auditLog)).toBe(lines);
    }
  });

  it('gets no link for a new password', async () => {
    const club = await maker.makeClub(1);
    const [id = 0] = club.people;
    const token = await backend.signIn('organiser');
    const answer = await sendWhileLocked(backend, eraseFirst(club.id, id), () =>
      backend.request('POST', `/api/organiser/accounts/participant/${id}/reset-link`, {
        token,
        body: { current_password: demoPassword },
      }),
    );
    expect(answer).toMatchObject(errorResponse(404, 'Akun tidak ditemukan.'));
    const isOf = eq(passwordResets.participantId, id);
    expect(await backend.db.$count(passwordResets, isOf)).toBe(0);
  });

  it('waits for a change of their club, by whomever they are erased', async () => {
    const club = await maker.makeClub();
    const lock = (transaction: Transaction) => lockClub(transaction, club.id);
    const pupil = await makePupil(club.id);
    expect((await sendWhileLocked(backend, lock, () => eraseByClub(club, pupil))).status).toBe(200);
    const other = await makePupil(club.id);
    const erase = await eraseByOrganiser(other);
    expect((await sendWhileLocked(backend, lock, erase)).status).toBe(200);
    expect((await rowOf(other))?.name).toBe('Peserta terhapus');
  });
});
