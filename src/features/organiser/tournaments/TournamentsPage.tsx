import { useMemo } from 'react';
import { Button, Container, Skeleton, Typography } from '@mui/material';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { useListManagedTournamentsQuery } from '../../../api/managedTournaments.ts';
import { createTextSearch } from '../../../lib/text/createTextSearch.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paginate } from '../../../lib/pagination.ts';
import { sortByDay } from '../../../lib/dates/tournamentDay.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import { CountBadge } from '../../../ui/lists/CountBadge.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { errorText } from '../errorText.ts';
import { CreateLink } from '../CreateLink.tsx';
import { copy } from './copy.ts';
import { TournamentTable } from './TournamentTable.tsx';

const pageSize = 25;

/** All tournaments, drafts among them: today's and coming ones first. */
export default function TournamentsPage() {
  usePageTitle(copy.list.title);
  const { currentData, error, isFetching, refetch } = useListManagedTournamentsQuery();
  const tournaments = currentData?.data;
  return (
    <>
      <WorkHeader
        title={copy.list.title}
        badge={tournaments && <CountBadge>{formatNumber(tournaments.length)}</CountBadge>}
        fallback={paths.home.href()}
        action={createLink}
      />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        {tournaments ? (
          <TournamentList tournaments={tournaments} />
        ) : isFetching ? (
          <LoadingSkeleton />
        ) : (
          <ErrorState message={errorText(error, copy.list.failed)} onRetry={() => void refetch()} />
        )}
      </Container>
    </>
  );
}

const createLink = <CreateLink to={organiserPaths.newTournament.href()} label={copy.list.create} />;

function TournamentList({ tournaments }: { tournaments: ManagedTournament[] }) {
  const {
    params: { query, page },
    setQuery,
    setPage,
    commitQuery,
  } = useListParams();
  const today = useEventDay();
  const find = useMemo(
    () =>
      createTextSearch(
        sortByDay(tournaments, today).map((tournament) => ({
          tournament,
          text: `${tournament.title} ${tournament.venue.city}`,
        })),
      ),
    [tournaments, today],
  );
  const matches = find(query);
  const shown = paginate(matches, page, pageSize);
  if (tournaments.length === 0) return <EmptyState message={copy.list.empty} action={createLink} />;
  return (
    <>
      <SearchField
        label={copy.list.search}
        value={query}
        onChange={setQuery}
        onCommit={commitQuery}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {copy.list.count(formatNumber(matches.length))}
      </Typography>
      {matches.length === 0 ? (
        <EmptyState
          message={copy.list.noneFound(query.trim())}
          action={
            <Button variant="outlined" onClick={() => setQuery('')}>
              {copy.list.showAll}
            </Button>
          }
        />
      ) : (
        <TournamentTable tournaments={shown.entries.map(({ tournament }) => tournament)} />
      )}
      {shown.pageCount > 1 && (
        <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
      )}
    </>
  );
}

function LoadingSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={56} sx={{ maxWidth: 560 }} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {copy.list.loading}
      </Typography>
      <Skeleton variant="rounded" height={500} aria-hidden />
    </>
  );
}
