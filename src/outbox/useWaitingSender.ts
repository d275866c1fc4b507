import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'react-redux';
import { advanceChanges, isStatus, namesOfRounds, serverMessage } from '../api/errors.ts';
import { useRecordCallMutation } from '../api/queue.ts';
import { useSaveMatchResultMutation } from '../api/matches.ts';
import { useAddRunMutation } from '../api/scoreEntry.ts';
import type { SessionState } from '../session/storage.ts';
import { copy } from './copy.ts';
import { maySend, useMaySend } from './useMaySend.ts';
import {
  isCall,
  isMatchResult,
  readWaiting,
  removeWaiting,
  storeWaiting,
  useWaitingEntries,
  type WaitingEntry,
} from './waitingEntries.ts';

const retryMilliseconds = 4000;

/** Returns a function that sends an entry, whatever it is of. */
function useRequest() {
  const [add] = useAddRunMutation();
  const [saveResult] = useSaveMatchResultMutation();
  const [recordCall] = useRecordCallMutation();
  return (entry: WaitingEntry): Promise<{ data?: unknown; error?: unknown }> => {
    if (isCall(entry)) {
      const { key, tournamentId: id, slot, action, version } = entry;
      const anyway = entry.anyway === true || isSettled(entry);
      const body = { key, action, ...(anyway && { anyway }) };
      return recordCall({ id, slotId: slot.id, 'If-Match': version, body });
    }
    if (isMatchResult(entry)) {
      const { key, match, result } = entry;
      return saveResult({ id: match.id, body: { key, ...result } });
    }
    const { key, tournamentId: id, categoryId, team, roundId, number, points, time } = entry;
    const { outcome = 'finished', reason = null, advance } = entry;
    const run = { round_id: roundId, number, outcome, points, time, reason };
    return add({
      id,
      categoryId,
      body: { key, team_id: team.id, ...run, ...(advance && { advance }) },
    });
  };
}

/** Names what the entries are about of which each follows the one before: the steps of one call. */
const subjectOf = (entry: WaitingEntry): string =>
  isCall(entry) ? `slot ${entry.slot.id}` : entry.key;

/** Returns what cannot be sent once an entry is refused: the later steps of the same call. */
const laterStepsOf = (entry: WaitingEntry): WaitingEntry[] =>
  readWaiting().filter(
    (each) =>
      each.key !== entry.key &&
      each.rejection === undefined &&
      subjectOf(each) === subjectOf(entry),
  );

/** Whether a team whose call is not sent yet has come, or not, meanwhile: that it is called elsewhere is settled. */
const isSettled = (entry: WaitingEntry): boolean =>
  laterStepsOf(entry).some(
    (each) => isCall(each) && each.action !== 'call' && each.action !== 'undo',
  );

/**
 * Sends the waiting entries that the session may send, one after the other: at once, when the network is
 * back, and every few seconds. One that the server refuses stays with its message. One that the server
 * cannot answer for now, or not to this session, waits and holds up no other. Whoever leaves the page while
 * one could not be stored is asked by the browser.
 */
export function useWaitingSender(): void {
  const request = useRequest();
  const store = useStore<{ session: SessionState }>();
  const isMine = useMaySend();
  const all = useWaitingEntries();
  const waiting = all.filter((entry) => entry.rejection === undefined && isMine(entry));
  const keys = waiting.map(({ key }) => key).join();
  const hasWaiting = keys !== '';
  const state = useRef({ isSending: false, isMounted: false });

  /** Returns whether it was answered; otherwise whether it makes sense to send another one now. */
  const send = async (entry: WaitingEntry): Promise<'answered' | 'delayed' | 'unreachable'> => {
    const { data, error } = await request(entry);
    if (data) removeWaiting(entry);
    else if (isStatus(error, 404, 405, 409, 412, 413, 422)) {
      const changes = advanceChanges(error);
      note({
        ...entry,
        rejection: serverMessage(error) ?? copy.refused,
        ...(changes.length > 0 && { openedRounds: namesOfRounds(changes) }),
      });
      for (const later of laterStepsOf(entry)) note({ ...later, rejection: copy.afterRefused });
    } else {
      const delayReason = isStatus(error, 403) ? serverMessage(error) : undefined;
      note({ ...entry, isDelayed: true, delayReason });
      // What concerns this entry alone; others, as without a network, would be answered alike.
      return isStatus(error, 403, 500) ? 'delayed' : 'unreachable';
    }
    return 'answered';
  };

  const sendAll = useEffectEvent(async () => {
    if (state.current.isSending) return;
    state.current.isSending = true;
    const tried = new Set<string>();
    // Somebody else may sign in meanwhile.
    const isNext = (entry: WaitingEntry) =>
      entry.rejection === undefined &&
      !tried.has(entry.key) &&
      !tried.has(subjectOf(entry)) &&
      maySend(store.getState().session.organiser, entry);
    const findNext = () => (state.current.isMounted ? readWaiting().find(isNext) : undefined);
    for (let next = findNext(); next; next = findNext()) {
      tried.add(next.key);
      const sent = await send(next);
      // A step of a call cannot be taken before the one it follows.
      if (sent === 'delayed') tried.add(subjectOf(next));
      if (sent !== 'unreachable') continue;
      // The others are not even tried before the next time.
      readWaiting()
        .filter((entry) => isNext(entry) && !entry.isDelayed)
        .forEach((entry) => note({ ...entry, isDelayed: true }));
      break;
    }
    state.current.isSending = false;
  });

  useEffect(() => {
    const current = state.current;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);

  useEffect(() => void sendAll(), [keys]);

  const hasUnstored = all.some(({ isUnstored }) => isUnstored);
  useEffect(() => {
    if (!hasUnstored) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnstored]);

  useEffect(() => {
    if (!hasWaiting) return undefined;
    const start = () => void sendAll();
    const timer = setInterval(start, retryMilliseconds);
    window.addEventListener('online', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', start);
    };
  }, [hasWaiting]);
}

/** Stores what has become of an entry, unless it was discarded meanwhile. */
function note(entry: WaitingEntry): void {
  if (readWaiting().some(({ key }) => key === entry.key)) storeWaiting(entry);
}
