const storageKey = 'robolaga-chosen-teams';

export type ChoiceKey = { participantId: number; tournamentId: number; categoryId: number };

/** The team ids that one participant chose in one tournament, by category id. */
type ChosenTeams = { participant: number; tournament: number; teams: Record<string, string> };

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

// Session storage: the choice ends with the tab. If the browser blocks storage, even reading
// `window.sessionStorage` throws.
const getSessionStorage: GetStorage = () => window.sessionStorage;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns an empty object if the stored teams belong to another participant or tournament. */
function readTeams(
  { participantId, tournamentId }: ChoiceKey,
  getStorage: GetStorage,
): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(storageKey) ?? 'null');
    const isOwn =
      isObject(stored) &&
      stored.participant === participantId &&
      stored.tournament === tournamentId;
    return isOwn && isObject(stored.teams) ? stored.teams : {};
  } catch {
    return {};
  }
}

/**
 * Stores the id of the team that a participant has chosen in a category, so that it survives
 * signing in again. An empty `team` clears the choice.
 */
export function saveChosenTeam(
  choiceKey: ChoiceKey,
  team: string,
  getStorage = getSessionStorage,
): void {
  const teams = {
    ...readTeams(choiceKey, getStorage),
    [choiceKey.categoryId]: team,
  } as ChosenTeams['teams'];
  try {
    getStorage().setItem(
      storageKey,
      JSON.stringify({
        participant: choiceKey.participantId,
        tournament: choiceKey.tournamentId,
        teams,
      } satisfies ChosenTeams),
    );
  } catch {
    // Storage is full or blocked: the choice is lost when the page is left.
  }
}

/** Returns the id of the stored team, or an empty string if none is stored. */
export function loadChosenTeam(choiceKey: ChoiceKey, getStorage = getSessionStorage): string {
  const team = readTeams(choiceKey, getStorage)[choiceKey.categoryId];
  return typeof team === 'string' ? team : '';
}
