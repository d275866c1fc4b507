import type { CategoryResults, TeamResult } from '../../openapi/schema.d.ts';

type Round = CategoryResults['rounds'][number];

/** A team by its place, with its result in the last round in which it has a rank. */
export type StandingRow = {
  place: number | null;
  team: TeamResult['team'];
  /** Its results in all rounds that it has reached. */
  results: { round: Round; result: TeamResult }[];
  /** The last round of the team, in which it may have no rank. */
  reached: Round;
  /** The last round in which it has a rank, and the result there. */
  ranked: { round: Round; result: TeamResult } | undefined;
  /** The first round to which it has not advanced; undefined where there is none yet. */
  missed: Round | undefined;
};

/** Returns the teams of all rounds by their places. */
export function toStandingRows({ rounds, standings }: CategoryResults): StandingRow[] {
  const results = rounds.map((round) => ({
    round,
    ofTeam: new Map(round.results.map((result) => [result.team.id, result])),
  }));
  return standings.flatMap(({ team_id: teamId, place }) => {
    const own = results.flatMap(({ round, ofTeam }) => {
      const result = ofTeam.get(teamId);
      return result ? [{ round, result }] : [];
    });
    const last = own.at(-1);
    if (!last) return [];
    return [
      {
        place,
        team: last.result.team,
        results: own,
        reached: last.round,
        ranked: own.findLast(({ result }) => result.rank !== null),
        missed: rounds.find(
          ({ position, results: teams }) => position > last.round.position && teams.length > 0,
        ),
      },
    ];
  });
}
