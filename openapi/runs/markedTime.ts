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

const secondsOf = { hours: 3600, minutes: 60 };

/** Whether a part is larger than it may be beside a larger one: 1 menit 75 detik is a mistake. */
const isTooLarge = (part: string | undefined, larger: string | undefined) =>
  larger !== undefined && Number(part ?? 0) > 59;

type MarkedTime = {
  hasHours: boolean;
  /** Without the decimals. */
  seconds: number;
  decimals: string | undefined;
};

/** Returns a time that is written with its units; undefined if a text is none. */
function parse(text: string): MarkedTime | undefined {
  const [all, hours, minutes, seconds, decimals, unit, after] =
    marked.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  const isMistake = isTooLarge(minutes, hours) || isTooLarge(seconds, minutes ?? hours);
  if (all === undefined || isMistake || (decimals && after)) return undefined;
  if ([hours, minutes, unit].every((part) => part === undefined)) return undefined;
  const [hour, minute, second] = [hours, minutes, seconds].map((part) => Number(part ?? 0));
  return {
    hasHours: hours !== undefined,
    seconds: (hour ?? 0) * secondsOf.hours + (minute ?? 0) * secondsOf.minutes + (second ?? 0),
    decimals: decimals ?? after,
  };
}

/**
 * Returns a time that is written with its units as hours, minutes and seconds with colons, where hours that
 * are none are left out: 67,4 detik is 1:7.4. Returns any other text as it is.
 */
export function fromMarkedTime(text: string, format: TimeFormat): string {
  const time = parse(text);
  if (!time) return text;
  const isClock = format === 'HH:MM:SS';
  // Minutes without hours may be more than 59 where times have no hours.
  const hour = isClock || time.hasHours ? Math.floor(time.seconds / secondsOf.hours) : 0;
  const rest = time.seconds - hour * secondsOf.hours;
  const end = time.decimals ?? (isClock ? '' : '0');
  return [
    ...(hour > 0 || isClock ? [hour] : []),
    Math.floor(rest / secondsOf.minutes),
    `${rest % secondsOf.minutes}${end && `.${end}`}`,
  ].join(':');
}
