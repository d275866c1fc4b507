import { useMemo, useRef, useState } from 'react';
import { Box, Button, Container, GlobalStyles, Typography } from '@mui/material';
import BuildIcon from '@mui/icons-material/HandymanOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Link } from 'react-router-dom';
import type { ClubTeam, ClubTournament, Tournament } from '../../../openapi/schema.d.ts';
import { useListClubTeamsQuery, useListClubTournamentsQuery } from '../../api/clubs.ts';
import { useListTournamentsQuery } from '../../api/tournaments.ts';
import { serverMessage } from '../../api/errors.ts';
import { currentTime } from '../../lib/dates/clock.ts';
import { selectComing } from '../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paginate } from '../../lib/pagination.ts';
import { paths } from '../../paths.ts';
import { useClub } from '../../session/useSession.ts';
import { CountBadge } from '../../ui/lists/CountBadge.tsx';
import { FilterToggle } from '../../ui/lists/FilterToggle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { PagePicker } from '../../ui/lists/PagePicker.tsx';
import { plainPrintStyle } from '../../ui/styles/printStyle.ts';
import { useListParams } from '../../ui/lists/useListParams.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { isFull, isRegistrationOpen } from '../tournamentDay/registrationWindow.ts';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { copy } from './copy.ts';
import { splitInHalf } from './splitInHalf.ts';
import { TeamTable, TeamTableSkeleton } from './TeamTable.tsx';

export default function ClubTeamsPage() {
  usePageTitle(copy.title, copy.lead);
  const club = useClub();
  const { teams, errorText, retry } = useClubTeams(club?.id);
  return (
    <>
      <GlobalStyles styles={plainPrintStyle} />
      <WorkHeader
        title={copy.title}
        detail={club?.name}
        badge={teams && <CountBadge>{formatNumber(teams.length)}</CountBadge>}
        fallback={paths.schoolClubDashboard.href()}
        // An empty list has the button itself.
        action={teams?.length !== 0 && <TeamBuilderButton />}
      />
      <Container sx={{ pt: 2, pb: 3 }}>
        <Typography className="no-print" variant="body2" sx={{ mb: 1 }}>
          {copy.purpose} <Link to={paths.schoolClubTeam.href()}>{copy.toBuilder}</Link>
        </Typography>
        <Typography variant="h3" component="p" aria-hidden sx={printed}>
          {copy.title} · {club?.name}
        </Typography>
        {errorText === undefined ? (
          <Teams teams={teams} />
        ) : (
          <ErrorState message={errorText} onRetry={retry} />
        )}
      </Container>
    </>
  );
}

/** The header is not printed. */
const printed = { display: 'none', '@media print': { display: 'block' } };

/** Rows on a page, in both columns together. */
const pageSize = 100;

function Teams({ teams: loadedTeams }: { teams: ClubTeam[] | undefined }) {
  const { params, setPage } = useListParams();
  const summary = useRef<HTMLParagraphElement>(null);
  const next = useNextTournaments();
  const open = useOpenTournaments();
  // A line that appeared later would move the rows below.
  const teams = next.isLoading || open.isLoading ? undefined : loadedTeams;
  const [isSorted, setIsSorted] = useState(false);
  const isRegistered = ({ id }: ClubTeam) => Number(next.tournaments?.has(id));
  const ordered = isSorted
    ? teams?.toSorted((one, other) => isRegistered(one) - isRegistered(other))
    : teams;
  const shown = paginate(ordered ?? [], params.page, pageSize);
  if (teams?.length === 0) return <EmptyState message={copy.none} action={<TeamBuilderButton />} />;
  return (
    <>
      <Box sx={summaryBar}>
        <Typography
          ref={summary}
          tabIndex={-1}
          role="status"
          variant="body2"
          // On phones a line of its own, before its text is known too.
          sx={{ color: 'text.secondary', outline: 'none', flexBasis: { xs: '100%', sm: 'auto' } }}
        >
          {teams ? summaryText(teams, next.tournaments) : copy.loading}
        </Typography>
        {(!teams || next.tournaments) && (
          <Box className="no-print" sx={{ ml: { sm: 'auto' }, mr: 1 }}>
            <FilterToggle value="order" selected={isSorted} onChange={setIsSorted}>
              {copy.unregisteredFirst}
            </FilterToggle>
          </Box>
        )}
        <Button
          className="no-print"
          size="small"
          component={Link}
          to={paths.schoolClubReadiness.href()}
        >
          {copy.readiness}
        </Button>
        <Button
          className="no-print"
          size="small"
          startIcon={<PrintIcon />}
          disabled={!teams}
          onClick={() => window.print()}
        >
          {copy.print}
        </Button>
      </Box>
      <Box sx={{ container: 'tables / inline-size' }}>
        <Box sx={tables}>
          {teams ? (
            splitInHalf(shown.entries, (shown.page - 1) * pageSize).map(
              (half) =>
                half.length > 0 && (
                  <TeamTable
                    key={half[0]?.number}
                    teams={half}
                    nextTournaments={next.tournaments}
                    openTournaments={open.tournaments}
                  />
                ),
            )
          ) : (
            <>
              <TeamTableSkeleton />
              <TeamTableSkeleton />
            </>
          )}
        </Box>
      </Box>
      {shown.pageCount > 1 && (
        <PagePicker
          page={shown.page}
          pageCount={shown.pageCount}
          onChange={(next) => {
            setPage(next);
            // Moves the focus to the start of the new rows; the pressed button may be disabled now.
            summary.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Says how many teams have a next tournament; only their number, which is above, if it is not known. */
function summaryText(
  teams: readonly ClubTeam[],
  next: ReadonlyMap<number, ClubTournament> | undefined,
): string {
  if (!next) return copy.count(formatNumber(teams.length));
  const registered = teams.filter(({ id }) => next.has(id)).length;
  return copy.registrations(formatNumber(registered), formatNumber(teams.length - registered));
}

/** Where there is no room for two tables side by side, the second continues the first. */
const tables = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Each table is a container, too.
  '@container tables (max-width: 46rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :not(:first-of-type)': {
      borderTop: 0,
      borderTopLeftRadius: 0,
      borderTopRightRadius: 0,
    },
    // Still there for its columns and for screen readers.
    '& > :not(:first-of-type) thead th': { height: 0, py: 0, fontSize: 0, lineHeight: 0 },
    '& > :not(:last-of-type)': {
      borderBottom: 0,
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
  },
};

const summaryBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  mb: 1,
};

function TeamBuilderButton() {
  return (
    <Button
      variant="contained"
      color="gold"
      startIcon={<BuildIcon />}
      lang="en"
      component={Link}
      to={paths.schoolClubTeam.href()}
    >
      {copy.builder}
    </Button>
  );
}

/** Returns the next tournament of each team of the club; undefined if it is not known. */
function useNextTournaments() {
  const today = useEventDay();
  const clubId = useClub()?.id;
  const { currentData, isLoading } = useListClubTournamentsQuery(
    { id: clubId ?? 0 },
    { skip: clubId === undefined },
  );
  const tournaments = useMemo((): ReadonlyMap<number, ClubTournament> | undefined => {
    if (!currentData?.data.every(({ registered_teams: teams }) => teams)) return undefined;
    return new Map(
      // The nearest comes last and stays.
      selectComing(currentData.data, today)
        .toReversed()
        .flatMap((tournament) =>
          (tournament.registered_teams ?? []).map(({ id }) => [id, tournament] as const),
        ),
    );
  }, [currentData, today]);
  return { tournaments, isLoading };
}

/** Returns the next tournament that takes teams, by the id of each category with a free place. */
function useOpenTournaments() {
  const today = useEventDay();
  const { currentData, isLoading } = useListTournamentsQuery({ page: 1, per_page: 20 });
  const tournaments = useMemo(
    (): ReadonlyMap<number, Tournament> =>
      new Map(
        selectComing(currentData?.data ?? [], today)
          .filter((tournament) => isRegistrationOpen(tournament, currentTime()))
          .toReversed()
          .flatMap((tournament) =>
            tournament.categories
              .filter((category) => !isFull(category))
              .map(({ id }) => [id, tournament] as const),
          ),
      ),
    [currentData, today],
  );
  return { tournaments, isLoading };
}

function useClubTeams(clubId: number | undefined) {
  // `currentData`, unlike `data`, never belongs to another club.
  const { currentData, error, isFetching, refetch } = useListClubTeamsQuery(
    { id: clubId ?? 0 },
    { skip: clubId === undefined },
  );
  const hasFailed = !currentData && !isFetching && error !== undefined;
  return {
    teams: currentData?.data,
    errorText: hasFailed ? (serverMessage(error) ?? copy.failed) : undefined,
    retry: () => void refetch(),
  };
}
