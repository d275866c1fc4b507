import { readTime, type ReadTime } from '../../../../../openapi/runs/readTime.ts';
import { pointsProblem, writePoints } from '../../../../../openapi/runs/scorePoints.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import type { ScoreImport } from '../../../../../openapi/schema.d.ts';
import * as limits from '../../../../../openapi/workLimits.ts';
import type { SourceRow } from '../../../../lib/tables/layout.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import type { ReadRow } from '../../../../ui/import/importTypes.ts';
import { copy as importCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { combinePoints, isDateCell, pointsText, readPointsCell } from './pointsCell.ts';
import { type Found, mark, readText, textOf } from './readCell.ts';
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

const isFinished = (text: string) => ['', 'selesai', 'finished'].includes(text.toLowerCase());

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

/** Returns the points of a run: of one cell, or of several judges. */
function readPointsOf(
  found: Found,
  { points: places }: RunColumns,
  { points: cells }: RunCells,
  { titleOf, plan: { combine } }: RowContext,
): string {
  const titles = places.map(titleOf);
  if (combine && cells.length > 1) return readJudges(found, cells, titles, combine);
  const [only] = cells;
  return only ? readOnePoints(found, only, titles[0] ?? '') : '';
}

/** Returns the team of a row, by its start number, its code or else its name. */
function readTeam(found: Found, { cellOf }: RowContext): Pick<ImportRow, 'team' | 'start_number'> {
  const startNumber = readStartNumber(found, cellOf('startNumber'));
  const code = readText(found, cellOf('code'), columnNames.code);
  const name = readText(found, cellOf('team'), columnNames.team);
  return {
    team: (code || name).slice(0, teamLength),
    ...(startNumber && { start_number: startNumber.slice(0, startNumberLength) }),
  };
}

/** Returns the fields that a row has only if its file does. */
function readOptional(
  found: Found,
  columns: RunColumns,
  cells: RunCells,
  context: RowContext,
): Pick<ImportRow, keyof typeof optionalLengths> {
  const { cellOf, place, plan } = context;
  const result = readText(found, cells.result, columnNames.result);
  const isShared = isSharedResult(plan, columns);
  if (isShared && !isFinished(result)) found.problems.push(copy.resultOfRuns);
  const texts = {
    round: readText(found, cellOf('round'), columnNames.round) || (place.round ?? ''),
    run: readRun(found, columns.number, context),
    result,
    reason: isShared && result === '' ? '' : readText(found, cells.reason, columnNames.reason),
  };
  const optional = (key: keyof typeof optionalLengths) =>
    texts[key] && { [key]: texts[key].slice(0, optionalLengths[key]) };
  return {
    ...optional('round'),
    ...optional('run'),
    ...optional('result'),
    ...optional('reason'),
  };
}

/** Whether a row has nothing of a run: an outcome of several runs at once is that of the first. */
function isWithoutRun(columns: RunColumns, cells: RunCells, plan: RunPlan): boolean {
  const isOfFirst = isSharedResult(plan, columns) && plan.runs[0] !== columns;
  return allEmpty([...cells.points, cells.time, ...(isOfFirst ? [] : [cells.result])]);
}

/** Returns a run of a row; undefined if the row has none there. */
export function readRunOf(
  columns: RunColumns,
  cells: RunCells,
  context: RowContext,
): ReadRow<ImportRow> | undefined {
  const { row, titleOf, plan } = context;
  if (isWithoutRun(columns, cells, plan)) return undefined;
  const { line, sheet, sheetIndex } = row;
  const found: Found = { readings: [], problems: [] };
  const sent: ImportRow = {
    line,
    ...(sheet !== '' && { sheet }),
    ...readTeam(found, context),
    points: readPointsOf(found, columns, cells, context).slice(0, pointsLength),
    time: readTimeOf(found, cells.time, titleOf(columns.time), context).slice(0, timeLength),
    ...readOptional(found, columns, cells, context),
  };
  return { source: { line, sheet, sheetIndex }, sent, ...found };
}
