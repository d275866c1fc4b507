import { readTime, type ReadTime } from '../../../../../openapi/runs/readTime.ts';
import { pointsProblem, writePoints } from '../../../../../openapi/runs/scorePoints.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import type { ScoreImport } from '../../../../../openapi/schema.d.ts';
import * as limits from '../../../../../openapi/workLimits.ts';
import type { SourceRow } from '../../../../lib/tables/layout.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import type { ReadRow, Reading } from '../../../../ui/import/importTypes.ts';
import { copy as importCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { combinePoints, isDateCell, pointsText, readPointsCell } from './pointsCell.ts';
import type { RunColumns, RunPlan } from './runColumns.ts';
import type { ScoreColumn } from '../scoreFields.ts';
import { readRunNumber, type SheetPlace } from './sheetPlace.ts';

export type ImportRow = ScoreImport['rows'][number];

/** The cells of a run of a row. */
export type RunCells = { points: Cell[]; time: Cell; result: Cell; reason: Cell };

export type RowContext = {
  row: SourceRow;
  /** The cell of a column that stands for the whole line; empty without such a column. */
  cellOf: (column: ScoreColumn) => Cell;
  titleOf: (place: number | undefined) => string;
  place: SheetPlace;
  plan: RunPlan;
  readTimeCell: (cell: Cell) => ReadTime | undefined;
  format: TimeFormat;
};

const { columns: columnNames } = importCopy;

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

const textOf = ({ text }: Cell) => text.trim();

const isFinished = (text: string) => ['', 'selesai', 'finished'].includes(text.toLowerCase());

/** What is read of a run: texts to send, what differs from the sheet, and what is wrong. */
type Found = { readings: Reading[]; problems: string[] };

/** Remembers a value that is not what the cell shows, by any of the ways to write it. */
function mark(
  { readings }: Found,
  { cell, column }: { cell: Cell; column: string },
  value: string,
  ...others: string[]
): string {
  const text = textOf(cell);
  if (![value, ...others].includes(text))
    readings.push({ column, text, value: others.at(-1) ?? value });
  return value;
}

/** Returns the text of a cell that is no date, which a spreadsheet makes of 7-1 and 1/2. */
function readText({ problems }: Found, cell: Cell, column: string): string {
  if (isDateCell(cell)) problems.push(copy.dateCell(column, textOf(cell)));
  return textOf(cell);
}

function readStartNumber(found: Found, cell: Cell): string {
  const text = readText(found, cell, columnNames.startNumber);
  const number = readPointsCell(cell);
  // A workbook may have 12.00.
  const column = columnNames.startNumber;
  return number === undefined ? text : mark(found, { cell, column }, String(number));
}

/** Returns the points of one cell as the server reads them; of a number what is stored. */
function readOnePoints(found: Found, cell: Cell, column: string): string {
  if (textOf(cell) === '') return '';
  if (isDateCell(cell)) return readText(found, cell, column);
  const points = readPointsCell(cell);
  return points === undefined
    ? pointsText(cell)
    : mark(found, { cell, column }, String(points), writePoints(points));
}

/** Returns the sum or mean of the points of judges. */
function readJudges(
  found: Found,
  cells: readonly Cell[],
  titles: readonly string[],
  combine: 'sum' | 'mean',
): string {
  if (cells.every((cell) => textOf(cell) === '')) return '';
  const { problems } = found;
  const count = problems.length;
  const parts = cells.flatMap((cell, index) => {
    const title = titles[index] ?? '';
    const points = readPointsCell(cell);
    if (textOf(cell) === '') problems.push(copy.missingPart(title));
    else if (isDateCell(cell)) problems.push(copy.dateCell(title, textOf(cell)));
    else if (points === undefined) problems.push(copy.partProblem(title, pointsProblem));
    return points ?? [];
  });
  if (problems.length > count) return '';
  const points = combinePoints(parts, combine);
  const texts = parts.map(writePoints);
  found.readings.push({
    column: columnNames.points,
    text: combine === 'sum' ? texts.join(' + ') : copy.mean(texts),
    value: writePoints(points),
  });
  return String(points);
}

function readTimeOf(found: Found, cell: Cell, column: string, context: RowContext): string {
  const text = textOf(cell);
  const { time, problem } = (text !== '' && context.readTimeCell(cell)) || {};
  if (time !== undefined) return mark(found, { cell, column }, time);
  // Where the server says the same, it can say it with what else is wrong.
  if (problem !== undefined && readTime(text, context.format).problem !== problem)
    found.problems.push(problem);
  return text;
}

/** Returns the number of the run: that of the titles, of the column or of the sheet, which have to agree. */
function readRun(found: Found, number: number | undefined, { cellOf, place }: RowContext): string {
  const text = readText(found, cellOf('run'), columnNames.run);
  const ofLine = text === '' ? String(place.run ?? '') : String(readRunNumber(text) ?? text);
  if (number !== undefined && ofLine !== '' && ofLine !== String(number))
    found.problems.push(copy.runOfTitle(ofLine, number));
  return number === undefined ? ofLine : String(number);
}

const allEmpty = (cells: readonly Cell[]) => cells.every((cell) => textOf(cell) === '');

/** Whether a cell says the outcome of several runs at once. */
const isSharedResult = ({ runs }: RunPlan, { result }: RunColumns) =>
  result !== undefined && runs.filter((run) => run.result === result).length > 1;

/** Returns a run of a row; undefined if the row has none there. */
export function readRunOf(
  columns: RunColumns,
  cells: RunCells,
  context: RowContext,
): ReadRow<ImportRow> | undefined {
  const { row, cellOf, titleOf, place, plan } = context;
  const isShared = isSharedResult(plan, columns);
  const isFirst = plan.runs[0] === columns;
  const isWithout = allEmpty([...cells.points, cells.time]);
  if (isWithout && (textOf(cells.result) === '' || (isShared && !isFirst))) return undefined;
  const found: Found = { readings: [], problems: [] };
  const result = readText(found, cells.result, columnNames.result);
  if (isShared && !isFinished(result)) found.problems.push(copy.resultOfRuns);
  const startNumber = readStartNumber(found, cellOf('startNumber'));
  const code = readText(found, cellOf('code'), columnNames.code);
  const name = readText(found, cellOf('team'), columnNames.team);
  const titles = columns.points.map(titleOf);
  const [only] = cells.points;
  const points =
    plan.combine && cells.points.length > 1
      ? readJudges(found, cells.points, titles, plan.combine)
      : only
        ? readOnePoints(found, only, titles[0] ?? '')
        : '';
  const time = readTimeOf(found, cells.time, titleOf(columns.time), context);
  const round = readText(found, cellOf('round'), columnNames.round) || (place.round ?? '');
  const run = readRun(found, columns.number, context);
  const reason = isShared && result === '' ? '' : readText(found, cells.reason, columnNames.reason);
  const optional = { round, run, result, reason };
  const sent: ImportRow = {
    line: row.line,
    ...(row.sheet !== '' && { sheet: row.sheet }),
    team: (code || name).slice(0, teamLength),
    ...(startNumber && { start_number: startNumber.slice(0, startNumberLength) }),
    points: points.slice(0, pointsLength),
    time: time.slice(0, timeLength),
  };
  for (const [key, length] of Object.entries(optionalLengths)) {
    const value = optional[key as keyof typeof optional];
    if (value) sent[key as keyof typeof optional] = value.slice(0, length);
  }
  const { line, sheet, sheetIndex } = row;
  return { source: { line, sheet, sheetIndex }, sent, ...found };
}
