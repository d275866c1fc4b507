import { type ReactNode, useMemo } from 'react';
import { Box, Button, IconButton, Skeleton } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import BoardIcon from '@mui/icons-material/LeaderboardOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { timeZoneName, toLocalTime } from '../../../lib/dates/indonesianTime.ts';
import { useDocumentHidden } from '../../../ui/hooks/useDocumentHidden.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ScreenControls } from '../../../ui/screen/ScreenControls.tsx';
import { useFullScreen } from '../../../ui/screen/useFullScreen.ts';
import { useIsUserActive } from '../../../ui/screen/useIsUserActive.ts';
import { useWakeLock } from '../../../ui/screen/useWakeLock.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import {
  ageText,
  type Clock,
  createNames,
  type Names,
  playersOf,
  playerText,
  timeText,
} from '../turnText.ts';
import { useTournamentSchedule } from '../useSchedule.ts';
import { findNewestCall, findNextStart, listArenaCalls } from './arenaCalls.ts';
import { ArenaList } from './ArenaList.tsx';
import { boardStyles, footerStyles, headerStyles, messageStyles } from './callsStyles.ts';
import { callsCopy } from './copy.ts';
import { useScreenKey } from './useScreenKey.ts';

/** A call that no stream tells of is shown a quarter of a minute late at most. */
const updates = { interval: 15_000 };

/** Who is called to which arena, for the projector of a hall: without a login, readable from afar. */
export function CallsBoard({ tournamentId }: { tournamentId: number }) {
  const loaded = useTournamentSchedule(tournamentId, updates);
  const { tournament, age, clock, hasFailed, isToday, isNotFound } = loaded;
  const fullScreen = useFullScreen();
  const isActive = useIsUserActive();
  useWakeLock(!useDocumentHidden());
  useScreenKey(fullScreen.toggle);
  const title = tournament ? callsCopy.titleOf(tournament.title) : callsCopy.title;
  usePageTitle(title, callsCopy.description);
  const board = `${paths.board.href()}?tournament=${tournamentId}`;
  return (
    <BoardSection component="main" deep>
      <Box sx={boardStyles} style={{ cursor: isActive ? undefined : 'none' }}>
        <Box component="header" sx={headerStyles}>
          <h1 tabIndex={-1}>{title}</h1>
          <WallClock zone={clock.zone} />
        </Box>
        <Content loaded={loaded} board={board} />
        <Box sx={footerStyles}>
          <p data-lost={age !== undefined || hasFailed || undefined}>
            {(age !== undefined || hasFailed) && <HistoryIcon aria-hidden />}
            {freshness({ age, hasFailed, isToday, isNotFound })}
          </p>
          <ScreenControls
            shortcuts={callsCopy.shortcuts}
            fullScreen={fullScreen}
            isVisible={isActive}
            home={paths.home.href()}
          >
            <IconButton title={callsCopy.toBoard} component={Link} to={board} color="inherit">
              <BoardIcon />
            </IconButton>
          </ScreenControls>
        </Box>
      </Box>
    </BoardSection>
  );
}

type Loaded = ReturnType<typeof useTournamentSchedule>;

function freshness(loaded: Pick<Loaded, 'age' | 'hasFailed' | 'isToday' | 'isNotFound'>): string {
  const { age, hasFailed, isToday, isNotFound } = loaded;
  if (isNotFound || hasFailed) return '';
  if (age !== undefined) return callsCopy.lost(ageText(age));
  return isToday ? `${callsCopy.live} · ${ageText(0)}` : callsCopy.notToday;
}

function WallClock({ zone }: Pick<Clock, 'zone'>) {
  const time = useEachSecond((now) => toLocalTime(new Date(now).toISOString(), zone).slice(11));
  return (
    <p className="clock">
      {time.replace(':', '.')} <span>{timeZoneName(zone)}</span>
    </p>
  );
}

function Content({ loaded, board }: { loaded: Loaded; board: string }): ReactNode {
  const { schedule, tournament, turns, clock, isLoading, hasFailed, isNotFound, isOver, isToday } =
    loaded;
  const names = useMemo(
    () => schedule && createNames(schedule, tournament?.categories ?? []),
    [schedule, tournament],
  );
  const arenas = useMemo(
    () => (schedule ? listArenaCalls(schedule, turns, clock) : []),
    [schedule, turns, clock],
  );
  const isHydrated = useIsHydrated();
  if (isNotFound) return <Message>{callsCopy.missing}</Message>;
  // What the server has rendered may be of a minute ago.
  if (isLoading || !isHydrated)
    return (
      <Box role="status" aria-label={callsCopy.loading} sx={{ display: 'grid', gap: '1em' }}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} variant="rounded" sx={{ height: '100%' }} />
        ))}
      </Box>
    );
  if (hasFailed) return <Message>{callsCopy.failed}</Message>;
  if (!names || turns.length === 0) return <Message>{callsCopy.noPlan}</Message>;
  const start = findNextStart(turns);
  const startText = start === undefined ? '' : timeText(start, clock);
  if (isOver || start === undefined || (isToday && arenas.every((arena) => arena.isOverToday)))
    return <Over isOver={isOver} startText={startText} board={board} />;
  const newest = findNewestCall(arenas);
  return (
    <>
      <ArenaList
        arenas={arenas}
        names={names}
        clock={clock}
        newest={newest}
        isToday={isToday}
        lead={isToday ? undefined : callsCopy.begins(startText)}
      />
      <Announcement newest={newest} names={names} />
    </>
  );
}

type OverProps = { isOver: boolean; startText: string; board: string };

/** The turns of today are over, or all of them. */
const Over = ({ isOver, startText, board }: OverProps) => (
  <Message>
    {isOver ? callsCopy.allOver : callsCopy.allOverToday}
    {!isOver && startText && <small>{callsCopy.continues(startText)}</small>}
    <Button variant="outlined" color="inherit" component={Link} to={board}>
      {callsCopy.results}
    </Button>
  </Message>
);

type AnnouncementProps = { newest: ReturnType<typeof findNewestCall>; names: Names };

/** The screen is read by those who see it; who listens to it hears the latest call. */
const Announcement = ({ newest, names }: AnnouncementProps) => (
  <Box role="status" sx={visuallyHidden}>
    {newest &&
      callsCopy.announcement(
        playersOf(newest.slot, names).map(playerText).join(', '),
        names.arenas.get(newest.slot.arena_id) ?? '',
        newest.slot.call?.count ?? 1,
      )}
  </Box>
);

const Message = ({ children }: { children: ReactNode }) => (
  <Box role="status" sx={messageStyles}>
    {children}
  </Box>
);
