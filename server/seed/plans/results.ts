import type { CategoryName } from './categories.ts';
import type { Random } from '../../lib/random.ts';

export type Result = { points: number; time: string };

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** Formats hundredths of a second as MM:SS.hh. */
function shortTime(hundredths: number): string {
  const seconds = Math.floor(hundredths / 100);
  return `${padTwo(Math.floor(seconds / 60))}:${padTwo(seconds % 60)}.${padTwo(hundredths % 100)}`;
}

/** Formats seconds as HH:MM:SS. */
const longTime = (seconds: number): string =>
  `${padTwo(Math.floor(seconds / 3600))}:${padTwo(Math.floor(seconds / 60) % 60)}:${padTwo(seconds % 60)}`;

type Scale = {
  points(quality: number, random: Random): number;
  time(quality: number, random: Random): string;
};

/** Returns a time from `best` to `worst` (hundredths of a second), better with quality. */
const timeBetween =
  (best: number, worst: number) =>
  (quality: number, random: Random): string =>
    shortTime(
      Math.round(
        best +
          (worst - best) * (1 - quality) * (0.7 + random.next() * 0.3) +
          random.integer(0, 240),
      ),
    );

const scales: Partial<Record<CategoryName, Scale>> = {
  'Line Follower': {
    points: (quality, random) =>
      8 * Math.min(10, 4 + Math.round(quality * 7.4)) +
      (quality > 0.35 ? 10 : 0) +
      (quality > 0.55 ? 10 : 0) -
      3 * random.integer(0, quality > 0.8 ? 1 : 4),
    time: timeBetween(1980, 11400),
  },
  'Sumo Robot': {
    points: (quality, random) => 5 * (6 + Math.round(quality * 21) + random.integer(0, 2)),
    time: timeBetween(3900, 21000),
  },
  'Soccer Bot': {
    points: (quality, random) => 2 * (5 + Math.round(quality * 30) + random.integer(0, 3)),
    time: timeBetween(36000, 96000),
  },
  'Maze Solver': {
    points: (quality, random) =>
      Math.min(
        100,
        (quality > 0.2 ? 60 : 20) +
          2 * Math.round(quality * 17) +
          (quality > 0.6 ? 8 : 0) -
          4 * random.integer(0, 2),
      ),
    time: timeBetween(1740, 14200),
  },
  Inspire: {
    points: (quality, random) => Math.min(98, 58 + Math.round(quality * 38) + random.integer(0, 4)),
    time: (quality, random) =>
      longTime(
        Math.round(2500 + 8200 * (1 - quality) * (0.6 + random.next() * 0.4)) +
          random.integer(0, 59),
      ),
  },
};

/** Returns whether the category has scores. */
export const isScored = (category: CategoryName): boolean => scales[category] !== undefined;

/**
 * Returns a random result of a team, better with its skill and its current form (both from 0 to 1).
 * Throws if the category has no scores.
 */
export function randomResult(
  category: CategoryName,
  { skill, form }: { skill: number; form: number },
  random: Random,
): Result {
  const scale = scales[category];
  if (!scale) throw new Error(`The category ${category} has no scores.`);
  const quality = (0.3 * skill + 0.7 * random.next()) * form;
  return { points: scale.points(quality, random), time: scale.time(quality, random) };
}

/** Compares results as the leaderboards do: by points descending, then by time as text. */
export const compareResults = (a: Result, b: Result): number =>
  b.points - a.points || (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

/**
 * Creates ties at the top of a category, in place: the second result gets the points of the first;
 * the fourth gets the points and the time of the third.
 */
export function tieTopResults(results: Result[]): void {
  const [first, second, third, fourth] = results.toSorted(compareResults);
  if (!first || !second || !third || !fourth) return;
  second.points = first.points;
  fourth.points = third.points;
  fourth.time = third.time;
}
