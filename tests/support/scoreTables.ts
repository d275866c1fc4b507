import type { Round } from '../../openapi/schema.d.ts';
import type { TimeFormat } from '../../openapi/runs/scoreTimes.ts';
import { scoreFields } from '../../src/features/scoring/import/scoreFields.ts';
import { toImportRows } from '../../src/features/scoring/import/rows/toImportRows.ts';
import { isKnownTitle } from '../../src/lib/tables/columns.ts';
import { findLayout, usedColumns, usedRows } from '../../src/lib/tables/layout.ts';
import { readTableText } from '../../src/lib/tables/readTableFile.ts';
import type { Cell, Sheet } from '../../src/lib/tables/table.ts';
import type { Answers } from '../../src/ui/import/importTypes.ts';
import { preliminaryRound } from './preliminaryRound.ts';

/** A round with a run for each team. */
export const oneRun: Round = { ...preliminaryRound, run_count: 1, team_ids: null };

type Contest = { format?: TimeFormat; rounds?: readonly Round[]; answers?: Answers };

/** Reads sheets as the page that imports scores does. */
export function readScores(
  sheets: readonly Sheet[],
  { format = 'MM:SS.hh', rounds = [oneRun], answers = {} }: Contest = {},
) {
  const layout = findLayout(sheets, { fields: scoreFields });
  const input = {
    rows: usedRows(sheets, layout),
    columns: usedColumns(sheets, layout),
    answers,
  };
  const { questions = [], notes = [], ...read } = toImportRows(input, { format, rounds });
  return { ...read, questions, notes, columns: input.columns };
}

/** Reads a text as it is pasted, or as a CSV file has it. */
export const readScoreText = (text: string, contest: Contest = {}) =>
  readScores(readTableText(text, isKnownTitle(scoreFields)).sheets, contest);

/** Returns what a row is as a time, what is asked, or why it is refused. */
export const timesOf = ({ rows, questions }: ReturnType<typeof readScores>): string[] =>
  rows.map(({ sent, problems = [] }) =>
    questions.length > 0 ? '?' : problems.length > 0 ? `! ${problems.join(' ')}` : sent.time,
  );

type ColumnOptions = { title?: string; format?: TimeFormat; answers?: Answers };

/** Reads a column of times as a text has it. */
export const readTimeTexts = (
  texts: readonly string[],
  { title = 'Waktu', ...contest }: ColumnOptions = {},
) =>
  readScoreText(
    [`Kode;Poin;${title}`, ...texts.map((text, index) => `X-${index};80;${text}`)].join('\n'),
    contest,
  );

/** Reads a column of times as a workbook has it. */
export const readTimeCells = (
  cells: readonly Cell[],
  { title = 'Waktu', ...contest }: ColumnOptions = {},
) =>
  readScores(
    [
      {
        name: 'Skor',
        rows: [
          { line: 1, cells: ['Kode', 'Poin', title].map((text) => ({ text })) },
          ...cells.map((cell, index) => ({
            line: index + 2,
            cells: [{ text: `X-${index}` }, { text: '80' }, cell],
          })),
        ],
      },
    ],
    contest,
  );

export const second = 1 / 86_400;

/** A cell of a workbook with a time of hours, minutes and seconds. */
export const clockCell = (
  text: string,
  format: string,
  [hours, minutes, seconds = 0]: readonly [number, number, number?],
): Cell => ({
  text,
  format,
  kind: 'time',
  number: (hours * 3600 + minutes * 60 + seconds) * second,
});

export const numberCell = (value: number, text = String(value)): Cell => ({
  text,
  number: value,
  format: 'General',
  kind: 'number',
});

/** Returns what each option of the only question says of the examples. */
export const examplesOf = ({ questions }: ReturnType<typeof readScores>) =>
  Object.fromEntries((questions[0]?.options ?? []).map(({ value, example }) => [value, example]));
