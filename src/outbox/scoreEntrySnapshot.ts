import type { ScoreEntryData } from '../../openapi/schema.d.ts';
import { readSnapshot, storeSnapshot } from './snapshots.ts';

/** Teams and scores as this browser last loaded them, by the names that browsers have stored. */
export type ScoreEntrySnapshot = { name: string; desk: ScoreEntryData };

type SnapshotKey = { organiserId: number; tournamentId: number; categoryId: number };

const keyOf = ({ organiserId, tournamentId, categoryId }: SnapshotKey) =>
  `robolaga-desk/${organiserId}/${tournamentId}/${categoryId}`;

/** Stores the teams and scores of a category. */
export const storeScoreEntry = (key: SnapshotKey, snapshot: ScoreEntrySnapshot): void =>
  storeSnapshot(keyOf(key), snapshot);

/** Returns the stored teams and scores; undefined if there are none. */
export const readScoreEntry = (key: SnapshotKey): ScoreEntrySnapshot | undefined =>
  // An earlier version of this page has stored no runs.
  readSnapshot<ScoreEntrySnapshot>(keyOf(key), ({ desk }) => Array.isArray(desk?.runs));
