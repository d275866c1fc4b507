import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/db/database.ts';
import { objections, type registrations, resultStates } from '../../server/db/schema.ts';

type Tools = {
  db: Database;
  /** Returns a registration of a team without a run. */
  findUnscored: () => Promise<typeof registrations.$inferSelect>;
};

/** Returns a change of each kind that an organiser makes on the way to official results. */
export const createResultsChanges = ({ db, findUnscored }: Tools) => ({
  changeResultsState: async () => {
    const { tournamentId, categoryId } = await findUnscored();
    await db.delete(resultStates);
    return {
      path: `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/results-state`,
      body: { action: 'freeze' },
    };
  },
  decideObjection: async () => {
    const { id: registrationId, tournamentId, categoryId } = await findUnscored();
    const [made] = await db
      .insert(objections)
      .values({
        tournamentId,
        categoryId,
        registrationId,
        subject: 'Penyisihan, percobaan 1',
        text: 'Waktu dihentikan terlalu awal.',
        author: 'club',
        entryKey: randomUUID(),
      })
      .returning();
    return {
      path: `/api/organiser/tournaments/${tournamentId}/objections/${made?.id}/decision`,
      body: { state: 'rejected', reason: 'Rekaman diperiksa.' },
    };
  },
});
