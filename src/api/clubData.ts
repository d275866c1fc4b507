import type {
  BuilderMember,
  BuilderTeam,
  ClubParticipant,
  TeamCode,
} from '../../openapi/schema.d.ts';
import { readEntries, textOrEmpty } from './responses.ts';

/**
 * Returns a participant for the lists of their club; undefined without an id. Those without a name
 * or e-mail address stay, because the manager may want to correct exactly that.
 */
export const readPerson = <Person extends ClubParticipant | BuilderMember>(
  person: Person,
): Person | undefined =>
  Number.isInteger(person.id)
    ? { ...person, name: textOrEmpty(person.name), email: textOrEmpty(person.email) }
    : undefined;

/** Returns the public code of a team. A missing one is empty, which is shown as a dash. */
export const readTeamCode = (code: TeamCode): TeamCode => textOrEmpty(code) as TeamCode;

/** Returns a team of the builder; missing fields that follow from the rest of it are filled in. */
export function readBuilderTeam(team: BuilderTeam): BuilderTeam {
  const members = readEntries(team.members, readPerson);
  return {
    ...team,
    team_id: readTeamCode(team.team_id),
    members,
    category_name: textOrEmpty(team.category_name) || textOrEmpty(team.category?.name),
    member_count: Number.isFinite(team.member_count) ? team.member_count : members.length,
  };
}
