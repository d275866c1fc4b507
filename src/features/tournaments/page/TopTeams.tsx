import { useId } from 'react';
import { Box, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score, TournamentCategory } from '../../../../openapi/schema.d.ts';
import { filterScoresByCategory } from '../../../api/scores.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { paths } from '../../../paths.ts';
import { RankMedal } from '../../../ui/artwork/RankMedal.tsx';
import { copy } from '../copy.ts';

/** How many teams of each category are shown. */
export const topCount = 3;

type TopTeamsProps = {
  categories: readonly TournamentCategory[];
  scores: readonly Score[];
  /** Returns the heading over the teams of a category. */
  title: (category: string) => string;
};

/** The best teams of each category that has scores. */
export function TopTeams({ categories, scores, title }: TopTeamsProps) {
  return (
    <Box sx={grid}>
      {categories.map((category) => (
        <CategoryTeams key={category.id} category={category} scores={scores} title={title} />
      ))}
    </Box>
  );
}

type CategoryTeamsProps = Omit<TopTeamsProps, 'categories'> & { category: TournamentCategory };

function CategoryTeams({ category: { id, name }, scores, title }: CategoryTeamsProps) {
  const headingId = useId();
  const ranked = rankScores(filterScoresByCategory(scores, id), name, topCount);
  if (ranked.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }} data-color-scheme="dark" className="category">
      <Typography id={headingId} variant="h5" component="h3" sx={{ mb: 1 }}>
        {title(name)}
      </Typography>
      <Box component="ol" aria-labelledby={headingId} sx={list}>
        {ranked.map(({ rank, score: { points, registration }, time }, index) => (
          <li key={`${registration.team.id}-${index}`} data-rank={rank}>
            <RankMedal rank={rank} />
            <div>
              <Link to={paths.team.href({ id: registration.team.id })}>
                {registration.team.name}
              </Link>
              {registration.team.club && <p>{registration.team.club.name}</p>}
              <p>{copy.winners.points(formatNumber(points), time)}</p>
            </div>
          </li>
        ))}
      </Box>
    </Card>
  );
}

const grid = ({ vars: { palette } }: Theme) => ({
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  '& .category': {
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    borderColor: palette.board.line,
    '--focus-ring': palette.gold.main,
  },
});

function list({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    '& li': { display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 },
    '& li > span': { flexShrink: 0 },
    '& li > div': { minWidth: 0 },
    '& p': { m: 0, fontSize: '0.875rem', color: palette.board.muted },
    '& a': {
      display: 'inline-block',
      py: '2px',
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
    },
    '& [data-rank="1"] a': { fontSize: '1.125rem', color: palette.gold.main },
  } as const;
}
