import { formatDeadline, formatLocalTime } from '../../lib/dates/formatLocalTime.ts';
import { copy } from './copy.ts';
import type { ReadinessSection } from './readinessLines.ts';

/** What keeps every team from being registered. */
const closures = ['postponed', 'started', 'closed', 'not_open'] as const;

function findClosure({ tournament, lines, late }: ReadinessSection) {
  const ofLate = late.flatMap(({ entries }) =>
    entries.filter((entry) => entry.tournament_id === tournament.id),
  );
  const missing = [...lines.map(({ entry }) => entry), ...ofLate].flatMap((each) => each.missing);
  const found = closures.find((code) => missing.includes(code));
  return found ?? (tournament.is_open ? undefined : 'closed');
}

/** Returns why no team of the club can be chosen for a tournament now. */
export function findReason(section: ReadinessSection): string {
  const { lines } = section;
  const closure = findClosure(section);
  if (closure !== undefined) return copy.obstacles[closure];
  if (lines.length === 0) return copy.noPlaying;
  const others = lines.filter(({ entry }) => !entry.registration);
  if (others.length === 0) return copy.allRegistered;
  return others.every(({ entry }) => entry.missing.includes('full'))
    ? copy.obstacles.full
    : copy.incomplete;
}

/** Returns until when teams can be registered, or from when on; empty if that is not known, or over. */
export function windowText(section: ReadinessSection): string {
  const { tournament } = section;
  const { time_zone: zone } = tournament;
  const { registration_opens_at: opensAt, registration_closes_at: closesAt } = tournament;
  if (tournament.is_open) return closesAt ? copy.closes(formatDeadline(closesAt, zone)) : '';
  return opensAt && findClosure(section) === 'not_open'
    ? copy.opens(formatLocalTime(opensAt, zone))
    : '';
}
