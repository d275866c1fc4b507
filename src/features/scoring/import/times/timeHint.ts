import type { TimeMeaning } from '../../../../../openapi/runs/timeMeanings.ts';
import type { CellForm } from './workbookTime.ts';

/** What the title of a column says of its times: 'Waktu (mm:ss)' has two parts, of which the first is minutes. */
export type TimeHint = {
  first: 'hours' | 'minutes' | 'seconds';
  parts: number;
  /** Whether a point is written between the first two. */
  hasPoint: boolean;
};

const units: Record<string, RegExp> = {
  hours: /^(?:h{1,2}|j{1,2}|jam|hours?)$/,
  minutes: /^(?:m{1,2}|menit|mnt|min|mins|minutes?)$/,
  seconds: /^(?:s{1,2}|detik|dtk|secs?|seconds?)$/,
  decimals: /^(?:0{1,3}|ms|milidetik|ratusan|perseratus|seperseratus)$/,
};

const isUnit = (word: string) => Object.values(units).some((unit) => unit.test(word));

/** Returns the longest row of units in a title, the first of equals. */
function findUnits(title: string): string[] {
  let [best, current]: [string[], string[]] = [[], []];
  for (const word of title.toLowerCase().match(/[a-z]+|\d+/g) ?? []) {
    current = isUnit(word) ? [...current, word] : [];
    if (current.length > best.length) best = current;
  }
  return best;
}

/** Returns what a title says of the times beneath it; undefined if it says nothing that is certain. */
export function readTimeHint(title: string): TimeHint | undefined {
  const found = findUnits(title);
  const first = (['hours', 'minutes', 'seconds'] as const).find((unit) =>
    units[unit]?.test(found[0] ?? ''),
  );
  // 'Jam' alone may be a time of day.
  if (!first || (first === 'hours' && found.length === 1)) return undefined;
  return { first, parts: found.length, hasPoint: /m\.s|menit\.detik/i.test(title) };
}

/** What a title says that each form means, if it leaves no doubt. */
const meaningsByForm: Record<CellForm, (hint: TimeHint) => TimeMeaning | undefined> = {
  digits: ({ first, parts }) => (parts === 1 && first !== 'hours' ? first : undefined),
  decimal: ({ first, hasPoint }) =>
    first === 'seconds' || (first === 'minutes' && hasPoint) ? first : undefined,
  'two parts': ({ first, parts }) =>
    parts === 2 || (parts === 3 && first === 'minutes') ? first : undefined,
  'three parts': ({ first, parts }) => (parts === 3 && first !== 'seconds' ? first : undefined),
  'hour and minute': ({ first, parts }) =>
    (parts === 2 && first === 'hours') || (parts > 1 && first === 'minutes') ? first : undefined,
  'hour to second': ({ first, parts }) => (parts === 3 && first !== 'seconds' ? first : undefined),
  duration: () => undefined,
};

/** Returns what the title of a column says that a form means; undefined if it leaves that open. */
export const meaningOfHint = (form: CellForm, hint: TimeHint): TimeMeaning | undefined =>
  meaningsByForm[form](hint);

/** Returns what tells the hints of columns apart. */
export const hintKey = (hint: TimeHint | undefined): string =>
  hint ? `${hint.first}${hint.parts}${hint.hasPoint ? '.' : ''}` : '';
