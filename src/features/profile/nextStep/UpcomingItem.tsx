import { useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { currentTime } from '../../../lib/dates/clock.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths, registrationId } from '../../../paths.ts';
import { AddToCalendarButton } from '../../tournamentDay/calendar/AddToCalendarButton.tsx';
import { ChangesNotice } from '../../tournamentDay/changes/ChangesNotice.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { MapLink } from '../../tournamentDay/MapLink.tsx';
import { OwnTeamsToday } from '../../tournamentDay/ownTeams/OwnTeamsToday.tsx';
import { canRegister } from '../../tournamentDay/ownTeams/ownTeams.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { copy } from './copy.ts';
import type { UpcomingTournament } from './useUpcoming.ts';

const nameAll = (items: readonly { name: string }[]) =>
  new Intl.ListFormat('id').format(items.map(({ name }) => name));

/** One tournament: its day, the own teams in it, and what is left to do. */
export function UpcomingItem({ upcoming }: { upcoming: UpcomingTournament }) {
  const { tournament, teams } = upcoming;
  const { registered } = teams;
  const { id, title } = tournament;
  const titleId = useId();
  const isToday = tournamentState(tournament, useEventDay()) === 'today';
  const isRegistered = registered.length > 0;
  const isOfToday = isToday && isRegistered;
  return (
    <Box component="li" sx={itemStyles}>
      <Box sx={{ minWidth: 0 }}>
        <DayChip tournament={tournament} />
        <Typography id={titleId} variant="h5" component="h3">
          <Box component={Link} to={paths.tournament.href({ id })} sx={titleLink}>
            {title}
          </Box>
        </Typography>
        <Typography component="div">
          <WhenWhereText tournament={tournament} isStacked />
        </Typography>
      </Box>
      <OwnChanges upcoming={upcoming} />
      <Box sx={{ minWidth: 0 }}>
        {isOfToday && <OwnTeamsToday tournament={tournament} teams={teams} />}
        {!isOfToday && (
          <Box component="p" sx={teamsStyles}>
            <strong>{nameAll(isRegistered ? registered : teams.all)}</strong>
            <StatusChip tone={isRegistered ? 'success' : 'neutral'}>
              {isRegistered ? copy.ready.registered : copy.register.unregistered}
            </StatusChip>
          </Box>
        )}
      </Box>
      <Box sx={actions}>
        {status !== 'cancelled' && (
          <Actions upcoming={upcoming} isOfToday={isOfToday} titleId={titleId} />
        )}
        <MapLink tournament={tournament} />
      </Box>
    </Box>
  );
}

/** What has changed of it; of teams only what is about the own ones. */
function OwnChanges({ upcoming: { tournament, teams } }: { upcoming: UpcomingTournament }) {
  const changes = tournament.changes?.filter(
    ({ team }) => !team || teams.all.some(({ id }) => id === team.id),
  );
  if (!changes?.length) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0, order: { md: -1 } }}>
      <ChangesNotice tournament={{ ...tournament, changes }} />
    </Box>
  );
}

type ActionsProps = { upcoming: UpcomingTournament; isOfToday: boolean; titleId: string };

function Actions({ upcoming, isOfToday, titleId }: ActionsProps) {
  const { tournament, teams } = upcoming;
  const { registered } = teams;
  const { id } = tournament;
  const isOpen = canRegister(tournament, teams, currentTime());
  return (
    <>
      {isOpen && (
        <Button
          variant={registered.length > 0 ? 'outlined' : 'contained'}
          component={Link}
          to={`${paths.tournament.href({ id })}#${registrationId}`}
          aria-describedby={titleId}
          // On phones the longer text has a line of its own.
          sx={registered.length > 0 ? { flexBasis: { xs: '100%', md: 'auto' } } : undefined}
        >
          {registered.length > 0 ? copy.register.another : copy.register.action}
        </Button>
      )}
      {isOfToday && (
        <Button
          variant="contained"
          component={Link}
          to={`${paths.board.href()}?tournament=${id}`}
          aria-describedby={titleId}
        >
          {copy.today.board}
        </Button>
      )}
      {!isOfToday && registered.length > 0 && <AddToCalendarButton tournament={tournament} />}
    </>
  );
}

const itemStyles = ({ vars: { palette } }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  },
  alignItems: 'center',
  columnGap: 3,
  rowGap: { xs: 0.5, md: 1.5 },
  pt: 2,
  borderTop: `1px solid ${palette.divider}`,
});

const teamsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  rowGap: 0.5,
  m: 0,
  mt: 0.5,
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
};

const titleLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  overflowWrap: 'anywhere',
};

/** The buttons of all rows are below each other; on phones they share a line. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  pt: { xs: 1, md: 0 },
  // As wide as three buttons, so that the columns of all rows are below each other.
  width: { lg: '28rem' },
  '& > *': {
    flex: { xs: '1 1 0', md: '0 0 8rem' },
    minWidth: 0,
    px: { xs: 0.5, sm: 1.75 },
  },
};
