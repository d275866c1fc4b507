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
  timeZone: body.time_zone,
  venue: tidyName(body.venue.name),
  city: tidyName(body.venue.city),
  province: tidyName(body.venue.province),
  registrationOpensAt: toDate(body.registration_opens_at),
  registrationClosesAt: toDate(body.registration_closes_at),
});

type Window = Pick<TournamentInput, 'registration_opens_at' | 'registration_closes_at'>;

/** Whether a registration window ends before it begins. */
export const isWindowReversed = ({
  registration_opens_at: opensAt,
  registration_closes_at: closesAt,
}: Window): boolean =>
  opensAt !== null && closesAt !== null && new Date(closesAt) <= new Date(opensAt);
