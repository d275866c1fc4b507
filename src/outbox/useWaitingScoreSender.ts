import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'react-redux';
import { advanceChanges, isStatus, namesOfRounds, serverMessage } from '../api/errors.ts';
import { useSaveMatchResultMutation } from '../api/matches.ts';
import { useAddRunMutation } from '../api/scoreEntry.ts';
import type { SessionState } from '../session/storage.ts';
import { copy } from './copy.ts';
import { maySend, useMaySend } from './useMaySend.ts';
import {
  isMatchResult,
  readWaitingScores,
  removeWaitingScore,
  storeWaitingScore,
  useWaitingScores,
  type WaitingScore,
} from './waitingScores.ts';

const retryMilliseconds = 4000;

/** Returns a function that sends a score, whatever it is of. */
function useRequest() {
  const [add] = useAddRunMutation();
  const [saveResult] = useSaveMatchResultMutation();
  return (score: WaitingScore): Promise<{ data?: unknown; error?: unknown }> => {
    if (isMatchResult(score)) {
      const { key, match, result } = score;
      return saveResult({ id: match.id, body: { key, ...result } });
    }
    const { key, tournamentId: id, categoryId, team, roundId, number, points, time } = score;
    const { outcome = 'finished', reason = null, advance } = score;
    const run = { round_id: roundId, number, outcome, points, time, reason };
    return add({
      id,
      categoryId,
      body: { key, team_id: team.id, ...run, ...(advance && { advance }) },
    });
  };
}

/**
 * Sends the waiting scores that the session may send, one after the other: at once, when the network is
 * back, and every few seconds. One that the server refuses stays with its message. One that the server
 * cannot answer for now, or not to this session, waits and holds up no other. Whoever leaves the page while
 * one could not be stored is asked by the browser.
 */
export function useWaitingScoreSender(): void {
  const request = useRequest();
  const store = useStore<{ session: SessionState }>();
  const isMine = useMaySend();
  const all = useWaitingScores();
  const waiting = all.filter((score) => score.rejection === undefined && isMine(score));
  const keys = waiting.map(({ key }) => key).join();
  const hasWaiting = keys !== '';
  const state = useRef({ isSending: false, isMounted: false });

  /** Returns whether it makes sense to send another one now. */
  const send = async (score: WaitingScore): Promise<boolean> => {
    const { data, error } = await request(score);
    if (data) removeWaitingScore(score);
    else if (isStatus(error, 404, 405, 409, 413, 422)) {
      const changes = advanceChanges(error);
      note({
        ...score,
        rejection: serverMessage(error) ?? copy.refused,
        ...(changes.length > 0 && { openedRounds: namesOfRounds(changes) }),
      });
    } else {
      note({ ...score, isDelayed: true });
      // What concerns this score alone; others, as without a network, would be answered alike.
      return isStatus(error, 403, 500);
    }
    return true;
  };

  const sendAll = useEffectEvent(async () => {
    if (state.current.isSending) return;
    state.current.isSending = true;
    const tried = new Set<string>();
    // Somebody else may sign in meanwhile.
    const isNext = (score: WaitingScore) =>
      score.rejection === undefined &&
      !tried.has(score.key) &&
      maySend(store.getState().session.organiser, score);
    const findNext = () => (state.current.isMounted ? readWaitingScores().find(isNext) : undefined);
    for (let next = findNext(); next; next = findNext()) {
      tried.add(next.key);
      if (await send(next)) continue;
      // The others are not even tried before the next time.
      readWaitingScores()
        .filter((score) => isNext(score) && !score.isDelayed)
        .forEach((score) => note({ ...score, isDelayed: true }));
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

/** Stores what has become of a score, unless it was discarded meanwhile. */
function note(score: WaitingScore): void {
  if (readWaitingScores().some(({ key }) => key === score.key)) storeWaitingScore(score);
}
