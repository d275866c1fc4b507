import { needsPoints, needsTime } from '../../../../../openapi/runs/runResults.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import type { Round } from '../../../../../openapi/schema.d.ts';
import type { SourceRow } from '../../../../lib/tables/layout.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import type { ReadRows, TableInput } from '../../../../ui/import/importTypes.ts';
import type { ScoreColumn } from '../scoreFields.ts';
import { decideTimes } from '../times/decideTimes.ts';
import { readTimeHint } from '../times/timeHint.ts';
import { findCurrentRound } from '../../runs.ts';
import { copy } from './copy.ts';
import { readPointsCell } from './pointsCell.ts';
import { type ImportRow, readRunOf, type RunCells } from './readRow.ts';
import { columnName, planRuns, type RunColumns, type RunPlan } from './runColumns.ts';
import { findSheetPlace } from './sheetPlace.ts';

type ScoreTable = TableInput<ScoreColumn>;

const empty: Cell = { text: '' };

/** Returns which columns make runs, for the round into which runs without one go, as on the server. */
function planOf({ rows, columns, answers }: ScoreTable, rounds: readonly Round[]): RunPlan {
  const current = findCurrentRound(rounds);
  const hasPoints = rounds.some((round) => needsPoints(round, 'finished'));
  const hasTime = rounds.some((round) => needsTime(round, 'finished'));
  const onlyRanked = hasPoints ? 'points' : 'time';
  return planRuns({
    columns,
    answers,
    exampleOf: (places) => {
      const all = rows.map(({ cells }) =>
        places.flatMap((place) => readPointsCell(cells[place] ?? empty) ?? []),
      );
      return all.find(({ length }) => length === places.length);
    },
    runCount: current?.run_count ?? 1,
    onlyRanked: hasPoints && hasTime ? undefined : onlyRanked,
  });
}

/** Whether the columns name a team, and what each run needs; what none of the rounds ranks needs no column. */
export function hasNeededColumns(table: ScoreTable, rounds: readonly Round[]): boolean {
  const { runs } = planOf(table, rounds);
  const lacksPoints = runs.every(({ points }) => points.length === 0);
  const lacksTime = runs.every(({ time }) => time === undefined);
  return (
    table.columns.some(
      ({ column }) => column && ['startNumber', 'code', 'team'].includes(column.key),
    ) &&
    !(lacksPoints && rounds.some((round) => needsPoints(round, 'finished'))) &&
    !(lacksTime && rounds.some((round) => needsTime(round, 'finished')))
  );
}

/** Joins minutes and seconds that stand in two columns. */
function joinMinutes(minutes: Cell, seconds: Cell): Cell {
  const text = minutes.text.trim();
  return text === '' ? seconds : { text: copy.minutes(text, seconds.text.trim() || '0') };
}

function cellsOf({ cells }: SourceRow, run: RunColumns): RunCells {
  const at = (place: number | undefined) => (place === undefined ? empty : (cells[place] ?? empty));
  return {
    points: run.points.map(at),
    time: joinMinutes(at(run.minutes), at(run.time)),
    result: at(run.result),
    reason: at(run.reason),
  };
}

/** Returns the rules by which a file is read, beside those of times. */
const notesOf = ({ runs, unused }: RunPlan): string[] => [
  ...(runs.length > 1 ? [copy.notes.runs(runs.length)] : []),
  ...(unused.length > 0 ? [copy.notes.unused(unused)] : []),
];

/**
 * Returns the runs of the rows of a file that have points, a time or an outcome, with points and times as the
 * server reads them, and what has to be asked before they are certain.
 */
export function toImportRows(
  table: ScoreTable,
  { format, rounds }: { format: TimeFormat; rounds: readonly Round[] },
): ReadRows<ImportRow> {
  const { rows, columns, answers } = table;
  const plan = planOf(table, rounds);
  const titleOf = (place: number | undefined) => {
    const column = place === undefined ? undefined : columns[place];
    return column ? columnName(column) : '';
  };
  const lines = rows.map((row) => ({ row, runs: plan.runs.map((run) => cellsOf(row, run)) }));
  const times = decideTimes(
    plan.runs.flatMap(({ time }, index) =>
      time === undefined
        ? []
        : [
            {
              title: titleOf(time),
              hint: readTimeHint(titleOf(time)),
              cells: lines
                .flatMap(({ runs }) => runs[index]?.time ?? [])
                .filter(({ text }) => text.trim() !== ''),
            },
          ],
    ),
    format,
    answers,
  );
  const placeOf = (key: ScoreColumn) =>
    columns.findIndex(({ column }) => column?.key === key && column.number === undefined);
  return {
    questions: [...(plan.question ? [plan.question] : []), ...times.questions],
    notes: [...notesOf(plan), ...times.notes],
    rows: lines.flatMap(({ row, runs }) =>
      plan.runs.flatMap((run, index) => {
        const cells = runs[index];
        const read =
          cells &&
          readRunOf(run, cells, {
            row,
            cellOf: (key) => row.cells[placeOf(key)] ?? empty,
            titleOf,
            place: findSheetPlace(row.sheetName, rounds),
            plan,
            readTimeCell: times.read,
            format,
          });
        return read ?? [];
      }),
    ),
  };
}
