import type { ResultsStateName } from '../../openapi/schema.d.ts';

/** What decides until when teams may object to their results. */
export type ObjectionWindow = {
  state: ResultsStateName;
  /** When the results were declared provisional; null before. */
  provisionalAt: Date | null;
  /** Whether official results are being corrected. */
  isCorrection: boolean;
  /** How long teams may object to provisional results, in minutes. */
  minutes: number;
  /** Whether the last day of the tournament is over. */
  isOver: boolean;
};

/** Returns until when teams may object to provisional results; null while no end is set, and for official ones. */
export const objectionsUntil = ({
  state,
  provisionalAt,
  isCorrection,
  minutes,
}: Omit<ObjectionWindow, 'isOver'>): Date | null =>
  state === 'provisional' && provisionalAt !== null && !isCorrection
    ? new Date(provisionalAt.getTime() + minutes * 60_000)
    : null;

/** Returns whether teams may object at a time: before results are provisional as well, on the days of the tournament. */
export function mayObject(window: ObjectionWindow, now: Date): boolean {
  const { state, isOver, isCorrection } = window;
  if (state === 'official' || isCorrection) return false;
  if (state !== 'provisional') return !isOver;
  const until = objectionsUntil(window);
  return until !== null && now < until;
}
