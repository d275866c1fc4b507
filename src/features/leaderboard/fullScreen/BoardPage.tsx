import { type ComponentType, Suspense, useCallback } from 'react';
import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { Score } from '../../../../openapi/schema.d.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { type TournamentState, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useFullScreen } from '../../../ui/screen/useFullScreen.ts';
import { useIsUserActive } from '../../../ui/screen/useIsUserActive.ts';
import { useWakeLock } from '../../../ui/screen/useWakeLock.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { BoardControls } from './BoardControls.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { copy } from '../copy.ts';
import { FullScreenFooter } from './FullScreenFooter.tsx';
import { FullScreenHeader } from './FullScreenHeader.tsx';
import { scoreKey } from '../scores/useRankChanges.ts';
import { ScoreDetail } from './ScoreDetail.tsx';
import { useBoardShortcuts } from './useBoardShortcuts.ts';
import { useFullScreenBoard } from './useFullScreenBoard.ts';

type BoardPageProps = {
  /** What comes next in a tournament with a plan, or in a category of it; a part of another feature. */
  Next?: ComponentType<{ tournamentId: number; categoryId: number | undefined }>;
};

/** The leaderboard in full screen, for a projector, a television or a phone. */
export function BoardPage({ Next }: BoardPageProps) {
  const [search] = useSearchParams();
  const tournamentId = parseId(search.get('tournament') ?? undefined);
  // Another tournament is another board.
  return <Board key={tournamentId} tournamentId={tournamentId} Next={Next} />;
}

function Board({ tournamentId, Next }: BoardPageProps & { tournamentId: number | undefined }) {
  const today = useEventDay();
  const {
    categories,
    category,
    playback,
    isHidden,
    ranked,
    isLoading,
    hasFailed,
    age,
    tournament,
    isTournamentMissing,
    isToday,
    isProvisional,
    progress,
    rankChanges,
  } = useFullScreenBoard(tournamentId);
  const title = tournament ? copy.fullScreen.ofTournament(tournament.title) : copy.title;
  const state = tournament && tournamentState(tournament, today);
  const isOfTournament = tournament !== undefined;
  const planned = tournament?.has_schedule && state !== 'after' ? tournament : undefined;
  // The same while nothing changes, so that the table is not rendered anew.
  const detail = useCallback(
    (score: Score) => (
      <ScoreDetail
        score={score}
        isOfTournament={isOfTournament}
        change={rankChanges.get(scoreKey(score))}
      />
    ),
    [isOfTournament, rankChanges],
  );
  const fullScreen = useFullScreen();
  const isActive = useIsUserActive();
  useWakeLock(!isHidden);
  useBoardShortcuts({
    togglePlayback: playback.toggle,
    step: playback.step,
    toggleFullScreen: fullScreen.toggle,
  });
  usePageTitle(
    playback.isPinned && category ? `${title}: ${category.name}` : title,
    copy.fullScreen.description,
  );

  return (
    <BoardSection component="main" deep>
      <Box sx={frame} style={{ cursor: isActive ? undefined : 'none' }}>
        {/* Boundaries as in src/app/layouts/MainLayout.tsx. */}
        <Suspense>
          <FullScreenHeader
            title={tournament ? title : copy.fullScreen.ofAll}
            category={category}
            playback={playback}
          />
        </Suspense>
        <CategoryPanel
          tournament={tournament}
          categoryCount={categories.length}
          playback={playback}
          isHidden={isHidden}
          category={category}
          ranked={ranked}
          isOfTournament={isOfTournament}
          scoreCount={ranked.length}
          isLoading={isLoading}
          reason={isTournamentMissing ? copy.fullScreen.notFound : undefined}
          detail={detail}
        />
        {Next && planned && <Next tournamentId={planned.id} categoryId={category?.id} />}
        <Suspense>
          <CategoryStrip categories={categories} playback={playback} />
        </Suspense>
        <Box sx={footer}>
          <Suspense>
            <FullScreenFooter
              age={age}
              hasFailed={hasFailed}
              isToday={isToday}
              freshText={freshText({
                isTournamentMissing,
                isToday,
                isProvisional,
                progress,
                state,
              })}
            />
            <BoardControls
              playback={playback}
              fullScreen={fullScreen}
              isVisible={isActive}
              callsOf={planned?.id}
            />
          </Suspense>
        </Box>
        <Announcement category={category} playback={playback} />
      </Box>
    </BoardSection>
  );
}

type AnnouncementProps = Pick<ReturnType<typeof useFullScreenBoard>, 'category' | 'playback'>;

/** Screen readers announce a category that the user chose, not the automatic rotation. */
const Announcement = ({ category, playback }: AnnouncementProps) => (
  <Box role="status" sx={visuallyHidden}>
    {playback.isUserChoice && category && copy.fullScreen.announcement(category.name)}
  </Box>
);

type Freshness = {
  isTournamentMissing: boolean;
  isToday: boolean;
  isProvisional: boolean;
  progress: string | undefined;
  state: TournamentState | undefined;
};

function freshText(freshness: Freshness): string {
  const { isTournamentMissing, isToday, isProvisional, progress, state } = freshness;
  if (isTournamentMissing) return '';
  if (isProvisional) return progress ?? copy.fullScreen.provisional;
  if (isToday) return copy.fullScreen.fresh;
  if (!state) return copy.fullScreen.all;
  return state === 'after' ? copy.fullScreen.past : copy.fullScreen.none;
}

/**
 * All sizes inside are in em and the font size depends on the screen size, so the board scales from
 * a phone to a projector.
 */
const frame = {
  fontSize: { xs: 'max(14px, min(2.2svh, 4svw))', sm: 'max(14px, min(2.2svh, 2.2svw))' },
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(272px, 1fr) auto auto',
  rowGap: '1em',
  pt: 'max(1.25em, env(safe-area-inset-top))',
  pb: 'max(0.5em, env(safe-area-inset-bottom))',
  px: { xs: '1em', sm: '2em' },
} as const;

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '0.5em',
  minHeight: 48,
} as const;
