import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { MapLink } from '../../tournamentDay/MapLink.tsx';
import { hoursText, placeText } from '../../tournamentDay/whenWhere.ts';
import { copy } from '../copy.ts';

/** Day, hour, place and categories of a tournament, as far as they are known. */
export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const { date, end_date: end, venue, categories } = tournament;
  const hours = hoursText(tournament);
  const place = placeText(venue);
  return (
    <Box component="ul" aria-label={copy.detail.facts} sx={list}>
      <li>
        <EventIcon aria-hidden />
        <span>
          <time dateTime={date}>{formatCalendarDate(date, { weekday: true, end })}</time>
          {hours && ` · ${hours}`}
        </span>
      </li>
      {(place || tournament.map_url) && (
        <li>
          <PlaceIcon aria-hidden />
          <span>{place}</span>
          <MapLink tournament={tournament} />
        </li>
      )}
      {categories.length > 0 && (
        <li className="categories">
          <CategoryIcon aria-hidden />
          <span>{categories.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </Box>
  );
}

function list({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 0.5,
    fontWeight: 600,
    '& li': { display: 'flex', alignItems: 'center', columnGap: 1.25, minHeight: 28 },
    '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& svg': { fontSize: 20, color: palette.gold.main },
    // The map, as a link beside the place.
    '& a': {
      flexShrink: 0,
      minWidth: 0,
      minHeight: 36,
      my: -0.5,
      px: 1,
      py: 0,
      border: 0,
      color: palette.gold.main,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      '& span': { display: 'none' },
    },
    '& .categories': { fontWeight: 400, fontSize: '0.9375rem' },
  } as const;
}
