import { organiserPaths } from '../../../paths.ts';

type ScoreTarget = { tournamentId: number; categoryId?: number | undefined };

function searchOf({ tournamentId, categoryId }: ScoreTarget): string {
  const search = new URLSearchParams({ tournament: String(tournamentId) });
  if (categoryId !== undefined) search.set('category', String(categoryId));
  return search.toString();
}

/** Returns the address at which scores are entered, or of the choice of a category. */
export const scoreEntryHref = (target: ScoreTarget): string =>
  `${organiserPaths.scores.href()}?${searchOf(target)}`;

/** Returns the address at which the scores of a file are imported. */
export const importHref = (target: Required<ScoreTarget>): string =>
  `${organiserPaths.scoreImport.href()}?${searchOf(target)}`;

/** Returns the address of the rounds of a category. */
export const roundsHref = (target: Required<ScoreTarget>): string =>
  `${organiserPaths.rounds.href()}?${searchOf(target)}`;
