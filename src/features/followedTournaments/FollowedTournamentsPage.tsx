import { useId, useMemo, useState } from 'react';
import { Box, Button, Container, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useListClubResultsQuery, useListClubTournamentsQuery } from '../../api/clubs.ts';
import { serverMessage } from '../../api/errors.ts';
import { sortByDay, tournamentState } from '../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { useClub } from '../../session/useSession.ts';
import { CountBadge } from '../../ui/lists/CountBadge.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { addResults, type FollowedTournament } from './addResults.ts';
import { copy } from './copy.ts';
import { TournamentTable, TournamentTableSkeleton } from './TournamentTable.tsx';

export default function FollowedTournamentsPage() {
  usePageTitle(copy.title, copy.lead);
  const club = useClub();
  const { tournaments, errorText, retry } = useFollowedTournaments(club?.id);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={club?.name}
        badge={tournaments && <CountBadge>{formatNumber(tournaments.length)}</CountBadge>}
        fallback={paths.schoolClubDashboard.href()}
      />
      <Container sx={{ pt: 2, pb: 3 }}>
        {errorText === undefined ? (
          <Tournaments tournaments={tournaments} />
        ) : (
          <ErrorState message={errorText} onRetry={retry} />
        )}
      </Container>
    </>
  );
}

function Tournaments({ tournaments }: { tournaments: FollowedTournament[] | undefined }) {
  if (tournaments?.length === 0) {
    return (
      <EmptyState
        message={copy.none}
        action={
          <Button variant="contained" color="gold" component={Link} to={paths.tournaments.href()}>
            {copy.toTournaments}
          </Button>
        }
      />
    );
  }
  return tournaments ? (
    <TournamentTables tournaments={tournaments} />
  ) : (
    <>
      <Summary>{copy.loading}</Summary>
      <TournamentTableSkeleton />
    </>
  );
}

const Summary = ({ children }: { children: string }) => (
  <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
    {children}
  </Typography>
);

/** How many past tournaments are shown at first. */
const shownPast = 3;

/** The tournaments of today and later, then the latest past ones. */
function TournamentTables({ tournaments }: { tournaments: FollowedTournament[] }) {
  const today = useEventDay();
  const headingId = useId();
  const [isAllShown, setIsAllShown] = useState(false);
  const sorted = sortByDay(tournaments, today);
  const past = sorted.filter((tournament) => tournamentState(tournament, today) === 'after');
  const others = sorted.filter((tournament) => !past.includes(tournament));
  const hasMore = !isAllShown && past.length > shownPast;
  return (
    <>
      <Summary>{copy.count(formatNumber(others.length), formatNumber(past.length))}</Summary>
      {others.length > 0 && <TournamentTable label={copy.coming} tournaments={others} />}
      {past.length > 0 && (
        <Box component="section" aria-labelledby={headingId} sx={{ mt: others.length > 0 ? 4 : 0 }}>
          <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {copy.past}
          </Typography>
          <TournamentTable
            label={copy.past}
            tournaments={hasMore ? past.slice(0, shownPast) : past}
          />
          {hasMore && (
            <Button variant="outlined" onClick={() => setIsAllShown(true)} sx={{ mt: 2 }}>
              {copy.allPast(formatNumber(past.length))}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** Returns the tournaments, their teams with the places where the backend tells them. */
function useFollowedTournaments(clubId: number | undefined) {
  // `currentData`, unlike `data`, never belongs to another club.
  const { currentData, error, isFetching, refetch } = useListClubTournamentsQuery(
    { id: clubId ?? 0 },
    { skip: clubId === undefined },
  );
  const results = useListClubResultsQuery({ id: clubId ?? 0 }, { skip: clubId === undefined });
  const tournaments = useMemo(
    () => currentData && addResults(currentData.data, results.currentData?.data),
    [currentData, results.currentData],
  );
  const hasFailed = !currentData && !isFetching && error !== undefined;
  return {
    // Places that came later would move the rows below.
    tournaments: results.isLoading ? undefined : tournaments,
    errorText: hasFailed ? (serverMessage(error) ?? copy.failed) : undefined,
    retry: () => void refetch(),
  };
}
