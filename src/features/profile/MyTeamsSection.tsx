import { useId } from 'react';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { serverMessage } from '../../api/errors.ts';
import { useListMyTeamsQuery } from '../../api/teams.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { copy } from './copy.ts';
import { MyTeamCard, myTeamHeight } from './MyTeamCard.tsx';

export function MyTeamsSection() {
  const headingId = useId();
  const { teams, errorText, retry } = useMyTeams();
  const getCategoryName = useCategoryNames();
  return (
    <Box component="section" lang="en" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.teams.title} />
      {errorText !== undefined && <ErrorState inline message={errorText} onRetry={retry} />}
      {errorText === undefined && !teams && <MyTeamsSkeleton />}
      {teams?.length === 0 && (
        <Card sx={emptyCard}>
          <Typography>{copy.teams.none}</Typography>
          <Button lang="id" variant="outlined" component={Link} to={paths.teams.href()}>
            {copy.teams.all}
          </Button>
        </Card>
      )}
      {teams && teams.length > 0 && (
        <Box component="ul" aria-labelledby={headingId} sx={grid}>
          {teams.map((team) => (
            <li key={team.id}>
              <MyTeamCard team={team} category={getCategoryName(team.category_id)} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const emptyCard = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  p: { xs: 2, sm: 2.5 },
};

function MyTeamsSkeleton() {
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {copy.teams.loading}
      </Typography>
      <Box aria-hidden sx={grid}>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} variant="rounded" height={myTeamHeight} />
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
  // Unlike `data`, `currentData` is never that of another account.
  const { currentData: response, error, isFetching, refetch } = useListMyTeamsQuery();
  const teams = response?.teams;
  const hasFailed = !teams && !isFetching;
  return {
    teams,
    errorText: hasFailed ? (serverMessage(error) ?? copy.teams.failed) : undefined,
    retry: () => void refetch(),
  };
}

/** Returns a function from category id to name; it returns undefined while they are loading. */
function useCategoryNames(): (id: number) => string | undefined {
  const { data, isLoading } = useListCategoriesQuery();
  return (id) =>
    data?.data.find((category) => category.id === id)?.name ||
    (isLoading ? undefined : copy.teams.unknownCategory);
}
