import type { PublicResultsState } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import type { PlayedCategory } from '../entryQueries.ts';
import { findObjectionsEnd, findResultsState, findResultsVersions } from './stateQueries.ts';

/** Returns how final the results are that visitors see; undefined while they are live. */
export async function readPublicState(
  db: Database,
  played: PlayedCategory,
): Promise<PublicResultsState | undefined> {
  const results = await findResultsState(db, played);
  const state = results.shownAs ?? results.state;
  if (state === 'live') return undefined;
  const end = await findObjectionsEnd(db, played, results);
  return {
    state,
    hidden_since: results.frozenAt?.toISOString() ?? null,
    objections_until: end?.toISOString() ?? null,
    // What was made official behind a frozen board is announced when the board is opened.
    versions: state === 'frozen' ? [] : await findResultsVersions(db, played),
  };
}
