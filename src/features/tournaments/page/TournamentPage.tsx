import { type ReactNode, useEffect } from 'react';
import { Button, Card, Container, Skeleton, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { isStatus } from '../../../api/errors.ts';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { useGetTournamentQuery } from '../../../api/tournaments.ts';
import { tournamentState, type TournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { isRegistrationOver } from '../../tournamentDay/registrationWindow.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { RegistrationPanel } from '../registration/RegistrationPanel.tsx';
import { LiveScores } from './scores/LiveScores.tsx';
import { PracticalDetails } from './details/PracticalDetails.tsx';
import { RegisteredTeams } from './RegisteredTeams.tsx';
import { TournamentDetails } from './details/TournamentDetails.tsx';
import { TournamentHero, TournamentHeroSkeleton } from './TournamentHero.tsx';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import { readTournamentId } from './tournamentId.ts';
import { welcome } from './welcome.ts';
import { Winners } from './scores/Winners.tsx';
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
    return (
      <TournamentContent
        tournament={tournament}
        ownRegistration={ownRegistration}
        refetch={refetch}
      />
    );
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

type TournamentContentProps = {
  tournament: Tournament;
  ownRegistration: OwnRegistration;
  refetch: () => unknown;
};

function TournamentContent({ tournament, ownRegistration, refetch }: TournamentContentProps) {
  useReload(refetch);
  const state = tournamentState(tournament, useEventDay());
  usePageTitle(tournament.title, welcome(tournament, state));
  const isRegistrationPast = useEachSecond((now) => isRegistrationOver(tournament, now));
  const registration = state !== 'after' && (
    <RegistrationPanel tournament={tournament} ownRegistration={ownRegistration} />
  );
  return (
    <>
      <TournamentHero tournament={tournament} ownRegistration={ownRegistration} />
      <Sections>
        <FirstSection
          tournament={tournament}
          state={state}
          ownTeamIds={ownRegistration.teams?.map(({ id }) => id) ?? []}
        />
        {!isRegistrationPast && registration}
        <PracticalDetails tournament={tournament} />
        {state !== 'after' && tournament.categories.length > 0 && (
          <RegisteredTeams tournament={tournament} />
        )}
        {/* Who competes matters more once nobody can be registered. */}
        {isRegistrationPast && registration}
        <TournamentDetails tournament={tournament} />
        {state !== 'after' && tournament.categories.length === 0 && (
          <NextTournaments except={tournament.id} />
        )}
      </Sections>
    </>
  );
}

const reloadInterval = 60_000;

/** Calls back while the page is seen, and when it is seen again: its hour or its place may have changed. */
function useReload(reload: () => unknown) {
  useEffect(() => {
    const reloadSeen = () => !document.hidden && reload();
    const timer = setInterval(reloadSeen, reloadInterval);
    document.addEventListener('visibilitychange', reloadSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reloadSeen);
    };
  }, [reload]);
}

/** For a tournament of which little is known yet. */
const NextTournaments = lazyPart(async () => ({
  default: (await import('../../tournamentDay/NextTournaments.tsx')).NextTournaments,
}));

type FirstSectionProps = {
  tournament: Tournament;
  state: TournamentState;
  ownTeamIds: readonly number[];
};

/** What matters most: on the day the scores as they come, after it the winners. */
function FirstSection({ tournament, state, ownTeamIds }: FirstSectionProps) {
  if (state === 'after') return <Winners tournament={tournament} ownTeamIds={ownTeamIds} />;
  return state === 'today' && !tournament.status ? (
    <LiveScores tournament={tournament} ownTeamIds={ownTeamIds} />
  ) : null;
}

function TournamentSkeleton() {
  usePageTitle(copy.about.title);
  return (
    <>
      <TournamentHeroSkeleton />
      <Sections>
        <Stack spacing={2.5}>
          <Skeleton variant="rounded" width="min(100%, 340px)" height={40} />
          <Skeleton variant="rounded" height={220} />
          <Skeleton variant="rounded" height={220} />
        </Stack>
        <Card>
          <Skeleton variant="rectangular" height={180} />
        </Card>
      </Sections>
    </>
  );
}

/** One below the other, each as wide as the page. */
function Sections({ children }: { children: ReactNode }) {
  return (
    <Container sx={{ py: { xs: 3, md: 4 } }}>
      <Stack useFlexGap spacing={{ xs: 4, md: 5 }}>
        {children}
      </Stack>
    </Container>
  );
}

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
