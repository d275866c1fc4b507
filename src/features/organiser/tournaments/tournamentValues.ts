import { tournamentInputTitleLimits } from '../../../../openapi/limits.ts';
import type { ManagedTournament, TimeZone, TournamentInput } from '../../../../openapi/schema.d.ts';
import { timeZones, toInstant, toLocalTime } from '../../../lib/dates/indonesianTime.ts';

/** The fields of the form; times are those on the clocks of the tournament's time zone. */
export type TournamentValues = {
  title: string;
  about: string;
  date: string;
  start_time: string;
  time_zone: TimeZone;
  venue: string;
  city: string;
  province: string;
  registration_opens_at: string;
  registration_closes_at: string;
  /** The capacity of each category that is played, by its id; empty for any number. */
  categories: Record<string, string>;
};

export const emptyValues: TournamentValues = {
  title: '',
  about: '',
  date: '',
  start_time: '',
  time_zone: 'Asia/Jakarta',
  venue: '',
  city: '',
  province: '',
  registration_opens_at: '',
  registration_closes_at: '',
  categories: {},
};

/** Returns the values of the form for a tournament. */
export function toValues(tournament: ManagedTournament): TournamentValues {
  const { time_zone: zone, registration_opens_at: opensAt } = tournament;
  const { registration_closes_at: closesAt, venue } = tournament;
  return {
    title: tournament.title,
    about: tournament.about,
    date: tournament.date,
    start_time: tournament.start_time ?? '',
    time_zone: zone,
    venue: venue.name,
    city: venue.city,
    province: venue.province,
    registration_opens_at: opensAt === null ? '' : toLocalTime(opensAt, zone),
    registration_closes_at: closesAt === null ? '' : toLocalTime(closesAt, zone),
    categories: Object.fromEntries(
      tournament.categories.map(({ id, capacity }) => [id, capacity === null ? '' : `${capacity}`]),
    ),
  };
}

/** Returns the body of the request that saves the values. */
export const toInput = (values: TournamentValues): TournamentInput => ({
  title: values.title.trim().slice(0, tournamentInputTitleLimits.maxLength),
  about: values.about.trim(),
  date: values.date,
  start_time: values.start_time || null,
  time_zone: values.time_zone,
  venue: {
    name: values.venue.trim(),
    city: values.city.trim(),
    province: values.province.trim(),
  },
  registration_opens_at: toInstantOrNull(values.registration_opens_at, values.time_zone),
  registration_closes_at: toInstantOrNull(values.registration_closes_at, values.time_zone),
  categories: Object.entries(values.categories).map(([id, capacity]) => ({
    id: Number(id),
    capacity: capacity.trim() === '' ? null : Number(capacity),
  })),
});

const toInstantOrNull = (time: string, zone: TimeZone) =>
  time === '' ? null : toInstant(time, zone);

/** Whether a text is a capacity, or empty for any number. */
export const isCapacity = (text: string): boolean =>
  text.trim() === '' ||
  (/^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 10_000);

/** Parses stored values; returns undefined if they are not of this form. */
export function readValues(stored: unknown): TournamentValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: TournamentValues = { ...emptyValues, ...stored };
  const { categories, time_zone: zone, ...texts } = values;
  const isWhole =
    Object.values(texts).every((text) => typeof text === 'string') &&
    timeZones.some((each) => each.zone === zone) &&
    typeof categories === 'object' &&
    Object.values(categories).every((text) => typeof text === 'string');
  return isWhole ? values : undefined;
}
