import { useId } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { serverMessage } from '../../api/errors.ts';
import { useListMyTeamsQuery } from '../../api/teams.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { copy } from './copy.ts';
import { MyTeamCard, myTeamHeight } from './MyTeamCard.tsx';

/** The teams of which the signed-in participant is a member. */
export function MyTeamsSection() {
  const headingId = useId();
  const { teams, failure, retry } = useMyTeams();
  const nameOf = useCategoryNames();
  return (
    <Box component="section" lang="en" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.teams.title} />
      {failure !== undefined && <ErrorState inline message={failure} onRetry={retry} />}
      {failure === undefined && !teams && <Loading />}
      {teams?.length === 0 && (
        <EmptyState
          message={copy.teams.none}
          action={
            <Button variant="outlined" component={Link} to={paths.teams.href()}>
              {copy.teams.all}
            </Button>
          }
        />
      )}
      {teams && teams.length > 0 && (
        <Box component="ul" aria-labelledby={headingId} sx={grid}>
          {teams.map((team) => (
            <li key={team.id}>
              <MyTeamCard team={team} category={nameOf(team.category_id)} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Loading() {
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {copy.teams.loading}
      </Typography>
      <Box aria-hidden sx={grid}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} variant="rounded" height={myTeamHeight} />
        ))}
      </Box>
    </>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  '& > li': { display: 'grid' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
};

function useMyTeams() {
  // `currentData`, unlike `data`, never belongs to another account.
  const { currentData: answer, error, isFetching, refetch } = useListMyTeamsQuery();
  const teams =
    answer?.success !== false && Array.isArray(answer?.teams) ? answer.teams : undefined;
  const failed = !teams && !isFetching;
  return {
    teams,
    failure: failed ? (serverMessage(error ?? { data: answer }) ?? copy.teams.failed) : undefined,
    retry: () => void refetch(),
  };
}

/**
 * Gives a function from a category's id to its name; nothing while the categories are on their way.
 */
function useCategoryNames(): (id: number) => string | undefined {
  const { data, isLoading } = useListCategoriesQuery();
  return (id) =>
    data?.data.find((category) => category.id === id)?.name ||
    (isLoading ? undefined : copy.teams.unknownCategory);
}
