import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Box, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Score } from '../../../../openapi/schema.d.ts';
import type { RankedScore } from '../../../lib/scoreRanking.ts';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { cutCorner, ellipsis } from '../../../ui/styles/styles.ts';
import { KawungPattern } from '../../../ui/artwork/KawungPattern.tsx';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { copy } from '../copy.ts';
import { ScoreTable } from '../scores/ScoreTable.tsx';
import { fullScreenRowCount, rowCountStyles } from './fullScreenRowCount.ts';

/**
 * Returns the current height, in pixels, of the element that gets `ref`; 0 at first. It is read when
 * the browser has laid out the page: reading it earlier would make it lay out the page once more.
 */
function useElementHeight() {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      startTransition(() => setHeight(element.clientHeight)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, height };
}

export type FullScreenScorePanelProps = {
  category: BoardCategory | undefined;
  /** All scores of the category, ranked. */
  ranked: RankedScore<Score>[];
  /** Whether all scores are of one tournament. */
  isOfTournament: boolean;
  /** Number of scores in the category. */
  scoreCount: number;
  isLoading: boolean;
  /** Why there can be no scores. */
  reason: string | undefined;
  /** Returns what is written under the name of a team. */
  detail: (score: Score) => ReactNode;
};

/** The height is divided into as many rows as there are scores, or as fit. */
export const FullScreenScorePanel = memo(function FullScreenScorePanel({
  category,
  ranked,
  isOfTournament,
  scoreCount,
  isLoading,
  reason,
  detail,
}: FullScreenScorePanelProps) {
  const { ref, height } = useElementHeight();
  const rowCount = fullScreenRowCount(height, scoreCount);
  return (
    <Box sx={frame}>
      <KawungPattern opacity={0.1} strongest="bottom" size={56} />
      <Box ref={ref} sx={body} style={{ '--score-count': scoreCount } as React.CSSProperties}>
        {isLoading && <LoadingRows rowCount={rowCount} />}
        {!isLoading && category && ranked.length > 0 && (
          <ScoreTable
            category={category}
            ranked={ranked.slice(0, rowCount)}
            hasStartNumbers={isOfTournament}
            detail={detail}
            sx={table}
          />
        )}
        {!isLoading && ranked.length === 0 && (
          <div className="empty">
            <p lang="en">{copy.empty}</p>
            {reason && <p className="reason">{reason}</p>}
          </div>
        )}
      </Box>
    </Box>
  );
});

function LoadingRows({ rowCount }: { rowCount: number }) {
  return (
    <Box role="status" aria-label={copy.loading} sx={{ pt: 'var(--header-height)' }}>
      {Array.from({ length: rowCount }, (_, row) => (
        <Box
          key={row}
          sx={{
            height: 'var(--row-height)',
            display: 'flex',
            alignItems: 'center',
            gap: '0.8em',
            fontSize: 'var(--row-font-size)',
          }}
        >
          <Skeleton variant="circular" sx={{ width: '1.6em', height: '1.6em', flexShrink: 0 }} />
          <Skeleton variant="text" sx={{ flex: 1, maxWidth: `${62 - row * 4}%` }} />
          <Skeleton variant="text" width="18%" sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}

/** The styles of the dark panel. */
export function frame({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'grid',
    minHeight: 0,
    ...cutCorner(24),
    borderRadius: '3px 1.6em 3px 1.6em',
    px: { xs: '0.5em', sm: '1em' },
    pb: '0.4em',
    backgroundColor: palette.board.deep,
    border: `1px solid ${palette.board.frame}`,
  } as const;
}

/**
 * A size container: its children can use the height and the font size of a row as custom
 * properties.
 */
function body({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    containerType: 'size',
    minHeight: 0,
    display: 'grid',
    '& > *': {
      ...rowCountStyles,
      '--header-height': 'min(9cqh, 5svh)',
      '--row-height': 'calc((100cqh - var(--header-height)) / var(--row-count))',
      '--row-font-size': 'min(calc(var(--row-height) * 0.42), 4.8cqw)',
      // Two lines beneath the name.
      [breakpoints.down('md')]: {
        '--row-font-size': 'min(calc(var(--row-height) * 0.36), 4.8cqw)',
      },
      // On phones the width limits the text: few rows stay together.
      [breakpoints.down('sm')]: {
        '--row-height': 'min(calc((100cqh - var(--header-height)) / var(--row-count)), 34cqw)',
        // Larger in high rows, of which there are few.
        '--row-font-size':
          'min(calc(var(--row-height) * 0.36), calc(var(--row-height) * 0.12 + 2.6cqw))',
      },
      alignSelf: 'start',
    },
    '& .empty': {
      ...typography.h2,
      fontSize: 'min(12cqh, 7cqw)',
      placeSelf: 'center',
      textAlign: 'center',
      color: palette.board.muted,
      '& p': { m: 0 },
      '& .reason': { ...typography.body1, fontSize: 'max(1rem, 0.4em)', mt: '0.6em' },
    },
  } as const;
}

function table({ vars: { palette }, typography, breakpoints }: Theme) {
  const numbers = {
    ...typography.h6,
    fontSize: 'inherit',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  };
  const line = `1px solid rgb(${palette.board.lineChannel} / 55%)`;
  return {
    width: '100%',
    // The eye finds the points of a team on a wide wall.
    maxWidth: 'calc(62 * var(--row-font-size))',
    mx: 'auto',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'var(--row-font-size)',
    '& thead th': {
      height: 'var(--header-height)',
      fontSize: 'min(max(0.875rem, min(2.4svh, 2.4svw)), var(--row-font-size))',
      color: palette.board.muted,
      fontWeight: 500,
      textAlign: 'left',
      p: 0,
      // As the cells below, whose font size is another one.
      px: 'calc(var(--row-font-size) * 0.3)',
    },
    '& thead th:nth-of-type(n + 3)': { textAlign: 'right' },
    // Relative to the font size of the rows; the header cells have another one.
    '& thead th:first-of-type': { width: 'calc(var(--row-font-size) * 2.7)' },
    '& thead th:nth-of-type(3)': { width: 'calc(var(--row-font-size) * 3.6)' },
    '& thead th:nth-of-type(4)': { width: 'calc(var(--row-font-size) * 5.4)' },
    // Room for the names of club and tournament: the time is under the points.
    [breakpoints.down('sm')]: {
      '& thead th:first-of-type': { width: 'calc(var(--row-font-size) * 2.3)' },
      // With large text too as wide as a time.
      '& thead th:nth-of-type(3)': {
        width: 'max(calc(var(--row-font-size) * 4), calc(4.4rem + var(--row-font-size) * 0.6))',
      },
      '& tr > :last-child': { display: 'none' },
      '& tbody td[data-time]::after': {
        content: 'attr(data-time)',
        display: 'block',
        fontSize: 'max(0.8125rem, 0.72em)',
        fontWeight: 500,
        color: palette.board.muted,
      },
    },
    '& tbody tr': {
      height: 'var(--row-height)',
      borderTop: line,
      animation: 'screen-row 420ms cubic-bezier(0.2, 0.7, 0.3, 1) both',
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, row) => [
          `&:nth-of-type(${row + 2})`,
          { animationDelay: `${(row + 1) * 45}ms` },
        ]),
      ),
    },
    '& tbody td, & tbody th': { py: 0, px: '0.3em' },
    '& tbody td': numbers,
    '& tbody td:not(:first-of-type)': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& tbody td:first-of-type > span': {
      fontSize: '0.85em',
      width: '1.85em',
      height: '1.85em',
      mx: 'auto',
      borderWidth: 'max(2px, 0.06em)',
    },
    '& tbody td:last-of-type': { color: palette.board.muted, fontWeight: 500 },
    '& tbody th': { textAlign: 'left', fontWeight: 600, lineHeight: 1.12 },
    '& tbody small': {
      display: 'block',
      fontSize: 'min(max(0.8125rem, 0.62em), 0.8em)',
      fontWeight: 400,
      // What overflows is hidden: less would cut letters such as g.
      lineHeight: 1.26,
      color: palette.board.muted,
      ...ellipsis,
      [breakpoints.between('sm', 'md')]: { ...lineClamp(2), whiteSpace: 'normal' },
    },
    '& tbody th > a': {
      color: 'inherit',
      textDecoration: 'none',
      py: '0.06em',
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    '& tr[data-rank="1"] > *': { color: palette.gold.main },
    '& tr[data-rank="1"]': {
      background: `linear-gradient(to right, rgb(${palette.gold.mainChannel} / 24%), rgb(${palette.gold.mainChannel} / 5%) 70%)`,
      boxShadow: `inset 0.16em 0 0 ${palette.gold.main}`,
    },
    '@keyframes screen-row': { from: { opacity: 0, transform: 'translateY(-0.4em)' } },
  } as const;
}
