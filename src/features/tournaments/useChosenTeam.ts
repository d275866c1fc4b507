import { useEffect, useState } from 'react';
import { loadChosenTeam, saveChosenTeam } from './chosenTeamStorage.ts';

type UseChosenTeamOptions = {
  /** If undefined, the choice is not stored. */
  participantId: number | undefined;
  tournamentId: number;
  categoryId: number;
  /** Once a team is registered, the stored choice is cleared. */
  isRegistered: boolean;
};

/** Returns the id of the team chosen in a category, and its setter; survives signing in again. */
export function useChosenTeam({
  participantId,
  tournamentId,
  categoryId,
  isRegistered,
}: UseChosenTeamOptions): [string, (team: string) => void] {
  const choiceKey =
    participantId === undefined ? undefined : { participantId, tournamentId, categoryId };
  const [teamId, setTeamId] = useState(() =>
    choiceKey && !isRegistered ? loadChosenTeam(choiceKey) : '',
  );
  useEffect(() => {
    if (isRegistered && participantId !== undefined)
      saveChosenTeam({ participantId, tournamentId, categoryId }, '');
  }, [isRegistered, participantId, tournamentId, categoryId]);
  const chooseTeam = (team: string) => {
    setTeamId(team);
    if (choiceKey) saveChosenTeam(choiceKey, team);
  };
  return [teamId, chooseTeam];
}
