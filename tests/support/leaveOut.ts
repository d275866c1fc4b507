import type { AdvancePreview, AdvancingTeams, ScoreEntryData } from '../../openapi/schema.d.ts';

/** Answers that a round ends without the runs that are not entered. */
export const leaveOut = ({ missing = [] }: AdvancePreview): AdvancingTeams['missing'] =>
  missing.map(({ team, numbers }) => ({ team_id: team.id, numbers, decision: 'left_out' }));

/** Answers that a round is closed without the runs that are not entered; undefined if none is missing. */
export function leaveOutOfRound(
  { rounds, runs, teams }: ScoreEntryData,
  roundId: number,
): AdvancingTeams['missing'] {
  const round = rounds.find(({ id }) => id === roundId);
  const own = teams.filter(({ id }) => round?.team_ids?.includes(id) ?? true);
  const missing = own.map((team) => ({
    team,
    numbers: Array.from({ length: round?.run_count ?? 0 }, (_, index) => index + 1).filter(
      (number) =>
        !runs.some(
          (run) => run.round_id === roundId && run.team.id === team.id && run.number === number,
        ),
    ),
  }));
  return missing.flatMap(({ team, numbers }) =>
    numbers.length === 0 ? [] : { team_id: team.id, numbers, decision: 'left_out' },
  );
}
