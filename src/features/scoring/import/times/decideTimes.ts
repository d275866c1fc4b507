import type { ReadTime } from '../../../../../openapi/runs/readTime.ts';
import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import type { TimeMeaning } from '../../../../../openapi/runs/timeMeanings.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import type { Answers, Question } from '../../../../ui/import/importTypes.ts';
import { copy } from './copy.ts';
import { hintKey, meaningOfHint, type TimeHint } from './timeHint.ts';
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

/** The meanings of each form, the likeliest first; of a time of a workbook both are shown always. */
const offered: Record<CellForm, readonly TimeMeaning[]> = {
  digits: ['seconds', 'digits', 'minutes'],
  decimal: ['seconds', 'minutes', 'digits'],
  'two parts': ['minutes', 'seconds', 'hours'],
  'three parts': ['hours', 'minutes'],
  'hour and minute': ['minutes', 'hours'],
  'hour to second': ['hours', 'minutes'],
  duration: ['hours'],
};

/** Decimals first: what they mean is what whole numbers beside them mean. */
const forms = [
  'decimal',
  ...Object.keys(offered).filter((form) => form !== 'decimal'),
] as CellForm[];

const isWorkbookForm = (form: CellForm) => form === 'hour and minute' || form === 'hour to second';

/** What a form means in columns, or the question about it. */
type Decision = {
  meaning?: TimeMeaning;
  question?: Question;
  isFromTitle: boolean;
  /** Whether cells of the form are refused: 1.5 minutes are 1:30 or 1:50. */
  isRefused?: boolean;
};

type FormContext = {
  form: CellForm;
  written: readonly WrittenTime[];
  all: readonly WrittenTime[];
  format: TimeFormat;
  hint: TimeHint | undefined;
  columns: string;
  /** What decimals in the same columns mean, if there are any. */
  decimals: Decision | undefined;
  answers: Answers;
};

/** Returns what a form can mean in its column. */
function findCandidates({ form, written, format, hint }: FormContext): TimeMeaning[] {
  const isPossible = (meaning: TimeMeaning) =>
    isWorkbookForm(form) || written.some(({ meanings }) => meanings[meaning] !== undefined);
  const fitsAll = (meaning: TimeMeaning) =>
    written.every(({ meanings }) => meanings[meaning] !== undefined);
  const possible = offered[form].filter((meaning) => {
    if (form === 'digits' && meaning === 'minutes')
      // Two digits may be minutes where times have hours.
      return format === 'HH:MM:SS' && written.every(({ text }) => text.length < 3);
    if (form === 'decimal' && meaning === 'minutes')
      // 1.07 beside 0.45 may be minutes and seconds; 12.34 beside 25.98 is not, and beside 13.45 only beneath mm:ss.
      return (
        fitsAll('minutes') &&
        (hint?.first === 'minutes' ||
          written.some(({ meanings }) => meanings.seconds?.startsWith('00:0')))
      );
    return form === 'decimal' && meaning === 'digits' ? fitsAll('digits') : isPossible(meaning);
  });
  const timesBy = (meaning: TimeMeaning) =>
    written.map(({ meanings }) => meanings[meaning] ?? '').join();
  // What reads all cells alike is one meaning.
  return possible.filter(
    (meaning, index) =>
      possible.findIndex((other) => timesBy(other) === timesBy(meaning)) === index,
  );
}

/** Whether a cell can be several times, or no meaning fits all cells. */
function isAmbiguous(candidates: readonly TimeMeaning[], written: readonly WrittenTime[]): boolean {
  const differs = written.some(
    ({ meanings }) =>
      new Set(candidates.flatMap((candidate) => meanings[candidate] ?? [])).size > 1,
  );
  return (
    differs || !candidates.some((candidate) => written.every(({ meanings }) => meanings[candidate]))
  );
}

/** The share of cells that have to have a single meaning for it to be that of all: one alone may be a slip. */
const settlingShare = 1 / 5;

/** Returns what other cells of a column say that a form means; undefined if they do not. */
function findEvidence(
  form: CellForm,
  written: readonly WrittenTime[],
  all: readonly WrittenTime[],
): TimeMeaning | undefined {
  const isSome = (pattern: RegExp) => all.some((each) => !each.form && pattern.test(each.text));
  if (form === 'two parts') return isSome(/^\d+:\d+[.,]\d+$/) ? 'minutes' : undefined;
  if (form !== 'three parts') return undefined;
  if (isSome(/^\d+:\d+:\d+[.,]\d+$/)) return 'hours';
  // More than 59 in the last part are hundredths.
  const hundredths = written.filter(({ text }) => Number(text.split(/[:.,]/)[2]) > 59);
  return hundredths.length >= written.length * settlingShare &&
    written.every(({ meanings }) => meanings.minutes)
    ? 'minutes'
    : undefined;
}

/** Returns the cells that a question shows: the first that differs by its meanings, and another. */
function findExamples(
  written: readonly WrittenTime[],
  candidates: readonly TimeMeaning[],
): WrittenTime[] {
  const differs = ({ meanings }: WrittenTime) =>
    candidates.every((candidate) => meanings[candidate] !== undefined);
  const first = written.find(differs) ?? written[0];
  const second = written.findLast(({ text }) => text !== first?.text);
  return [first, second].filter((each) => each !== undefined);
}

function toQuestion(
  key: string,
  form: CellForm,
  columns: string,
  written: readonly WrittenTime[],
  candidates: readonly TimeMeaning[],
): Question {
  const examples = findExamples(written, candidates);
  const [first] = examples;
  const lead = isWorkbookForm(form) ? copy.lead.workbook : copy.lead.text;
  return {
    key,
    text: copy.question(
      first?.text ?? '',
      columns,
      candidates.flatMap((candidate) => first?.meanings[candidate] ?? []),
    ),
    lead: lead(formatNumber(written.length)),
    options: candidates.map((candidate) => ({
      value: candidate,
      label: copy.option(form, candidate),
      example: examples
        .map(({ text, meanings }) => copy.example(text, meanings[candidate]))
        .join(', '),
    })),
  };
}

function decideForm(context: FormContext): Decision {
  const { form, written, all, format, hint, decimals, answers } = context;
  const fromTitle = hint && meaningOfHint(form, hint);
  if (fromTitle) return { meaning: fromTitle, isFromTitle: true };
  const without = { isFromTitle: false };
  if (form === 'decimal' && hint?.first === 'minutes' && hint.parts === 1)
    return { ...without, isRefused: true };
  if (form === 'digits' && decimals && !decimals.isRefused)
    return decimals.meaning ? { ...without, meaning: decimals.meaning } : without;
  const evidence = findEvidence(form, written, all);
  if (evidence) return { ...without, meaning: evidence };
  const candidates = findCandidates(context);
  const [only] = candidates;
  const isSettled =
    candidates.length === 1 || (!isWorkbookForm(form) && !isAmbiguous(candidates, written));
  if (only && isSettled) {
    const fitting = candidates.find((each) => written.every(({ meanings }) => meanings[each]));
    return { ...without, meaning: fitting ?? only };
  }
  if (candidates.length === 0) return without;
  const key = ['time', form, hintKey(hint)].join('/');
  const meaning = candidates.find((candidate) => candidate === answers[key]);
  const question = toQuestion(key, form, context.columns, written, candidates);
  return { ...without, question, ...(meaning && { meaning }) };
}

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
