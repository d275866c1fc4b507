import { Box, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Score } from '../../../../openapi/schema.d.ts';
import type { RankedScore } from '../../../lib/scoreRanking.ts';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { copy } from '../copy.ts';
import { ScoreTable } from '../scores/ScoreTable.tsx';

/** In a small window, or with large text. */
const narrowPanel = '@container (max-width: 19.4rem)';
/** On a phone the time is under the points: the names of team and tournament need its room. */
const phonePanel = '@container (max-width: 24rem)';

/** The most scores that are shown. The panel is always high enough for all of them. */
export const boardRowCount = 5;
/** For three lines of names on a phone, for two elsewhere. */
const rowHeights = { xs: '3.75rem', sm: '3.25rem' };
const headerHeight = '2.25rem';

type ScorePanelProps = {
  panelId: string;
  tabId: string | undefined;
  category: BoardCategory | undefined;
  ranked: RankedScore<Score>[] | undefined;
  /** Rows name the school then, otherwise the contest. */
  isOfOneContest: boolean;
  isLoading: boolean;
};

export function ScorePanel({
  panelId,
  tabId,
  category,
  ranked,
  isOfOneContest,
  isLoading,
}: ScorePanelProps) {
  return (
    <Box
      id={panelId}
      role={tabId && 'tabpanel'}
      aria-labelledby={tabId}
      sx={{
        '--row-height': rowHeights,
        minHeight: `calc(${headerHeight} + ${boardRowCount} * var(--row-height))`,
        px: { xs: 1, sm: 1.5 },
        flex: 1,
        display: 'grid',
        containerType: 'inline-size',
      }}
    >
      {isLoading && <LoadingRows />}
      {!isLoading && ranked && ranked.length > 0 && category && (
        <ScoreTable
          category={category}
          ranked={ranked}
          detail={isOfOneContest ? clubOf : tournamentOf}
          sx={table}
        />
      )}
      {!isLoading && !ranked?.length && (
        <Typography
          lang="en"
          variant="h4"
          component="p"
          sx={(theme) => ({ placeSelf: 'center', color: theme.vars.palette.board.muted })}
        >
          {copy.empty}
        </Typography>
      )}
    </Box>
  );
}

const clubOf = ({ registration }: Score) => registration.team.club?.name ?? '';
const tournamentOf = ({ tournament }: Score) => tournament?.title ?? '';

function LoadingRows() {
  return (
    <Box role="status" aria-label={copy.loading} sx={{ pt: headerHeight }}>
      {Array.from({ length: boardRowCount }, (_, row) => (
        <Box
          key={row}
          sx={{ height: 'var(--row-height)', display: 'flex', alignItems: 'center', gap: 2, px: 1 }}
        >
          <Skeleton variant="circular" width={32} height={32} />
          <Skeleton variant="text" sx={{ flex: 1, maxWidth: `${70 - row * 7}%` }} />
          <Skeleton variant="text" width={90} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}

function table({ vars: { palette }, typography }: Theme) {
  const numbers = {
    ...typography.h6,
    fontSize: '1.0625rem',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  };
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    alignSelf: 'start',
    '& thead th': {
      ...typography.caption,
      height: headerHeight,
      color: palette.board.muted,
      fontWeight: 500,
      textAlign: 'left',
      px: 1,
    },
    '& thead th:nth-of-type(n + 3)': { textAlign: 'right' },
    '& thead th:first-of-type': { width: '3.25rem' },
    '& thead th:nth-of-type(3)': { width: '4.25rem' },
    '& thead th:nth-of-type(4)': { width: '6rem' },
    '& tbody tr': {
      height: 'var(--row-height)',
      borderTop: `1px solid rgb(${palette.board.lineChannel} / 55%)`,
      animation: 'board-row 360ms cubic-bezier(0.2, 0.7, 0.3, 1) both',
      '&:nth-of-type(2)': { animationDelay: '50ms' },
      '&:nth-of-type(3)': { animationDelay: '100ms' },
      '&:nth-of-type(4)': { animationDelay: '150ms' },
      '&:nth-of-type(5)': { animationDelay: '200ms' },
    },
    '& tbody td': { px: 1, ...numbers },
    '& tbody td:first-of-type': { textAlign: 'left' },
    '& tbody td:last-of-type': { color: palette.board.muted, fontWeight: 500 },
    '& tbody th': {
      px: 1,
      textAlign: 'left',
      fontWeight: 600,
      fontSize: '0.9375rem',
      lineHeight: 1.3,
    },
    '& tbody small': {
      fontWeight: 400,
      fontSize: '0.75rem',
      lineHeight: 1.3,
      color: palette.board.muted,
      ...lineClamp(2),
    },
    '& tbody th > a': {
      color: 'inherit',
      textDecoration: 'none',
      py: '2px',
      '&:hover': { textDecoration: 'underline' },
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    [narrowPanel]: {
      '& thead th:first-of-type': { width: '2.5rem' },
      '& thead th:nth-of-type(3)': { width: '3rem' },
      '& thead th:nth-of-type(4)': { width: '4.75rem' },
      '& thead th, & tbody td, & tbody th': { px: 0.5 },
      '& tbody td': { fontSize: '0.9375rem' },
    },
    [phonePanel]: {
      '& tr > :last-child': { display: 'none' },
      '& thead th:nth-of-type(3)': { width: '4.25rem' },
      '& tbody td[data-time]::after': {
        content: 'attr(data-time)',
        display: 'block',
        fontSize: '0.75rem',
        fontWeight: 500,
        color: palette.board.muted,
      },
    },
    '& tr[data-rank="1"] > *': { color: palette.gold.main },
    '@keyframes board-row': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  } as const;
}
