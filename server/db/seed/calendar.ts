import { toEventDay } from '../../tournaments/eventDay.ts';

/** Dates relative to the day of seeding in Jakarta. */
export type Calendar = {
  /** Midnight UTC of that day. */
  today: Date;
  /** Returns the date that many days from today, as YYYY-MM-DD. */
  date(days: number): string;
  /** Returns a time that many days ago, within school hours in Indonesia. */
  ago(days: number): Date;
};

const dayLength = 24 * 60 * 60 * 1000;

/** Creates a calendar, which is the same for every `now` of the same day in Jakarta. */
export function createCalendar(now: Date): Calendar {
  const today = new Date(toEventDay(now));
  const minutes = (days: number) => 60 + ((days * 97) % 540);
  return {
    today,
    date: (days) => new Date(today.getTime() + days * dayLength).toISOString().slice(0, 10),
    ago: (days) => new Date(today.getTime() - days * dayLength + minutes(days) * 60_000),
  };
}
