import { afterBreaks } from '../../../../openapi/dayPlan/intervals.ts';
import type { TeamDayTournament, TeamTurn } from '../../../../openapi/schema.d.ts';

type Breaks = TeamDayTournament['breaks'];

/** When something is asked, and of when the answer is, in milliseconds. */
export type Moments = { now: number; answeredAt: number };

const minute = 60_000;
/** An answer that is older may lack what has been entered since. */
export const staleAge = 2 * minute;

/**
 * Returns when a turn will probably begin, in milliseconds; undefined once it is over. As long as nothing new is
 * entered, time moves it on; an old answer does not know what was entered.
 */
export function expectTurn(
  turn: TeamTurn,
  breaks: Breaks,
  { now, answeredAt }: Moments,
): number | undefined {
  const { expected_at: expectedAt, queue_at: queueAt, slack, seconds } = turn;
  if (isOver(turn)) return undefined;
  // What runs may have no forecast any more.
  if (expectedAt === null) return now;
  const at = Date.parse(expectedAt);
  if (queueAt === null) return at;
  const known = now - answeredAt > staleAge ? answeredAt : now;
  const delay = Math.max(0, known - Date.parse(queueAt) - (slack ?? 0) * 1000);
  if (delay === 0) return at;
  const pauses = breaks.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  return afterBreaks(at + delay, seconds * 1000, pauses);
}

export const isAbsent = ({ call, ended_at: endedAt }: TeamTurn): boolean =>
  call?.state === 'absent' && endedAt === null;

/** Whether nothing is expected of it any more. */
export const isOver = (turn: TeamTurn): boolean =>
  turn.ended_at !== null || turn.call?.state === 'absent' || turn.before === null;

export type TurnState = 'running' | 'called' | 'present' | 'soon' | 'waiting';

/** The first ones that nobody has called yet. */
const soonCount = 2;
/** Long before it, nobody needs to be ready. */
const soonTime = 20 * minute;

/** Returns what a team has to do about a turn that is not over, which begins at `at`. */
function turnState({ call, waiting_before: before }: TeamTurn, at: number, now: number): TurnState {
  const { state } = call ?? {};
  if (state === 'running' || state === 'called' || state === 'present') return state;
  return (before ?? soonCount) < soonCount && at - now <= soonTime ? 'soon' : 'waiting';
}

const urgency: Record<TurnState, number> = {
  running: 0,
  called: 1,
  present: 2,
  soon: 3,
  waiting: 3,
};

export type NextTurn = { turn: TeamTurn; at: number; state: TurnState };

/** Returns the turn that a team has to know about first: what runs or is called, then by time. */
export function findNextTurn(
  { turns, breaks }: Pick<TeamDayTournament, 'turns' | 'breaks'>,
  moments: Moments,
): NextTurn | undefined {
  return turns
    .flatMap((turn) => {
      const at = expectTurn(turn, breaks, moments);
      return at === undefined ? [] : [{ turn, at, state: turnState(turn, at, moments.now) }];
    })
    .toSorted((one, other) => urgency[one.state] - urgency[other.state] || one.at - other.at)[0];
}
