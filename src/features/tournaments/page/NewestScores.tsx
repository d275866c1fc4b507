import { useId, useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { formatScoreTime } from '../../../lib/scoreRanking.ts';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

/** A team has one score in a category; a corrected one counts as new. */
const keyOf = ({ registration: { team, category }, points, time }: Score) =>
  [team.id, category.id, points, time].join(' ');

/**
 * The scores that were entered last, the latest first. Those that come while the page is open move
 * in, and screen readers announce them.
 */
export function NewestScores({ scores }: { scores: readonly Score[] }) {
  const headingId = useId();
  const [first] = useState(() => new Set(scores.map(keyOf)));
  if (scores.length === 0) return null;
  return (
    <Box role="log" aria-labelledby={headingId} sx={styles}>
      <div className="head">
        <Typography id={headingId} variant="h5" component="h3">
          {copy.live.newest}
        </Typography>
        <p>{copy.live.unit}</p>
      </div>
      <ol>
        {scores.map((score, index) => {
          const { points, time, registration } = score;
          const { team, category } = registration;
          const key = keyOf(score);
          // Scores are entered category by category: its name is said once.
          const isNamed = scores[index - 1]?.registration.category.id !== category.id;
          return (
            <li key={key} data-new={!first.has(key) || undefined}>
              {isNamed && <p className="category">{category.name}</p>}
              <Link to={paths.team.href({ id: team.id })}>{team.name}</Link>
              <p className="points">
                {copy.live.score(formatNumber(points), formatScoreTime(time, category.name))}
              </p>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}

function styles({ vars: { palette } }: Theme) {
  return {
    mb: 2.5,
    maxWidth: 640,
    '& .head': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 1.5,
    },
    '& ol': { listStyle: 'none', m: 0, p: 0 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 44,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .category': { gridColumn: '1 / -1', pt: 1, fontWeight: 600 },
    '& li[data-new]': {
      animation: 'score-enters 480ms cubic-bezier(0.2, 0.7, 0.3, 1) both',
      backgroundColor: `color-mix(in srgb, ${palette.gold.main} 18%, transparent)`,
      px: 1,
    },
    '& p': { m: 0, fontSize: '0.8125rem', color: palette.text.secondary },
    '& .points': { fontVariantNumeric: 'tabular-nums' },
    '& a': {
      display: 'inline-block',
      py: '2px',
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
    },
    '@keyframes score-enters': { from: { opacity: 0, transform: 'translateY(-12px)' } },
  } as const;
}
