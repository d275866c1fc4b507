import { type MapPoint, mapSize, traceOf } from './cities.ts';
import type { SeasonCity } from './season.ts';
import archipelago from './archipelago.svg';

type MapPictureProps = { cities: readonly SeasonCity[]; points: readonly (MapPoint | undefined)[] };

/** The islands, with the points of the cities; the links to them are elsewhere. */
export function MapPicture({ cities, points }: MapPictureProps) {
  return (
    <div className="picture">
      <img src={archipelago} alt="" {...mapSize} decoding="async" />
      <svg aria-hidden viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        {cities.map(({ id, state }, index) => {
          const point = points[index];
          if (!point) return null;
          const trace = traceOf(point);
          return (
            <g key={id} data-state={state}>
              {trace && <path d={trace} />}
              {point.city && <circle className="city" cx={point.city.x} cy={point.city.y} r="2" />}
              {state === 'today' && <circle className="pulse" cx={point.x} cy={point.y} r="7" />}
              <circle cx={point.x} cy={point.y} r="6" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
