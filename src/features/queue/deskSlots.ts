import { isActiveCall, uncalled } from '../../../openapi/dayPlan/nextCall.ts';
import type {
  PlanSlot,
  SlotCall,
  SlotCallInput,
  SlotCallState,
} from '../../../openapi/schema.d.ts';
import type { WaitingCall } from '../../outbox/waitingEntries.ts';

export type Action = SlotCallInput['action'];

/** A run or a match in the queue of its arena, as it is once everything is sent that was pressed here. */
export type DeskSlot = {
  /** Slots of a plan that is stored have one. */
  id: number;
  slot: PlanSlot;
  /** The network has kept a step of it. */
  isDelayed: boolean;
  /** The server does not accept a step of it for now. */
  isHeldBack: boolean;
  /** What the server has not accepted. */
  refused: WaitingCall[];
};

const noVersion = '"0"';

/** Returns the version of a call after one more step. */
export const nextVersion = (version: string): string =>
  `"${Number(version.replaceAll('"', '')) + 1}"`;

export const versionOf = ({ call }: PlanSlot): string => call?.version ?? noVersion;

const calledState = ({ call }: PlanSlot): SlotCallState => call?.state ?? uncalled.state;

/** Whether a score or result has ended a slot, whatever has become of its call. */
export const isEntered = (slot: PlanSlot): boolean =>
  slot.ended_at !== null && calledState(slot) !== 'ended' && calledState(slot) !== 'absent';

/** Returns what has become of a slot. */
export const stateOf = (slot: PlanSlot): SlotCallState =>
  isEntered(slot) ? 'ended' : calledState(slot);

/** Whether nothing is to be done for a slot any more, or nobody has to play it. */
export const isOver = (slot: PlanSlot): boolean =>
  slot.ended_at !== null ||
  stateOf(slot) === 'ended' ||
  stateOf(slot) === 'absent' ||
  (slot.expected_at === null && !isActiveCall({ state: stateOf(slot) }));

/** Whether it is known who plays. */
export const isKnown = ({ place, match }: PlanSlot): boolean =>
  place === null && (!match || (match.home.team_id !== null && match.away.team_id !== null));

/** Returns a slot with a call that follows the one it has. */
function withCall(slot: PlanSlot, call: SlotCall): PlanSlot {
  const wasEnded = calledState(slot) === 'ended';
  const endedAt = call.state === 'ended' ? call.at : wasEnded ? null : slot.ended_at;
  return { ...slot, call, ended_at: endedAt };
}

/** Returns slots as they are after what was pressed here, in the order that they then have. */
export function toDeskSlots(
  slots: readonly PlanSlot[],
  waiting: readonly WaitingCall[],
): DeskSlot[] {
  const bySlot = Map.groupBy(waiting, ({ slot }) => slot.id);
  const shown = slots.flatMap((stored) => {
    if (stored.id === null) return [];
    const own = bySlot.get(stored.id) ?? [];
    const unsent = own.filter(({ rejection }) => rejection === undefined);
    let slot = stored;
    // What the server has recorded meanwhile, whoever has pressed, is in the schedule already.
    for (const { version, call } of unsent)
      if (version === versionOf(slot)) slot = withCall(slot, call);
    return {
      id: stored.id,
      slot,
      isDelayed: unsent.some(({ isDelayed }) => isDelayed === true),
      isHeldBack: unsent.some(({ delayReason }) => delayReason !== undefined),
      refused: own.filter(({ rejection }) => rejection !== undefined),
      isPutLast:
        slot !== stored &&
        slot.call?.state === 'waiting' &&
        unsent.some(({ action }) => action === 'miss'),
    };
  });
  const last = shown.filter(({ isPutLast }) => isPutLast);
  return [...shown.filter(({ isPutLast }) => !isPutLast), ...last];
}

const order: Partial<Record<SlotCallState, number>> = { running: 0, present: 1, called: 2 };
const orderOf = ({ slot }: DeskSlot) => order[stateOf(slot)] ?? 3;

/** How many of those who wait are to be ready. */
const readyCount = 2;

/** Returns the queue of an arena: what runs, who is there, who is called, and who waits; `readyIds` come next. */
export function listArena(slots: readonly DeskSlot[]) {
  const open = slots
    .filter(({ slot }) => !isOver(slot))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  const active = open.filter(({ slot }) => isActiveCall({ state: stateOf(slot) }));
  const waiting = open.slice(active.length);
  return {
    active,
    waiting,
    over: slots.filter(({ slot }) => isOver(slot)),
    readyIds: new Set(waiting.slice(0, readyCount).map(({ id }) => id)),
  };
}

/** Whether the server might call a team all the same, which a desk has to say: it plays elsewhere. */
export const canCallAnyway = ({ slot, refused: [first] }: DeskSlot): boolean =>
  first?.action === 'call' &&
  !first.anyway &&
  first.version === versionOf(slot) &&
  stateOf(slot) === 'waiting' &&
  !isOver(slot);
