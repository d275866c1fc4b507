import type { TournamentInput } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import type { ContentFile } from '../managed/managedContent.ts';
import type { TournamentChanges } from './managedQueries.ts';

/** The picture of a tournament. */
export const tournamentPicture = {
  column: 'image',
  field: 'picture',
  prefix: (id) => `tournaments/${id}-`,
  size: { width: 1600, height: 900 },
  operation: 'uploadTournamentPicture',
  saved: 'Gambar lomba telah disimpan.',
} as const satisfies ContentFile;

const toDate = (time: string | null) => (time === null ? null : new Date(time));

/** Returns what is stored of a tournament. */
export const toTournamentChanges = (body: TournamentInput): TournamentChanges => ({
  title: tidyName(body.title),
  about: body.about.trim(),
  date: body.date,
  startTime: body.start_time,
  ...(body.end_date !== undefined && {
    endDate: body.end_date === body.date ? null : body.end_date,
  }),
  ...(body.end_time !== undefined && { endTime: body.end_time }),
  timeZone: body.time_zone,
  venue: tidyName(body.venue.name),
  city: tidyName(body.venue.city),
  province: tidyName(body.venue.province),
  registrationOpensAt: toDate(body.registration_opens_at),
  registrationClosesAt: toDate(body.registration_closes_at),
});

type Days = Pick<TournamentChanges, 'date' | 'startTime' | 'endDate' | 'endTime'>;

/** How many days a tournament lasts at most. */
const maxDays = 31;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Returns which field of the end of a tournament does not fit, and why; undefined if it fits. */
export function findEndProblem({ date, startTime, endDate, endTime }: Days) {
  const days = endDate ? (Date.parse(endDate) - Date.parse(date)) / dayMilliseconds : 0;
  if (days < 0)
    return {
      field: 'end_date',
      message: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
    } as const;
  if (days >= maxDays)
    return {
      field: 'end_date',
      message: `Lomba berlangsung paling lama ${maxDays} hari. Periksa tanggal selesai.`,
    } as const;
  return days === 0 && startTime && endTime && endTime <= startTime
    ? ({ field: 'end_time', message: 'Jam selesai harus setelah jam mulai.' } as const)
    : undefined;
}

type Window = Pick<TournamentInput, 'registration_opens_at' | 'registration_closes_at'>;

/** Whether a registration window ends before it begins. */
export const isWindowReversed = ({
  registration_opens_at: opensAt,
  registration_closes_at: closesAt,
}: Window): boolean =>
  opensAt !== null && closesAt !== null && new Date(closesAt) <= new Date(opensAt);
