import { useMemo } from 'react';
import { Box, Button, Container, GlobalStyles, Skeleton, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/dates/calendarDate.ts';
import { timeZoneName } from '../../lib/dates/indonesianTime.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { paths } from '../../paths.ts';
import { useFilterParams } from '../../ui/lists/useFilterParams.ts';
import { useListParams } from '../../ui/lists/useListParams.ts';
import { BackButton } from '../../ui/page/BackButton.tsx';
import { CompactHeading } from '../../ui/page/headings/PageHeading.tsx';
import { ShareButton } from '../../ui/page/ShareButton.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { StatePage } from '../../ui/states/StatePage.tsx';
import { headedPrintStyle } from '../../ui/styles/printStyle.ts';
import { copy } from './copy.ts';
import { Queues } from './Queues.tsx';
import { createNames } from './turnText.ts';
import { useTournamentSchedule } from './useSchedule.ts';

export default function SchedulePage() {
  const id = parseId(useParams().id);
  return id === undefined ? <TournamentNotFound /> : <ScheduleOf key={id} id={id} />;
}

function ScheduleOf({ id }: { id: number }) {
  const loaded = useTournamentSchedule(id);
  const listParams = useListParams();
  const { read, change } = useFilterParams();
  const category = Number(read('category'));
  const { schedule, tournament, turns, clock } = loaded;
  const names = useMemo(
    () => schedule && createNames(schedule, tournament?.categories ?? []),
    [schedule, tournament],
  );
  if (loaded.isNotFound) return <TournamentNotFound />;
  return (
    <>
      <GlobalStyles styles={headedPrintStyle} />
      <Heading id={id} tournament={tournament} isLoading={loaded.isLoading} />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 4, md: 6 } }}>
        {loaded.isLoading && (
          <Skeleton role="status" aria-label={copy.loading} variant="rounded" height={320} />
        )}
        {!loaded.isLoading && loaded.hasFailed && (
          <ErrorState message={copy.failed} onRetry={loaded.retry} />
        )}
        {!loaded.isLoading && !loaded.hasFailed && turns.length === 0 && <NoSchedule id={id} />}
        {!loaded.isLoading && schedule && names && turns.length > 0 && (
          <>
            {loaded.isOver && <Typography sx={{ mb: 2, fontWeight: 600 }}>{copy.over}</Typography>}
            <Queues
              tournament={tournament}
              turns={turns}
              names={names}
              clock={clock}
              age={loaded.age}
              onRetry={loaded.retry}
              listParams={listParams}
              category={names.categories.has(category) ? category : undefined}
              onSelectCategory={(chosen) => change({ category: chosen })}
            />
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {(schedule.mode === 'times' ? copy.plannedTimes : copy.estimates)(
                timeZoneName(clock.zone),
              )}
            </Typography>
          </>
        )}
      </Container>
    </>
  );
}

type HeadingProps = { id: number; tournament: Tournament | undefined; isLoading: boolean };

function Heading({ id, tournament, isLoading }: HeadingProps) {
  const title = tournament ? copy.titleOf(tournament.title) : copy.title;
  usePageTitle(title, tournament && copy.summary(tournament.title));
  return (
    <CompactHeading
      title={!tournament && isLoading ? undefined : title}
      eyebrow={copy.title}
      lead={
        <Box sx={{ minHeight: '1.45em' }}>
          {tournament &&
            formatCalendarDate(tournament.date, { weekday: true, end: tournament.end_date })}
        </Box>
      }
      back={<BackButton fallback={paths.tournament.href({ id })} />}
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={paths.tournament.href({ id })}
          >
            {copy.toTournament}
          </Button>
          <ShareButton title={title} />
        </>
      }
    />
  );
}

const NoSchedule = ({ id }: { id: number }) => (
  <EmptyState
    title={copy.emptyTitle}
    message={copy.empty}
    action={
      <Button variant="outlined" component={Link} to={paths.tournament.href({ id })}>
        {copy.toTournament}
      </Button>
    }
  />
);

function TournamentNotFound() {
  return (
    <StatePage title={copy.missingTitle} fallback={paths.tournaments.href()}>
      <EmptyState
        message={copy.missing}
        action={
          <Button variant="outlined" component={Link} to={paths.tournaments.href()}>
            {copy.toList}
          </Button>
        }
      />
    </StatePage>
  );
}
