import { readTime, type ReadTime } from '../../../../../openapi/runs/readTime.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import { findMeanings, type TimeMeaning } from '../../../../../openapi/runs/timeMeanings.ts';
import { fromMarkedTime } from '../../../../../openapi/runs/markedTime.ts';
import { toPlainCharacters } from '../../../../../openapi/runs/plainCharacters.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import { copy } from './copy.ts';
import {
  type CellForm,
  findDays,
  fromShiftedParts,
  isWholeMinute,
  numberText,
  readDuration,
  toWorkbookTime,
  type WorkbookTime,
} from './workbookTime.ts';

export type WrittenTime = {
  /** As the sheet shows it. */
  text: string;
  /** Undefined for a text that has one meaning, or none. */
  form?: CellForm;
  /** What it is by each of its meanings, where there is one. */
  meanings: Partial<Record<TimeMeaning, string | undefined>>;
  /** What it is without a form, or why it is none. */
  alone: ReadTime;
};

const toPlain = (text: string, format: TimeFormat) =>
  fromMarkedTime(toPlainCharacters(text), format);

/** Returns the form of a time of a workbook among the others of its column. */
function formOf(time: WorkbookTime, all: readonly WorkbookTime[], format: TimeFormat): CellForm {
  const { hours, showsHours, showsSeconds } = time;
  // 45:00 of mm:ss may be what 0:45 was typed as, unless other cells have seconds.
  if (!showsHours && hours === 0 && !all.every(isWholeMinute)) return 'duration';
  if (format === 'HH:MM:SS') {
    const isWritten = showsHours && showsSeconds && hours < 24;
    return isWholeMinute(time) && !isWritten ? 'hour and minute' : 'duration';
  }
  const withSeconds = all.filter(
    (each) => !isWholeMinute(each) && (each.showsHours || each.hours > 0),
  );
  const isLong = !isWholeMinute(time) || (showsSeconds && withSeconds.length > 0);
  if (!isLong) return 'hour and minute';
  // What is less than an hour in each cell has been typed as hours, minutes and seconds.
  const isDoubtful = all.some(
    (each) => each.hours > 0 && (!isWholeMinute(each) || each.showsSeconds),
  );
  return isDoubtful ? 'hour to second' : 'duration';
}

/** Returns what a time of a workbook is by its form. */
function fromWorkbook(
  text: string,
  time: WorkbookTime,
  form: CellForm,
  format: TimeFormat,
): WrittenTime {
  const alone = readDuration(time, format);
  const minutes = form === 'duration' ? undefined : fromShiftedParts(time, format);
  return { text, form, meanings: { hours: alone.time, minutes }, alone };
}

/** Returns what the text of a cell is, or a number that has no format of a time. */
function fromText(shown: string, text: string, format: TimeFormat): WrittenTime {
  const days = findDays(text, format);
  if (days !== undefined) return fromWorkbook(shown, toWorkbookTime(days, ''), 'duration', format);
  const { form, ...meanings } = findMeanings(text, format) ?? {};
  const alone = readTime(text, format);
  return form ? { text: shown, form, meanings, alone } : { text: shown, meanings, alone };
}

/** Returns how the cells of a column are written, in their order. */
export function toWrittenTimes(cells: readonly Cell[], format: TimeFormat): WrittenTime[] {
  const timeOf = ({ kind, number = -1, format: code = '' }: Cell) =>
    kind === 'time' && number >= 0 ? toWorkbookTime(number, code) : undefined;
  const times = cells.flatMap((cell) => timeOf(cell) ?? []);
  return cells.map((cell) => {
    const text = cell.text.trim();
    if (cell.kind === 'date') return { text, meanings: {}, alone: { problem: copy.date(text) } };
    const time = timeOf(cell);
    if (time) return fromWorkbook(text, time, formOf(time, times, format), format);
    return fromText(
      text,
      toPlain(cell.kind === 'number' ? numberText(cell) : text, format),
      format,
    );
  });
}
