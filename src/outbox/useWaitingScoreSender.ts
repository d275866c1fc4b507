import { useEffect, useEffectEvent, useRef } from 'react';
import { advanceChanges, isStatus, namesOfRounds, serverMessage } from '../api/errors.ts';
import { useAddRunMutation } from '../api/scoreEntry.ts';
import { copy } from './copy.ts';
import {
  readWaitingScores,
  removeWaitingScore,
  storeWaitingScore,
  useWaitingScores,
  type WaitingScore,
} from './waitingScores.ts';

const retryMilliseconds = 4000;

/**
 * Sends the waiting scores of an organiser one after the other: at once, when the network is back,
 * and every few seconds. One that the server refuses stays with its message; an answer that does not
 * come, or is none of the server, is waited for. Whoever leaves the page while one could not be stored is
 * asked by the browser.
 */
export function useWaitingScoreSender(organiserId: number): void {
  const [add] = useAddRunMutation();
  const all = useWaitingScores(organiserId);
  const waiting = all.filter(({ rejection }) => rejection === undefined);
  const keys = waiting.map(({ key }) => key).join();
  const hasWaiting = keys !== '';
  const state = useRef({ isSending: false, isMounted: false });

  /** Returns whether there was an answer. */
  const send = async (score: WaitingScore): Promise<boolean> => {
    const { key, tournamentId: id, categoryId, team, roundId, number, points, time } = score;
    const { outcome = 'finished', reason = null, advance } = score;
    const run = { round_id: roundId, number, outcome, points, time, reason };
    const body = { key, team_id: team.id, ...run, ...(advance && { advance }) };
    const { data, error } = await add({ id, categoryId, body });
    const hasAnswer = data !== undefined || isStatus(error, 403, 404, 405, 409, 413, 422);
    if (data) removeWaitingScore(organiserId, key);
    else if (hasAnswer) {
      const changes = advanceChanges(error);
      note(organiserId, {
        ...score,
        rejection: serverMessage(error) ?? copy.refused,
        ...(changes.length > 0 && { openedRounds: namesOfRounds(changes) }),
      });
    } else note(organiserId, { ...score, isDelayed: true });
    return hasAnswer;
  };

  const sendAll = useEffectEvent(async () => {
    if (state.current.isSending) return;
    state.current.isSending = true;
    const findNext = () => (state.current.isMounted ? findUnsent(organiserId) : undefined);
    for (let next = findNext(); next; next = findNext()) if (!(await send(next))) break;
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

const findUnsent = (organiserId: number) =>
  readWaitingScores(organiserId).find(({ rejection }) => rejection === undefined);

/** Stores what has become of a score, unless it was discarded meanwhile. */
function note(organiserId: number, score: WaitingScore): void {
  if (readWaitingScores(organiserId).some(({ key }) => key === score.key))
    storeWaitingScore(organiserId, score);
}
