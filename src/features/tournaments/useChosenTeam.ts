import { useEffect, useState } from 'react';
import { chosenTeam, keepChosenTeam } from './chosenTeams.ts';

type Choice = {
  /** Whose choice it is; where that is not known it is not kept. */
  participantId: number | undefined;
  tournamentId: number;
  categoryId: number;
  /** Whether there is nothing left to choose: what was kept is forgotten. */
  settled: boolean;
};

/**
 * The team chosen in a category, and a function that chooses one. It survives the way over sign-in.
 */
export function useChosenTeam({
  participantId,
  tournamentId,
  categoryId,
  settled,
}: Choice): [string, (team: string) => void] {
  const place =
    participantId === undefined ? undefined : { participantId, tournamentId, categoryId };
  const [chosen, setChosen] = useState(() => (place && !settled ? chosenTeam(place) : ''));
  useEffect(() => {
    if (settled && participantId !== undefined)
      keepChosenTeam({ participantId, tournamentId, categoryId }, '');
  }, [settled, participantId, tournamentId, categoryId]);
  const choose = (team: string) => {
    setChosen(team);
    if (place) keepChosenTeam(place, team);
  };
  return [chosen, choose];
}
