import type { ScoreDesk } from '../../../../../openapi/schema.d.ts';

/** A desk as it was when this browser last heard of it. */
export type DeskSnapshot = { name: string; desk: ScoreDesk };

type Place = { organiserId: number; tournamentId: number; categoryId: number };

const keyOf = ({ organiserId, tournamentId, categoryId }: Place) =>
  `robolaga-desk/${organiserId}/${tournamentId}/${categoryId}`;

/** Stores a desk, so that it works after a reload without a network. */
export function storeDesk(place: Place, snapshot: DeskSnapshot): void {
  try {
    window.localStorage.setItem(keyOf(place), JSON.stringify(snapshot));
  } catch {
    // Storage is full or blocked: the desk needs the network for a reload.
  }
}

/** Returns the stored desk; undefined if there is none. */
export function readDesk(place: Place): DeskSnapshot | undefined {
  try {
    const stored = JSON.parse(
      window.localStorage.getItem(keyOf(place)) ?? 'null',
    ) as DeskSnapshot | null;
    return Array.isArray(stored?.desk.teams) ? stored : undefined;
  } catch {
    return undefined;
  }
}
