import type { tournaments } from '../db/schema.ts';
import { startOfTournament } from '../lib/eventDay.ts';

type Tournament = Pick<
  typeof tournaments.$inferSelect,
  'status' | 'date' | 'startTime' | 'timeZone' | 'registrationOpensAt' | 'registrationClosesAt'
>;

export type Closure = 'cancelled' | 'postponed' | 'started' | 'not_open' | 'closed';

/** Returns why no team can be registered in a public tournament now; undefined if teams can. */
export function findClosure(tournament: Tournament, now: Date): Closure | undefined {
  const { status, registrationOpensAt: opensAt, registrationClosesAt: closesAt } = tournament;
  if (status === 'cancelled' || status === 'postponed') return status;
  if (startOfTournament(tournament) <= now) return 'started';
  if (opensAt && now < opensAt) return 'not_open';
  return closesAt && now >= closesAt ? 'closed' : undefined;
}

/** Returns from when on no team can be registered: at the latest from the start of the tournament. */
export function endOfRegistration(
  tournament: Pick<Tournament, 'date' | 'startTime' | 'timeZone' | 'registrationClosesAt'>,
): Date {
  const start = startOfTournament(tournament);
  const { registrationClosesAt: closesAt } = tournament;
  return closesAt && closesAt < start ? closesAt : start;
}

export const isFull = ({
  capacity,
  registered,
}: {
  capacity: number | null;
  /** Not known without a capacity. */
  registered: number | null;
}): boolean => capacity !== null && (registered ?? 0) >= capacity;
