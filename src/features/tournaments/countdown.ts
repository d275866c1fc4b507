export type Remaining = { days: string; hours: string; minutes: string; seconds: string };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/**
 * What is left until a start, both as instants in milliseconds: days as they are, the rest in two
 * digits. A second counts until it is over. Zeros once the start has passed, or where it is no
 * date.
 */
export function countdown(start: number, now: number): Remaining {
  const left = Number.isNaN(start) ? 0 : Math.max(0, Math.ceil((start - now) / second) * second);
  return {
    days: String(Math.floor(left / day)),
    hours: twoDigits((left % day) / hour),
    minutes: twoDigits((left % hour) / minute),
    seconds: twoDigits((left % minute) / second),
  };
}
