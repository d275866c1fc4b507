import { readTime, type ReadTime } from '../../../../../openapi/runs/readTime.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import { toTime } from '../../../../../openapi/runs/timeParts.ts';
import type { TimeForm } from '../../../../../openapi/runs/timeMeanings.ts';
import type { Cell } from '../../../../lib/tables/table.ts';

/**
 * How the cell of a time is written: beside the forms of texts, a time of a workbook with or without seconds,
 * which may have been typed as minutes and seconds, and one that has a single meaning.
 */
export type CellForm = TimeForm | 'hour and minute' | 'hour to second' | 'duration';

/** A time as a workbook stores it. */
export type WorkbookTime = {
  hours: number;
  minutes: number;
  /** With decimals, if it has any: '7.4'. */
  seconds: string;
  /** What its number format shows. */
  showsHours: boolean;
  showsSeconds: boolean;
};

const minute = 60_000;

/** Milliseconds by which a formula may miss a whole one. */
const tolerance = 0.05;

/** Returns the parts of a number of days. */
export function toWorkbookTime(days: number, format: string): WorkbookTime {
  const exact = days * 24 * 60 * minute;
  const whole = Math.round(exact);
  const time = Math.abs(exact - whole) < tolerance ? whole : exact;
  // Without texts within the format.
  const codes = format.replaceAll(/"[^"]*"|\\./g, '');
  return {
    hours: Math.floor(time / (60 * minute)),
    minutes: Math.floor(time / minute) % 60,
    seconds: String(Number(((time % minute) / 1000).toFixed(6))),
    showsHours: /h/i.test(codes),
    showsSeconds: /s/i.test(codes),
  };
}

/** Whether it has no seconds. */
export const isWholeMinute = ({ seconds }: WorkbookTime): boolean => seconds === '0';

/** Returns how long a time of a workbook is, or why it is no time of the category. */
export function readDuration(
  { hours, minutes, seconds }: WorkbookTime,
  format: TimeFormat,
): ReadTime {
  const isClock = format === 'HH:MM:SS';
  const all = hours * 60 + minutes;
  const parts = isClock || all > 99 ? [hours, minutes] : [all];
  const last = isClock || seconds.includes('.') ? seconds : `${seconds}.0`;
  return readTime([...parts, last].join(':'), format);
}

/** Returns what it is if its hours were meant as minutes and its minutes as seconds. */
export function fromShiftedParts(
  { hours, minutes, seconds }: WorkbookTime,
  format: TimeFormat,
): string | undefined {
  const [first, second] = [String(hours), String(minutes)];
  if (format === 'HH:MM:SS')
    return seconds === '0' ? toTime(format, ['', first, second]) : undefined;
  return seconds.includes('.')
    ? undefined
    : toTime(format, [first, second, seconds === '0' ? '' : seconds.padStart(2, '0')]);
}

/** Returns the days that a number without a format is if it cannot be seconds: 0.000780092592592593. */
export function findDays(text: string, format: TimeFormat): number | undefined {
  const days = /^0[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : 0;
  if (days === 0 || (format !== 'HH:MM:SS' && text.length < '0.0000'.length)) return undefined;
  const { seconds } = toWorkbookTime(days, '');
  return seconds.length <= '59.999'.length ? days : undefined;
}

/** Returns the text of a number: what the cell shows may be rounded, or have marks of thousands. */
export function numberText({ text, number = 0 }: Cell): string {
  // A format such as 00":"00.00 shows digits as a time.
  if (text.includes(':')) return text;
  const plain = String(Number(number.toPrecision(12)));
  // 2.1 may be 2.10.
  return /\.\d$/.test(plain) ? `${plain}0` : plain;
}
