import { useId } from 'react';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import type { ManagedTournament } from '../../../openapi/schema.d.ts';
import { useListManagedTournamentsQuery } from '../../api/managedTournaments.ts';
import { useGetScoreEntryQuery } from '../../api/scoreEntry.ts';
import { formatCalendarDate, formatShortDate } from '../../lib/dates/calendarDate.ts';
import { daysUntil, selectComing } from '../../lib/dates/tournamentDay.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { DayChip } from '../tournamentDay/DayChip.tsx';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { LoadedList } from '../requests/LoadedList.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { copy } from './copy.ts';
import { progressOf, shortProgressText } from './progress.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { searchOf } from '../../lib/urls/scoreEntryUrl.ts';
import { findCurrentRound } from './runs.ts';
import type { ScoreEntryTarget } from './useScoreEntry.ts';

const texts = copy.choose;
/** How many tournaments after today are shown with their categories. */
const nextCount = 3;
/** How often what others have entered is asked for, in milliseconds. */
const pollingInterval = 15_000;

/**
 * Chooses a category of a tournament: of the given one or, without it, of today's and the next ones;
 * others are in a list. The links lead to the URL of this page with the choice.
 */
export function CategoryChoice({ tournamentId }: { tournamentId: number | undefined }) {
  const query = useListManagedTournamentsQuery();
  return (
    <LoadedList query={query} loading={texts.loading} failed={texts.failed}>
      {({ data }) => {
        const tournaments = data.filter(({ categories }) => categories.length > 0);
        const chosen = tournaments.find(({ id }) => id === tournamentId);
        if (tournaments.length === 0) return <EmptyState message={texts.empty} />;
        return chosen ? (
          <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start' }}>
            <TournamentCard tournament={chosen} />
            <Button component={Link} to={{ search: '' }}>
              {texts.otherTournament}
            </Button>
          </Stack>
        ) : (
          <NearTournaments tournaments={tournaments} />
        );
      }}
    </LoadedList>
  );
}

function NearTournaments({ tournaments }: { tournaments: ManagedTournament[] }) {
  const navigate = useNavigate();
  const today = useEventDay();
  const coming = selectComing(tournaments, today);
  const todays = coming.filter((tournament) => daysUntil(tournament, today) === 0);
  const near = coming.slice(0, todays.length + nextCount);
  const daysAway = (tournament: ManagedTournament) => Math.abs(daysUntil(tournament, today));
  const others = tournaments
    .filter((tournament) => !near.includes(tournament))
    .toSorted((one, other) => daysAway(one) - daysAway(other));
  return (
    <Stack useFlexGap spacing={2}>
      {near.map((tournament) => (
        <TournamentCard key={tournament.id} tournament={tournament} />
      ))}
      {others.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <SelectField
            label={texts.others}
            noneLabel={texts.noTournament}
            options={others.map(({ id, title, date, end_date: end }) => ({
              value: String(id),
              label: `${title} · ${formatCalendarDate(date, { end })}`,
            }))}
            selected={undefined}
            onSelect={(id) => {
              if (id) void navigate({ search: searchOf({ tournamentId: Number(id) }) });
            }}
          />
        </Box>
      )}
    </Stack>
  );
}

/** A tournament with links to its categories; those of today stand out. */
function TournamentCard({ tournament }: { tournament: ManagedTournament }) {
  const { id, title, date, end_date: end, venue, categories } = tournament;
  const titleId = useId();
  const today = useEventDay();
  const isToday = daysUntil(tournament, today) === 0;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ width: '100%', p: { xs: 2, sm: 2.5 } }}
    >
      <Typography id={titleId} variant="h5" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[formatShortDate(date, today, end), venue.city].filter(Boolean).join(' · ')}
        </Typography>
        <DayChip tournament={{ date, end_date: end }} />
      </Box>
      <Box component="ul" aria-labelledby={titleId} sx={categoriesStyles}>
        {categories.map(({ id: categoryId, name, registered }) => (
          <li key={categoryId}>
            <CategoryLink
              target={{ tournamentId: id, categoryId }}
              name={name}
              registered={registered}
              isToday={isToday}
            />
          </li>
        ))}
      </Box>
    </Card>
  );
}

type CategoryLinkProps = {
  target: ScoreEntryTarget;
  name: string;
  registered: number;
  isToday: boolean;
};

/** Leads to a category; on its day with what is entered there, and pale once that is everything. */
function CategoryLink({ target, name, registered, isToday }: CategoryLinkProps) {
  const { tournamentId, categoryId } = target;
  const { currentData } = useGetScoreEntryQuery(
    { id: tournamentId, categoryId },
    { skip: !isToday, pollingInterval, skipPollingIfUnfocused: true },
  );
  const round = currentData && findCurrentRound(currentData.data.rounds);
  const progress = currentData && round && progressOf(currentData.data, round);
  const isComplete = progress !== undefined && progress.entered >= progress.all;
  return (
    <Button
      fullWidth
      variant={isToday && !isComplete ? 'contained' : 'outlined'}
      component={Link}
      to={{ search: searchOf(target) }}
    >
      {name}
      <Box component="span" sx={isToday ? { minHeight: '1.3em' } : undefined}>
        {progress && progress.all > 0 ? shortProgressText(progress) : texts.teams(registered)}
      </Box>
      {isToday && (
        <Box sx={{ width: '100%', minHeight: 6, mt: 'auto', pt: 0.75 }}>
          {progress && <ProgressBar progress={progress} color="inherit" />}
        </Box>
      )}
    </Button>
  );
}

const categoriesStyles = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  },
  '& .MuiButton-root': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    height: '100%',
    minHeight: 56,
    px: 1.5,
    py: 1.25,
    textAlign: 'left',
    lineHeight: 1.3,
  },
  '& span': { fontSize: '0.8125rem', fontWeight: 400 },
};
