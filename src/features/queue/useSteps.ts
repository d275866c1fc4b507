import { useState } from 'react';
import { nextCall, uncalled } from '../../../openapi/dayPlan/nextCall.ts';
import type { SlotCall } from '../../../openapi/schema.d.ts';
import { currentTime } from '../../lib/dates/clock.ts';
import { isCall, readWaiting, removeWaiting, storeCall } from '../../outbox/waitingEntries.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import type { Names } from '../schedule/turnText.ts';
import { nameOf } from './callText.ts';
import { copy } from './copy.ts';
import { type Action, type DeskSlot, isEntered, nextVersion, versionOf } from './deskSlots.ts';
import type { useQueue } from './useQueue.ts';

/** What a step has changed here: the call before it, and the version after it. */
type Taken = { before: SlotCall | null; version: string };

type Steps = { names: Names; desk: ReturnType<typeof useQueue>['desk'] };

/**
 * Takes steps of calls. Each is stored in the browser at once and sent from there, so that the desk goes on
 * whether there is a network or not.
 */
export function useSteps({ names, desk }: Steps) {
  const toast = useToast();
  const [taken, setTaken] = useState<ReadonlyMap<number, Taken>>(new Map());
  const [latestId, setLatestId] = useState<number>();

  const canUndo = ({ id, slot }: DeskSlot): boolean =>
    taken.get(id)?.version === versionOf(slot) && !isEntered(slot);

  /** Removes what was not accepted of a call; returns whether there was any. */
  const dismiss = ({ id }: Pick<DeskSlot, 'id'>): boolean => {
    const refused = readWaiting()
      .filter(isCall)
      .filter(({ slot, rejection }) => slot.id === id && rejection !== undefined);
    for (const call of refused) removeWaiting(call);
    return refused.length > 0;
  };

  const store = (
    { id, slot }: DeskSlot,
    step: { action: Action; anyway?: boolean; version: string; call: SlotCall },
  ) => {
    const { title, ...of } = desk;
    storeCall(
      { ...of, name: `${title} · ${copy.title}` },
      { slot: { id, arenaId: slot.arena_id, name: nameOf(slot, names) }, ...step },
    );
  };

  /** Restores the call before a step that was taken here. */
  const undo = (entry: DeskSlot, { before, version }: Taken) => {
    // A step that was not accepted has changed nothing.
    if (dismiss(entry)) return;
    const restored = before ?? { ...uncalled, at: new Date(currentTime()).toISOString() };
    store(entry, {
      action: 'undo',
      version,
      call: { ...restored, version: nextVersion(version) },
    });
    setTaken((all) => new Map([...all].filter(([id]) => id !== entry.id)));
    toast.success(copy.pressed.undo(nameOf(entry.slot, names)), { group: 'call' });
  };

  return {
    canUndo,
    /** Whether its step was the last one of this desk. */
    isLatest: ({ id }: DeskSlot) => id === latestId,
    dismiss,
    undo: (entry: DeskSlot) => {
      const own = taken.get(entry.id);
      if (own && canUndo(entry)) undo(entry, own);
    },
    take: (entry: DeskSlot, action: Exclude<Action, 'undo'>, anyway = false) => {
      const { id, slot } = entry;
      const step = nextCall(slot.call ?? uncalled, action);
      if ('problem' in step) return;
      dismiss(entry);
      const at = new Date(currentTime()).toISOString();
      const version = nextVersion(versionOf(slot));
      const call = { ...step.next, at, version };
      store(entry, { action, version: versionOf(slot), call, ...(anyway && { anyway }) });
      const own = { before: slot.call, version };
      setTaken((all) => new Map([...all, [id, own]]));
      setLatestId(id);
      const arena = names.arenas.get(slot.arena_id) ?? '';
      toast.success(copy.pressed[action](nameOf(slot, names), arena), {
        group: 'call',
        undo: () => undo(entry, own),
      });
    },
  };
}
