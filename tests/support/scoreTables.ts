import type { Round } from '../../openapi/schema.d.ts';
import type { TimeFormat } from '../../openapi/runs/scoreTimes.ts';
import { scoreFields } from '../../src/features/scoring/import/scoreFields.ts';
import { toImportRows } from '../../src/features/scoring/import/rows/toImportRows.ts';
import { isKnownTitle } from '../../src/lib/tables/columns.ts';
import { findLayout, usedColumns, usedRows } from '../../src/lib/tables/layout.ts';
import { readTableText } from '../../src/lib/tables/readTableFile.ts';
import type { Sheet } from '../../src/lib/tables/table.ts';
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
