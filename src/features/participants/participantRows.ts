import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { slugify } from '../../lib/clubs/clubSlug.ts';
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

/** Returns e.g. 'peserta-sma-negeri-3-2026-11-21', with the date in the user's time zone. */
export function participantsFileName(club: { id: number; name: string }, now: Date): string {
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join(
    '-',
  );
  return `peserta-${slugify(club.name).slice(0, 80) || club.id}-${day}`;
}

/** Returns the rows of a file of participants, the names of the columns first. */
export function participantRows(participants: readonly ClubParticipant[]): string[][] {
  const withTeams = hasTeamNames(participants);
  const fields = fieldsOf(hasClasses(participants));
  const titles = fields.map((field) => fieldDetails[field].label);
  if (withTeams) titles.push(copy.columns.teams);
  const rows = participants.map((participant) => {
    const texts = readTexts(participant);
    return [...fields.map((field) => texts[field]), ...(withTeams ? [teamsText(participant)] : [])];
  });
  return [titles, ...rows];
}
