import { useId } from 'react';
import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { daysUntil, selectComing } from '../../../lib/dates/tournamentDay.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { organiserPaths } from '../../../paths.ts';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import { EventLinks } from './EventLinks.tsx';

/**
 * The tournaments of the day, or else the next one, each with the pages on which it is run; nothing if
 * none is coming.
 */
export function EventPanels({ tournaments }: { tournaments: readonly ManagedTournament[] }) {
  const today = useEventDay();
  const coming = selectComing(
    tournaments.filter(({ status }) => status === 'published'),
    today,
  );
  const todays = coming.filter((tournament) => daysUntil(tournament, today) === 0);
  return (todays.length > 0 ? todays : coming.slice(0, 1)).map((tournament) => (
    <EventPanel key={tournament.id} tournament={tournament} />
  ));
}

function EventPanel({ tournament }: { tournament: ManagedTournament }) {
  const { id, title, date, end_date: end, start_time: time, registrations } = tournament;
  const { time_zone, venue } = tournament;
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={panelStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography id={titleId} variant="h5" component="h2">
          <MuiLink
            component={Link}
            to={organiserPaths.tournament.href({ id })}
            color="inherit"
            underline="hover"
          >
            {title}
          </MuiLink>
        </Typography>
        <DayChip tournament={{ date, end_date: end }} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        <WhenWhereText
          tournament={{
            date,
            venue,
            time_zone,
            ...(end && { end_date: end }),
            ...(time !== null && { start_time: time }),
          }}
        />
        {' · '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {copy.registered(formatNumber(registrations))}
        </Box>
      </Typography>
      <EventLinks tournament={tournament} isRunning={daysUntil(tournament, useEventDay()) === 0} />
    </Card>
  );
}

const panelStyles = {
  mb: { xs: 2, md: 3 },
  p: { xs: 2, sm: 2.5 },
  // The card ends with them.
  '& nav': { mb: 0 },
};
