import type { ReadinessTournament } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/dates/calendarDate.ts';
import { oneLine } from '../../lib/text/oneLine.ts';
import { hourText, placeText } from '../tournamentDay/whenWhere.ts';
import { copy } from './copy.ts';

type Call = {
  tournament: Pick<ReadinessTournament, 'title' | 'date' | 'start_time' | 'time_zone' | 'venue'>;
  team: { name: string; category: { name: string } };
  /** Who is in the team; empty if that is not known. */
  members: readonly string[];
};

/** Returns the message that calls a team to a tournament: which team, when, where and who. */
export function callText({ tournament, team, members }: Call): string {
  const texts = copy.call;
  const hour = hourText(tournament);
  const place = placeText(tournament.venue);
  return [
    texts.title(oneLine(team.name), oneLine(tournament.title)),
    texts.category(oneLine(team.category.name)),
    texts.day(formatCalendarDate(tournament.date, { weekday: true })),
    hour && texts.hour(hour),
    place && texts.place(oneLine(place)),
    members.length > 0 && texts.members(members.map(oneLine).join(', ')),
  ]
    .filter(Boolean)
    .join('\n');
}
