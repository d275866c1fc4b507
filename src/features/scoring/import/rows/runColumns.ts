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

/** Returns which columns make which runs of a line, or the question about it. */
export function planRuns(options: PlanOptions): RunPlan {
  const [total] = findPlaces(options, 'total');
  const numbered = splitNumbered(findPlaces(options, 'points'));
  const points = numbered.used.length > 0 || !total ? numbered.used : [total];
  const best = findPlaces(options, 'best');
  const ownTimes = splitNumbered(findPlaces(options, 'time'));
  const times = ownTimes.used.length > 0 ? ownTimes : { used: best.slice(0, 1), unused: [] };
  const minutes = findPlaces(options, 'minutes');
  const [results, reasons] = [findPlaces(options, 'result'), findPlaces(options, 'reason')];
  const besides = points[0] === total ? undefined : total;
  const { meaning, question } = findMeaning(points, times.used, besides, options);
  const unused = [
    ...numbered.unused,
    ...times.unused,
    ...(ownTimes.used.length > 0 ? best.map(({ title }) => title) : []),
    ...(besides && meaning !== 'total' ? [besides.title] : []),
  ];
  const rest = { unused, ...(question && { question }) };
  const at = (places: readonly Place[], number: number | undefined) =>
    places.find((each) => each.number === number)?.place;
  /** What has no number beside numbered ones is of the first run. */
  const atOrFirst = (places: readonly Place[], number: number | undefined, isFirst: boolean) =>
    at(places, number) ?? (isFirst ? at(places, undefined) : undefined);
  if (meaning === 'runs' || meaning === undefined) {
    const numbers = [
      ...new Set([...points, ...times.used, ...results].map(({ number }) => number)),
    ];
    const some = numbers.filter((number) => number !== undefined);
    return {
      ...rest,
      combine: undefined,
      runs: (some.length > 0 ? some : numbers).map((number, index) => ({
        number,
        points: [atOrFirst(points, number, index === 0)].filter((place) => place !== undefined),
        time: atOrFirst(times.used, number, index === 0),
        minutes: atOrFirst(minutes, number, index === 0),
        result: at(results, number) ?? at(results, undefined),
        reason: at(reasons, number) ?? at(reasons, undefined),
      })),
    };
  }
  const used = meaning === 'total' && besides ? [besides] : points;
  return {
    ...rest,
    unused: meaning === 'total' ? [...unused, ...points.map(({ title }) => title)] : unused,
    combine: meaning === 'total' ? undefined : meaning,
    runs: [
      {
        number: undefined,
        points: used.map(({ place }) => place),
        time: times.used[0]?.place,
        minutes: minutes[0]?.place,
        result: results[0]?.place,
        reason: reasons[0]?.place,
      },
    ],
  };
}
