/** Stores what this browser has last loaded under a name, for a reload without a network. */
export function storeSnapshot(name: string, snapshot: object): void {
  try {
    window.localStorage.setItem(name, JSON.stringify(snapshot));
  } catch {
    // Storage is full or blocked: a reload needs the network.
  }
}

/** Returns what is stored under a name; undefined if there is nothing that `isWhole` accepts. */
export function readSnapshot<Snapshot extends object>(
  name: string,
  isWhole: (snapshot: Partial<Snapshot>) => boolean,
): Snapshot | undefined {
  try {
    const stored = Object(JSON.parse(window.localStorage.getItem(name) ?? 'null')) as Snapshot;
    return isWhole(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
