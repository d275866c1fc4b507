import { useEffect, useMemo } from 'react';
import type { Schedule, Tournament } from '../../../openapi/schema.d.ts';
import type { StreamEvent } from '../../api/watchScores.ts';
import { isStatus } from '../../api/errors.ts';
import { useGetScheduleQuery } from '../../api/schedule.ts';
import { useGetTournamentQuery } from '../../api/tournaments.ts';
import { tournamentState } from '../../lib/dates/tournamentDay.ts';
import { useDocumentHidden } from '../../ui/hooks/useDocumentHidden.ts';
import { useEachSecond } from '../../ui/hooks/useEachSecond.ts';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { useScoreUpdates } from '../tournamentDay/useScoreUpdates.ts';
import { listTurns, type Turn } from './turns.ts';

/** For a backend whose stream does not tell of everything. */
const reloadInterval = 60_000;
const events: readonly StreamEvent[] = ['scores', 'schedule'];
/** Data that is older than this number of seconds is loaded again. */
const freshSeconds = 10;
/** How often what is shown moves on, in milliseconds. */
const step = 10_000;

type Updates = {
  /** How often it is loaded again, in milliseconds. */
  interval?: number;
  /** Whether the server tells when it has changed; each that listens is a connection. */
  hasStream?: boolean;
};

/** Loads the schedule of a tournament and keeps it up to date while it takes place. */
function useSchedule(id: number, isToday: boolean, updates: Updates) {
  const { interval = reloadInterval, hasStream = true } = updates;
  const isHidden = useDocumentHidden();
  const query = useGetScheduleQuery({ id }, { refetchOnMountOrArgChange: freshSeconds });
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = query;
  useScoreUpdates(() => void refetch(), isToday && hasStream, events);
  useEffect(() => {
    if (isHidden || !isToday) return undefined;
    const timer = setInterval(() => void refetch(), interval);
    return () => clearInterval(timer);
  }, [isHidden, isToday, interval, refetch]);
  const minutes = useEachSecond(() =>
    Math.max(0, Math.floor((Date.now() - (fulfilledTimeStamp ?? Date.now())) / 60_000)),
  );
  return {
    schedule: currentData?.data,
    /** In minutes, if the last request has failed. */
    age: currentData && error ? minutes : undefined,
    // A backend without the extension has no schedule.
    hasFailed: !currentData && !isFetching && !isStatus(error, 404, 405),
    isLoading: !currentData && isFetching,
    retry: () => void refetch(),
  };
}

/**
 * Returns the turns of a schedule as they are now. The time is the server's: a device's clock may be wrong. It is
 * not counted from the answer, which the server keeps until something new is entered.
 */
function useTurns(schedule: Schedule | undefined, isOver: boolean) {
  const time = useEachSecond((now) => Math.floor(now / step) * step);
  const now = Math.max(time, Date.parse(schedule?.as_of ?? '') || 0);
  const turns = useMemo((): Turn[] => {
    if (!schedule) return [];
    if (!isOver) return listTurns(schedule, now);
    return schedule.slots.map((slot) => ({ slot, at: undefined, before: 0 }));
  }, [schedule, isOver, now]);
  return { turns, now };
}

/** Loads a tournament and its schedule; `isNotFound` if the server has none with this id. */
export function useTournamentSchedule(id: number, updates: Updates = {}) {
  const { currentData, error, isFetching } = useGetTournamentQuery({ id });
  const tournament: Tournament | undefined = currentData?.data;
  const today = useEventDay();
  const state = tournament && tournamentState(tournament, today);
  const loaded = useSchedule(id, state === 'today', updates);
  const { turns, now } = useTurns(loaded.schedule, state === 'after');
  return {
    ...loaded,
    tournament,
    // 422: the number in the URL is not a valid id for the server.
    isNotFound: !tournament && isStatus(error, 404, 422),
    isLoading: loaded.isLoading || (!tournament && isFetching),
    isOver: state === 'after',
    isToday: state === 'today',
    turns,
    clock: { now, zone: tournament?.time_zone },
  };
}
