import type { TimeFormat } from './scoreTimes.ts';

const units = {
  hours: String.raw`(?:jam|j|hours?|hrs?|h)\b\.?`,
  minutes: String.raw`(?:menit|mnt|minutes?|mins?|m(?![a-z]))\.?|'(?!')`,
  seconds: String.raw`(?:detik|dtk|det|seconds?|secs?|s(?![a-z]))\.?|"|''`,
};

/** Numbers with their units: 1 menit 7,4 detik; 1m07s38; 1'07"38; 67,4 s. */
const marked = new RegExp(
  String.raw`^(?:(\d{1,2}) ?(?:${units.hours}))? ?(?:(\d{1,3}) ?(?:${units.minutes}))? ?` +
    String.raw`(?:(\d{1,4})(?:[.,](\d+))? ?(?:(${units.seconds}) ?(\d{2,3})?)?)?$`,
  'i',
);

/** Carries what is more than 59 where the larger unit is not written: 67 seconds are a minute and 7. */
const carry = (larger: string | undefined, smaller: number): [number, number] =>
  larger === undefined ? [Math.floor(smaller / 60), smaller % 60] : [Number(larger), smaller];

/**
 * Returns a time that is written with its units as hours, minutes and seconds with a colon, where hours that
 * are none are left out; any other text as it is.
 */
export function fromMarkedTime(text: string, format: TimeFormat): string {
  const [, hours, minutes, seconds = '0', decimals = '', secondsUnit, after = ''] =
    marked.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  if (hours === undefined && minutes === undefined && secondsUnit === undefined) return text;
  if (decimals !== '' && after !== '') return text;
  const [carriedMinutes, second] = carry(minutes ?? hours, Number(seconds));
  // Minutes that stand between hours and nothing are none.
  const minute = minutes === undefined && hours !== undefined ? 0 : carriedMinutes;
  const isClock = format === 'HH:MM:SS';
  const [hour, rest] = isClock ? carry(hours, minute) : [Number(hours ?? 0), minute];
  const end = decimals || after;
  const last = [second, ...(end || !isClock ? [end || '0'] : [])].join('.');
  return [...(hour > 0 || isClock ? [hour] : []), rest, last].join(':');
}
