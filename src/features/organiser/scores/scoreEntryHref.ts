import { organiserPaths } from '../../../paths.ts';

type Place = { tournamentId: number; categoryId?: number | undefined };

function searchOf({ tournamentId, categoryId }: Place): string {
  const search = new URLSearchParams({ tournament: String(tournamentId) });
  if (categoryId !== undefined) search.set('category', String(categoryId));
  return search.toString();
}

/** Returns the address of a score entry, or of the choice of a category. */
export const scoreEntryHref = (place: Place): string =>
  `${organiserPaths.scores.href()}?${searchOf(place)}`;

/** Returns the address at which the scores of a file are imported. */
export const importHref = (place: Required<Place>): string =>
  `${organiserPaths.scoreImport.href()}?${searchOf(place)}`;
