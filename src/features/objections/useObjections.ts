import { useListObjectionsQuery } from '../../api/officialResults.ts';
import { useGetTournamentQuery } from '../../api/tournaments.ts';

/** How often objections of teams and decisions of others are asked for, in milliseconds. */
const pollingInterval = 15_000;

/** Loads the objections in a tournament, and the time zone of their times. */
export function useObjections(tournamentId: number) {
  const { currentData: tournament } = useGetTournamentQuery({ id: tournamentId });
  const query = useListObjectionsQuery(
    { id: tournamentId },
    { refetchOnMountOrArgChange: true, pollingInterval, skipPollingIfUnfocused: true },
  );
  return { tournamentId, zone: tournament?.data.time_zone, query };
}

export type Objections = ReturnType<typeof useObjections>;
