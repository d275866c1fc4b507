import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import type { RankedScore } from '../../lib/scoreRanking.ts';
import { paths } from '../../paths.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { RankMedal } from '../../ui/artwork/RankMedal.tsx';
import { copy } from './copy.ts';

/**
 * The first three of the results; empty if there are fewer. Not on phones, where the table that
 * begins with the same three is next to it.
 */
export function Podium({ results = [] }: { results: RankedScore<Score>[] | undefined }) {
  if (results.length < 3) return null;
  return (
    <Box component="ol" aria-label={copy.podium} data-color-scheme="dark" sx={podium}>
      {results.slice(0, 3).map(({ rank, score: { points, registration }, time }, index) => (
        <li key={`${registration.team.id}-${index}`}>
          <RankMedal rank={rank} />
          <Link to={paths.team.href({ id: registration.team.id })}>{registration.team.name}</Link>
          {registration.team.club && <small>{registration.team.club.name}</small>}
          <span className="score">{copy.score(formatNumber(points), time)}</span>
        </li>
      ))}
    </Box>
  );
}

/** The winner is in the middle, and higher. */
function podium({ vars: { palette }, breakpoints }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    mb: 2,
    p: 0,
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'end',
    '& li': {
      ...cutCorner(18),
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 0.5,
      p: 1.5,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      color: palette.board.contrastText,
      backgroundColor: palette.board.deep,
      border: `1px solid ${palette.board.line}`,
      '--focus-ring': palette.gold.main,
    },
    '& li:first-of-type': {
      borderColor: palette.gold.main,
      gridColumn: 2,
      gridRow: 1,
      minHeight: 190,
    },
    '& li:nth-of-type(2)': { gridColumn: 1, gridRow: 1, minHeight: 160 },
    '& li:nth-of-type(3)': { gridColumn: 3, gridRow: 1, minHeight: 140 },
    '& li:first-of-type a': { color: palette.gold.main, fontSize: '1.25rem' },
    '& a': { color: 'inherit', fontWeight: 700, py: '2px', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& small, & .score': { fontSize: '0.875rem', color: palette.board.muted },
    [breakpoints.down('sm')]: { display: 'none' },
  } as const;
}
