import { useId } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { scoresOf } from '../../api/scoresOf.ts';
import { formatNumber } from '../../lib/number.ts';
import { rankScores } from '../../lib/scoreRanking.ts';
import { cut } from '../../ui/cut.ts';
import { KawungPattern } from '../../ui/KawungPattern.tsx';
import { usePlayback } from '../../ui/usePlayback.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { BoardFoot } from './BoardFoot.tsx';
import { BoardHead } from './BoardHead.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { copy } from './copy.ts';
import { boardRows, ScoreTable } from './ScoreTable.tsx';
import { useCategories } from './useCategories.ts';
import { useRotation } from './useRotation.ts';
import { useScores } from './useScores.ts';

/** The live board: the best scores of one category after the other, ten seconds each. */
export function Leaderboard() {
  const id = useId();
  const { playing, resting, running, hidden, toggle, handlers } = usePlayback();
  const { categories, isLoading } = useCategories(hidden);
  const { position, secondsLeft, switches, chosen, choose } = useRotation(
    categories.length,
    running,
  );
  const {
    scores,
    isLoading: scoresLoading,
    age,
  } = useScores({ switches, still: !running || categories.length === 0, hidden });
  const category = categories[position] ?? categories[0];
  const ranked =
    category && scores && rankScores(scoresOf(scores, category.id), category.name, boardRows);
  const leader = ranked?.[0]?.score;

  return (
    <Box component="section" aria-labelledby={`${id}-title`} {...handlers} sx={board}>
      <KawungPattern opacity={0.09} strongest="bottom" />
      <BoardHead
        titleId={`${id}-title`}
        secondsLeft={secondsLeft}
        playing={playing}
        resting={resting}
        onToggle={toggle}
      />
      <CategoryTabs
        id={id}
        categories={categories}
        selected={category}
        loading={isLoading}
        onChoose={choose}
      />
      <ScoreTable
        panelId={`${id}-panel`}
        tabId={category && `${id}-tab-${category.id}`}
        category={category}
        ranked={ranked}
        loading={isLoading || (scoresLoading && category !== undefined)}
      />
      <BoardFoot age={age} />
      {/* A change by rotation is silent; what somebody chose is said once. */}
      <Box role="status" sx={visuallyHidden}>
        {chosen &&
          category &&
          copy.chosen(
            category.name,
            leader && { team: leader.registration.team.name, points: formatNumber(leader.points) },
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
    ...cut(28),
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    border: `1px solid color-mix(in srgb, ${palette.gold.main} 55%, ${palette.board.line})`,
  } as const;
}
