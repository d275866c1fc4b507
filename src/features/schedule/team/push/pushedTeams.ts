import type { TeamCode } from '../../../../../openapi/schema.d.ts';
import { openStorage } from '../../../../session/openStorage.ts';

const storageKey = 'robolaga-push-teams';

/** The teams whose calls this browser is sent, the last one first, and the key of the server that sends them. */
type PushedTeams = { key: string; codes: TeamCode[] };

/** Returns the codes of the teams that this browser follows with a server's key. */
export function readPushedTeams(key: string): TeamCode[] {
  try {
    const stored = JSON.parse(openStorage().getItem(storageKey) ?? '') as Partial<PushedTeams>;
    return stored.key === key && Array.isArray(stored.codes) ? stored.codes : [];
  } catch {
    return [];
  }
}

export function writePushedTeams(teams: PushedTeams): void {
  try {
    openStorage().setItem(storageKey, JSON.stringify(teams));
  } catch {
    // The storage is full: the server knows the teams, and the page offers the button again.
  }
}
