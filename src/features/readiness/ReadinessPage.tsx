import { Button, Card, Container, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ClubReadiness } from '../../../openapi/schema.d.ts';
import { useListClubReadinessQuery } from '../../api/clubRegistrations.ts';
import { isStatus, serverMessage } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { useClub } from '../../session/useSession.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { copy } from './copy.ts';
import { ReadinessList } from './ReadinessList.tsx';

export default function ReadinessPage() {
  usePageTitle(copy.title, copy.lead);
  const club = useClub();
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={club?.name}
        fallback={paths.schoolClubDashboard.href()}
      />
      <Container sx={{ pt: 2, pb: 3 }}>{club && <Content key={club.id} />}</Container>
    </>
  );
}

function Content() {
  // The dashboard, which may have been open for hours, has loaded it too.
  const { currentData, error, isFetching, refetch } = useListClubReadinessQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <Readiness readiness={currentData.data} />;
  if (isFetching || error === undefined) return <Loading />;
  if (isStatus(error, 404, 405))
    return <EmptyState message={copy.notOffered} action={<TournamentsButton />} />;
  return (
    <ErrorState message={serverMessage(error) ?? copy.failed} onRetry={() => void refetch()} />
  );
}

function Readiness({ readiness }: { readiness: ClubReadiness }) {
  if (readiness.teams.length === 0)
    return (
      <EmptyState
        message={copy.noTeams}
        action={
          <Button
            variant="contained"
            color="gold"
            lang="en"
            component={Link}
            to={paths.schoolClubTeam.href()}
          >
            {copy.builder}
          </Button>
        }
      />
    );
  if (readiness.tournaments.length === 0)
    return <EmptyState message={copy.noTournaments} action={<TournamentsButton />} />;
  return <ReadinessList readiness={readiness} />;
}

const TournamentsButton = () => (
  <Button variant="contained" color="gold" component={Link} to={paths.tournaments.href()}>
    {copy.toTournaments}
  </Button>
);

/** Heights in pixels of a tournament with eight teams. */
const sectionHeight = { xs: 744, md: 664, lg: 400 };

const Loading = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton width="12rem" sx={{ height: 44, mb: 1.5 }} />
    <Card sx={{ p: 2, height: sectionHeight }}>
      <Skeleton width="60%" height={40} />
    </Card>
  </div>
);
