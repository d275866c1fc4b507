import { organiserPaths } from '../../paths.ts';

type ScoreTarget = { tournamentId: number; categoryId?: number | undefined };

/** Returns the search parameters that name a tournament and a category of it, or the tournament alone. */
export function searchOf({ tournamentId, categoryId }: ScoreTarget): string {
  const search = new URLSearchParams({ tournament: String(tournamentId) });
  if (categoryId !== undefined) search.set('category', String(categoryId));
  return search.toString();
}

/** Returns the address at which scores are entered, or of the choice of a category. */
export const scoreEntryHref = (target: ScoreTarget): string =>
  `${organiserPaths.scores.href()}?${searchOf(target)}`;

/** What a file may have. */
export type ImportKind = 'runs' | 'matches';

/** Returns the address at which the scores of a file are imported. */
export const importHref = (target: Required<ScoreTarget>, kind: ImportKind): string =>
  `${organiserPaths.scoreImport.href()}?${searchOf(target)}&kind=${kind}`;

/** Returns the address of the rounds of a category, or of the choice of one. */
export const roundsHref = (target: ScoreTarget): string =>
  `${organiserPaths.rounds.href()}?${searchOf(target)}`;
