import type { ScoreEntryData } from '../../openapi/schema.d.ts';

/** Teams and scores as this browser last loaded them, by the names that browsers have stored. */
export type ScoreEntrySnapshot = { name: string; desk: ScoreEntryData };

type SnapshotKey = { organiserId: number; tournamentId: number; categoryId: number };

const keyOf = ({ organiserId, tournamentId, categoryId }: SnapshotKey) =>
  `robolaga-desk/${organiserId}/${tournamentId}/${categoryId}`;

/** Stores the teams and scores of a category, for a reload without a network. */
export function storeScoreEntry(key: SnapshotKey, snapshot: ScoreEntrySnapshot): void {
  try {
    window.localStorage.setItem(keyOf(key), JSON.stringify(snapshot));
  } catch {
    // Storage is full or blocked: a reload needs the network.
  }
}

/** Returns the stored teams and scores; undefined if there are none. */
export function readScoreEntry(key: SnapshotKey): ScoreEntrySnapshot | undefined {
  try {
    const stored = JSON.parse(
      window.localStorage.getItem(keyOf(key)) ?? 'null',
    ) as ScoreEntrySnapshot | null;
    // An earlier version of this page has stored no runs.
    return Array.isArray(stored?.desk.runs) ? stored : undefined;
  } catch {
    return undefined;
  }
}
