import { writePoints } from '../../../openapi/runs/scorePoints.ts';
import type { ShareText } from './drawSharePicture.ts';

export type PlayedCategory = {
  id: number;
  name: string;
  running?: { teams: number; with_result: number };
};

export type ResultTournament = {
  title: string;
  date: string;
  end_date?: string;
  categories?: PlayedCategory[];
};

/** What of a score, as `listScores` sends it, the picture shows. */
export type Score = {
  points: number;
  time: string;
  place?: number;
  provisional?: true;
  ranked_by?: string;
  registration: {
    category: { id?: number; name: string; ranking?: string };
    team: { name: string; club?: { name: string } };
  };
};
type ResultText = Omit<ShareText, 'brand'>;

const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' });

/** Returns the day of a tournament in words, or its first and last one. */
export const describeDays = ({ date, end_date: end = date }: { date: string; end_date?: string }) =>
  dayFormat.formatRange(new Date(date), new Date(end)).replaceAll('\u2009', ' ');

/** How many teams the picture of a result shows. */
export const podiumSize = 3;

/** Returns what ranks a score: points, time or both. */
function describeScore({ points, time, ranked_by: rankedBy, registration: { category } }: Score) {
  const rule = rankedBy ?? category.ranking ?? 'points';
  const texts = [
    rule === 'time' ? [] : `${writePoints(points)} poin`,
    rule === 'points_only' ? [] : time,
  ];
  return texts.flat().join(' · ');
}

/** Returns the text of the picture of a result, from the best scores of a category of a tournament. */
export function describeResult(
  { title, categories = [], ...days }: ResultTournament,
  scores: Score[],
): ResultText {
  const winners = scores.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const [first] = winners;
  const category = first?.registration.category.name ?? 'lomba';
  const { running } = categories.find(({ id }) => id === first?.registration.category.id) ?? {};
  const day = describeDays(days);
  return {
    eyebrow: `${first?.provisional ? 'Hasil sementara' : 'Hasil'} ${category}`,
    title,
    line: running ? `Sementara, ${running.with_result} dari ${running.teams} tim · ${day}` : day,
    ...(first?.provisional && { isProvisional: true as const }),
    winners: winners.slice(0, podiumSize).map((score, index) => ({
      rank: score.place ?? index + 1,
      name: score.registration.team.name,
      club: score.registration.team.club?.name ?? '',
      score: describeScore(score),
    })),
  };
}
