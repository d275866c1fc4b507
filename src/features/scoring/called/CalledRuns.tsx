import type { Round, ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';
import { type Entry, numberOf } from '../runs.ts';
import { CalledChoices } from './CalledChoices.tsx';
import { useCalledSlots } from './useCalledSlots.ts';

type CalledRunsProps = {
  tournamentId: number;
  round: Round;
  teams: readonly ScoreEntryTeam[];
  /** Returns the runs of a team in the round, also those that wait in this browser. */
  runsOf: (team: ScoreEntryTeam) => Entry[];
  onChoose: (team: ScoreEntryTeam, number: number) => void;
};

/** The runs of a round whose teams are called: one press chooses the team and the run. */
export function CalledRuns({ tournamentId, round, teams, runsOf, onChoose }: CalledRunsProps) {
  const called = useCalledSlots(tournamentId, round).flatMap(({ slot, arena }) => {
    const { id, team_id: teamId, run_number: number } = slot;
    const team = teams.find((each) => each.id === teamId);
    if (id === null || number === null || !team) return [];
    const isEntered = runsOf(team).some((entry) => numberOf(entry) === number);
    return isEntered ? [] : [{ id, arena, team, number }];
  });
  return (
    <CalledChoices
      choices={called.map(({ id, arena, team, number }) => ({
        id,
        arena,
        name: (
          <>
            <StartNumber number={team.start_number} />
            {team.name}
          </>
        ),
        detail: copy.called.run(number),
      }))}
      onChoose={(id) => {
        const chosen = called.find((each) => each.id === id);
        if (chosen) onChoose(chosen.team, chosen.number);
      }}
    />
  );
}
