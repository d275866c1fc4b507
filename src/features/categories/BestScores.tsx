import { useId } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { filterScoresByCategory, useListScoresQuery } from '../../api/scores.ts';
import { scoreText } from '../../lib/text/runText.ts';
import { rankScores } from '../../lib/scoreRanking.ts';
import { paths } from '../../paths.ts';
import { RankMedal } from '../../ui/artwork/RankMedal.tsx';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { copy } from './copy.ts';
import { rows } from './rows.ts';

const count = 5;
/** Ranks with a medal. */
const medals = 3;

type BestScoresProps = { categoryId: number; category: string };

/** The best scores of a category in all tournaments; empty if they cannot be loaded. */
export function BestScores({ categoryId, category }: BestScoresProps) {
  const headingId = useId();
  const { currentData, isFetching } = useListScoresQuery({ category: categoryId, limit: count });
  if (!currentData && !isFetching) return null;
  const ranked =
    currentData &&
    rankScores(filterScoresByCategory(currentData.data, categoryId), category, count);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.best} />
      {!ranked && <Skeleton variant="rounded" height={280} />}
      {ranked?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.noScores}</Typography>
      )}
      {ranked && ranked.length > 0 && (
        <>
          <Box component="ol" aria-label={copy.bestTable(category)} sx={[rows, { mt: { md: -2 } }]}>
            {ranked.map(({ rank, score: { tournament, registration }, points, time }, index) => (
              <li key={`${registration.team.id}-${index}`}>
                {rank <= medals ? <RankMedal rank={rank} /> : <b>{rank}</b>}
                <span>
                  <Link to={paths.team.href({ id: registration.team.id })}>
                    {registration.team.name}
                  </Link>
                  <small>
                    {[registration.team.club?.name, tournament?.title].filter(Boolean).join(' · ')}
                  </small>
                </span>
                <span className="numbers">
                  <strong>{scoreText(points, points === null ? time : null)}</strong>
                  {points !== null && time !== null && (
                    <>
                      <i> · </i>
                      {time}
                    </>
                  )}
                </span>
              </li>
            ))}
          </Box>
          <Button
            variant="outlined"
            component={Link}
            to={`${paths.board.href()}?category=${categoryId}`}
            sx={{ mt: 2 }}
          >
            {copy.toBoard}
          </Button>
        </>
      )}
    </Box>
  );
}
