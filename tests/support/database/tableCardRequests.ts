import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type {
  NewTableCard,
  TableCard,
  TableCardKind,
  TableCardSession,
} from '../../../openapi/schema.d.ts';
import { cardScopes } from '../../../openapi/tableCardKinds.ts';
import { attempts, tournaments } from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import { findOpenScoreEntry, runsPath } from '../screens/scoreEntry.ts';
import type { Backend } from './backend.ts';
import { holdToday } from './holdToday.ts';

/** Requests about the table cards of a tournament, which is today at the start of each test. */
export function useTableCardRequests(backend: Backend) {
  const state = {} as {
    token: string;
    place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
    cardsPath: string;
  };
  beforeEach(async () => {
    await backend.db.delete(attempts);
    state.token = await backend.signIn('organiser');
    state.place = await findOpenScoreEntry(backend.db);
    const { tournamentId } = state.place;
    await holdToday(backend.db, tournamentId);
    state.cardsPath = `/api/organiser/tournaments/${tournamentId}/table-cards`;
  });

  async function makeCards(kind: TableCardKind, count = 1): Promise<NewTableCard[]> {
    const category = cardScopes[kind] === 'category' ? state.place.categoryId : null;
    const { status, body } = await backend.request('POST', state.cardsPath, {
      token: state.token,
      body: { kind, category_id: category, label: ' Meja ', count },
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { message: `${count} kartu meja dibuat.` },
    });
    return (body as { data: NewTableCard[] }).data;
  }

  const signIn = (card: string, name = 'Rina') =>
    backend.request('POST', '/api/organiser/table-card/sessions', { body: { card, name } });

  return {
    makeCards,
    signIn,
    /** The organiser's. */
    token: () => state.token,
    place: () => state.place,
    cardsPath: () => state.cardsPath,
    /** Makes a card and signs in with it. */
    openTable: async (kind: TableCardKind) => {
      const [card] = await makeCards(kind);
      if (!card) throw new Error('No card was made');
      const { body } = await signIn(card.code);
      const { token: opened, data } = body as { token: string; data: TableCardSession };
      return { ...card, id: data.id, token: opened };
    },
    addRun: (caller: string, index: number, path = runsPath(state.place)) =>
      backend.request('POST', path, {
        token: caller,
        body: {
          key: randomUUID(),
          team_id: state.place.teamIds[index],
          points: 7,
          time: '01:07.38',
        },
      }),
    listCards: async () => {
      const { body } = await backend.request('GET', state.cardsPath, { token: state.token });
      return (body as { data: TableCard[] }).data;
    },
    /** Moves the tournament by whole days from today. */
    moveBy: (days: number) =>
      backend.db
        .update(tournaments)
        .set({ date: toEventDay(new Date(Date.now() + days * 86_400_000)) })
        .where(eq(tournaments.id, state.place.tournamentId)),
  };
}
