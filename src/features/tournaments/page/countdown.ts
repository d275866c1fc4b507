export type RemainingTime = { days: string; hours: string; minutes: string; seconds: string };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/**
 * Returns the time from `now` to `start` (both in milliseconds), rounded up to whole seconds; all
 * but the days have two digits. Zeros if the start has passed or is NaN.
 */
export function countdown(start: number, now: number): RemainingTime {
  const remaining = Number.isNaN(start)
    ? 0
    : Math.max(0, Math.ceil((start - now) / second) * second);
  return {
    days: String(Math.floor(remaining / day)),
    hours: twoDigits((remaining % day) / hour),
    minutes: twoDigits((remaining % hour) / minute),
    seconds: twoDigits((remaining % minute) / second),
  };
}
