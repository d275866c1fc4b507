import { openStorage } from '../../../session/openStorage.ts';

/** A team whose turns were opened on this device. */
export type FollowedTeam = { code: string; name: string };

const storageKey = 'robolaga-followed-teams';
const maxTeams = 6;

const isTeam = (value: unknown): value is FollowedTeam => {
  const { code, name } = (value ?? {}) as Partial<FollowedTeam>;
  return typeof code === 'string' && typeof name === 'string';
};

/** Returns the teams that were opened on this device, the last one first. */
export function readFollowedTeams(): FollowedTeam[] {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTeam) : [];
  } catch {
    return [];
  }
}

function write(teams: readonly FollowedTeam[]): void {
  try {
    openStorage().setItem(storageKey, JSON.stringify(teams.slice(0, maxTeams)));
  } catch {
    // The storage is full or blocked; the page works without it.
  }
}

export function followTeam({ code, name }: FollowedTeam): void {
  write([{ code, name }, ...readFollowedTeams().filter((team) => team.code !== code)]);
}

export function forgetTeam(code: string): void {
  write(readFollowedTeams().filter((team) => team.code !== code));
}
