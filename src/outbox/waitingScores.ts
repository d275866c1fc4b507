import type { MatchResultInput, RunOutcome, ScoreEntryTeam } from '../../openapi/schema.d.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { createUniqueId } from '../lib/createUniqueId.ts';
import { copy } from './copy.ts';

/** The scores that wait in this browser, whoever has entered them, in the order in which they were entered. */
export function useWaitingScores(): WaitingScore[] {
  const text = useSyncExternalStore(subscribeToWaitingScores, readWaitingText);
  return useMemo(() => parseWaitingText(text), [text]);
}

/** What was entered in this browser and has no answer of the server yet. */
type Waiting = {
  /** Made when it was entered, so that it is added once, however often it is sent. */
  key: string;
  /** The organiser who has entered it; of table cards, the tournament with a minus. */
  organiserId: number;
  tournamentId: number;
  categoryId: number;
  /** Tournament and category: 'RoboLaga Surabaya · Inspire'. Browsers have stored it by this name. */
  desk: string;
  /** In milliseconds. */
  enteredAt: number;
  /** It was sent, and there was no answer. */
  isDelayed?: boolean;
  /** Why the server has not accepted it; it is not sent again as it is. */
  rejection?: string;
  /** The rounds because of which a run was not accepted: other teams would advance to them. */
  openedRounds?: string;
  /** The storage of the browser is full or blocked: it lasts as long as the page. */
  isUnstored?: boolean;
};

export type WaitingRun = Waiting & {
  team: ScoreEntryTeam;
  /** The round and the number of the run; a score of an earlier version of this page has neither. */
  roundId?: number | undefined;
  number?: number | undefined;
  /** Finished without it. */
  outcome?: RunOutcome;
  points: number | null;
  time: string | null;
  reason?: string | null;
  /** An organiser has decided that opened rounds stand. */
  advance?: 'keep';
};

/** How a match has ended, as it is entered. */
export type MatchValues = Omit<MatchResultInput, 'key' | 'undo'>;

export type WaitingMatch = Waiting & {
  /** What is shown of it, also if the round was drawn again. */
  match: {
    id: number;
    roundId: number;
    number: number;
    home: ScoreEntryTeam;
    away: ScoreEntryTeam;
  };
  result: MatchValues;
};

/** The score of a run, or the result of a match. */
export type WaitingScore = WaitingRun | WaitingMatch;

export const isMatchResult = (score: WaitingScore): score is WaitingMatch => 'match' in score;
export const isRun = (score: WaitingScore): score is WaitingRun => !isMatchResult(score);

/** Returns how many wait: '2 skor', '1 hasil', or '2 skor dan 1 hasil'. */
export function countText(scores: readonly WaitingScore[]): string {
  const matches = scores.filter(isMatchResult).length;
  return copy.count(scores.length - matches, matches);
}

const prefix = 'robolaga-waiting-score/';
const nameOf = ({ organiserId, key }: Pick<WaitingScore, 'organiserId' | 'key'>) =>
  `${prefix}${organiserId}/${key}`;
const changed = 'robolaga-waiting-scores';

/** What the browser could not store, by the names under which it would be. */
const unstored = new Map<string, string>();

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

/** Returns the names and values of the browser's storage; none if it is blocked. */
function readStorage(): [string, string][] {
  // If storage is blocked, even accessing it throws.
  try {
    return Object.entries<string>(window.localStorage);
  } catch {
    return [];
  }
}

/** Returns the waiting scores as one text, which changes with them. */
function readWaitingText(): string {
  // Of a score that could not be stored again, the browser still has what it was before.
  const entries = [...new Map([...readStorage(), ...unstored])];
  return JSON.stringify(entries.filter(([name]) => name.startsWith(prefix)).sort());
}

/** Returns a stored score; undefined if the entry is corrupt or of another version of this page. */
function parseScore([name, stored]: [string, string]): WaitingScore | undefined {
  try {
    // An earlier version of this page has the organiser in the name alone.
    const organiserId = Number(name.slice(prefix.length).split('/', 1)[0]);
    const score = { ...(JSON.parse(stored) as WaitingScore), organiserId };
    const { key, tournamentId, categoryId, enteredAt } = score;
    const teams = isMatchResult(score) ? [score.match.home, score.match.away] : [score.team];
    const [number, text] = isMatchResult(score)
      ? [score.match.id, score.result.outcome]
      : [score.points ?? 0, score.time ?? ''];
    const numbers = [organiserId, tournamentId, categoryId, number, enteredAt];
    const texts = [key, text, ...teams.flatMap(({ name, code }) => [name, code])];
    const isWhole =
      teams.every(({ id }) => Number.isFinite(id)) &&
      numbers.every((value) => Number.isFinite(value)) &&
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
  (JSON.parse(text) as [string, string][])
    .flatMap((entry) => parseScore(entry) ?? [])
    .sort((one, other) => one.enteredAt - other.enteredAt || one.key.localeCompare(other.key));

export const readWaitingScores = (): WaitingScore[] => parseWaitingText(readWaitingText());

/**
 * Stores a score until it is sent; each has an entry of its own, so that no tab overwrites another
 * one's. Where the browser stores nothing, it is kept in memory.
 */
export function storeWaitingScore(score: WaitingScore): void {
  const name = nameOf(score);
  try {
    const stored: WaitingScore = { ...score, isUnstored: false };
    window.localStorage.setItem(name, JSON.stringify(stored));
    unstored.delete(name);
  } catch {
    const kept: WaitingScore = { ...score, isUnstored: true };
    unstored.set(name, JSON.stringify(kept));
  }
  notify();
}

type Category = { organiserId: number; tournamentId: number; categoryId: number; name: string };
type NewRun = Pick<WaitingRun, 'team' | 'roundId' | 'number' | 'advance'> &
  Required<Pick<WaitingRun, 'outcome' | 'points' | 'time' | 'reason'>>;
type NewMatch = Pick<WaitingMatch, 'match' | 'result'>;

/**
 * Stores a score under a key of its own until it is sent, also one that was stored before: what was sent
 * may have been saved, and a correction must not pass for it.
 */
const storeNew = (
  { organiserId, tournamentId, categoryId, name }: Category,
  score: NewRun | NewMatch,
): void =>
  storeWaitingScore({
    key: createUniqueId(),
    organiserId,
    tournamentId,
    categoryId,
    desk: name,
    ...score,
    enteredAt: Date.now(),
  });

export const storeRun = (category: Category, run: NewRun): void => storeNew(category, run);

export const storeMatchResult = (category: Category, result: NewMatch): void =>
  storeNew(category, result);

export function removeWaitingScore(score: WaitingScore): void {
  const name = nameOf(score);
  unstored.delete(name);
  try {
    window.localStorage.removeItem(name);
  } catch {
    // If storage is blocked, nothing was stored.
  }
  notify();
}
