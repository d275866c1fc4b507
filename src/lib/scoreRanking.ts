import { formatOfTime, formatTime } from '../../openapi/runs/scoreTimes.ts';
import type { RankingRule, RoundRanking, TimeFormat } from '../../openapi/schema.d.ts';

/** What a ranking depends on; `time` is text that sorts chronologically. */
export type Rankable = {
  points: number;
  time: string;
  /** The place among the scores of its category, in a list of one tournament. */
  place?: number;
  ranked_by?: RoundRanking;
  registration?: { category: { ranking?: RankingRule; time_format?: TimeFormat } };
};

/** What ranks a score: null for points or a formatted time that do not, or for no time. */
type RankedValues = { points: number | null; time: string | null };

export type RankedScore<Score> = RankedValues & { rank: number; score: Score };

const inspire = 'inspire';

/**
 * Sorts scores of one category by their places. Where one has none, as in lists of several tournaments,
 * by points (highest first), then by time as text; by time alone if that is the rule of the category.
 * Equal scores share a rank, and the ranks after them are skipped: 1, 1, 3. Returns at most `limit` scores.
 */
export function rankScores<Score extends Rankable>(
  scores: readonly Score[],
  category: string,
  limit = Infinity,
): RankedScore<Score>[] {
  const havePlaces = scores.every(({ place }) => place !== undefined);
  const compare = havePlaces ? comparePlaces : compareValues;
  const ranked: RankedScore<Score>[] = [];
  for (const [index, score] of scores.toSorted(compare).slice(0, limit).entries()) {
    const previous = ranked.at(-1);
    const isTied = previous !== undefined && compare(previous.score, score) === 0;
    ranked.push({
      rank: (havePlaces && score.place) || (isTied ? previous.rank : index + 1),
      score,
      ...toRankedValues(score, { ...score.registration?.category, name: category }),
    });
  }
  return ranked;
}

const comparePlaces = (one: Rankable, other: Rankable) => (one.place ?? 0) - (other.place ?? 0);

function compareValues(one: Rankable, other: Rankable): number {
  const isByTime = one.registration?.category.ranking === 'time';
  if (!isByTime && one.points !== other.points) return other.points - one.points;
  if (one.time === other.time) return 0;
  return one.time < other.time ? -1 : 1;
}

type TimedCategory = { name: string; time_format?: TimeFormat | undefined };
/** Returns what ranks a score: by the rule of its round or, where that is not known, of its category. */
export function toRankedValues(
  { points, time, ranked_by: rankedBy, registration }: Rankable,
  category: TimedCategory,
): RankedValues {
  const rule = rankedBy ?? registration?.category.ranking ?? 'points';
  const hasTime = rule !== 'points_only' && time !== formatTime(Infinity, formatOfTime(time));
  return {
    points: rule === 'time' ? null : points,
    time: hasTime ? formatScoreTime(time, category) : null,
  };
}

/** Formats a score's time: as HH:MM:SS where its category has such times, otherwise unchanged. */
export const formatScoreTime = (time: string, category: TimedCategory): string =>
  hasClockTimes(category) ? toClockTime(time) : time;

/** Whether times of a category are HH:MM:SS: as it says or, where it does not, those named 'inspire'. */
const hasClockTimes = ({ name, time_format: format }: TimedCategory): boolean =>
  format === undefined ? name.trim().toLowerCase() === inspire : format === 'HH:MM:SS';

/**
 * Converts '4:05:09', '5:09' and '123' to 04:05:09, 00:05:09 and 00:01:23; returns any other text
 * unchanged.
 */
function toClockTime(time: string): string {
  const text = time.trim();
  if (/^\d{1,6}$/.test(text)) return text.padStart(6, '0').replace(/^(..)(..)(..)$/, '$1:$2:$3');
  if (!/^\d{1,2}(:\d{1,2}){1,2}$/.test(text)) return time;
  const parts = text.split(':').map((part) => part.padStart(2, '0'));
  return parts.join(':').padStart(8, '00:');
}
