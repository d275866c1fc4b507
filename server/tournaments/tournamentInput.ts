import type { ProgrammeItem, TournamentInput } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { toWebAddress } from '../../openapi/texts/webAddress.ts';
import { toWhatsAppLink } from '../../openapi/texts/whatsApp.ts';
import { fieldError } from '../lib/httpError.ts';
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

/** Returns the link to a map; throws 422 if the text has no address. */
function toMapUrl(text: string): string {
  const address = toWebAddress(text);
  if (text.trim() !== '' && address === undefined)
    throw fieldError('map_url', 'Tautan peta harus berupa alamat https:// dari sebuah peta.');
  return address ?? '';
}

/** Returns documents with their addresses as they are stored; throws 422 if a text is no address. */
const toDocuments = (documents: NonNullable<TournamentInput['documents']>) =>
  documents.map(({ title, url }) => {
    const address = toWebAddress(url);
    if (address === undefined)
      throw fieldError(
        'documents',
        `Dokumen ${title.trim()} belum memiliki alamat https:// yang benar.`,
      );
    return { title: tidyName(title), url: address };
  });

/** Returns a programme by day and hour. */
const toProgramme = (programme: readonly ProgrammeItem[]) =>
  programme
    .map(({ day, time, text }) => ({ day, time, text: tidyName(text) }))
    .toSorted((one, other) => one.day - other.day || one.time.localeCompare(other.time));

/** Returns the link to a WhatsApp chat; throws 422 if it is not clear which number is meant. */
function toContact(text: string): string {
  const contact = toWhatsAppLink(text);
  if ('problem' in contact) throw fieldError('contact', contact.problem);
  return contact.link;
}

const toDate = (time: string | null) => (time === null ? null : new Date(time));

/** Returns what is stored of a tournament. Throws 422 if a link cannot be read. */
export const toTournamentChanges = (body: TournamentInput): TournamentChanges => ({
  title: tidyName(body.title),
  about: body.about.trim(),
  date: body.date,
  startTime: body.start_time,
  ...(body.end_date !== undefined && {
    endDate: body.end_date === body.date ? null : body.end_date,
  }),
  ...(body.end_time !== undefined && { endTime: body.end_time }),
  ...(body.map_url !== undefined && { mapUrl: toMapUrl(body.map_url) }),
  ...(body.cost !== undefined && { cost: body.cost.trim() }),
  ...(body.contact !== undefined && { contact: toContact(body.contact) }),
  ...(body.programme && { programme: toProgramme(body.programme) }),
  ...(body.documents && { documents: toDocuments(body.documents) }),
  ...(body.objection_minutes !== undefined && { objectionMinutes: body.objection_minutes }),
  timeZone: body.time_zone,
  venue: tidyName(body.venue.name),
  city: tidyName(body.venue.city),
  province: tidyName(body.venue.province),
  registrationOpensAt: toDate(body.registration_opens_at),
  registrationClosesAt: toDate(body.registration_closes_at),
});

type Days = Pick<TournamentChanges, 'date' | 'startTime' | 'endDate' | 'endTime' | 'programme'>;

/** How many days a tournament lasts at most. */
const maxDays = 31;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Returns which field does not fit the days of a tournament, and why; undefined if all do. */
export function findDaysProblem({ date, startTime, endDate, endTime, programme = [] }: Days) {
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
  const last = Math.max(0, ...programme.map(({ day }) => day));
  if (last > days + 1)
    return {
      field: 'programme',
      message: `Susunan acara memuat hari ke-${last}, padahal lomba berlangsung ${days + 1} hari.`,
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
