import type { TimeFormat } from '../../../../../openapi/runs/scoreTimes.ts';
import type { TimeMeaning } from '../../../../../openapi/runs/timeMeanings.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import type { Answers, Question } from '../../../../ui/import/importTypes.ts';
import { copy } from './copy.ts';
import { hintKey, meaningOfHint, type TimeHint } from './timeHint.ts';
import type { CellForm } from './workbookTime.ts';
import type { WrittenTime } from './writtenTimes.ts';

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
export const forms = [
  'decimal',
  ...Object.keys(offered).filter((form) => form !== 'decimal'),
] as CellForm[];

const isWorkbookForm = (form: CellForm) => form === 'hour and minute' || form === 'hour to second';

/** What a form means in columns, or the question about it. */
export type Decision = {
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

/** Returns what a form means without a question; undefined if that is not certain. */
function findCertain(
  context: FormContext,
  candidates: readonly TimeMeaning[],
): TimeMeaning | undefined {
  const { form, written, all } = context;
  const evidence = findEvidence(form, written, all);
  if (evidence) return evidence;
  const fitting = candidates.find((each) => written.every(({ meanings }) => meanings[each]));
  if (candidates.length === 1) return candidates[0];
  return isWorkbookForm(form) || isAmbiguous(candidates, written) ? undefined : fitting;
}

/** Returns what a form means by what the title says of it, and of decimals beside it. */
function decideByTitle({ form, hint, decimals }: FormContext): Decision | undefined {
  const meaning = hint && meaningOfHint(form, hint);
  if (meaning) return { meaning, isFromTitle: true };
  if (form === 'decimal' && hint?.first === 'minutes' && hint.parts === 1)
    return { isFromTitle: true, isRefused: true };
  if (form !== 'digits' || !decimals || decimals.isRefused) return undefined;
  return { isFromTitle: false, ...(decimals.meaning && { meaning: decimals.meaning }) };
}

/** Decides what a form means in its columns: by the title, by other cells, or by the answer to a question. */
export function decideForm(context: FormContext): Decision {
  const { form, written, hint, columns, answers } = context;
  const byTitle = decideByTitle(context);
  if (byTitle) return byTitle;
  const candidates = findCandidates(context);
  const certain = findCertain(context, candidates);
  if (certain) return { isFromTitle: false, meaning: certain };
  if (candidates.length === 0) return { isFromTitle: false };
  const key = ['time', form, hintKey(hint)].join('/');
  const meaning = candidates.find((candidate) => candidate === answers[key]);
  const question = toQuestion(key, form, columns, written, candidates);
  return { isFromTitle: false, question, ...(meaning && { meaning }) };
}
