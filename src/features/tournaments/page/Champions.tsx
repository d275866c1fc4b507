import { Box, Card } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score, TournamentCategory } from '../../../../openapi/schema.d.ts';
import { filterScoresByCategory } from '../../../api/scores.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { RankMedal } from '../../../ui/artwork/RankMedal.tsx';
import { copy } from '../copy.ts';

type ChampionsProps = {
  tournamentId: number;
  categories: readonly TournamentCategory[];
  scores: readonly Score[];
};

/** The winner of each category with scores, more than one where they are equal; nothing without scores. */
export function Champions({ tournamentId, categories, scores }: ChampionsProps) {
  const champions = categories.flatMap((category) =>
    rankScores(filterScoresByCategory(scores, category.id), category.name)
      .filter(({ rank }) => rank === 1)
      .map((ranked) => ({ ...ranked, category })),
  );
  if (champions.length === 0) return null;
  return (
    <Card component="ul" aria-label={copy.winners.champions} sx={styles}>
      {champions.map(({ category, score: { points, registration }, time }) => {
        const { team } = registration;
        return (
          <li key={`${category.id}-${team.id}`}>
            <RankMedal rank={1} />
            <div>
              <Box
                component={Link}
                className="category"
                to={paths.tournamentResult.href({ tournamentId, categoryId: category.id })}
              >
                {category.name}
              </Box>
              <Link to={paths.team.href({ id: team.id })}>{team.name}</Link>
              {team.club && <small>{team.club.name}</small>}
            </div>
            <div className="score">
              {copy.winners.onlyPoints(formatNumber(points))}
              <small>{time}</small>
            </div>
          </li>
        );
      })}
    </Card>
  );
}

function styles({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    mb: 2.5,
    px: { xs: 2, sm: 2.5 },
    py: 0.5,
    '& li': { display: 'flex', alignItems: 'center', gap: 1.5, py: 1 },
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
    '& li > span': { flexShrink: 0 },
    '& li > div': { flex: 1, minWidth: 0 },
    '& li > .score': {
      flex: 'none',
      textAlign: 'right',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& a': {
      display: 'block',
      width: 'fit-content',
      py: '2px',
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
    },
    '& .category': { color: palette.secondary.main, fontSize: '0.875rem' },
    '& small': {
      display: 'block',
      fontSize: '0.875rem',
      fontWeight: 400,
      color: palette.text.secondary,
    },
  } as const;
}
