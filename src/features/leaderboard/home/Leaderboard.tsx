import { useId, useMemo } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Category, Score, Tournament } from '../../../../openapi/schema.d.ts';
import { filterScoresByCategory, filterScoresByTournament } from '../../../api/scores.ts';
import { scoreText } from '../../../lib/text/runText.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { cutCorner, visuallyHidden } from '../../../ui/styles/styles.ts';
import { KawungPattern } from '../../../ui/artwork/KawungPattern.tsx';
import { usePlayback } from '../../../ui/hooks/usePlayback.ts';
import { ResultsState } from '../../tournamentDay/ResultsState.tsx';
import { BoardFooter } from './BoardFooter.tsx';
import { BoardHeader } from './BoardHeader.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { copy } from '../copy.ts';
import { boardRowCount, ScorePanel } from './ScorePanel.tsx';
import { useCategories } from '../categories/useCategories.ts';
import { useRotation } from '../categories/useRotation.ts';
import { useScores } from '../scores/useScores.ts';

type LeaderboardProps = {
  /** Only its categories and scores. */
  contest?: Tournament | undefined;
  /** Whether it is not known yet which contest it is. */
  isWaiting?: boolean;
};

/** The live board on the home page: the best scores of each category, ten seconds each. */
export function Leaderboard({ contest, isWaiting = false }: LeaderboardProps) {
  const id = useId();
  const { isPlaying, isPaused, isRunning, isHidden, toggle, ignorePointer, handlers } =
    usePlayback();
  const { categories: all, isLoading } = useCategories(isHidden);
  const categories = useMemo(
    () => (contest ? all.filter(({ id }) => contest.categories.some((own) => own.id === id)) : all),
    [all, contest],
  );
  const { position, secondsLeft, switchCount, isUserChoice, selectCategory } = useRotation(
    categories.length,
    isRunning,
  );
  const {
    scores,
    isLoading: areScoresLoading,
    age,
  } = useScores({
    limit: boardRowCount,
    tournament: contest?.id,
    isWaiting,
    switchCount,
    isStopped: !isRunning || categories.length === 0,
    isHidden,
  });
  const category = categories[position] ?? categories[0];
  const ranked = category && scores && rankCategory(scores, category, contest);

  return (
    <Box component="section" aria-labelledby={`${id}-title`} {...handlers} sx={board}>
      <KawungPattern opacity={0.09} strongest="bottom" />
      <BoardHeader
        titleId={`${id}-title`}
        contestId={contest?.id}
        secondsLeft={secondsLeft}
        isPlaying={isPlaying}
        isPaused={isPaused}
        onToggle={toggle}
      />
      <CategoryTabs
        id={id}
        categories={categories}
        selected={category}
        isLoading={isLoading}
        onSelect={(index) => {
          // The pointer still rests on the board: the category is followed by the next one.
          ignorePointer();
          selectCategory(index);
        }}
      />
      <ScorePanel
        panelId={`${id}-panel`}
        tabId={category && `${id}-tab-${category.id}`}
        category={category}
        ranked={ranked}
        isOfOneContest={contest !== undefined}
        isLoading={isLoading || isWaiting || (areScoresLoading && category !== undefined)}
      />
      <ContestState contest={contest} category={category} ranked={ranked} />
      <BoardFooter age={age} contest={contest} isProvisional={isProvisional(ranked)} />
      {/* Screen readers announce a category that the user chose, not the automatic rotation. */}
      <Box role="status" sx={visuallyHidden}>
        {isUserChoice && category && announce(category.name, ranked?.[0])}
      </Box>
    </Box>
  );
}

type RankedScores = ReturnType<typeof rankCategory>;

const isProvisional = (ranked: RankedScores = []) => ranked.some(({ score }) => score.provisional);

const announce = (category: string, leader: RankedScores[number] | undefined): string =>
  copy.announcement(
    category,
    leader && {
      team: leader.score.registration.team.name,
      score: scoreText(leader.points, leader.points === null ? leader.time : null),
    },
  );

/** Returns the best scores of a category, of one contest if it is given. */
function rankCategory(
  scores: readonly Score[],
  { id, name }: Pick<Category, 'id' | 'name'>,
  contest: Tournament | undefined,
) {
  const shown = contest ? filterScoresByTournament(scores, contest.id) : scores;
  return rankScores(filterScoresByCategory(shown, id), name, boardRowCount);
}

function board({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    minWidth: 0,
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    ...cutCorner(28),
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    border: `1px solid ${palette.board.frame}`,
  } as const;
}

type ContestStateProps = {
  contest: LeaderboardProps['contest'];
  category: { id: number } | undefined;
  ranked: ReturnType<typeof rankCategory> | undefined;
};

const ContestState = ({ contest, category, ranked }: ContestStateProps) =>
  contest && category ? (
    <Box sx={{ px: { xs: 2.25, sm: 3 } }}>
      <ResultsState
        tournamentId={contest.id}
        categoryId={category.id}
        name={ranked?.[0]?.score.results_state}
      />
    </Box>
  ) : null;
