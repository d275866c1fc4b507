import type { TimeZone, Tournament, TournamentChange } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { formatDeadline, formatHour } from '../../../lib/dates/formatLocalTime.ts';
import { copy as dayCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { findRead, tokenOf } from './readChanges.ts';

/** A text about changes, and what a device stores of them once it was read. */
export type ChangeLine = { text: string; tokens: string[] };

type Fact = Exclude<TournamentChange['kind'], 'team'>;
type Values = Pick<TournamentChange, 'before' | 'after'>;

/** How many teams a line names. */
const shownTeams = 3;

function dateOf(dates: string): string {
  const [date = '', end] = dates.split('/');
  return formatCalendarDate(date, { weekday: true, end });
}

type HourTexts = {
  hour: (after: string, before: string) => string;
  noHour: (before: string) => string;
};

/** '10.00' and '09.00', with the names of their time zones where these differ. */
function hourText({ before, after }: Values, texts: HourTexts): string {
  const [oldHour = '', oldZone] = before.split(' ');
  const [hour = '', zone] = after.split(' ');
  const format = (text: string, name: string | undefined) =>
    zone === oldZone || text === '' || after === ''
      ? text.replace(':', '.')
      : formatHour(text, name as TimeZone);
  const was = format(oldHour, oldZone);
  return hour === '' ? texts.noHour(was) : texts.hour(format(hour, zone), was);
}

const statusText = ({ before, after }: Values): string =>
  after === 'postponed' || after === 'cancelled'
    ? copy.status[after]
    : copy.status.backOn(dayCopy.status[before as keyof typeof dayCopy.status]);

/** What is said of each kind, in the order in which it matters. */
const factTexts: Record<Fact, (values: Values, zone: TimeZone | undefined) => string> = {
  status: statusText,
  date: ({ before, after }) => copy.date(dateOf(after), dateOf(before)),
  start_time: (values) => hourText(values, copy.start),
  end_time: (values) => hourText(values, copy.end),
  venue: ({ before, after }) => (after === '' ? copy.noPlace(before) : copy.place(after, before)),
  registration_closes_at: ({ before, after }, zone) => {
    const format = (instant: string) =>
      instant === '' ? copy.untilStart : formatDeadline(instant, zone);
    return copy.deadline(format(after), format(before));
  },
};

/** 'Elang Bondol (SMPN 1)'. */
const nameOf = ({ team }: TournamentChange): string =>
  team?.club ? `${team.name} (${team.club.name})` : (team?.name ?? '');

function nameTeams(changes: readonly TournamentChange[], describe = nameOf): string {
  const names = changes.slice(0, shownTeams).map(describe).join(', ');
  const others = changes.length - shownTeams;
  return others > 0 ? copy.others(names, others) : names;
}

const isChange = ({ kind, before, after, team }: TournamentChange) =>
  typeof before === 'string' &&
  typeof after === 'string' &&
  (kind === 'team' ? typeof team?.name === 'string' : kind in factTexts);

/** Whether a team was added by an organiser. */
const isNewTeam = ({ kind, before, after }: TournamentChange): boolean =>
  kind === 'team' && before === '' && after !== '';

type Changed = Pick<Tournament, 'id' | 'changes' | 'time_zone'>;

/**
 * Returns what has changed of a tournament since this device has read of it, in the order in which it
 * matters. `read` are the tokens that it has stored.
 */
export function changeLines(tournament: Changed, read: string): ChangeLine[] {
  const { id, time_zone: zone } = tournament;
  const news = (tournament.changes ?? []).filter(isChange).flatMap((change) => {
    const before = findRead(read, id, change) ?? change.before;
    return before === change.after ? [] : [{ ...change, before }];
  });
  const toLine = (changes: readonly TournamentChange[], text: string): ChangeLine[] =>
    changes.length > 0 ? [{ text, tokens: changes.map((change) => tokenOf(id, change)) }] : [];
  // Nothing else matters then.
  const cancelled = news.find(({ kind, after }) => kind === 'status' && after === 'cancelled');
  if (cancelled) return toLine(news, copy.status.cancelled);
  const facts = (Object.keys(factTexts) as Fact[]).flatMap((kind) => {
    const change = news.find((one) => one.kind === kind);
    return change ? toLine([change], factTexts[kind](change, zone)) : [];
  });
  const teams = news.filter(({ kind }) => kind === 'team');
  const added = teams.filter(isNewTeam);
  const withdrawn = teams.filter(({ after }) => after === '');
  const moved = teams.filter(({ before, after }) => before !== '' && after !== '');
  const describeMove = (change: TournamentChange) =>
    copy.toCategory(nameOf(change), change.after, change.before);
  return [
    ...facts,
    ...toLine(added, copy.newTeams(nameTeams(added))),
    ...toLine(withdrawn, copy.withdrawn(nameTeams(withdrawn))),
    ...toLine(moved, copy.moved(nameTeams(moved, describeMove))),
  ];
}
