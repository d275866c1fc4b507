import type { Score } from '../../openapi/schema.d.ts';

/** Returns the scores of one category. */
export const filterScoresByCategory = (scores: readonly Score[], categoryId: number): Score[] =>
  scores.filter(({ registration }) => registration.category.id === categoryId);
