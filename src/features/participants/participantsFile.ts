import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { slugOf } from '../../lib/clubSlug.ts';
import { csvText } from '../../lib/csv.ts';
import { copy } from './copy.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The name of a club's list as a file: 'peserta-sma-negeri-3-2026-11-21.csv', with the day where
 * the reader is.
 */
function fileName(club: { id: number; name: string }, now: Date): string {
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join(
    '-',
  );
  return `peserta-${slugOf(club.name).slice(0, 80) || club.id}-${day}.csv`;
}

/** Participants as a CSV file, with the name to save it under. */
export function participantsFile(
  participants: readonly ClubParticipant[],
  club: { id: number; name: string },
  now: Date,
) {
  const rows = participants.map(({ name, email }) => [name ?? '', email ?? '']);
  return {
    content: csvText([[copy.columns.name, copy.columns.email], ...rows]),
    name: fileName(club, now),
  };
}
