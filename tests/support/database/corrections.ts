import { eq } from 'drizzle-orm';
import type {
  AdvanceChange,
  AuditLogEntry,
  CategoryResults,
  EnteredRun,
  NewTableCard,
} from '../../../openapi/schema.d.ts';
import { rounds } from '../../../server/db/schema.ts';
import { holdToday } from './holdToday.ts';
import type { Backend } from './backend.ts';
import type { createRoundRequests } from './roundRequests.ts';

export type CorrectionAnswer = {
  status: number;
  body: {
    message: string;
    data: EnteredRun;
    errors?: Record<string, string[]>;
    advance?: AdvanceChange[];
  };
};

/** Requests that correct runs, and what says that they were. */
export function createCorrections(
  backend: Backend,
  { place, first, teamId, request, readScoreEntry }: ReturnType<typeof createRoundRequests>,
) {
  const findRun = async (index: number, roundId = first().id, number = 1) => {
    const run = (await readScoreEntry()).runs.find(
      (each) =>
        each.team.id === teamId(index) && each.round_id === roundId && each.number === number,
    );
    if (!run) throw new Error('The team has no such run');
    return run;
  };

  /** Corrects the points of a run, in the first round unless another one is named. */
  const correct = async (index: number, points: number, body: object = {}, roundId?: number) => {
    const { id, time } = await findRun(index, roundId);
    return (await request('PUT', `/api/organiser/runs/${id}`, {
      outcome: 'finished',
      points,
      time,
      ...body,
    })) as unknown as CorrectionAnswer;
  };

  return {
    findRun,
    correct,
    readResults: async () => {
      const path = `/api/tournaments/${place().tournamentId}/categories/${place().categoryId}/results`;
      return ((await backend.request('GET', path)).body as { data: CategoryResults }).data;
    },
    /** The latest entries of the audit log: the operation and what was changed. */
    readLog: async (count: number) => {
      const { body } = await request('GET', '/api/organiser/audit-log');
      return (body as { data: AuditLogEntry[] }).data
        .slice(0, count)
        .map(({ operation, detail }) => [operation, detail]);
    },
    nameOf: async (index: number) =>
      (await readScoreEntry()).teams.find(({ id }) => id === teamId(index))?.name,
    /** Signs in with a table card for the scores of the category, and returns the token. */
    openTable: async () => {
      await holdToday(backend.db, place().tournamentId);
      const path = `/api/organiser/tournaments/${place().tournamentId}/table-cards`;
      const form = { kind: 'scores', category_id: place().categoryId, label: 'Meja', count: 1 };
      const [card] = ((await request('POST', path, form)).body as { data: NewTableCard[] }).data;
      const signedIn = await backend.request('POST', '/api/organiser/table-card/sessions', {
        body: { card: card?.code, name: 'Rina' },
      });
      return (signedIn.body as { token: string }).token;
    },
    /** Opens a closed round again, the first one unless another one is named. */
    reopen: (roundId = first().id) =>
      backend.db.update(rounds).set({ state: 'open' }).where(eq(rounds.id, roundId)),
  };
}
