import { needsPoints, needsTime } from '../../../../openapi/runs/runResults.ts';
import type { Round, ScoreImport } from '../../../../openapi/schema.d.ts';
import * as limits from '../../../../openapi/workLimits.ts';
import type { FileRow } from '../../../lib/files/readCsv.ts';
import { normalizeColumnTitle } from '../../../lib/files/readTableFile.ts';
import { parsePoints, parseScoreTime, type TimeFormat } from '../entry/scoreTime.ts';

export type ImportRow = ScoreImport['rows'][number];

/** What the columns of a file are called, in small letters. */
const columnNames = {
  code: ['kode tim', 'kode', 'team code', 'code'],
  name: ['tim', 'nama tim', 'nama', 'team', 'team name', 'name'],
  points: ['poin', 'skor', 'nilai', 'points', 'score'],
  time: ['waktu', 'catatan waktu', 'time'],
  round: ['babak', 'round'],
  run: ['lari', 'lari ke', 'nomor lari', 'run', 'run number'],
  result: ['hasil', 'outcome', 'result'],
  reason: ['alasan', 'reason'],
};

type Column = keyof typeof columnNames;

function findColumns(titles: string[]): Record<Column, number> {
  const normalised = titles.map(normalizeColumnTitle);
  const find = (column: Column) =>
    normalised.findIndex((title) => columnNames[column].includes(title));
  return {
    code: find('code'),
    name: find('name'),
    points: find('points'),
    time: find('time'),
    round: find('round'),
    run: find('run'),
    result: find('result'),
    reason: find('reason'),
  };
}

/** A spreadsheet may write whole points with decimals. */
const withoutDecimals = (text: string) => text.replace(/[.,]0{1,2}$/, '');

/** A workbook may have a time of day: one without hours is minutes, seconds and hundredths. */
function fromTimeOfDay(text: string, format: TimeFormat): string {
  const [, hours, rest = ''] = /^(\d\d):(\d\d:\d\d\.\d\d)$/.exec(text) ?? [];
  if (hours === undefined) return text;
  return format === 'MM:SS.hh' && hours === '00' ? rest : text.slice(0, 8);
}

/** The fields that a row has only if its file does, with the lengths that the document allows. */
const optionalLengths = {
  round: limits.scoreImportRowsRoundLimits.maxLength,
  run: limits.scoreImportRowsRunLimits.maxLength,
  result: limits.scoreImportRowsResultLimits.maxLength,
  reason: limits.scoreImportRowsReasonLimits.maxLength,
};
const { maxLength: teamLength } = limits.scoreImportRowsTeamLimits;
const { maxLength: pointsLength } = limits.scoreImportRowsPointsLimits;
const { maxLength: timeLength } = limits.scoreImportRowsTimeLimits;

/**
 * Returns the rows of a file that have points, a time or an outcome, with points and time as the server
 * reads them where score entry could read what was typed; undefined if a column is missing in the first
 * row. Points or times that none of the rounds ranks need no column.
 */
export function toImportRows(
  [titles, ...rows]: FileRow[],
  format: TimeFormat,
  rounds: readonly Round[],
): ImportRow[] | undefined {
  const columns = findColumns(titles?.cells ?? []);
  const isMissing = (column: Column) => columns[column] === -1;
  const lacksPoints = isMissing('points') && rounds.some((round) => needsPoints(round, 'finished'));
  const lacksTime = isMissing('time') && rounds.some((round) => needsTime(round, 'finished'));
  if ((isMissing('code') && isMissing('name')) || lacksPoints || lacksTime) return undefined;
  return rows.flatMap(({ line, cells }) => {
    const cell = (column: Column) => (cells[columns[column]] ?? '').trim();
    const optional = (column: keyof typeof optionalLengths) =>
      cell(column) && { [column]: cell(column).slice(0, optionalLengths[column]) };
    const points = withoutDecimals(cell('points'));
    const time = fromTimeOfDay(cell('time'), format);
    if (points === '' && time === '' && cell('result') === '') return [];
    return [
      {
        line,
        team: (cell('code') || cell('name')).slice(0, teamLength),
        points: String(parsePoints(points) ?? points).slice(0, pointsLength),
        time: (parseScoreTime(time, format) ?? time).slice(0, timeLength),
        ...optional('round'),
        ...optional('run'),
        ...optional('result'),
        ...optional('reason'),
      },
    ];
  });
}
