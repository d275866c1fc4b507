import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score } from '../../../openapi/schema.d.ts';
import { scoreText } from '../../lib/text/runText.ts';
import { paths } from '../../paths.ts';
import { lineClamp } from '../../ui/styles/cardStyles.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { KawungPattern } from '../../ui/artwork/KawungPattern.tsx';
import { CrownIcon, RankMedal } from '../../ui/artwork/RankMedal.tsx';
import { StoredTeamLogo } from '../../ui/artwork/TeamLogo.tsx';
import { copy } from './copy.ts';

export type PodiumResult = {
  rank: number;
  team: Score['registration']['team'];
  points: number | null;
  /** The time, or why there is no total. */
  time: string | null;
};

type PodiumProps = { results: readonly PodiumResult[] | undefined };

/** The first three of the results, each with the team's robot on a step; empty if there are fewer. */
export function Podium({ results = [] }: PodiumProps) {
  if (results.length < 3) return null;
  return (
    <Box data-color-scheme="dark" sx={frame}>
      <KawungPattern strongest="bottom" />
      <Box component="ol" aria-label={copy.podium} sx={podium}>
        {results.slice(0, 3).map(({ rank, team, points, time }, index) => {
          const { id, name, logo_path: logo, club } = team;
          return (
            <li key={`${id}-${index}`}>
              {index === 0 && <CrownIcon className="crown" />}
              <div className="robot">
                <StoredTeamLogo path={logo} sizes="(min-width: 600px) 112px, 88px" eager />
              </div>
              <div className="step" data-rank={rank}>
                <RankMedal rank={rank} />
                <Link to={paths.team.href({ id })}>{name}</Link>
                {club && <small>{club.name}</small>}
                <span className="score">
                  {points !== null && <strong>{scoreText(points, null)}</strong>} {time}
                </span>
              </div>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

function frame({ vars: { palette } }: Theme) {
  return {
    ...cutCorner(28),
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    mb: 2,
    px: { xs: 1, sm: 3 },
    pt: 1,
    color: palette.board.contrastText,
    background: `radial-gradient(circle at 50% 30%, ${palette.board.main}, ${palette.board.deep} 70%)`,
    borderBottom: `4px solid ${palette.gold.main}`,
    '--focus-ring': palette.gold.main,
  } as const;
}

/** The winner is in the middle, and higher. */
function podium({ vars: { palette } }: Theme) {
  const metal = (color: string) => ({ borderTopColor: color });
  return {
    listStyle: 'none',
    m: 0,
    mx: 'auto',
    p: 0,
    maxWidth: 860,
    display: 'grid',
    gap: { xs: 0.75, sm: 1.5 },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'end',
    '& li': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
    '& li:first-of-type': { gridColumn: 2, gridRow: 1 },
    '& li:nth-of-type(2)': { gridColumn: 1, gridRow: 1 },
    '& li:nth-of-type(3)': { gridColumn: 3, gridRow: 1 },
    '& .crown': { color: palette.gold.main, fontSize: 28 },
    '& .robot': { width: { xs: 68, sm: 88 }, mb: 0.75 },
    '& li:first-of-type .robot': { width: { xs: 88, sm: 112 } },
    '& .step': {
      boxSizing: 'border-box',
      width: '100%',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: 0.25,
      px: { xs: 0.5, sm: 1.5 },
      pt: 1,
      pb: 1.5,
      textAlign: 'center',
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
      backgroundColor: palette.board.deep,
      border: `1px solid ${palette.board.line}`,
      borderBottom: 0,
      borderTop: '4px solid',
    },
    '& li:first-of-type .step': { minHeight: { xs: 212, sm: 212 }, ...metal(palette.gold.main) },
    '& li:nth-of-type(2) .step': { minHeight: { xs: 190, sm: 186 }, ...metal('#B4C4BC') },
    '& li:nth-of-type(3) .step': {
      minHeight: { xs: 168, sm: 160 },
      ...metal(palette.secondary.main),
    },
    '& a': {
      color: 'inherit',
      fontWeight: 700,
      fontSize: { xs: '0.875rem', sm: '1rem' },
      py: '2px',
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& li:first-of-type a': { color: palette.gold.main, fontSize: { xs: '1rem', sm: '1.25rem' } },
    '& small, & .score': {
      fontSize: { xs: '0.75rem', sm: '0.875rem' },
      color: palette.board.muted,
    },
    // Whatever the names, no step is as high as a better one.
    '& small': lineClamp(3),
    '& .step a': lineClamp(2),
    '& .score': { mt: 'auto', pt: 0.5, color: palette.board.contrastText },
    '& .score strong': { display: 'block' },
  } as const;
}
