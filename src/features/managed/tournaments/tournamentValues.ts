import {
  objectionMinutesLimits,
  optionalCapacityLimits,
  tournamentInputTitleLimits,
} from '../../../../openapi/workLimits.ts';
import type { ManagedTournament, TimeZone, TournamentInput } from '../../../../openapi/schema.d.ts';
import { startOfDate } from '../../../lib/dates/calendarDate.ts';
import { timeZones, toInstant, toLocalTime } from '../../../lib/dates/indonesianTime.ts';
import { type FormValues, textValues } from '../form/textValues.ts';
import { copy } from './copy.ts';

/** Times are those on the clocks of the tournament's time zone. */
type TextFields = Record<
  | 'title'
  | 'about'
  | 'date'
  | 'start_time'
  | 'end_date'
  | 'end_time'
  | 'venue'
  | 'city'
  | 'province'
  | 'map_url'
  | 'cost'
  | 'contact',
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
  end_date: '',
  end_time: '',
  time_zone: 'Asia/Jakarta',
  venue: '',
  city: '',
  province: '',
  map_url: '',
  cost: '',
  contact: '',
  registration_opens_at: '',
  registration_closes_at: '',
});

export type TournamentValues = TextFields & {
  /** The capacity of each category that is played, by its id; empty for any number. */
  categories: Record<string, string>;
  /** How long teams may object to provisional results; empty on a backend that does not know it. */
  objection_minutes: string;
  programme: { day: string; time: string; text: string }[];
  documents: { title: string; url: string }[];
};

/** What the document says of a tournament for which nobody has changed it. */
const firstObjectionMinutes = '15';

/** How the values of the form and a tournament follow from each other. */
export const tournamentValues: FormValues<ManagedTournament, TournamentValues, TournamentInput> = {
  empty: {
    ...texts.empty,
    categories: {},
    objection_minutes: firstObjectionMinutes,
    programme: [],
    documents: [],
  },

  toValues(tournament) {
    const { time_zone: zone, venue, registration_opens_at: opensAt } = tournament;
    const { registration_closes_at: closesAt, categories } = tournament;
    return {
      ...texts.toValues({
        ...tournament,
        end_date: tournament.end_date ?? null,
        end_time: tournament.end_time ?? null,
        map_url: tournament.map_url ?? null,
        cost: tournament.cost ?? null,
        contact: tournament.contact ?? null,
        venue: venue.name,
        city: venue.city,
        province: venue.province,
        registration_opens_at: opensAt && toLocalTime(opensAt, zone),
        registration_closes_at: closesAt && toLocalTime(closesAt, zone),
      }),
      categories: Object.fromEntries(
        categories.map(({ id, capacity }) => [id, capacity === null ? '' : `${capacity}`]),
      ),
      objection_minutes: String(tournament.objection_minutes ?? ''),
      programme: (tournament.programme ?? []).map(({ day, time, text }) => ({
        day: String(day),
        time,
        text,
      })),
      documents: (tournament.documents ?? []).map(({ title, url }) => ({ title, url })),
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
      end_date: input.end_date || null,
      end_time: input.end_time || null,
      venue: { name, city, province },
      registration_opens_at: toInstantOrNull(input.registration_opens_at),
      registration_closes_at: toInstantOrNull(input.registration_closes_at),
      categories: Object.entries(values.categories).map(([id, capacity]) => ({
        id: Number(id),
        capacity: capacity.trim() === '' ? null : Number(capacity),
      })),
      ...(values.objection_minutes.trim() !== '' && {
        objection_minutes: Number(values.objection_minutes),
      }),
      // A row in which nothing was typed is none.
      programme: values.programme
        .filter(({ time, text }) => time !== '' || text.trim() !== '')
        .map(({ day, time, text }) => ({ day: Number(day), time, text: text.trim() })),
      documents: values.documents
        .filter(({ title, url }) => title.trim() !== '' || url.trim() !== '')
        .map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
    };
  },

  readValues(stored) {
    const read = texts.readValues(stored);
    const {
      categories = {},
      objection_minutes: minutes = firstObjectionMinutes,
      programme = [],
      documents = [],
    } = Object(stored) as Partial<TournamentValues>;
    const isWhole =
      read &&
      timeZones.some(({ zone }) => zone === read.time_zone) &&
      typeof minutes === 'string' &&
      typeof categories === 'object' &&
      Object.values(categories).every((text) => typeof text === 'string') &&
      areRows(programme, ['day', 'time', 'text']) &&
      areRows(documents, ['title', 'url']);
    return isWhole
      ? { ...read, categories, objection_minutes: minutes, programme, documents }
      : undefined;
  },
};

const areRows = (rows: unknown, names: readonly string[]): boolean =>
  Array.isArray(rows) &&
  rows.every((row: unknown) =>
    names.every((name) => typeof (Object(row) as Record<string, unknown>)[name] === 'string'),
  );

/** Whether a text is a time that teams may have for objections, or empty. */
export const isObjectionTime = (text: string): boolean =>
  /^\d*$/.test(text.trim()) && Number(text) <= objectionMinutesLimits.maximum;

const maxDays = 31;

/** Returns why the last day does not fit the first one; undefined if it does, or either is missing. */
export function endDateProblem({ date, end_date: end }: TournamentValues): string | undefined {
  const days = daysBetween(date, end);
  if (days < 0) return copy.rules.endDate;
  return days >= maxDays ? copy.rules.days(maxDays) : undefined;
}

/** Returns why the end of one day does not fit its start; undefined if it does, or either is missing. */
export const endTimeProblem = (values: TournamentValues): string | undefined =>
  !(daysBetween(values.date, values.end_date) > 0) &&
  values.start_time !== '' &&
  values.end_time !== '' &&
  values.end_time <= values.start_time
    ? copy.rules.endTime
    : undefined;

/** Returns how many days the form gives a tournament; 1 as long as its dates are none. */
export const countDays = ({ date, end_date: end }: Pick<TournamentValues, 'date' | 'end_date'>) =>
  Math.min(maxDays, Math.max(0, daysBetween(date, end) || 0) + 1);

/** NaN if one of the dates is missing. */
const daysBetween = (date: string, end: string): number =>
  (startOfDate(end) - startOfDate(date)) / (24 * 60 * 60 * 1000);

/** Whether a text is a capacity, or empty for any number. */
export const isCapacity = (text: string): boolean =>
  text.trim() === '' ||
  (/^\d{1,5}$/.test(text.trim()) &&
    Number(text) >= 1 &&
    Number(text) <= optionalCapacityLimits.maximum);
