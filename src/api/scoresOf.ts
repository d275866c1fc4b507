import type { Score } from '../../openapi/schema.d.ts';

/**
 * The scores of one category. A score that does not say whose it is, or has no points or time,
 * which the document forbids, is left out.
 */
export function scoresOf(scores: readonly Score[], categoryId: number): Score[] {
  return scores.filter(
    ({ points, time, registration }) =>
      typeof points === 'number' &&
      typeof time === 'string' &&
      registration?.category?.id === categoryId &&
      isNamed(registration.team),
  );
}

const isNamed = (team: Score['registration']['team'] | null | undefined): boolean =>
  typeof team?.id === 'number' && typeof team.name === 'string';
