import { and, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { rounds } from '../../../server/db/schema.ts';
import { useScoreEntryPage } from './scoreEntryPage.ts';

/** A finished run, as `readRuns` returns it. */
export const finished = (number: number, points: number | null, time: string | null) => ({
  number,
  outcome: 'finished',
  points,
  time,
  reason: null,
});

/** Score entry of a category whose only round has one run at the start of each test. */
export function useRunsPage() {
  const page = useScoreEntryPage();
  const { backend, target, path, readScoreEntry } = page;

  const setRound = (values: Partial<typeof rounds.$inferInsert>) =>
    backend.db
      .update(rounds)
      .set(values)
      .where(
        and(
          eq(rounds.tournamentId, target().tournamentId),
          eq(rounds.categoryId, target().categoryId),
        ),
      );
  beforeEach(async () => {
    await setRound({ runCount: 1, ranking: 'points', countsUnfinished: false, state: 'open' });
  });

  return {
    ...page,
    setRound,
    addRun: async (run: object) => {
      const token = await backend.signIn('organiser');
      const body = { key: crypto.randomUUID(), points: 60, time: '01:30.00', ...run };
      const { status } = await backend.request('POST', path(), { token, body });
      expect(status).toBe(201);
    },
    readRuns: async (teamId: number) =>
      (await readScoreEntry()).runs
        .filter(({ team }) => team.id === teamId)
        .map(({ number, outcome, points, time, reason }) => ({
          number,
          outcome,
          points,
          time,
          reason,
        }))
        .toSorted((one, other) => one.number - other.number),
  };
}
