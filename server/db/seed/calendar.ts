/** Dates counted from the day of seeding. */
export type Calendar = {
  /** Midnight UTC of the day of seeding. */
  today: Date;
  /** The calendar date that many days from today, YYYY-MM-DD. */
  date(days: number): string;
  /** A moment that many days ago, within school hours. */
  ago(days: number): Date;
};

const dayLength = 24 * 60 * 60 * 1000;

/** Makes a calendar that stays the same for the whole UTC day of `now`. */
export function createCalendar(now: Date): Calendar {
  const today = new Date(Math.floor(now.getTime() / dayLength) * dayLength);
  const minutes = (days: number) => 60 + ((days * 97) % 540);
  return {
    today,
    date: (days) => new Date(today.getTime() + days * dayLength).toISOString().slice(0, 10),
    ago: (days) => new Date(today.getTime() - days * dayLength + minutes(days) * 60_000),
  };
}
