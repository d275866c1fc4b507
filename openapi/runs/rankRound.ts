import { type Comparison, compareResults, type RoundResult, type RoundRule } from './runResults.ts';

/** What has decided between a team and the one after it, with the two values: null for no time. */
export type Decision = Omit<Comparison, 'order'> & { own: number | null; other: number | null };

export type RankedEntry<Entry> = {
  entry: Entry;
  rank: number;
  result: RoundResult;
  /** Undefined for the last one. */
  decision: Decision | undefined;
};

const valueOf = (result: RoundResult, { decidedBy, run }: Comparison): number | null => {
  if (decidedBy === 'nothing') return null;
  if (decidedBy === 'run_count') return (run ? result.runs : result.counted).length;
  const value = (run ? result.runs[run - 1] : result)?.[decidedBy];
  return value !== undefined && Number.isFinite(value) ? value : null;
};

function decide(rule: RoundRule, one: RoundResult, other: RoundResult): Decision {
  const compared = compareResults(rule, one, other);
  const { order: _order, ...reason } = compared;
  return { ...reason, own: valueOf(one, compared), other: valueOf(other, compared) };
}

/**
 * Ranks the results of a round, the best first. Equal ones share a rank in their given order, and the
 * ranks after them are skipped: 1, 1, 3. Each says what has put it before the next one, or that it shares
 * its rank.
 */
export function rankRound<Entry>(
  rule: RoundRule,
  entries: readonly { entry: Entry; result: RoundResult }[],
): RankedEntry<Entry>[] {
  const sorted = entries.toSorted(
    (one, other) => compareResults(rule, one.result, other.result).order,
  );
  const ranked: RankedEntry<Entry>[] = [];
  for (const [index, { entry, result }] of sorted.entries()) {
    const [previous, next] = [ranked.at(-1), sorted[index + 1]];
    const before = previous && decide(rule, previous.result, result);
    const isShared = before?.decidedBy === 'nothing';
    ranked.push({
      entry,
      rank: previous && isShared ? previous.rank : index + 1,
      result,
      decision: isShared ? before : next && decide(rule, result, next.result),
    });
  }
  return ranked;
}

/** Which teams advance: the best ones, unless others share the last rank that does. */
export function findAdvancing<Entry>(
  ranked: readonly RankedEntry<Entry>[],
  teamCount: number,
): { advancing: RankedEntry<Entry>[]; tied: RankedEntry<Entry>[] } {
  const [last, next] = [ranked[teamCount - 1], ranked[teamCount]];
  if (!last || !next || last.rank !== next.rank)
    return { advancing: ranked.slice(0, teamCount), tied: [] };
  return {
    advancing: ranked.filter(({ rank }) => rank < last.rank),
    tied: ranked.filter(({ rank }) => rank === last.rank),
  };
}
