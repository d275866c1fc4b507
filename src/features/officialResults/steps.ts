import type { ManagedResultsState } from '../../../openapi/schema.d.ts';
import { type Clock, timeText } from '../schedule/turnText.ts';
import { type Action, copy } from './copy.ts';

type State = Pick<
  ManagedResultsState,
  'state' | 'hidden' | 'frozen_at' | 'provisional_at' | 'objections_until' | 'versions'
>;

const at = (instant: string, clock: Clock) => timeText(Date.parse(instant), clock);

/** Whether official results are being corrected. */
const isCorrected = ({ state, versions }: Pick<State, 'state' | 'versions'>): boolean =>
  state !== 'official' && versions.length > 0;

/**
 * Whether everybody sees the board as it was frozen, and no official version of it. What a correction alone hides, it
 * hides from its own beginning on.
 */
export const isBoardFrozen = (state: State): boolean =>
  state.hidden && !(isCorrected(state) && state.frozen_at === state.provisional_at);

/** Returns which steps an organiser can take in a state, the one that comes next first. */
export function stepsOf(state: Pick<State, 'state' | 'hidden' | 'versions'>): Action[] {
  const steps: Record<State['state'], Action[]> = {
    live: ['freeze', 'declare'],
    frozen: ['declare', 'open'],
    provisional: isCorrected(state)
      ? ['make_official']
      : ['make_official', 'resume', ...(state.hidden ? (['open'] as const) : [])],
    official: state.hidden ? ['open', 'correct'] : ['correct'],
  };
  return steps[state.state];
}

/** Returns until when teams may object, if they still may. */
export const openWindow = (
  { objections_until: until }: Pick<State, 'objections_until'>,
  now: number,
): string | undefined => (until !== null && Date.parse(until) > now ? until : undefined);

/** Returns how final the results are, in words. */
export function stateText(state: State, clock: Clock): string {
  const { states } = copy;
  const version = state.versions.at(-1)?.version ?? 1;
  if (state.state === 'official') return states.official(version);
  if (isCorrected(state))
    return isBoardFrozen(state) ? states.correctingFrozen : states.correcting(version);
  if (state.state === 'live') return states.live;
  if (state.state === 'frozen')
    return states.frozen(state.frozen_at === null ? '' : at(state.frozen_at, clock));
  const until = openWindow(state, clock.now);
  if (until === undefined)
    return state.objections_until ? states.objectionsEnded : states.provisional;
  const minutes = Math.floor((Date.parse(until) - clock.now) / 60_000);
  return states.objectionsUntil(at(until, clock), copy.minutesLeft(minutes));
}

/** Says that the board does not show everything, where the state itself does not. */
export const hiddenText = (state: State, clock: Clock): string | undefined =>
  isBoardFrozen(state) && state.frozen_at !== null && state.state !== 'frozen'
    ? copy.stillHidden(at(state.frozen_at, clock))
    : undefined;
