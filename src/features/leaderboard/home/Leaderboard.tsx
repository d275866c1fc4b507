import { useId } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { filterScoresByCategory } from '../../../api/scores.ts';
import { scoreText } from '../../../lib/text/runText.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { cutCorner, visuallyHidden } from '../../../ui/styles/styles.ts';
import { KawungPattern } from '../../../ui/artwork/KawungPattern.tsx';
import { usePlayback } from '../../../ui/hooks/usePlayback.ts';
import { BoardFooter } from './BoardFooter.tsx';
import { BoardHeader } from './BoardHeader.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { copy } from '../copy.ts';
import { boardRowCount, ScorePanel } from './ScorePanel.tsx';
import { useCategories } from '../categories/useCategories.ts';
import { useRotation } from '../categories/useRotation.ts';
import { useScores } from '../scores/useScores.ts';

/** The live board on the home page: the best scores of each category, ten seconds each. */
export function Leaderboard() {
  const id = useId();
  const { isPlaying, isPaused, isRunning, isHidden, toggle, ignorePointer, handlers } =
    usePlayback();
  const { categories, isLoading } = useCategories(isHidden);
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
    switchCount,
    isStopped: !isRunning || categories.length === 0,
    isHidden,
  });
  const category = categories[position] ?? categories[0];
  const ranked =
    category &&
    scores &&
    rankScores(filterScoresByCategory(scores, category.id), category.name, boardRowCount);
  const leader = ranked?.[0];

  return (
    <Box component="section" aria-labelledby={`${id}-title`} {...handlers} sx={board}>
      <KawungPattern opacity={0.09} strongest="bottom" />
      <BoardHeader
        titleId={`${id}-title`}
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
        isLoading={isLoading || (areScoresLoading && category !== undefined)}
      />
      <BoardFooter age={age} />
      {/* Screen readers announce a category that the user chose, not the automatic rotation. */}
      <Box role="status" sx={visuallyHidden}>
        {isUserChoice &&
          category &&
          copy.announcement(
            category.name,
            leader && {
              team: leader.score.registration.team.name,
              score: scoreText(leader.points, leader.points === null ? leader.time : null),
            },
          )}
      </Box>
    </Box>
  );
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
