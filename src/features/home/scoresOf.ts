import type { Score } from '../../../openapi/schema.d.ts';

/** The scores of one category. A score that does not say whose it is, which the document forbids, is left out. */
export function scoresOf(scores: readonly Score[], categoryId: number): Score[] {
  return scores.filter(({ registration }) => registration?.category?.id === categoryId && registration.team);
}
