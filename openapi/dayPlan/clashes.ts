import type { Interval } from './intervals.ts';
import type { Player } from './occupancy.ts';

const isPlace = ({ teams }: Player): boolean => teams.some((team) => typeof team === 'string');

/** Whether somebody may have to play two jobs: in places of one stage, different teams play. */
export function haveSamePlayers(one: Player, other: Player): boolean {
  if (one.teams.some((team) => other.teams.includes(team))) return true;
  const isSameStage = one.categoryId === other.categoryId && one.stage === other.stage;
  if (isSameStage && isPlace(one) && isPlace(other)) return false;
  return one.pupilIds.some((id) => other.pupilIds.includes(id));
}

const areTogether = (one: Interval, other: Interval): boolean =>
  one.from < other.to && other.from < one.to;

export type Timed = Interval & { arenaId: number; job: Player & { key: string } };

/** Two slots that cannot both be when they are. */
type Pair = { slot: Timed; other: Timed };

const timesOf = (slots: readonly Timed[]) => new Map(slots.map((slot) => [slot.job.key, slot]));

/**
 * Returns the first slot that a change would put before an earlier stage of its category is over, with one
 * that it would have to wait for. What was so before is let be.
 */
export function findTooEarly(slots: readonly Timed[], before: readonly Timed[]): Pair | undefined {
  const timeOf = timesOf(before);
  const isEarly = (slot: Timed | undefined, other: Timed | undefined) =>
    slot !== undefined && other !== undefined && other.to > slot.from;
  const ofCategory = Map.groupBy(slots, ({ job }) => job.categoryId);
  for (const slot of slots) {
    if (slot.job.stage === 0) continue;
    const other = ofCategory
      .get(slot.job.categoryId)
      ?.find(
        (each) =>
          each.job.stage < slot.job.stage &&
          isEarly(slot, each) &&
          !isEarly(timeOf.get(slot.job.key), timeOf.get(each.job.key)),
      );
    if (other) return { slot, other };
  }
  return undefined;
}

/** Returns the first slot that a change would put at a time at which its players are in another arena. */
export function findClash(slots: readonly Timed[], before: readonly Timed[]): Pair | undefined {
  const timeOf = timesOf(before);
  const clashes = (slot: Timed | undefined, other: Timed | undefined) =>
    slot !== undefined &&
    other !== undefined &&
    slot.arenaId !== other.arenaId &&
    areTogether(slot, other);
  const isMoved = ({ job, from, arenaId }: Timed) =>
    timeOf.get(job.key)?.from !== from || timeOf.get(job.key)?.arenaId !== arenaId;
  for (const slot of slots.filter(isMoved)) {
    const other = slots.find(
      (each) =>
        clashes(slot, each) &&
        haveSamePlayers(slot.job, each.job) &&
        !clashes(timeOf.get(slot.job.key), timeOf.get(each.job.key)),
    );
    if (other) return { slot, other };
  }
  return undefined;
}
