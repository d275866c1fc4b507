import { buildParticipants, type ParticipantPlan } from './participants.ts';
import { buildRegistrations, type RegistrationPlan } from './registrations.ts';
import { buildTeams, type TeamPlan } from './teams.ts';

/** The generated demo data. References are list indexes; dates are numbers of days ago. */
export type SeedData = {
  people: ParticipantPlan[];
  teams: TeamPlan[];
  registrations: RegistrationPlan[];
};

/** Builds the demo data; the result is always the same. */
export function buildSeedData(): SeedData {
  const people = buildParticipants();
  const teams = buildTeams(people);
  return { people, teams, registrations: buildRegistrations(teams) };
}
