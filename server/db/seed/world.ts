import { buildPeople, type Person } from './people.ts';
import { buildRegistrations, type RegistrationPlan } from './registrations.ts';
import { buildTeams, type TeamPlan } from './teams.ts';

/**
 * Everything that is drawn by lot; it refers to itself by places in lists and to time by days ago.
 */
export type World = { people: Person[]; teams: TeamPlan[]; registrations: RegistrationPlan[] };

/** Makes the world: always the same one. */
export function buildWorld(): World {
  const people = buildPeople();
  const teams = buildTeams(people);
  return { people, teams, registrations: buildRegistrations(teams) };
}
