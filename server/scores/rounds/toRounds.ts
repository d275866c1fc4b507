import { hashToken } from '../../lib/hashToken.ts';
import type { Entrant } from '../entryQueries.ts';
import { type RoundRow, type RoundWithTeams, toRule } from './roundQueries.ts';

/** Returns a round as the document has it, without its teams. */
export const toRound = (round: RoundRow) => ({
  id: round.id,
  position: round.position,
  name: round.name,
  ...toRule(round),
  team_count: round.teamCount,
  club_limit: round.clubLimit,
  ...(round.matchRule && { match_rule: round.matchRule }),
  state: round.state,
});

/** Returns an entity tag that changes with a value. */
export const entityTagOf = async (value: unknown): Promise<string> =>
  `"${(await hashToken(JSON.stringify(value))).slice(0, 22)}"`;

/** Returns rounds as the document has them, and the version of all of them. */
export async function toRounds(found: readonly RoundWithTeams[], entrants: readonly Entrant[]) {
  const teamIds = new Map(entrants.map(({ registrationId, team }) => [registrationId, team.id]));
  const rounds = found.map((round) => ({
    ...toRound(round),
    team_ids:
      round.position === 1
        ? null
        : round.registrationIds.flatMap((registrationId) => teamIds.get(registrationId) ?? []),
  }));
  return { rounds, rounds_version: await entityTagOf(rounds) };
}
