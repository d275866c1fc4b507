import { useEffect, useState } from 'react';
import { loadChosenTeam, saveChosenTeam } from './chosenTeamStorage.ts';

type UseChosenTeamOptions = {
  /** Undefined while it is unknown; the choice is stored once it is known. */
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
  const load = () =>
    participantId === undefined || isRegistered
      ? ''
      : loadChosenTeam({ participantId, tournamentId, categoryId });
  const [teamId, setTeamId] = useState(load);
  const [loadedFor, setLoadedFor] = useState(participantId);
  if (participantId !== loadedFor) {
    setLoadedFor(participantId);
    if (teamId === '') setTeamId(load);
  }
  useEffect(() => {
    if (participantId !== undefined && (isRegistered || teamId !== ''))
      saveChosenTeam({ participantId, tournamentId, categoryId }, isRegistered ? '' : teamId);
  }, [teamId, isRegistered, participantId, tournamentId, categoryId]);
  const chooseTeam = (team: string) => {
    setTeamId(team);
    // The effect stores every other choice.
    if (team === '' && participantId !== undefined)
      saveChosenTeam({ participantId, tournamentId, categoryId }, '');
  };
  return [teamId, chooseTeam];
}
