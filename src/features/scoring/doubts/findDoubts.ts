import { needsPoints, needsTime, type RoundRule } from '../../../../openapi/runs/runResults.ts';
import { writePoints } from '../../../../openapi/runs/scorePoints.ts';
import {
  formatOfTime,
  formatTime,
  parseTime,
  refineTime,
  type TimeFormat,
} from '../../../../openapi/runs/scoreTimes.ts';
import type { RunPosition, RunValues } from '../runs.ts';

/** A run that is recorded, or is about to be. */
export type RecordedRun = RunPosition & Omit<RunValues, 'reason'> & { teamId: number };

/** What is unusual about a run: the value, and the one that it differs from. */
export type Doubt = {
  kind: 'faster' | 'slower' | 'fastest' | 'highest';
  value: string;
  other: string;
};

/** With fewer runs of the round, nothing is known about what is usual. */
const fewestRuns = 3;
/** How many times as short or as long as the others a time is unusual. */
const timeFactor = 2;
/** How many times as many as the most points are unusual. */
const pointsFactor = 1.5;

const isSamePlace = (one: RecordedRun, other: RecordedRun) =>
  one.teamId === other.teamId && one.roundId === other.roundId && one.number === other.number;

/** Returns times as numbers of the format, those that it can write. */
const timesOf = (runs: readonly RecordedRun[], format: TimeFormat): number[] =>
  runs.flatMap(({ time }) => {
    const written = time === null ? '' : refineTime(time, format);
    const value = written !== '' && formatOfTime(written) === format ? parseTime(written) : 0;
    return value > 0 ? [value] : [];
  });

/** Returns the one in the middle, or the mean of the two there; undefined of none. */
function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

/** Returns what is unusual about a time beside the others of the team, otherwise beside those of the round. */
function findTimeDoubt(
  time: string,
  ownRuns: readonly RecordedRun[],
  roundRuns: readonly RecordedRun[],
): Doubt[] {
  const format = formatOfTime(time);
  const value = parseTime(time);
  const doubt = (kind: Doubt['kind'], other: number) => [
    { kind, value: time, other: formatTime(other, format) },
  ];
  const own = medianOf(timesOf(ownRuns, format));
  if (own !== undefined && value * timeFactor < own) return doubt('faster', own);
  if (own !== undefined && value > own * timeFactor) return doubt('slower', own);
  const best = Math.min(...timesOf(roundRuns, format));
  return Number.isFinite(best) && value * timeFactor < best ? doubt('fastest', best) : [];
}

function findPointsDoubt(points: number, roundRuns: readonly RecordedRun[]): Doubt[] {
  const highest = Math.max(...roundRuns.map((run) => run.points ?? 0));
  return highest > 0 && points > highest * pointsFactor
    ? [{ kind: 'highest', value: writePoints(points), other: writePoints(highest) }]
    : [];
}

/**
 * Returns what a person should look at again before a run is saved, of what its round ranks: a time of less
 * than half or more than double the team's other runs of the category (their median), or of less than half
 * the best one of the round; points of more than one and a half times the most of the round. Finished runs
 * alone are compared, and nothing is unusual before the round has three.
 */
export function findDoubts(
  run: RecordedRun,
  recorded: readonly RecordedRun[],
  rule: RoundRule,
): Doubt[] {
  const others = recorded.filter(
    (other) => other.outcome === 'finished' && !isSamePlace(other, run),
  );
  const ofRound = others.filter(({ roundId }) => roundId === run.roundId);
  if (run.outcome !== 'finished' || ofRound.length < fewestRuns) return [];
  const ofTeam = others.filter(({ teamId }) => teamId === run.teamId);
  const { points, time, outcome } = run;
  return [
    ...(points !== null && needsPoints(rule, outcome) ? findPointsDoubt(points, ofRound) : []),
    ...(time !== null && needsTime(rule, outcome) ? findTimeDoubt(time, ofTeam, ofRound) : []),
  ];
}
