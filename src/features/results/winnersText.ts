import { oneLine } from '../../lib/text/oneLine.ts';
import { copy } from './copy.ts';
import type { PodiumResult } from './Podium.tsx';

type Winners = {
  tournament: string;
  category: string;
  results: readonly Pick<PodiumResult, 'rank' | 'team'>[];
  /** How far the category is, while its places may change. */
  provisional: string | undefined;
};

/** Returns the message with the first three of a category; undefined while there is no result. */
export function winnersText({ tournament, category, results, provisional }: Winners) {
  const first = results.filter(({ rank }) => rank <= 3).slice(0, 6);
  if (first.length === 0) return undefined;
  const title = (provisional === undefined ? copy.pageTitle : copy.provisionalTitle)(
    oneLine(tournament),
    oneLine(category),
  );
  return [
    provisional === undefined ? title : `${title} (${provisional})`,
    ...first.map(({ rank, team }) => `${rank}. ${oneLine(team.name)}`),
  ].join('\n');
}
