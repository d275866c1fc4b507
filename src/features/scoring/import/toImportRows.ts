import { needsPoints, needsTime } from '../../../../openapi/runs/runResults.ts';
import { readTime } from '../../../../openapi/runs/readTime.ts';
import { readPoints } from '../../../../openapi/runs/scorePoints.ts';
import type { TimeFormat } from '../../../../openapi/runs/scoreTimes.ts';
import type { Round, ScoreImport } from '../../../../openapi/schema.d.ts';
import * as limits from '../../../../openapi/workLimits.ts';
import { readColumnTitle } from '../../../lib/tables/columnTitles.ts';
import type { CsvRow } from '../../../lib/tables/text/readCsv.ts';
import { scoreFields } from './scoreFields.ts';

export type ImportRow = ScoreImport['rows'][number];

type Column = (typeof scoreFields)[number]['key'];

function findColumns(titles: string[]): Record<Column, number> {
  const normalised = titles.map((title) => readColumnTitle(title).title);
  const find = (column: Column) =>
    normalised.findIndex((title) =>
      scoreFields.find(({ key }) => key === column)?.titles.includes(title),
    );
  return {
    startNumber: find('startNumber'),
    code: find('code'),
    team: find('team'),
    points: find('points'),
    time: find('time'),
    round: find('round'),
    run: find('run'),
    result: find('result'),
    reason: find('reason'),
  };
}

/**
 * A workbook may have a time of day, with thousandths: one without hours is minutes, seconds and what is
 * less. Whole minutes stay as they are, which is ambiguous: 0:25 in a workbook is a time of day too, and may
 * have been written for 25 seconds.
 */
function fromTimeOfDay(text: string, format: TimeFormat): string {
  const [, hours, minutes, seconds, thousandths = ''] =
    /^(\d\d):(\d\d):(\d\d)\.(\d{3})$/.exec(text) ?? [];
  if (hours === undefined) return text;
  const decimals = thousandths.replace(/0+$/, '');
  const isShort = hours === '00' && (seconds !== '00' || decimals !== '');
  if (format !== 'HH:MM:SS' && isShort) return `${minutes}:${seconds}.${decimals || '0'}`;
  return `${hours}:${minutes}:${seconds}${decimals && `.${decimals}`}`;
}

/** Whether a time is written as seconds with decimals: beside it, digits alone are whole seconds. */
const isDecimal = (text: string) => /^\d+[.,]\d+$/.test(text);

/** The fields that a row has only if its file does, with the lengths that the document allows. */
const optionalLengths = {
  round: limits.scoreImportRowsRoundLimits.maxLength,
  run: limits.scoreImportRowsRunLimits.maxLength,
  result: limits.scoreImportRowsResultLimits.maxLength,
  reason: limits.scoreImportRowsReasonLimits.maxLength,
};
const { maxLength: teamLength } = limits.scoreImportRowsTeamLimits;
const { maxLength: startNumberLength } = limits.scoreImportRowsStartNumberLimits;
const { maxLength: pointsLength } = limits.scoreImportRowsPointsLimits;
const { maxLength: timeLength } = limits.scoreImportRowsTimeLimits;

/**
 * Returns the rows of a file that have points, a time or an outcome, with points and time as the server
 * reads them where score entry could read what was typed; undefined if a column is missing in the first
 * row. Points or times that none of the rounds ranks need no column.
 */
export function toImportRows(
  [titles, ...rows]: CsvRow[],
  format: TimeFormat,
  rounds: readonly Round[],
): ImportRow[] | undefined {
  const columns = findColumns(titles?.cells ?? []);
  const isMissing = (column: Column) => columns[column] === -1;
  const lacksPoints = isMissing('points') && rounds.some((round) => needsPoints(round, 'finished'));
  const lacksTime = isMissing('time') && rounds.some((round) => needsTime(round, 'finished'));
  const lacksTeam = isMissing('startNumber') && isMissing('code') && isMissing('team');
  if (lacksTeam || lacksPoints || lacksTime) return undefined;
  const cellOf = (cells: string[], column: Column) => (cells[columns[column]] ?? '').trim();
  const allowsDigits = !rows.some(({ cells }) => isDecimal(cellOf(cells, 'time')));
  return rows.flatMap(({ line, cells }) => {
    const cell = (column: Column) => cellOf(cells, column);
    const optional = (column: keyof typeof optionalLengths) =>
      cell(column) && { [column]: cell(column).slice(0, optionalLengths[column]) };
    const numberText = cell('startNumber');
    // A workbook may have 12.00.
    const startNumber = String(readPoints(numberText) ?? numberText).slice(0, startNumberLength);
    const points = cell('points');
    const time = fromTimeOfDay(cell('time'), format);
    if (points === '' && time === '' && cell('result') === '') return [];
    return [
      {
        line,
        team: (cell('code') || cell('team')).slice(0, teamLength),
        ...(startNumber && { start_number: startNumber }),
        points: String(readPoints(points) ?? points).slice(0, pointsLength),
        time: (readTime(time, format, { allowsDigits }).time ?? time).slice(0, timeLength),
        ...optional('round'),
        ...optional('run'),
        ...optional('result'),
        ...optional('reason'),
      },
    ];
  });
}
