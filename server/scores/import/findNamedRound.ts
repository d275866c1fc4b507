import { foldName } from '../../../openapi/texts/names.ts';
import type { RoundWithTeams } from '../rounds/roundQueries.ts';

export const unknownRound = 'Babak ini tidak ada di kategori ini.';

/** Returns the round that a file calls by its name or position; undefined if there is none. */
export function findNamedRound(
  rounds: readonly RoundWithTeams[],
  text: string,
): RoundWithTeams | undefined {
  const wanted = foldName(text);
  return rounds.find(
    ({ name, position }) => foldName(name) === wanted || String(position) === wanted,
  );
}
