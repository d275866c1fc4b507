import type { SourceColumn } from '../../../../lib/tables/layout.ts';
import type { Answers, Question } from '../../../../ui/import/importTypes.ts';
import { writePoints } from '../../../../../openapi/runs/scorePoints.ts';
import { copy as importCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { combinePoints } from './pointsCell.ts';
import { isOfJudges, type ScoreColumn } from '../scoreFields.ts';

/** The columns of one run, by their places. */
export type RunColumns = {
  /** Undefined where the line, or its sheet, says which run it is. */
  number: number | undefined;
  /** Several are the points of judges. */
  points: number[];
  time?: number | undefined;
  minutes?: number | undefined;
  result?: number | undefined;
  reason?: number | undefined;
};

/** What the columns of points are, where that is asked. */
type PointsMeaning = 'runs' | 'sum' | 'mean' | 'total';

export type RunPlan = {
  runs: RunColumns[];
  combine: 'sum' | 'mean' | undefined;
  /** Titles of columns that are known and not read. */
  unused: string[];
  question?: Question;
};

/** Returns what a column is called: its title or, without one, what it was chosen to hold. */
export const columnName = ({ title, column }: SourceColumn<ScoreColumn>): string =>
  title ||
  (column ? [importCopy.columns[column.key], column.number].filter(Boolean).join(' ') : '');

type Place = { place: number; title: string; number: number | undefined };

type PlanOptions = {
  columns: readonly SourceColumn<ScoreColumn>[];
  /** How many runs the round has into which the file goes. */
  runCount: number;
  /** What ranks in all rounds, where that is one thing alone: a column 'Lari 2' has it. */
  onlyRanked: 'points' | 'time' | undefined;
  answers: Answers;
  /** Returns the points of columns in a row that has all of them, to show what a sum is. */
  exampleOf: (places: readonly number[]) => readonly number[] | undefined;
};

/** Returns the places of columns of a kind by their numbers; of several, an unnumbered one is the first. */
function findPlaces({ columns, onlyRanked }: PlanOptions, key: ScoreColumn): Place[] {
  const found = columns.flatMap(({ title, column }, place): Place[] => {
    const isRun = column?.key === 'run' && column.number !== undefined && onlyRanked === key;
    return column && (column.key === key || isRun)
      ? [{ place, title: columnName({ title, column }), number: column.number }]
      : [];
  });
  const hasFirst = found.some(({ number }) => number === 1);
  if (found.length < 2 || hasFirst) return found;
  return found.map((each) => ({ ...each, number: each.number ?? 1 }));
}

/** Returns the places that are of runs, and the titles of what sums them up: 'Best time' beside 'Waktu 1'. */
function splitNumbered(places: readonly Place[]): { used: Place[]; unused: string[] } {
  const isNumbered = places.some(({ number }) => number !== undefined);
  const used = isNumbered ? places.filter(({ number }) => number !== undefined) : [...places];
  const left = places.filter((place) => !used.includes(place));
  return { used, unused: left.map(({ title }) => title) };
}

/** The question what several columns of points are. */
function toQuestion(
  points: readonly Place[],
  total: Place | undefined,
  exampleOf: PlanOptions['exampleOf'],
): Question {
  const { judges } = copy;
  const [first] = points;
  const isSeveral = points.length > 1;
  const parts = exampleOf(points.map(({ place }) => place));
  const example = (combine: 'sum' | 'mean') =>
    parts &&
    judges.example(combine, parts.map(writePoints), writePoints(combinePoints(parts, combine)));
  const sum = example('sum');
  return {
    key: 'points',
    text: judges.text([...points, ...(total ? [total] : [])].map(({ title }) => title)),
    lead: judges.lead,
    options: [
      isSeveral
        ? {
            value: 'runs',
            label: judges.runs(points.length),
            example: judges.runsExample(points.length),
          }
        : { value: 'runs', label: judges.only(first?.title ?? '') },
      ...(isSeveral
        ? [
            { value: 'sum', label: judges.sum, ...(sum && { example: sum }) },
            {
              value: 'mean',
              label: judges.mean,
              example: [example('mean'), judges.meanNote].filter(Boolean).join(', '),
            },
          ]
        : []),
      ...(total ? [{ value: 'total', label: judges.only(total.title) }] : []),
    ],
  };
}

/** Returns what the columns of points are, or the question about it. */
function findMeaning(
  points: readonly Place[],
  times: readonly Place[],
  total: Place | undefined,
  { runCount, answers, exampleOf }: PlanOptions,
): { meaning: PointsMeaning | undefined; question?: Question } {
  const isPaired = times.length > 1;
  const isShared = points.length > 1 && times.length === 1;
  const hasRuns = points.length > 1 && points.length <= runCount;
  const isOfRuns = isPaired || (hasRuns && !isShared);
  const isAsked =
    (points.length > 1 && !isOfRuns) ||
    (points.length > 1 && !isPaired && points.some(({ title }) => isOfJudges(title))) ||
    (points.length === 1 && total !== undefined);
  if (!isAsked) return { meaning: 'runs' };
  const question = toQuestion(points, total, exampleOf);
  const answer = question.options.find(({ value }) => value === answers['points'])?.value;
  return { meaning: answer as PointsMeaning | undefined, question };
}

/** What of the columns may be of a run. */
type RunPlaces = Record<'points' | 'times' | 'minutes' | 'results' | 'reasons', readonly Place[]>;

/** Returns the columns of each run by the numbers of their titles. */
function toRuns({ points, times, minutes, results, reasons }: RunPlaces): RunColumns[] {
  const all = [...new Set([...points, ...times, ...results].map(({ number }) => number))];
  const numbered = all.filter((number) => number !== undefined);
  const at = (places: readonly Place[], number: number | undefined) =>
    places.find((each) => each.number === number)?.place;
  return (numbered.length > 0 ? numbered : all).map((number, index) => {
    /** What has no number beside numbered ones is of the first run. */
    const own = (places: readonly Place[]) =>
      at(places, number) ?? (index === 0 ? at(places, undefined) : undefined);
    return {
      number,
      points: [own(points)].filter((place) => place !== undefined),
      time: own(times),
      minutes: own(minutes),
      result: at(results, number) ?? at(results, undefined),
      reason: at(reasons, number) ?? at(reasons, undefined),
    };
  });
}

/** Returns the columns of a line that is one run. */
const toOneRun = ({ points, times, minutes, results, reasons }: RunPlaces): RunColumns => ({
  number: undefined,
  points: points.map(({ place }) => place),
  time: times[0]?.place,
  minutes: minutes[0]?.place,
  result: results[0]?.place,
  reason: reasons[0]?.place,
});

const titlesOf = (places: readonly Place[]) => places.map(({ title }) => title);

/** Returns the times of runs, and the titles of those that are not read. */
function findTimes(options: PlanOptions): { used: readonly Place[]; unused: string[] } {
  const best = findPlaces(options, 'best');
  const { used, unused } = splitNumbered(findPlaces(options, 'time'));
  return used.length > 0
    ? { used, unused: [...unused, ...titlesOf(best)] }
    : { used: best.slice(0, 1), unused: [] };
}

/** Returns columns such as 'Lari 2', of which nobody knows whether they have points or times. */
const findNumberedRuns = (options: PlanOptions): Place[] =>
  findPlaces(options, 'run').filter(({ number }) => number !== undefined);

/** Returns which columns make which runs of a line, or the question about it. */
export function planRuns(options: PlanOptions): RunPlan {
  const sums = findPlaces(options, 'total');
  // Beside times alone it is a time.
  const totals = options.onlyRanked === 'time' ? [] : sums;
  const own = splitNumbered(findPlaces(options, 'points'));
  // A total is the points where there are no others.
  const [points, [total]] = own.used.length > 0 ? [own.used, totals] : [totals, []];
  const times = findTimes(options);
  const { meaning, question } = findMeaning(points, times.used, total, options);
  const places = {
    points: meaning === 'total' && total ? [total] : points,
    times: times.used,
    minutes: findPlaces(options, 'minutes'),
    results: findPlaces(options, 'result'),
    reasons: findPlaces(options, 'reason'),
  };
  const others = meaning === 'total' ? points : total ? [total] : [];
  const runs = options.onlyRanked ? [] : findNumberedRuns(options);
  return {
    runs: meaning === 'runs' || meaning === undefined ? toRuns(places) : [toOneRun(places)],
    combine: meaning === 'sum' || meaning === 'mean' ? meaning : undefined,
    unused: [
      ...own.unused,
      ...times.unused,
      ...titlesOf(others),
      ...titlesOf(sums.filter((sum) => !totals.includes(sum))),
      ...titlesOf(runs),
    ],
    ...(question && { question }),
  };
}
