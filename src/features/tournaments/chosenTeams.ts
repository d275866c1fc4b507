const key = 'robolaga-chosen-teams';

export type ChoicePlace = { participantId: number; tournamentId: number; categoryId: number };

/** The teams that one participant chose in one tournament, by category. */
type ChosenTeams = { participant: number; tournament: number; teams: Record<string, string> };

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

// Where storage is forbidden, even asking for it throws. It ends with the tab, as the choice
// should.
const openTabStorage: OpenStorage = () => window.sessionStorage;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * What is kept for this participant in this tournament; what belongs to another is as good as
 * nothing.
 */
function readTeams(
  { participantId, tournamentId }: ChoicePlace,
  open: OpenStorage,
): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(open().getItem(key) ?? 'null');
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
 * Keeps the team chosen in a category while its participant signs in again; an empty one is
 * forgotten.
 */
export function keepChosenTeam(place: ChoicePlace, team: string, open = openTabStorage): void {
  const teams = { ...readTeams(place, open), [place.categoryId]: team } as ChosenTeams['teams'];
  try {
    open().setItem(
      key,
      JSON.stringify({
        participant: place.participantId,
        tournament: place.tournamentId,
        teams,
      } satisfies ChosenTeams),
    );
  } catch {
    // A full or forbidden store: the choice lasts as long as the page.
  }
}

/**
 * The team chosen earlier; an empty text where none is kept for this participant, tournament and
 * category.
 */
export function chosenTeam(place: ChoicePlace, open = openTabStorage): string {
  const team = readTeams(place, open)[place.categoryId];
  return typeof team === 'string' ? team : '';
}
