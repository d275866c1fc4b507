import type { ReactNode } from 'react';
import { Box, Button, Card, Container, Skeleton, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { isStatus } from '../../../api/errors.ts';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { useGetTournamentQuery } from '../../../api/tournaments.ts';
import {
  startOfTournament,
  tournamentState,
  type TournamentState,
} from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { RegistrationPanel } from '../registration/RegistrationPanel.tsx';
import { Countdown } from './Countdown.tsx';
import { LiveScores } from './LiveScores.tsx';
import { RegisteredTeams } from './RegisteredTeams.tsx';
import { TournamentDetails } from './TournamentDetails.tsx';
import { TournamentHero, TournamentHeroSkeleton } from './TournamentHero.tsx';
import { readTournamentId } from './tournamentId.ts';
import { welcome } from './welcome.ts';
import { Winners } from './Winners.tsx';
import { type OwnRegistration, useOwnRegistration } from '../registration/useOwnRegistration.ts';

export default function TournamentPage() {
  const id = readTournamentId(useParams().id);
  return id === undefined ? <TournamentNotFound /> : <TournamentById key={id} id={id} />;
}

function TournamentById({ id }: { id: number }) {
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useGetTournamentQuery({
    id,
  });
  const ownRegistration = useOwnRegistration(id, fulfilledTimeStamp);
  const tournament = currentData?.data.title ? currentData.data : undefined;
  if (tournament)
    return <TournamentContent tournament={tournament} ownRegistration={ownRegistration} />;
  if (isFetching) return <TournamentSkeleton />;
  // 422: the number in the URL is not a valid id for the server.
  if (isStatus(error, 404, 422)) return <TournamentNotFound />;
  return (
    <StatePage title={copy.detail.failedTitle} fallback={paths.tournaments.href()}>
      <ErrorState message={copy.detail.failed} onRetry={() => void refetch()} />
      <AllTournamentsLink />
    </StatePage>
  );
}

type TournamentContentProps = { tournament: Tournament; ownRegistration: OwnRegistration };

function TournamentContent({ tournament, ownRegistration }: TournamentContentProps) {
  const state = tournamentState(tournament.date, useEventDay());
  usePageTitle(tournament.title, welcome(tournament, state));
  return (
    <>
      <TournamentHero tournament={tournament} ownRegistration={ownRegistration} />
      <Columns
        first={<FirstSection tournament={tournament} state={state} />}
        main={
          state !== 'after' && (
            <Stack useFlexGap spacing={{ xs: 4, md: 6 }}>
              <RegistrationPanel tournament={tournament} ownRegistration={ownRegistration} />
              {tournament.categories.length > 0 && <RegisteredTeams tournamentId={tournament.id} />}
            </Stack>
          )
        }
        side={<TournamentDetails tournament={tournament} />}
      />
      {state !== 'after' && tournament.categories.length === 0 && (
        <Container>
          <NextTournaments except={tournament.id} />
        </Container>
      )}
    </>
  );
}

/** For a tournament of which little is known yet. */
const NextTournaments = lazyPart(async () => ({
  default: (await import('../../tournamentDay/NextTournaments.tsx')).NextTournaments,
}));

type FirstSectionProps = { tournament: Tournament; state: TournamentState };

/** What matters most: on the day the scores as they come, after it the winners. */
function FirstSection({ tournament, state }: FirstSectionProps) {
  if (state === 'after')
    return (
      <>
        <Winners tournament={tournament} />
        {!tournament.status && (
          <Box sx={{ mt: 2 }}>
            <Countdown start={startOfTournament(tournament)} isSmall />
          </Box>
        )}
      </>
    );
  return state === 'today' && !tournament.status ? <LiveScores tournament={tournament} /> : null;
}

function TournamentSkeleton() {
  usePageTitle(copy.about.title);
  return (
    <>
      <TournamentHeroSkeleton />
      <Columns
        main={
          <Stack spacing={2.5}>
            <Skeleton variant="rounded" width="min(100%, 340px)" height={40} />
            <Skeleton variant="rounded" height={220} />
            <Skeleton variant="rounded" height={220} />
          </Stack>
        }
        side={
          <Card>
            <Skeleton variant="rectangular" height={300} />
          </Card>
        }
      />
    </>
  );
}

type ColumnsProps = { first?: ReactNode; main: ReactNode; side: ReactNode };

/** One below the other on phones; elsewhere `side` is beside the other two. */
function Columns({ first, main, side }: ColumnsProps) {
  return (
    <Container sx={{ py: { xs: 3, md: 6 } }}>
      <Box sx={columns}>
        <Box sx={{ gridColumn: 1, '&:empty': { display: 'none' } }}>{first}</Box>
        <Box sx={{ gridColumn: 1, '&:empty': { display: 'none' } }}>{main}</Box>
        <Box sx={sideStyles}>{side}</Box>
      </Box>
    </Container>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 4, lg: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 360px)' },
  gridTemplateRows: { md: 'auto 1fr' },
};

const sideStyles = {
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: { md: 88 },
};

function TournamentNotFound() {
  return (
    <StatePage title={copy.detail.missingTitle} fallback={paths.tournaments.href()}>
      <EmptyState message={copy.detail.missing} action={<AllTournamentsLink />} />
    </StatePage>
  );
}

function AllTournamentsLink() {
  return (
    <Button variant="outlined" component={Link} to={paths.tournaments.href()}>
      {copy.detail.toList}
    </Button>
  );
}
