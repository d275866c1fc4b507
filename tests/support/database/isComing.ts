import { toEventDay } from '../../../server/lib/eventDay.ts';

/** Returns whether the day of a tournament has not begun in Jakarta, when its registration closes. */
export const isComing = ({ date }: { date: string }): boolean =>
  date.slice(0, 10) > toEventDay(new Date());
