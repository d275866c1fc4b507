import {
  optionalCapacityLimits,
  tournamentInputTitleLimits,
} from '../../../../openapi/workLimits.ts';
import type { ManagedTournament, TimeZone, TournamentInput } from '../../../../openapi/schema.d.ts';
import { timeZones, toInstant, toLocalTime } from '../../../lib/dates/indonesianTime.ts';
import { type FormValues, textValues } from '../form/textValues.ts';

/** Times are those on the clocks of the tournament's time zone. */
type TextFields = Record<
  'title' | 'about' | 'date' | 'start_time' | 'venue' | 'city' | 'province',
  string
> & {
  time_zone: TimeZone;
  registration_opens_at: string;
  registration_closes_at: string;
};

const texts = textValues<TextFields>({
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
});

export type TournamentValues = TextFields & {
  /** The capacity of each category that is played, by its id; empty for any number. */
  categories: Record<string, string>;
};

/** How the values of the form and a tournament follow from each other. */
export const tournamentValues: FormValues<ManagedTournament, TournamentValues, TournamentInput> = {
  empty: { ...texts.empty, categories: {} },

  toValues(tournament) {
    const { time_zone: zone, venue, registration_opens_at: opensAt } = tournament;
    const { registration_closes_at: closesAt, categories } = tournament;
    return {
      ...texts.toValues({
        ...tournament,
        venue: venue.name,
        city: venue.city,
        province: venue.province,
        registration_opens_at: opensAt && toLocalTime(opensAt, zone),
        registration_closes_at: closesAt && toLocalTime(closesAt, zone),
      }),
      categories: Object.fromEntries(
        categories.map(({ id, capacity }) => [id, capacity === null ? '' : `${capacity}`]),
      ),
    };
  },

  toInput(values) {
    const { venue: name, city, province, ...input } = texts.toInput(values);
    const toInstantOrNull = (time: string) =>
      time === '' ? null : toInstant(time, input.time_zone);
    return {
      ...input,
      title: input.title.slice(0, tournamentInputTitleLimits.maxLength),
      start_time: input.start_time || null,
      venue: { name, city, province },
      registration_opens_at: toInstantOrNull(input.registration_opens_at),
      registration_closes_at: toInstantOrNull(input.registration_closes_at),
      categories: Object.entries(values.categories).map(([id, capacity]) => ({
        id: Number(id),
        capacity: capacity.trim() === '' ? null : Number(capacity),
      })),
    };
  },

  readValues(stored) {
    const read = texts.readValues(stored);
    const { categories = {} } = Object(stored) as Partial<TournamentValues>;
    const isWhole =
      read &&
      timeZones.some(({ zone }) => zone === read.time_zone) &&
      typeof categories === 'object' &&
      Object.values(categories).every((text) => typeof text === 'string');
    return isWhole ? { ...read, categories } : undefined;
  },
};

/** Whether a text is a capacity, or empty for any number. */
export const isCapacity = (text: string): boolean =>
  text.trim() === '' ||
  (/^\d{1,5}$/.test(text.trim()) &&
    Number(text) >= 1 &&
    Number(text) <= optionalCapacityLimits.maximum);
