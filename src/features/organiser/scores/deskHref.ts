import { organiserPaths } from '../organiserPaths.ts';

type Place = { tournamentId: number; categoryId?: number | undefined };

/** Returns the address of a desk, or of the choice of a category. */
export function deskHref({ tournamentId, categoryId }: Place): string {
  const search = new URLSearchParams({ tournament: String(tournamentId) });
  if (categoryId !== undefined) search.set('category', String(categoryId));
  return `${organiserPaths.scores.href()}?${search}`;
}
