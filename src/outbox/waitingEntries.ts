import type {
  MatchResultInput,
  RunOutcome,
  ScoreEntryTeam,
  SlotCall,
  SlotCallInput,
} from '../../openapi/schema.d.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { createUniqueId } from '../lib/createUniqueId.ts';
import { copy } from './copy.ts';

/** What waits in this browser, whoever has entered it, in the order in which it was entered. */
export function useWaitingEntries(): WaitingEntry[] {
  const text = useSyncExternalStore(subscribeToWaiting, readWaitingText);
  return useMemo(() => parseWaitingText(text), [text]);
}

/** What was entered in this browser and has no answer of the server yet. */
type Waiting = {
  /** Made when it was entered, so that it is added once, however often it is sent. */
  key: string;
  /** The organiser who has entered it; of table cards, the tournament with a minus. */
  organiserId: number;
  tournamentId: number;
  /** Tournament and category: 'RoboLaga Surabaya · Inspire'. Browsers have stored it by this name. */
  desk: string;
  /** In milliseconds. */
  enteredAt: number;
  /** It was sent, and there was no answer. */
  isDelayed?: boolean;
  /** Why the server does not accept it for now, as from a table card on another day; it is sent again. */
  delayReason?: string | undefined;
  /** Why the server has not accepted it; it is not sent again as it is. */
  rejection?: string;
  /** The rounds because of which a run was not accepted: other teams would advance to them. */
  openedRounds?: string;
  /** The storage of the browser is full or blocked: it lasts as long as the page. */
  isUnstored?: boolean;
};

export type WaitingRun = Waiting & {
  categoryId: number;
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
  categoryId: number;
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

/** A step of a run or a match in the queue of its arena. */
export type WaitingCall = Waiting & {
  /** What is shown of it, also if the plan was made again. */
  slot: { id: number; arenaId: number; name: string };
  action: SlotCallInput['action'];
  anyway?: boolean;
  /** The version of the call that it follows, and the call as it is after it. */
  version: string;
  call: SlotCall;
};

/** The score of a run, or the result of a match. */
export type WaitingScore = WaitingRun | WaitingMatch;
export type WaitingEntry = WaitingScore | WaitingCall;

export const isCall = (entry: WaitingEntry): entry is WaitingCall => 'slot' in entry;
export const isMatchResult = (entry: WaitingEntry): entry is WaitingMatch => 'match' in entry;
export const isRun = (entry: WaitingEntry): entry is WaitingRun => 'team' in entry;

/** Returns how many wait: '2 skor', '1 hasil', '2 skor dan 1 hasil', or '3 langkah antrean'. */
export const countText = (entries: readonly WaitingEntry[]): string =>
  copy.count(
    entries.filter(isRun).length,
    entries.filter(isMatchResult).length,
    entries.filter(isCall).length,
  );

const prefix = 'robolaga-waiting-score/';
const nameOf = ({ organiserId, key }: Pick<Waiting, 'organiserId' | 'key'>) =>
  `${prefix}${organiserId}/${key}`;
const changed = 'robolaga-waiting-scores';

/** What the browser could not store, by the names under which it would be. */
const unstored = new Map<string, string>();

function notify(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls back when entries of this tab or another one begin or end to wait. */
function subscribeToWaiting(callback: () => void): () => void {
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

/** Returns what waits as one text, which changes with it. */
function readWaitingText(): string {
  // Of an entry that could not be stored again, the browser still has what it was before.
  const entries = [...new Map([...readStorage(), ...unstored])];
  return JSON.stringify(entries.filter(([name]) => name.startsWith(prefix)).sort());
}

/** Returns the numbers and texts of an entry without which it can be neither shown nor sent. */
function neededOf(entry: WaitingEntry): { numbers: unknown[]; texts: unknown[] } {
  if (isCall(entry)) {
    const { slot, action, version, call } = entry;
    return { numbers: [slot.id, slot.arenaId], texts: [slot.name, action, version, call.state] };
  }
  const teams = isMatchResult(entry) ? [entry.match.home, entry.match.away] : [entry.team];
  const [number, text] = isMatchResult(entry)
    ? [entry.match.id, entry.result.outcome]
    : [entry.points ?? 0, entry.time ?? ''];
  return {
    numbers: [entry.categoryId, number, ...teams.map(({ id }) => id)],
    texts: [text, ...teams.flatMap(({ name, code }) => [name, code])],
  };
}

/** Returns a stored entry; undefined if it is corrupt or of another version of this page. */
function parseEntry([name, stored]: [string, string]): WaitingEntry | undefined {
  try {
    // An earlier version of this page has the organiser in the name alone.
    const organiserId = Number(name.slice(prefix.length).split('/', 1)[0]);
    const entry = { ...(JSON.parse(stored) as WaitingEntry), organiserId };
    const { key, tournamentId, enteredAt } = entry;
    const { numbers, texts } = neededOf(entry);
    const isWhole =
      [organiserId, tournamentId, enteredAt, ...numbers].every((value) => Number.isFinite(value)) &&
      [key, ...texts].every((value) => typeof value === 'string');
    return isWhole ? entry : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the entries in a text of `readWaitingText`, in the order in which they were entered, without
 * those that cannot be read.
 */
const parseWaitingText = (text: string): WaitingEntry[] =>
  (JSON.parse(text) as [string, string][])
    .flatMap((entry) => parseEntry(entry) ?? [])
    .sort((one, other) => one.enteredAt - other.enteredAt || one.key.localeCompare(other.key));

export const readWaiting = (): WaitingEntry[] => parseWaitingText(readWaitingText());

/**
 * Stores an entry until it is sent; each has an entry of its own, so that no tab overwrites another
 * one's. Where the browser stores nothing, it is kept in memory.
 */
export function storeWaiting(entry: WaitingEntry): void {
  const name = nameOf(entry);
  try {
    const stored: WaitingEntry = { ...entry, isUnstored: false };
    window.localStorage.setItem(name, JSON.stringify(stored));
    unstored.delete(name);
  } catch {
    const kept: WaitingEntry = { ...entry, isUnstored: true };
    unstored.set(name, JSON.stringify(kept));
  }
  notify();
}

let lastTime = 0;

/**
 * Returns the time, later than that of each entry before, as steps of a call have to keep their order, also if
 * the clock of the device was put back.
 */
function nextTime(): number {
  const times = readWaiting().map(({ enteredAt }) => enteredAt);
  lastTime = Math.max(Date.now(), lastTime + 1, ...times.map((time) => time + 1));
  return lastTime;
}

type Desk = { organiserId: number; tournamentId: number; name: string };
type Category = Desk & { categoryId: number };
type NewRun = Pick<WaitingRun, 'team' | 'roundId' | 'number' | 'advance'> &
  Required<Pick<WaitingRun, 'outcome' | 'points' | 'time' | 'reason'>>;
type NewMatch = Pick<WaitingMatch, 'match' | 'result'>;
type NewCall = Pick<WaitingCall, 'slot' | 'action' | 'anyway' | 'version' | 'call'>;

/**
 * Returns what every entry has, under a key of its own, also for one that was stored before: what was sent
 * may have been saved, and a correction must not pass for it.
 */
const createWaiting = ({ organiserId, tournamentId, name }: Desk) => ({
  key: createUniqueId(),
  organiserId,
  tournamentId,
  desk: name,
  enteredAt: nextTime(),
});

export const storeRun = (category: Category, run: NewRun): void =>
  storeWaiting({ ...createWaiting(category), categoryId: category.categoryId, ...run });

export const storeMatchResult = (category: Category, result: NewMatch): void =>
  storeWaiting({ ...createWaiting(category), categoryId: category.categoryId, ...result });

export const storeCall = (desk: Desk, call: NewCall): void =>
  storeWaiting({ ...createWaiting(desk), ...call });

export function removeWaiting(entry: WaitingEntry): void {
  const name = nameOf(entry);
  unstored.delete(name);
  try {
    window.localStorage.removeItem(name);
  } catch {
    // If storage is blocked, nothing was stored.
  }
  notify();
}
