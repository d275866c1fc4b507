import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatDayAndMonth } from '../../lib/dates/calendarDate.ts';
import { paths } from '../../paths.ts';
import { type MapPoint, mapSize } from './cities.ts';
import { copy } from './copy.ts';
import type { SeasonCity } from './season.ts';

type CityListProps = {
  cities: readonly SeasonCity[];
  points: readonly (MapPoint | undefined)[];
  today: number;
};

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

const positionOf = (point: MapPoint) =>
  ({
    '--x': percent(point.x, mapSize.width),
    '--y': percent(point.y, mapSize.height),
  }) as CSSProperties;

/** The links to the tournaments of the cities; one without a point is beside the others. */
export function CityList({ cities, points, today }: CityListProps) {
  return (
    <ol aria-label={copy.cities}>
      {cities.map(({ id, city, date, end_date: end, title, state }, index) => {
        const point = points[index];
        const day = formatDayAndMonth(date, today, end);
        return (
          <li
            key={id}
            data-state={state}
            data-located={point !== undefined || undefined}
            style={point && positionOf(point)}
          >
            <Link
              to={paths.tournament.href({ id })}
              // It begins with the text on the screen, by which voice control finds the link.
              aria-label={`${city} ${day} · ${title}`}
              aria-current={state === 'today' ? 'date' : undefined}
            >
              <span className="label">
                {city} <time dateTime={date}>{day}</time>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
