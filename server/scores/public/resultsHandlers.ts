import type { Handler } from '../../contract/mountOperations.ts';
import { shownTables } from '../../db/resultTables.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { requireTournament } from '../../tournaments/handlers.ts';
import { toPlayed } from '../playedCategory.ts';
import { readCategoryResults } from '../results/categoryResults.ts';
import { readPublicState } from '../results/publicState.ts';

export const getCategoryResults: Handler<'getCategoryResults'> = async ({ path }, { db, now }) => {
  const played = toPlayed(path);
  const { date, endDate } = await requireTournament(db, path.id);
  const isCurrent = (endDate ?? date) >= toEventDay(now());
  const { data, isRunning } = await readCategoryResults(db, played, shownTables);
  const state = await readPublicState(db, played);
  const isProvisional =
    state?.state === 'provisional' || (state?.state !== 'official' && isCurrent && isRunning);
  return {
    success: true,
    data: {
      ...data,
      ...(isProvisional && { provisional: true as const }),
      ...(state && { state }),
    },
  };
};
