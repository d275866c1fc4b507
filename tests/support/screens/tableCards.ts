import { getConfig } from '@testing-library/react';
import type { NewTableCard, TableCardKind } from '../../../openapi/schema.d.ts';
import { holdToday } from '../database/holdToday.ts';
import type { useScoreEntryPage } from './scoreEntryPage.ts';

type ScoreEntryPage = Pick<ReturnType<typeof useScoreEntryPage>, 'backend' | 'target'>;

/** Returns requests for table cards of the tournament of a test, which is today. */
export function createTableCardRequests({ backend, target }: ScoreEntryPage) {
  const cardsPath = () => `/api/organiser/tournaments/${target().tournamentId}/table-cards`;

  async function makeCard(kind: TableCardKind, label = 'Meja 4'): Promise<NewTableCard> {
    // The page goes on meanwhile, as while a test asks the backend.
    await getConfig().asyncWrapper(() => holdToday(backend.db, target().tournamentId));
    const { body } = await backend.request('POST', cardsPath(), {
      token: await backend.signIn('organiser'),
      body: {
        kind,
        category_id: kind === 'scores' ? target().categoryId : null,
        label,
        count: 1,
      },
    });
    const [card] = (body as { data: NewTableCard[] }).data;
    if (!card) throw new Error('No card was made');
    return card;
  }

  return { cardsPath, makeCard };
}
