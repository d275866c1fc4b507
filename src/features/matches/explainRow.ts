import type { GroupRow, MatchRule } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { nameSome } from '../../lib/text/nameSome.ts';
import { copy } from './copy.ts';
import type { MatchTeams } from './matchText.ts';

const { reason } = copy;

type Decision = NonNullable<GroupRow['decision']>;

/** Names all teams whose matches are compared up to this number. */
const maxNames = 4;

/** Returns a number with its sign: '+3', '0', '-2'. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value)}`;

/** Returns how the values of two teams compare: 'selisih +2 lebih baik dari -1'. */
function compare(value: 'points' | 'difference' | 'for' | 'won', decision: Decision): string {
  const own = decision.own ?? 0;
  const other = decision.other ?? 0;
  if (value === 'difference')
    return (own > other ? reason.better : reason.worse)(
      reason.difference(signed(own)),
      signed(other),
    );
  return (own > other ? reason.more : reason.less)(
    reason[value](formatNumber(own)),
    formatNumber(other),
  );
}

/** Returns what the matches of equal teams against each other have decided. */
function compareDirectly(teamId: number, decision: Decision, teams: MatchTeams): string {
  const { value, among, own, other } = decision;
  const named = among.flatMap((id) => teams.get(id) ?? []);
  const opponent = named.find(({ id }) => id !== teamId);
  if (opponent && among.length === 2 && value === 'points')
    return ((own ?? 0) > (other ?? 0) ? reason.beaten : reason.lostTo)(opponent.name);
  const between = reason.between(nameSome(named, maxNames, reason.rest));
  return `${between}: ${compare(value ?? 'points', decision)}`;
}

/** Returns what was equal before it was decided: 'Sama 6 poin dan selisih'. */
function findEqual({ points }: GroupRow, { decided_by: by }: Decision, rule: MatchRule): string {
  const before = rule.tie_breakers.slice(
    0,
    by === 'lots' ? undefined : rule.tie_breakers.findIndex((each) => each === by),
  );
  const names = before.map((each) => reason.equalIn[each]);
  const all = [reason.points(formatNumber(points)), ...names].map((name) => ({ name }));
  return reason.equal(nameSome(all, all.length, reason.rest));
}

/**
 * Returns why a team stands in its place of a group: before the next one, and of the last one why it is
 * after the one before. 'Sama 6 poin; pertandingan antara A, B, dan C: selisih +2 lebih baik dari -1'.
 * Undefined while the group has not begun, and where there is nobody to compare.
 */
export function explainRow(
  rows: readonly GroupRow[],
  row: GroupRow,
  rule: MatchRule,
  teams: MatchTeams,
): string | undefined {
  if (rows.every(({ played }) => played === 0)) return undefined;
  const before = rows[rows.indexOf(row) - 1]?.decision;
  const decision =
    row.decision ?? (before ? { ...before, own: before.other, other: before.own } : undefined);
  if (!decision) return undefined;
  const { decided_by: by } = decision;
  if (by === 'nothing') return reason.shared;
  if (by === 'points') return compare(by, decision);
  const equal = findEqual(row, decision, rule);
  if (by === 'lots') return `${equal}; ${reason.lots}`;
  return `${equal}; ${by === 'direct' ? compareDirectly(row.team_id, decision, teams) : compare(by, decision)}`;
}
