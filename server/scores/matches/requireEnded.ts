import { groupName } from '../../../openapi/matches/groupName.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { RoundRow, RoundWithTeams } from '../rounds/roundQueries.ts';
import type { RoundRanking } from '../rounds/roundRankings.ts';
import { countUnplayed, findGroups, findUndecided } from './drawState.ts';

/** What is said of a round of matches that is not drawn. */
export const undrawnProblem = ({ name }: { name: string }): string =>
  `Pertandingan babak ${name} belum diundi.`;

/** Throws 409 if a round of matches is not drawn, or matches of it are still to be played. */
export function requireAllPlayed(round: RoundWithTeams): void {
  const { name, matchRule, draw } = round;
  if (!matchRule) return;
  if (!draw) throw new HttpError(409, undrawnProblem(round));
  const count = countUnplayed(matchRule, draw);
  if (count > 0)
    throw new HttpError(
      409,
      `${count} pertandingan babak ${name} belum memiliki hasil. Catat hasilnya, atau siapa yang tidak hadir.`,
    );
}

/** Throws 409 if teams share a place in a group from which some of them advance to a round. */
export function requireDecided(before: RoundRanking, { teamCount }: RoundRow): void {
  const { matchRule, draw } = before.round;
  if (!draw || matchRule?.kind !== 'groups') return;
  const groups = findGroups(matchRule, draw);
  const lastPlace = Math.ceil((teamCount ?? 0) / groups.length);
  const nameOf = new Map(
    [...before.ranked.map(({ entry }) => entry), ...before.withoutResult].map((entrant) => [
      entrant.registrationId,
      entrant.team.name,
    ]),
  );
  for (const group of groups)
    for (const { rank, teams } of findUndecided(group)) {
      if (rank > lastPlace) continue;
      const names = new Intl.ListFormat('id').format(teams.map((id) => nameOf.get(id) ?? ''));
      throw new HttpError(
        409,
        `${names} sama kuat di ${groupName(group.number)}. Undi dulu urutannya.`,
      );
    }
}
