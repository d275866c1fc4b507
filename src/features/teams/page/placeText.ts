import type { Team } from '../../../../openapi/schema.d.ts';
import { toRankedValues } from '../../../lib/scoreRanking.ts';
import { oneLine } from '../../../lib/text/oneLine.ts';
import { scoreText } from '../../../lib/text/runText.ts';
import { copy } from '../copy.ts';

/** Returns the message about the latest place that a team has reached; undefined if it has none yet. */
export function placeText({
  name,
  registrations = [],
}: Pick<Team, 'name' | 'registrations'>): string | undefined {
  const [latest] = registrations
    .filter(({ result }) => result !== null)
    .toSorted((one, other) => (one.tournament.date < other.tournament.date ? 1 : -1));
  if (!latest?.result) return undefined;
  const { tournament, category, result } = latest;
  const { points, time } = toRankedValues(result, category);
  return copy.detail.shared({
    team: oneLine(name),
    rank: result.rank,
    category: oneLine(category.name),
    tournament: oneLine(tournament.title),
    score: scoreText(points, time),
    isProvisional: result.provisional === true,
  });
}
