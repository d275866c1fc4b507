import { Button, Container, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ClubTournament } from '../../../openapi/schema.d.ts';
import { useListClubTournamentsQuery } from '../../api/clubs.ts';
import { serverMessage } from '../../api/errors.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { paths } from '../../paths.ts';
import { useClub } from '../../session/useSession.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { copy } from './copy.ts';
import { TournamentTable, TournamentTableSkeleton } from './TournamentTable.tsx';

export default function FollowedTournamentsPage() {
  usePageTitle(copy.title, copy.lead);
  const { tournaments, errorText, retry } = useFollowedTournaments();
  return (
    <>
      <PageHeading
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        back={<BackButton fallback={paths.schoolClubDashboard.href()} />}
      />
      <Container sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 5, md: 8 } }}>
        {errorText === undefined ? (
          <Tournaments tournaments={tournaments} />
        ) : (
          <ErrorState message={errorText} onRetry={retry} />
        )}
      </Container>
    </>
  );
}

function Tournaments({ tournaments }: { tournaments: ClubTournament[] | undefined }) {
  if (tournaments?.length === 0) {
    return (
      <EmptyState
        message={copy.none}
        action={
          <Button variant="contained" component={Link} to={paths.tournaments.href()}>
            {copy.toTournaments}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {tournaments ? copy.count(formatNumber(tournaments.length)) : copy.loading}
      </Typography>
      {tournaments ? <TournamentTable tournaments={tournaments} /> : <TournamentTableSkeleton />}
    </>
  );
}

function useFollowedTournaments() {
  const club = useClub();
  // `currentData`, unlike `data`, never belongs to another club.
  const { currentData, error, isFetching, refetch } = useListClubTournamentsQuery(
    { id: club?.id ?? 0 },
    { skip: !club },
  );
  const hasFailed = !currentData && !isFetching && error !== undefined;
  return {
    tournaments: currentData?.data,
    errorText: hasFailed ? (serverMessage(error) ?? copy.failed) : undefined,
    retry: () => void refetch(),
  };
}
