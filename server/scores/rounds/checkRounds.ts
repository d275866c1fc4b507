import type { MatchRule, RoundsInput } from '../../../openapi/schema.d.ts';
import { foldName, tidyName } from '../../../openapi/texts/names.ts';
import { fieldError } from '../../lib/httpError.ts';

export type RoundInput = RoundsInput['rounds'][number];

export const nameOf = ({ name }: { name: string }) => tidyName(name);

/** Returns why the rule of a round of matches contradicts itself; undefined if it does not. */
function findMatchProblem(name: string, rule: MatchRule | undefined): string | undefined {
  if (!rule) return undefined;
  if (rule.counts === 'points' && rule.best_of !== 1)
    return `Pertandingan babak ${name} dihitung dengan poin, jadi hanya memiliki satu ronde.`;
  if (new Set(rule.tie_breakers).size < rule.tie_breakers.length)
    return `Penentu seri babak ${name} hanya boleh ditulis satu kali.`;
  const { win, draw, loss } = rule.table_points;
  if (win <= draw || draw < loss)
    return `Di klasemen babak ${name}, menang harus bernilai lebih dari seri, dan seri tidak kurang dari kalah.`;
  return undefined;
}

/** Returns the rule of a round of matches without what its kind does not have. */
export const toMatchRule = ({ match_rule: rule }: RoundInput): MatchRule | null => {
  if (!rule) return null;
  const isKnockout = rule.kind === 'knockout';
  return {
    ...rule,
    group_count: isKnockout ? 1 : rule.group_count,
    has_draws: !isKnockout && rule.has_draws,
    has_third_place: isKnockout && rule.has_third_place,
  };
};

/** Returns why a round contradicts itself; undefined if it does not. */
function findProblem(round: RoundInput): string | undefined {
  const { counting, best_count: bestCount, run_count: runCount } = round;
  const name = nameOf(round);
  if (counting === 'best_sum' && (bestCount === null || bestCount > runCount))
    return `Babak ${name} menjumlahkan 1 sampai ${runCount} percobaan terbaik.`;
  if (counting === 'mean' && round.incomplete_mean === 'zero' && round.ranking === 'time')
    return (
      `Peringkat babak ${name} menurut waktu, jadi percobaan yang terlewat tidak dapat dihitung 0: ` +
      'tim yang tidak hadir akan menjadi yang tercepat.'
    );
  if (counting === 'best' && round.ties === 'best_run')
    return (
      `Percobaan terbaik sudah menjadi hasil babak ${name}, jadi hasil yang sama tidak dapat ` +
      'ditentukan olehnya.'
    );
  return findMatchProblem(name, round.match_rule);
}

/** Returns why a round cannot be the first one; undefined if it can. */
function findFirstProblem(round: RoundInput): string | undefined {
  if (round.team_count !== null) return 'Babak pertama diikuti semua tim yang terdaftar.';
  if (round.carry_over !== 'none') return 'Babak pertama tidak memiliki hasil sebelumnya.';
  if (round.club_limit !== null)
    return 'Babak pertama diikuti semua tim yang terdaftar, jadi tanpa batas tim per klub.';
  return undefined;
}

/** Returns why a round cannot follow the one before; undefined if it can. */
function findLaterProblem(round: RoundInput, before: RoundInput): string | undefined {
  const name = nameOf(round);
  if (round.team_count === null) return `Tulis berapa tim yang lolos ke babak ${name}.`;
  if (round.carry_over !== 'none' && (round.match_rule ?? before.match_rule))
    return `Babak ${name} tidak dapat memakai hasil ${nameOf(before)}: pertandingan tidak dijumlahkan.`;
  const isAlike = round.counting === before.counting && round.ranking === before.ranking;
  if (round.carry_over === 'best' && !isAlike)
    return (
      `Babak ${name} memakai yang terbaik dari babak ini dan ${nameOf(before)}, jadi keduanya ` +
      'harus dihitung dan diurutkan dengan cara yang sama.'
    );
  return undefined;
}

/** Throws 422 if rounds contradict themselves or each other. */
export function rejectInvalid(rounds: readonly RoundInput[]): void {
  for (const [index, round] of rounds.entries()) {
    const before = rounds[index - 1];
    const problem =
      (before ? findLaterProblem(round, before) : findFirstProblem(round)) ?? findProblem(round);
    if (problem !== undefined) throw fieldError('rounds', problem);
  }
  const names = rounds.map((round) => foldName(nameOf(round)));
  if (new Set(names).size < names.length)
    throw fieldError('rounds', 'Dua babak tidak boleh bernama sama.');
}
