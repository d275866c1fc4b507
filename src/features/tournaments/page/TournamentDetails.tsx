import { useId } from 'react';
import type { ReactNode } from 'react';
import { Box, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { formatHour } from '../../../lib/dates/formatLocalTime.ts';
import { paths } from '../../../paths.ts';
import { MapLink } from '../../tournamentDay/MapLink.tsx';
import { copy } from '../copy.ts';

export function TournamentDetails({
  tournament: { title, about, date, start_time: hour, time_zone: zone, venue, categories },
}: {
  tournament: Tournament;
}) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={2.5}>
        <Typography id={headingId} variant="h3" component="h2">
          {copy.about.title}
        </Typography>
        <DetailsPart title={copy.about.about}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {about || copy.about.text(title)}
          </Typography>
        </DetailsPart>
        <DetailsPart title={copy.about.schedule}>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 1.5,
              '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
              '& dd': { m: 0 },
            }}
          >
            <div>
              <dt>{copy.about.date}</dt>
              <dd>
                <time dateTime={date}>{formatCalendarDate(date, { weekday: true })}</time>
              </dd>
            </div>
            {hour !== undefined && (
              <div>
                <dt>{copy.about.hour}</dt>
                <dd>{formatHour(hour, zone)}</dd>
              </div>
            )}
            {venue && (
              <div>
                <dt>{copy.about.venue}</dt>
                <dd>
                  {[venue.name, venue.city, venue.province].filter(Boolean).join(', ')}{' '}
                  <MapLink venue={venue} />
                </dd>
              </div>
            )}
            <div>
              <dt>{copy.about.categories}</dt>
              <dd>
                <CategoryLinks categories={categories} />
              </dd>
            </div>
          </Box>
        </DetailsPart>
      </Stack>
    </Card>
  );
}

function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function CategoryLinks({ categories }: Pick<Tournament, 'categories'>) {
  if (categories.length === 0) return copy.about.noCategory;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Box
            component={Link}
            to={paths.category.href({ id })}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 40,
              overflowWrap: 'anywhere',
            }}
          >
            {name}
          </Box>
        </li>
      ))}
    </Box>
  );
}
