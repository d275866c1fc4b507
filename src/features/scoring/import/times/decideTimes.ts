import type { ReadTime } from '../../../../../openapi/runs/readTime.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import type { Answers, Question } from '../../../../ui/import/importTypes.ts';
import { copy } from './copy.ts';
import { type Decision, decideForm, forms } from './decideForm.ts';
import { hintKey, type TimeHint } from './timeHint.ts';
import type { CellForm } from './workbookTime.ts';
import { toWrittenTimes, type WrittenTime } from './writtenTimes.ts';

type TimeColumn = {
  /** As the questions name it. */
  title: string;
  hint: TimeHint | undefined;
  /** Without the empty ones. */
  cells: readonly Cell[];
};

type DecidedTimes = {
  /** What the cells are, once their questions have been answered. */
  read: (cell: Cell) => ReadTime | undefined;
  questions: Question[];
  /** How each form of writing is read, in sentences. */
  notes: string[];
};

/** Returns what a cell is by the meaning of its form; undefined if that is not known yet. */
function readWritten(
  { text, form, meanings, alone }: WrittenTime,
  decision: Decision | undefined,
  format: TimeFormat,
): ReadTime | undefined {
  if (!form || form === 'duration') return alone;
  const { meaning, question, isRefused } = decision ?? {};
  if (isRefused) return { problem: copy.partOfMinute(text, format) };
  if (!meaning) return question ? undefined : alone;
  const time = meanings[meaning];
  if (time) return { time };
  const isReadable = Object.values(meanings).some(Boolean);
  return isReadable || alone.time
    ? { problem: copy.impossible(text, copy.meaning(form, meaning), format) }
    : alone;
}

function toNote(
  form: CellForm,
  { meaning, isFromTitle }: Decision,
  written: readonly WrittenTime[],
): string[] {
  const example = written.find(({ text, meanings }) => {
    const time = meaning && meanings[meaning];
    return time !== undefined && time !== text;
  });
  const time = meaning && example?.meanings[meaning];
  if (!meaning || !example || !time) return [];
  const note = isFromTitle ? copy.noteOfTitle : copy.note;
  return [note(example.text, copy.meaning(form, meaning), time)];
}

/** Decides what the times of columns mean whose titles say the same. */
function decideColumns(
  columns: readonly TimeColumn[],
  format: TimeFormat,
  answers: Answers,
): DecidedTimes {
  const cells = columns.flatMap((column) => column.cells);
  const all = toWrittenTimes(cells, format);
  const decisions = new Map<CellForm, Decision>();
  const notes: string[] = [];
  for (const form of forms) {
    const written = all.filter((each) => each.form === form);
    if (written.length === 0) continue;
    const decision = decideForm({
      form,
      written,
      all,
      format,
      hint: columns[0]?.hint,
      columns: [...new Set(columns.map(({ title }) => title))].join(', '),
      decimals: decisions.get('decimal'),
      answers,
    });
    decisions.set(form, decision);
    notes.push(...toNote(form, decision, written));
  }
  const writtenOf = new Map(cells.map((cell, index) => [cell, all[index]]));
  return {
    read: (cell) => {
      const written = writtenOf.get(cell);
      return written && readWritten(written, written.form && decisions.get(written.form), format);
    },
    questions: [...decisions.values()].flatMap(({ question }) => question ?? []),
    notes,
  };
}

/**
 * Decides what the times of a file mean: each form of writing has one meaning in all columns whose titles say the
 * same. The meaning is what the titles say, what other cells leave alone, or what somebody answers.
 */
export function decideTimes(
  columns: readonly TimeColumn[],
  format: TimeFormat,
  answers: Answers,
): DecidedTimes {
  const hints = new Set(columns.map(({ hint }) => hintKey(hint)));
  const decided = [...hints].map((key) =>
    decideColumns(
      columns.filter(({ hint }) => hintKey(hint) === key),
      format,
      answers,
    ),
  );
  return {
    read: (cell) => {
      for (const { read } of decided) {
        const time = read(cell);
        if (time) return time;
      }
      return undefined;
    },
    questions: decided.flatMap(({ questions }) => questions),
    notes: decided.flatMap(({ notes }) => notes),
  };
}
