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
  if (decidedBy === 'nothing' || decidedBy === 'mean') return null;
  if (decidedBy === 'run_count') return run ? result.runs.length : result.count;
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

/**
 * Returns the rank of the teams that have runs in a round but no result, where they share the one after
 * the last result; null where they have none. Such teams do not advance, and none of them is the first.
 */
export const rankWithoutResult = (
  { without_result: withoutResult }: RoundRule,
  ranked: readonly RankedEntry<unknown>[],
): number | null => (withoutResult === 'last' && ranked.length > 0 ? ranked.length + 1 : null);

/** How many entries of one club advance, and which club an entry is of. */
export type ClubLimit<Entry> = { limit: number; clubOf: (entry: Entry) => number };

export type Advance<Entry> = {
  advancing: RankedEntry<Entry>[];
  /** Those that share a rank, of which only some advance. */
  tied: RankedEntry<Entry>[];
  /** Those that are passed over, because as many of their club as may advance stand before them. */
  overLimit: RankedEntry<Entry>[];
};

/**
 * Returns which entries advance: the best ones, but of each club no more than its limit. Where a rank is
 * shared, so that only some of the last ones or of one club can advance, these are tied.
 */
export function findAdvancing<Entry>(
  ranked: readonly RankedEntry<Entry>[],
  teamCount: number,
  club?: ClubLimit<Entry>,
): Advance<Entry> {
  const groups = new Map<RankedEntry<Entry>, keyof Advance<Entry>>();
  const roomOf = new Map<number | undefined, number>();
  let places = teamCount;
  for (const equals of Map.groupBy(ranked, ({ rank }) => rank).values()) {
    if (places <= 0) break;
    const clubs = [...Map.groupBy(equals, ({ entry }) => club?.clubOf(entry))].map(
      ([id, rows]) => ({ id, rows, room: roomOf.get(id) ?? club?.limit ?? Infinity }),
    );
    const taken = clubs.reduce((sum, { rows, room }) => sum + Math.min(rows.length, room), 0);
    for (const { id, rows, room } of clubs) {
      const isDecided = taken <= places && rows.length <= room;
      for (const row of rows)
        groups.set(row, room === 0 ? 'overLimit' : isDecided ? 'advancing' : 'tied');
      roomOf.set(id, Math.max(0, room - rows.length));
    }
    places -= taken;
  }
  const inGroup = (name: keyof Advance<Entry>) => ranked.filter((row) => groups.get(row) === name);
  return {
    advancing: inGroup('advancing'),
    tied: inGroup('tied'),
    overLimit: inGroup('overLimit'),
  };
}
