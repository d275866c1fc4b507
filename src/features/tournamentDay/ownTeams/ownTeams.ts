import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { isFull, isRegistrationOpen } from '../registrationWindow.ts';

/** What a backend says about the teams of a participant in a tournament, by category. */
export type RegistrationCheck = {
  all_registered: boolean;
  registered_categories?: number[];
  checked_in_categories?: number[];
};

export type OwnTeams = {
  /** Those that can play in the tournament; of them those that are registered and checked in. */
  all: MyTeam[];
  registered: MyTeam[];
  checkedIn: MyTeam[];
};

/** Returns the teams of a participant that have to do with a tournament. */
export function ownTeamsIn(
  { categories }: Pick<Tournament, 'categories'>,
  teams: readonly MyTeam[],
  check: RegistrationCheck | undefined,
): OwnTeams {
  const all = teams.filter(({ category_id: id }) => categories.some((one) => one.id === id));
  const among = (ids: readonly number[] = []) =>
    all.filter(({ category_id: id }) => ids.includes(id));
  return {
    all,
    registered: check?.all_registered ? all : among(check?.registered_categories),
    checkedIn: among(check?.checked_in_categories),
  };
}

/** Whether one of the teams that are not registered can be, at `now` (milliseconds). */
export const canRegister = (tournament: Tournament, teams: OwnTeams, now: number): boolean =>
  isRegistrationOpen(tournament, now) &&
  tournament.categories.some(
    (category) =>
      !isFull(category) &&
      teams.all.some(
        (team) => team.category_id === category.id && !teams.registered.includes(team),
      ),
  );
