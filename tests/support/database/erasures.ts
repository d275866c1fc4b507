import { eq } from 'drizzle-orm';
import { participants } from '../../../server/db/schema.ts';
import type { createMaker, TestClub } from '../screens/clubData.ts';
import type { Backend } from './backend.ts';

/** Makers of pupils without an account, and what a club does with them. */
export function createErasures(
  backend: Backend,
  { makePerson }: Pick<ReturnType<typeof createMaker>, 'makePerson'>,
) {
  let count = 0;

  const ofClub = (club: TestClub, pupil: { id: number }, action = '') =>
    backend.request(
      action === '' ? 'DELETE' : 'POST',
      `/api/gh-schools/${club.id}/participants/${pupil.id}${action}`,
      { token: club.token },
    );

  return {
    /** A pupil whom a club manages, with a name and a class that nobody else has. */
    async makePupil(clubId: number, name = `Rahmawati Nomor ${(count += 1)}`) {
      const id = await makePerson(clubId);
      const texts = { name, class: `Kelas ${id}`, email: `murid${id}@sekolah.example` };
      await backend.db
        .update(participants)
        .set({ ...texts, passwordHash: '' })
        .where(eq(participants.id, id));
      return { id, ...texts };
    },
    ofClub,
    eraseByClub: (club: TestClub, pupil: { id: number }) => ofClub(club, pupil, '/erasure'),
    rowOf: async ({ id }: { id: number }) =>
      (await backend.db.select().from(participants).where(eq(participants.id, id)))[0],
  };
}
