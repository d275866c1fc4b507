import { toEventDay, toEventTime } from '../lib/eventDay.ts';

/** Dates relative to the time of seeding in Jakarta. */
export type Calendar = {
  /** Midnight UTC of that day. */
  today: Date;
  /** The full hour that began last, as HH:MM. */
  hour: string;
  /** Returns the date that many days from today, as YYYY-MM-DD. */
  date(days: number): string;
  /** Returns a time that many days ago, within school hours in Indonesia. */
  ago(days: number): Date;
};

const dayLength = 24 * 60 * 60 * 1000;

/** Creates a calendar, in which only `hour` differs for every `now` of the same day in Jakarta. */
export function createCalendar(now: Date): Calendar {
  const today = new Date(toEventDay(now));
  const minutes = (days: number) => 60 + ((days * 97) % 540);
  return {
    today,
    hour: `${toEventTime(now).slice(11, 13)}:00`,
    date: (days) => new Date(today.getTime() + days * dayLength).toISOString().slice(0, 10),
    ago: (days) => new Date(today.getTime() - days * dayLength + minutes(days) * 60_000),
  };
}
