import type { Score } from '../../openapi/schema.d.ts';

/**
 * Returns the scores of one category. Scores without a team, points or time, which the OpenAPI
 * document forbids, are left out.
 */
export function filterScoresByCategory(scores: readonly Score[], categoryId: number): Score[] {
  return scores.filter(
    ({ points, time, registration }) =>
      typeof points === 'number' &&
      typeof time === 'string' &&
      registration?.category?.id === categoryId &&
      isNamedTeam(registration.team),
  );
}

const isNamedTeam = (team: Score['registration']['team'] | null | undefined): boolean =>
  typeof team?.id === 'number' && typeof team.name === 'string';
