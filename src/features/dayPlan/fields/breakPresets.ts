import { startOfDate } from '../../../lib/dates/calendarDate.ts';
import type { PlanValues, Span } from '../planValues.ts';

type Break = PlanValues['breaks'][number];

const ceremonyMinutes = 30;
const friday = 5;

const isFriday = ({ date }: Span) => new Date(startOfDate(date)).getUTCDay() === friday;

/** Returns a time of a day so many minutes later. */
const add = (time: string, minutes: number) =>
  new Date(Date.parse(`1970-01-01T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16);

/** The breaks that most tournaments have, on the days that have hours. */
const presets: readonly { name: string; breaksOf: (days: readonly Span[]) => Span[] }[] = [
  {
    name: 'Pembukaan',
    breaksOf: (days) =>
      days.slice(0, 1).map((day) => ({ ...day, to: add(day.from, ceremonyMinutes) })),
  },
  {
    name: 'Zuhur dan makan siang',
    breaksOf: (days) => days.map((day) => ({ ...day, from: '12:00', to: '13:00' })),
  },
  {
    name: 'Salat Jumat',
    breaksOf: (days) =>
      days.filter(isFriday).map((day) => ({ ...day, from: '11:30', to: '13:00' })),
  },
  {
    name: 'Penutupan',
    breaksOf: (days) =>
      days.slice(-1).map((day) => ({ ...day, from: add(day.to, -ceremonyMinutes) })),
  },
];

/** Returns the breaks that are not in a plan yet, by name. */
export function offerBreaks({
  days,
  breaks,
}: Pick<PlanValues, 'days' | 'breaks'>): { name: string; breaks: Break[] }[] {
  const open = days.filter(({ from, to }) => from !== '' && to !== '');
  const isThere = (name: string, date: string) =>
    breaks.some((each) => each.name.trim() === name && each.date === date);
  return presets
    .map(({ name, breaksOf }) => ({
      name,
      breaks: breaksOf(open)
        .filter(({ date }) => !isThere(name, date))
        .map((span) => ({ ...span, name })),
    }))
    .filter((offer) => offer.breaks.length > 0);
}
