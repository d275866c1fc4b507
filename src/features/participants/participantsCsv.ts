import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { slugify } from '../../lib/clubs/clubSlug.ts';
import { toCsv } from '../../lib/files/csv.ts';
import { copy } from './copy.ts';
import {
  fieldDetails,
  fieldsOf,
  hasClasses,
  hasTeamNames,
  readTexts,
  teamsText,
} from './participantFields.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns e.g. 'peserta-sma-negeri-3-2026-11-21.csv', with the date in the user's time zone. */
function fileName(club: { id: number; name: string }, now: Date): string {
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join(
    '-',
  );
  return `peserta-${slugify(club.name).slice(0, 80) || club.id}-${day}.csv`;
}

/** Returns the participants as CSV, and the name of the file. */
export function participantsCsv(
  participants: readonly ClubParticipant[],
  club: { id: number; name: string },
  now: Date,
) {
  const withTeams = hasTeamNames(participants);
  const fields = fieldsOf(hasClasses(participants));
  const titles = fields.map((field) => fieldDetails[field].label);
  if (withTeams) titles.push(copy.columns.teams);
  const rows = participants.map((participant) => {
    const texts = readTexts(participant);
    return [...fields.map((field) => texts[field]), ...(withTeams ? [teamsText(participant)] : [])];
  });
  return {
    content: toCsv([titles, ...rows]),
    name: fileName(club, now),
  };
}
