import { copy } from '../../copy.ts';

/** Returns how long ago a score was entered, at `now` (milliseconds); a clock may be behind. */
export function entryAge(enteredAt: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(enteredAt)) / 60_000);
  if (minutes < 1) return copy.live.justNow;
  return minutes < 60
    ? copy.live.minutesAgo(minutes)
    : copy.live.hoursAgo(Math.floor(minutes / 60));
}
