import { useId } from 'react';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score, Tournament, TournamentCategory } from '../../../../openapi/schema.d.ts';
import {
  filterScoresByCategory,
  filterScoresByTournament,
  useListScoresQuery,
} from '../../../api/scores.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { RankMedal } from '../../../ui/artwork/RankMedal.tsx';
import { SectionHeading } from '../../../ui/page/SectionHeading.tsx';
import { copy } from '../copy.ts';

const places = 3;

/** The best teams of each category of a tournament that is over. */
export function Winners({ tournament: { id, categories } }: { tournament: Tournament }) {
  const headingId = useId();
  const { currentData, isFetching, refetch } = useListScoresQuery({
    tournament: id,
    limit: places,
  });
  const scores = currentData && filterScoresByTournament(currentData.data, id);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.winners.title} lead={copy.winners.lead} />
      {!scores && isFetching && (
        <Skeleton role="status" aria-label={copy.winners.loading} variant="rounded" height={220} />
      )}
      {!scores && !isFetching && (
        <ErrorState inline message={copy.winners.failed} onRetry={() => void refetch()} />
      )}
      {scores?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.winners.none}</Typography>
      )}
      <Box sx={grid}>
        {scores &&
          categories.map((category) => (
            <CategoryWinners key={category.id} category={category} scores={scores} />
          ))}
      </Box>
    </Box>
  );
}

type CategoryWinnersProps = { category: TournamentCategory; scores: Score[] };

function CategoryWinners({ category: { id, name }, scores }: CategoryWinnersProps) {
  const headingId = useId();
  const ranked = rankScores(filterScoresByCategory(scores, id), name, places);
  if (ranked.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }} data-color-scheme="dark" className="winners">
      <Typography id={headingId} variant="h5" component="h3" sx={{ mb: 1 }}>
        {copy.winners.ofCategory(name)}
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
  '& .winners': {
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
