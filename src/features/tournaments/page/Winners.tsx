import { useId } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { filterScoresByTournament, useListScoresQuery } from '../../../api/scores.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../../ui/page/SectionHeading.tsx';
import { copy } from '../copy.ts';
import { Champions } from './Champions.tsx';
import { TopTeams, topCount } from './TopTeams.tsx';

/** The winner of each category of a tournament that is over, and who came after them. */
export function Winners({ tournament: { id, categories } }: { tournament: Tournament }) {
  const headingId = useId();
  const { currentData, isFetching, refetch } = useListScoresQuery({
    tournament: id,
    limit: topCount,
  });
  const scores = currentData && filterScoresByTournament(currentData.data, id);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.winners.title} />
      {!scores && isFetching && (
        <Skeleton role="status" aria-label={copy.winners.loading} variant="rounded" height={400} />
      )}
      {!scores && !isFetching && (
        <ErrorState inline message={copy.winners.failed} onRetry={() => void refetch()} />
      )}
      {scores?.length === 0 && categories.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.winners.none}</Typography>
      )}
      {scores && (
        <>
          <Champions tournamentId={id} categories={categories} scores={scores} />
          <TopTeams
            categories={categories}
            scores={scores}
            label={copy.winners.categories}
            title={copy.winners.next}
            resultsOf={id}
            isWithoutWinners
          />
        </>
      )}
      <Button
        variant="outlined"
        startIcon={<LeaderboardIcon />}
        component={Link}
        to={`${paths.board.href()}?tournament=${id}`}
        sx={{ mt: 2 }}
      >
        {copy.detail.board}
      </Button>
    </Box>
  );
}
