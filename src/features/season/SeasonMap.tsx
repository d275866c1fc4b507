import { useId, useMemo } from 'react';
import { Box, Container, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTournamentListPage } from '../../api/useListPage.ts';
import { formatDayAndMonth } from '../../lib/dates/calendarDate.ts';
import { paths } from '../../paths.ts';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { CityList } from './CityList.tsx';
import { copy } from './copy.ts';
import { MapPicture } from './MapPicture.tsx';
import { locate } from './cities.ts';
import { type SeasonCity, selectSeason } from './season.ts';
import { layout, mapStyles } from './seasonMapStyles.ts';

type SeasonMapProps = {
  /** What the page asks the list of tournaments for, so that both need one request. */
  listArgument: Parameters<typeof useTournamentListPage>[0];
};

/**
 * The cities of the season on a map of Indonesia, each a link to its tournament. On wide windows the
 * links are on the map, on narrow ones in a row below it. Empty if no city is known.
 */
export function SeasonMap({ listArgument }: SeasonMapProps) {
  const titleId = useId();
  const today = useEventDay();
  const { data, isFetching } = useTournamentListPage(listArgument);
  const season = useMemo(() => data && selectSeason(data, today), [data, today]);
  if (season ? season.length === 0 : !isFetching) return null;
  const cities = season ?? [];
  const points = locate(cities);
  return (
    <BoardSection deep labelledBy={titleId}>
      <Container sx={layout} aria-busy={!season}>
        <div className="text">
          <Typography id={titleId} variant="h3" component="h2">
            {copy.title}
          </Typography>
          {season ? <Summary season={season} today={today} /> : <SummarySkeleton />}
        </div>
        <Box sx={mapStyles}>
          <MapPicture cities={cities} points={points} />
          <CityList cities={cities} points={points} today={today} />
        </Box>
      </Container>
    </BoardSection>
  );
}

function Summary({ season, today }: { season: SeasonCity[]; today: number }) {
  const ofState = (state: SeasonCity['state']) => season.find((city) => city.state === state);
  const current = ofState('today');
  const next = ofState('next');
  const done = season.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p>{copy.progress(done, season.length)}</p>
      {current && <CityLine city={current} text={`${copy.today}: ${current.city}`} />}
      {next && (
        <CityLine
          city={next}
          text={`${copy.next}: ${next.city}, ${formatDayAndMonth(next.date, today, next.end_date)}`}
        />
      )}
      <p className="legend" aria-hidden>
        <i data-state="done" /> {copy.legend.done}
        <i data-state="coming" /> {copy.legend.coming}
      </p>
    </>
  );
}

const CityLine = ({ city, text }: { city: SeasonCity; text: string }) => (
  <Link className="line" data-state={city.state} to={paths.tournament.href({ id: city.id })}>
    {text}
  </Link>
);

function SummarySkeleton() {
  return (
    <Box role="status" aria-label={copy.loading}>
      {['70%', '45%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height={32} />
      ))}
    </Box>
  );
}
