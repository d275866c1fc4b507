import { useEffect, useEffectEvent, useRef } from 'react';
import { isStatus } from '../../../api/errors.ts';
import { useGetTeamDayQuery } from '../../../api/teamDay.ts';
import { watchScores } from '../../../api/watchScores.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { useDocumentHidden } from '../../../ui/hooks/useDocumentHidden.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';

/** An answer that is older than this number of seconds is asked for again. */
const freshSeconds = 10;
/** Two thousand phones do not ask at once: each waits up to twice as long as another. */
const pollInterval = 30_000;
/** What is about others moves this team on as well, but not within the second. */
const otherDelay = 20_000;
/** How often what is shown moves on, in milliseconds. */
const step = 10_000;

const random = (milliseconds: number) => Math.random() * milliseconds;

/** Returns the ids of the teams that an event of the stream says were called; none if it says nothing. */
function readCalledTeams(event: Event | undefined): number[] {
  try {
    const { called } = JSON.parse((event as MessageEvent<string>).data) as {
      called: { team_ids: number[] }[];
    };
    return called.flatMap(({ team_ids: ids }) => ids);
  } catch {
    return [];
  }
}

type Reload = { reload: () => void; teamId: number | undefined; isActive: boolean };

/** Asks again now and then, and soon after something has happened; nothing while the page is hidden. */
function useReloads({ reload, teamId, isActive }: Reload): void {
  const isHidden = useDocumentHidden();
  const wasHidden = useRef(false);
  const onReload = useEffectEvent(reload);
  const isOwn = useEffectEvent((ids: readonly number[]) => ids.some((id) => id === teamId));
  useEffect(() => {
    if (wasHidden.current && !isHidden) onReload();
    wasHidden.current = isHidden;
    if (isHidden || !isActive) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let reloadAt = Infinity;
    const reloadWithin = (milliseconds: number) => {
      const at = Date.now() + milliseconds;
      if (at >= reloadAt) return;
      clearTimeout(timer);
      reloadAt = at;
      timer = setTimeout(() => {
        reloadAt = Infinity;
        onReload();
        reloadWithin(pollInterval + random(pollInterval));
      }, milliseconds);
    };
    reloadWithin(pollInterval + random(pollInterval));
    const stop = watchScores(
      (event) => reloadWithin(isOwn(readCalledTeams(event)) ? 0 : random(otherDelay)),
      ['scores', 'schedule'],
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isHidden, isActive]);
}

/** Loads the turns of a team and keeps them up to date on the days of its tournaments. */
export function useTeamDay(code: string) {
  const query = useGetTeamDayQuery({ code }, { refetchOnMountOrArgChange: freshSeconds });
  const { currentData, error, isFetching, refetch } = query;
  const today = useEventDay();
  const time = useEachSecond((now) => Math.floor(now / step) * step);
  const answeredAt = currentData?.answered_at ?? time;
  const day = currentData?.data;
  const isToday = (day?.tournaments ?? []).some(
    (tournament) => tournamentState(tournament, today) === 'today',
  );
  const reload = () => void refetch();
  useReloads({ reload, teamId: day?.team.id, isActive: isToday });
  const onMount = useEffectEvent(() => {
    // A page that was stored on the device comes with what it had loaded then.
    const age = currentTime() - (currentData?.answered_at ?? currentTime());
    if (Math.abs(age) > freshSeconds * 1000) reload();
  });
  useEffect(() => onMount(), []);
  return {
    day,
    today,
    isToday,
    answeredAt,
    now: Math.max(time, answeredAt),
    error,
    isNotFound: !isFetching && isStatus(error, 404),
    isLoading: !day && isFetching,
    retry: reload,
  };
}
