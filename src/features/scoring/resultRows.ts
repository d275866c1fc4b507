import type { CategoryResults, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';
import { runText } from './runs.ts';

/**
 * Returns a file with a row for each team of each round: its rank, what counts, and each of its runs, those
 * that count after a tick. The names of the columns come first.
 */
export function toResultRows(
  { rounds }: CategoryResults,
  { teams }: Pick<ScoreEntryData, 'teams'>,
): string[][] {
  const { columns } = copy.results;
  const codes = new Map(teams.map(({ id, code }) => [id, code]));
  const numbers = Array.from(
    { length: Math.max(1, ...rounds.map(({ run_count: count }) => count)) },
    (_, index) => index + 1,
  );
  const rows = rounds.flatMap(({ name, results }) =>
    results.map(({ rank, team, points, time, runs }) => [
      name,
      String(rank ?? ''),
      codes.get(team.id) ?? '',
      team.name,
      team.club?.name ?? '',
      String(points ?? ''),
      time ?? '',
      ...numbers.map((number) => {
        const run = runs.find((each) => each.number === number);
        return run ? `${run.counted ? '✓ ' : ''}${runText({ ...run, reason: null })}` : '';
      }),
    ]),
  );
  return [[...columns, ...numbers.map((number) => copy.run.name(number))], ...rows];
}
