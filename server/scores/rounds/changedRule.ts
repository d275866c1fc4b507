import { HttpError } from '../../lib/httpError.ts';
import { type RoundInput, toMatchRule } from './checkRounds.ts';
import type { RoundWithTeams } from './roundQueries.ts';

/** What decided matches depend on. */
const fixedSettings = [
  'kind',
  'group_count',
  'best_of',
  'counts',
  'has_draws',
  'walkover_score',
  'has_third_place',
] as const;

/** Whether a stored draw no longer fits the rule that its round is given. */
export function isDrawnOtherwise(
  { id, draw, matchRule }: RoundWithTeams,
  rounds: readonly RoundInput[],
) {
  const input = rounds.find((round) => round.id === id);
  const rule = input && toMatchRule(input);
  return (
    draw !== undefined &&
    input !== undefined &&
    (rule?.kind !== matchRule?.kind ||
      rule?.group_count !== matchRule?.group_count ||
      rule?.has_third_place !== matchRule?.has_third_place)
  );
}

/** Throws 409 if the rule of matches that have a result would change, beyond what their table counts. */
export function rejectOtherMatches(
  before: readonly RoundWithTeams[],
  rounds: readonly RoundInput[],
) {
  for (const { id, name, draw, matchRule } of before) {
    if (!draw?.matches.some(({ outcome }) => outcome !== null)) continue;
    const input = rounds.find((round) => round.id === id);
    if (!input)
      throw new HttpError(
        409,
        `Babak ${name} sudah memiliki hasil pertandingan, jadi tidak dapat dihapus.`,
      );
    const rule = toMatchRule(input);
    if (fixedSettings.some((setting) => rule?.[setting] !== matchRule?.[setting]))
      throw new HttpError(
        409,
        `Babak ${name} sudah memiliki hasil pertandingan: hanya nama, poin klasemen, dan penentu serinya yang dapat diubah.`,
      );
  }
}

/** What a round of runs counts; of a round of matches nothing but its points. */
export const toRunRule = (round: RoundInput) =>
  round.match_rule
    ? {
        runCount: 1,
        counting: 'best' as const,
        bestCount: null,
        incompleteMean: null,
        ranking: 'points_only' as const,
        countsUnfinished: false,
        ties: 'shared' as const,
        withoutResult: 'unranked' as const,
        carryOver: 'none' as const,
      }
    : {
        runCount: round.run_count,
        counting: round.counting,
        bestCount: round.counting === 'best_sum' ? round.best_count : null,
        incompleteMean: round.counting === 'mean' ? (round.incomplete_mean ?? 'below') : null,
        ranking: round.ranking,
        countsUnfinished: round.counts_unfinished,
        ties: round.ties,
        withoutResult: round.without_result,
        carryOver: round.carry_over,
      };
