/** What decides a place; `time` is text whose order is the order of time. */
export type Placed = { points: number; time: string };

/** A score with its place and its time as it is shown. */
export type Ranked<Score> = { rank: number; score: Score; time: string };

const inspire = 'inspire';

/**
 * Sorts scores of one category by points (most first), then by time as text. Equal points and time
 * share a rank, and the next one is counted on from there: 1, 1, 3. With `limit`, only so many are
 * given.
 */
export function rankScores<Score extends Placed>(
  scores: readonly Score[],
  category: string,
  limit = Infinity,
): Ranked<Score>[] {
  const ranked: Ranked<Score>[] = [];
  for (const [place, score] of scores.toSorted(compare).slice(0, limit).entries()) {
    const before = ranked.at(-1);
    const tied = before !== undefined && compare(before.score, score) === 0;
    ranked.push({
      rank: tied ? before.rank : place + 1,
      score,
      time: scoreTime(score.time, category),
    });
  }
  return ranked;
}

function compare(one: Placed, other: Placed): number {
  if (one.points !== other.points) return other.points - one.points;
  if (one.time === other.time) return 0;
  return one.time < other.time ? -1 : 1;
}

/**
 * A score's time as it is shown: HH:MM:SS, padded with zeros, in the category named 'inspire'; as
 * it came in all others.
 */
export function scoreTime(time: string, category: string): string {
  return category.trim().toLowerCase() === inspire ? clockTime(time) : time;
}

/**
 * '4:05:09', '5:09' and '123' become 04:05:09, 00:05:09 and 00:01:23; text that is no time stays.
 */
function clockTime(time: string): string {
  const text = time.trim();
  if (/^\d{1,6}$/.test(text)) return text.padStart(6, '0').replace(/^(..)(..)(..)$/, '$1:$2:$3');
  if (!/^\d{1,2}(:\d{1,2}){1,2}$/.test(text)) return time;
  const parts = text.split(':').map((part) => part.padStart(2, '0'));
  return parts.join(':').padStart(8, '00:');
}
