import type { MatchRule } from '../../../openapi/schema.d.ts';
import { nameSome } from '../../lib/text/nameSome.ts';
import { copy } from './copy.ts';

const { rule: text, reason } = copy;

/** Returns what a match of a round is worth, and what decides between equal teams. */
export function explainMatchRule(rule: MatchRule): string {
  const bestOf = rule.best_of > 1 ? [text.bestOf(rule.best_of, (rule.best_of + 1) / 2)] : [];
  if (rule.kind === 'knockout') return [text.knockout, ...bestOf].join(' ');
  const { win, draw, loss } = rule.table_points;
  const deciders = [...rule.tie_breakers.map((each) => reason.equalIn[each]), text.lots];
  return [
    rule.has_draws ? text.pointsWithDraws(win, draw, loss) : text.points(win, loss),
    text.ties(
      nameSome(
        deciders.map((name) => ({ name })),
        deciders.length,
        reason.rest,
      ),
    ),
    ...bestOf,
  ].join(' ');
}
