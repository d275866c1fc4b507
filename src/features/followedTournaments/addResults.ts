import type { ClubResult, ClubTournament } from '../../../openapi/schema.d.ts';

type Result = ClubResult['teams'][number];

export type FollowedTeam = {
  id: number;
  name: string;
  category: string;
  /** The place, and the category that it is in; nothing before a score. */
  result?: { rank: number; categoryId: number; isProvisional: boolean };
};

export type FollowedTournament = Omit<ClubTournament, 'registered_teams'> & {
  teams: readonly FollowedTeam[];
};

/**
 * Returns the tournaments of a club with the places of its teams, the best first; without places
 * where the backend does not tell them.
 */
export function addResults(
  tournaments: readonly ClubTournament[],
  results: readonly ClubResult[] = [],
): FollowedTournament[] {
  const resultsOf = new Map(results.map(({ tournament, teams }) => [tournament.id, teams]));
  return tournaments.map(({ registered_teams: registered = [], ...tournament }) => ({
    ...tournament,
    teams: registered
      .map((team) => withResult(team, resultsOf.get(tournament.id)))
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));
}

function withResult(team: FollowedTeam, results: readonly Result[] = []): FollowedTeam {
  const found = results.find(
    ({ id, category, rank }) => id === team.id && category.name === team.category && rank,
  );
  if (!found?.rank) return team;
  const { rank, category, provisional = false } = found;
  return { ...team, result: { rank, categoryId: category.id, isProvisional: provisional } };
}

const placeOf = ({ result }: FollowedTeam) => result?.rank ?? Infinity;
