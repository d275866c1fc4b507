import type { MatchRule } from '../../../openapi/schema.d.ts';
import { nameOf, type RoundInput } from './checkRounds.ts';

type Words<Field extends keyof RoundInput> = Record<
  Extract<RoundInput[Field], string>,
  string | undefined
>;

const countings: Record<RoundInput['counting'], (bestCount: number | null) => string> = {
  best: () => 'terbaik',
  sum: () => 'dijumlah',
  mean: () => 'rata-rata',
  best_sum: (bestCount) => `${bestCount ?? 1} terbaik dijumlah`,
};
const incompleteMeans: Words<'incomplete_mean'> = {
  below: 'tidak lengkap di bawah',
  zero: 'terlewat dihitung 0',
};
const rankings: Words<'ranking'> = {
  points: 'poin lalu waktu',
  time: 'waktu',
  points_only: 'poin',
};
const ties: Words<'ties'> = {
  next_runs: 'seri: percobaan berikutnya',
  best_run: 'seri: percobaan terbaik',
  shared: 'seri: peringkat bersama',
};
const withoutResults: Words<'without_result'> = {
  unranked: undefined,
  last: 'tanpa hasil: peringkat terakhir',
};
const carryOvers: Words<'carry_over'> = {
  none: undefined,
  sum: 'ditambah babak sebelumnya',
  best: 'terbaik dengan babak sebelumnya',
};

const tieBreakers: Record<MatchRule['tie_breakers'][number], string> = {
  direct: 'hasil langsung',
  difference: 'selisih',
  for: 'jumlah skor',
  won: 'jumlah menang',
};

/** Returns how a round of matches is played, in words. */
function describeMatchRule(rule: MatchRule): string[] {
  const bouts =
    rule.counts === 'points' ? 'satu ronde dengan poin' : `terbaik dari ${rule.best_of} ronde`;
  if (rule.kind === 'knockout')
    return ['gugur', bouts, ...(rule.has_third_place ? ['perebutan juara 3'] : [])];
  const { win, draw, loss } = rule.table_points;
  return [
    `${rule.group_count} grup`,
    bouts,
    rule.has_draws ? `menang ${win}, seri ${draw}, kalah ${loss}` : `menang ${win}, kalah ${loss}`,
    [
      'penentu seri',
      [...rule.tie_breakers.map((each) => tieBreakers[each]), 'undian'].join(' lalu '),
    ].join(': '),
  ];
}

/** Returns rounds with their rules in words, for the audit log. */
export const describeRounds = (rounds: readonly RoundInput[]): string =>
  rounds
    .map((round) => {
      const runs = [
        `${round.run_count} percobaan`,
        round.run_count > 1 ? countings[round.counting](round.best_count) : undefined,
        round.counting === 'mean' ? incompleteMeans[round.incomplete_mean ?? 'below'] : undefined,
        rankings[round.ranking],
        round.counts_unfinished ? 'percobaan tidak selesai dihitung' : undefined,
        ties[round.ties],
        withoutResults[round.without_result],
        carryOvers[round.carry_over],
      ];
      const words = [
        ...(round.match_rule ? describeMatchRule(round.match_rule) : runs),
        round.team_count === null ? undefined : `${round.team_count} tim`,
        round.club_limit === null ? undefined : `paling banyak ${round.club_limit} per klub`,
      ];
      return `${nameOf(round)} (${words.filter((word) => word !== undefined).join(', ')})`;
    })
    .join('; ');
