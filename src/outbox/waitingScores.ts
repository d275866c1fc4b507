import type { RunOutcome, ScoreEntryTeam } from '../../openapi/schema.d.ts';
import { useMemo, useSyncExternalStore } from 'react';

/** The scores of an organiser that wait in this browser, in the order in which they were entered. */
export function useWaitingScores(organiserId: number): WaitingScore[] {
  const text = useSyncExternalStore(subscribeToWaitingScores, () => readWaitingText(organiserId));
  return useMemo(() => parseWaitingText(text), [text]);
}

/** A score that was entered in this browser and has no answer of the server yet. */
export type WaitingScore = {
  /** Made when it was entered, so that it is added once, however often it is sent. */
  key: string;
  tournamentId: number;
  categoryId: number;
  /** Tournament and category: 'RoboLaga Surabaya · Inspire'. Browsers have stored it by this name. */
  desk: string;
  team: ScoreEntryTeam;
  /** The round and the number of the run; a score of an earlier version of this page has neither. */
  roundId?: number | undefined;
  number?: number | undefined;
  /** Finished without it. */
  outcome?: RunOutcome;
  points: number | null;
  time: string | null;
  reason?: string | null;
  /** In milliseconds. */
  enteredAt: number;
  /** It was sent, and there was no answer. */
  isDelayed?: boolean;
  /** Why the server has not accepted it; it is not sent again as it is. */
  rejection?: string;
  /** The rounds because of which it was not accepted: other teams would advance to them. */
  openedRounds?: string;
  /** An organiser has decided that such rounds stand. */
  advance?: 'keep';
};

const prefixOf = (organiserId: number) => `robolaga-waiting-score/${organiserId}/`;
const changed = 'robolaga-waiting-scores';

function notify(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls back when scores of this tab or another one begin or end to wait. */
function subscribeToWaitingScores(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changed, callback);
    window.removeEventListener('storage', callback);
  };
}

/** Returns the waiting scores of an organiser as the texts that are stored. */
function readTexts(organiserId: number): string[] {
  // If storage is blocked, even accessing it throws.
  try {
    const { localStorage } = window;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(organiserId)))
      .flatMap((key) => localStorage.getItem(key) ?? []);
  } catch {
    return [];
  }
}

/** Returns the waiting scores as one text, which changes with them. */
const readWaitingText = (organiserId: number): string =>
  JSON.stringify(readTexts(organiserId).sort());

/** Returns a stored score; undefined if the entry is corrupt or of another version of this page. */
function parseScore(text: string): WaitingScore | undefined {
  try {
    const score = JSON.parse(text) as WaitingScore;
    const { key, tournamentId, categoryId, team, points, time, enteredAt } = score;
    const numbers = [tournamentId, categoryId, team.id, points ?? 0, enteredAt];
    const texts = [key, team.name, team.code, time ?? ''];
    const isWhole =
      numbers.every((value) => typeof value === 'number') &&
      texts.every((value) => typeof value === 'string');
    return isWhole ? score : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the scores in a text of `readWaitingText`, in the order in which they were entered, without
 * those that cannot be read.
 */
const parseWaitingText = (text: string): WaitingScore[] =>
  (JSON.parse(text) as string[])
    .flatMap((entry) => parseScore(entry) ?? [])
    .sort((one, other) => one.enteredAt - other.enteredAt || one.key.localeCompare(other.key));

export const readWaitingScores = (organiserId: number): WaitingScore[] =>
  parseWaitingText(readWaitingText(organiserId));

/**
 * Stores a score until it is sent; each has an entry of its own, so that no tab overwrites another
 * one's. Returns whether it is stored.
 */
export function storeWaitingScore(organiserId: number, score: WaitingScore): boolean {
  try {
    window.localStorage.setItem(prefixOf(organiserId) + score.key, JSON.stringify(score));
  } catch {
    return false;
  }
  notify();
  return true;
}

type Category = { organiserId: number; tournamentId: number; categoryId: number; name: string };
type NewRun = Pick<WaitingScore, 'team' | 'roundId' | 'number' | 'advance'> &
  Required<Pick<WaitingScore, 'outcome' | 'points' | 'time' | 'reason'>>;

/**
 * Stores a run under a key of its own until it is sent, also one that was stored before: what was sent
 * may have been saved, and a correction must not pass for it. Returns whether it is stored.
 */
export const storeRun = (
  { organiserId, tournamentId, categoryId, name }: Category,
  run: NewRun,
): boolean =>
  storeWaitingScore(organiserId, {
    key: crypto.randomUUID(),
    tournamentId,
    categoryId,
    desk: name,
    ...run,
    enteredAt: Date.now(),
  });

export function removeWaitingScore(organiserId: number, key: string): void {
  try {
    window.localStorage.removeItem(prefixOf(organiserId) + key);
  } catch {
    // If storage is blocked, nothing was stored.
  }
  notify();
}
