import { useEffect, useMemo, useState } from 'react';
import { isStatus } from '../../api/errors.ts';
import { useGetLiveScheduleQuery } from '../../api/queue.ts';
import { useGetTournamentQuery } from '../../api/tournaments.ts';
import type { Schedule, Tournament } from '../../../openapi/schema.d.ts';
import { readSnapshot, storeSnapshot } from '../../outbox/snapshots.ts';
import { useMaySend } from '../../outbox/useMaySend.ts';
import { isCall, useWaitingEntries } from '../../outbox/waitingEntries.ts';
import { useOrganiser } from '../../session/useSession.ts';
import { createNames } from '../schedule/turnText.ts';
import { toDeskSlots } from './deskSlots.ts';

/** How often the calls of other desks are asked for, in milliseconds. */
const pollingInterval = 5000;

/** What this browser has last loaded. */
type Snapshot = { schedule: Schedule; tournament: Pick<Tournament, 'title' | 'categories'> };

const isWhole = ({ schedule, tournament }: Partial<Snapshot>) =>
  Array.isArray(schedule?.slots) && Array.isArray(tournament?.categories);

/** Loads the queues of a tournament; without a network those of the last visit. */
function useSchedule(id: number, organiserId: number) {
  const name = `robolaga-queue/${organiserId}/${id}`;
  const [stored] = useState(() => readSnapshot<Snapshot>(name, isWhole));
  const { currentData: found } = useGetTournamentQuery({ id });
  const { currentData, error, isFetching, refetch } = useGetLiveScheduleQuery(
    { id },
    { pollingInterval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const loaded = currentData?.data;
  const tournament = found?.data ?? stored?.tournament;
  useEffect(() => {
    if (!loaded || !tournament) return;
    const { title, categories } = tournament;
    storeSnapshot(name, { schedule: loaded, tournament: { title, categories } } satisfies Snapshot);
  }, [loaded, name, tournament]);
  const schedule = loaded ?? (error ? stored?.schedule : undefined);
  return {
    schedule,
    tournament,
    zone: found?.data.time_zone,
    /** The network is gone, and the queue is that of an earlier visit. */
    isStored: loaded === undefined && schedule !== undefined,
    /** The last request for what is shown has failed. */
    isOutdated: loaded !== undefined && error !== undefined,
    isMissing: isStatus(error, 404, 422),
    query: {
      ...(schedule && { currentData: schedule }),
      error,
      isFetching,
      refetch: () => void refetch(),
    },
  };
}

/** The queues of a tournament as they are once everything is sent that was pressed in this browser. */
export function useQueue(tournamentId: number) {
  const organiserId = useOrganiser()?.id ?? 0;
  const loaded = useSchedule(tournamentId, organiserId);
  const { schedule, tournament } = loaded;
  const maySend = useMaySend();
  const calls = useWaitingEntries()
    .filter(isCall)
    .filter((call) => call.tournamentId === tournamentId && maySend(call));
  const names = useMemo(
    () => schedule && createNames(schedule, tournament?.categories ?? []),
    [schedule, tournament],
  );
  return {
    ...loaded,
    names,
    slots: toDeskSlots(schedule?.slots ?? [], calls),
    calls,
    /** For whom something is entered that waits in this browser. */
    desk: { organiserId, tournamentId, title: tournament?.title ?? '' },
  };
}
