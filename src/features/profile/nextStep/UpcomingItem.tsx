import { useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { startOfTournament, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths, registrationId } from '../../../paths.ts';
import { AddToCalendarButton } from '../../tournamentDay/AddToCalendarButton.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { MapLink } from '../../tournamentDay/MapLink.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import { TodayTeams } from './TodayTeams.tsx';
import type { UpcomingTournament } from './useUpcoming.ts';

const nameAll = (items: readonly { name: string }[]) =>
  new Intl.ListFormat('id').format(items.map(({ name }) => name));

/** One tournament: its day, the own teams in it, and what is left to do. */
export function UpcomingItem({ upcoming }: { upcoming: UpcomingTournament }) {
  const { tournament, all, registered, checkedIn } = upcoming;
  const { id, title, date } = tournament;
  const titleId = useId();
  const isToday = tournamentState(date, useEventDay()) === 'today';
  const isOpen = registered.length < all.length && startOfTournament(tournament) > Date.now();
  const href = paths.tournament.href({ id });
  return (
    <Box component="li" sx={itemStyles}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography id={titleId} variant="h5" component="h3">
          <Box component={Link} to={href} sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
            {title}
          </Box>
        </Typography>
        <Typography
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <span>
            <WhenWhereText tournament={tournament} />
          </span>
          <MapLink venue={tournament.venue} />
          {/* The heading says it for a tournament of today with an own team. */}
          {!(isToday && registered.length > 0) && <DayChip date={date} />}
        </Typography>
        {isToday && registered.length > 0 && (
          <TodayTeams tournament={tournament} teams={registered} checkedIn={checkedIn} />
        )}
        {!isToday && registered.length > 0 && (
          <Typography variant="body2" sx={{ color: 'success.main', fontWeight: 600, mt: 0.5 }}>
            {copy.ready.registered(nameAll(registered))}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOpen && (
          <Button
            variant={registered.length > 0 ? 'outlined' : 'contained'}
            component={Link}
            to={`${href}#${registrationId}`}
            aria-describedby={titleId}
          >
            {copy.register.action}
          </Button>
        )}
        {isToday && registered.length > 0 && (
          <Button
            variant="contained"
            component={Link}
            to={`${paths.board.href()}?tournament=${id}`}
            aria-describedby={titleId}
          >
            {copy.today.board}
          </Button>
        )}
        {!isToday && registered.length > 0 && <AddToCalendarButton tournament={tournament} />}
      </Box>
    </Box>
  );
}

const itemStyles = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  pt: 2,
  borderTop: `1px solid ${palette.divider}`,
});
