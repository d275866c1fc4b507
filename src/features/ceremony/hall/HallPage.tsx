import { Box, Button, Container, Skeleton, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { Ceremony } from '../../../../openapi/schema.d.ts';
import { useGetCeremonyQuery } from '../../../api/ceremony.ts';
import { isStatus } from '../../../api/errors.ts';
import { useGetTournamentQuery } from '../../../api/tournaments.ts';
import type { StreamEvent } from '../../../api/watchScores.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { CompactHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { useScoreUpdates } from '../../tournamentDay/useScoreUpdates.ts';
import { copy, headingText } from '../copy.ts';
import { RevealedList } from './RevealedList.tsx';

const texts = copy.hall;

/** How often a phone asks that is not told, in milliseconds; an answer that has not changed is kept by the server. */
const pollingInterval = 5000;
const events: readonly StreamEvent[] = ['ceremony'];

export default function HallPage() {
  const id = parseId(useParams().id);
  return id === undefined ? <TournamentNotFound /> : <Hall key={id} id={id} />;
}

/** Loads the ceremony of a tournament, and keeps it up to date until its end. */
function useCeremony(id: number) {
  const ceremony = useGetCeremonyQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval, skipPollingIfUnfocused: true },
  );
  const isOver = ceremony.currentData?.data.state === 'finished';
  useScoreUpdates(() => void ceremony.refetch(), !isOver, events);
  return ceremony;
}

/** What the ceremony of a tournament has revealed, for the phones of the hall and at home. */
function Hall({ id }: { id: number }) {
  const tournament = useGetTournamentQuery({ id });
  const ceremony = useCeremony(id);
  const name = tournament.currentData?.data.title;
  const title = name === undefined ? copy.title : copy.titleOf(name);
  usePageTitle(title, name === undefined ? undefined : texts.summary(name));
  const { currentData, error, isFetching } = ceremony;
  if (!currentData && isStatus(error, 404, 422)) return <TournamentNotFound />;
  return (
    <>
      <CompactHeading
        title={name === undefined && tournament.isFetching ? undefined : title}
        eyebrow={copy.title}
        lead={texts.lead}
        back={<BackButton fallback={paths.tournament.href({ id })} />}
        actions={
          <>
            <Button
              variant="outlined"
              color="inherit"
              component={Link}
              to={paths.tournament.href({ id })}
            >
              {texts.toTournament}
            </Button>
            <ShareButton title={title} />
          </>
        }
      />
      <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 4, md: 6 } }}>
        {!currentData && isFetching && (
          <Skeleton role="status" aria-label={copy.loading} variant="rounded" height={320} />
        )}
        {!currentData && !isFetching && (
          <ErrorState message={texts.failed} onRetry={() => void ceremony.refetch()} />
        )}
        {currentData && error !== undefined && (
          <Typography role="status" sx={{ mb: 2, color: 'warning.main' }}>
            {texts.stale}
          </Typography>
        )}
        {currentData && <LoadedCeremony ceremony={currentData.data} />}
      </Container>
    </>
  );
}

function LoadedCeremony({ ceremony }: { ceremony: Ceremony }) {
  const { state, revealed, next } = ceremony;
  if (state === 'waiting') return <EmptyState title={texts.waitingTitle} message={texts.waiting} />;
  return (
    <>
      <Box role="status" sx={nextStyles}>
        {next && (
          <>
            <small>{texts.next}</small>
            <strong>{headingText(next)}</strong>
          </>
        )}
        {state === 'finished' && <strong>{texts.over}</strong>}
        {state === 'running' && revealed.length === 0 && <span>{texts.begun}</span>}
      </Box>
      <RevealedList steps={revealed} />
    </>
  );
}

const nextStyles = {
  display: 'grid',
  gap: 0.25,
  mb: 2,
  overflowWrap: 'anywhere',
  '& small': { color: 'text.secondary' },
  '& strong': { fontSize: '1.25rem', lineHeight: 1.3 },
} as const;

function TournamentNotFound() {
  return (
    <StatePage title={texts.missingTitle} fallback={paths.tournaments.href()}>
      <EmptyState
        message={texts.missing}
        action={
          <Button variant="outlined" component={Link} to={paths.tournaments.href()}>
            {texts.toList}
          </Button>
        }
      />
    </StatePage>
  );
}
