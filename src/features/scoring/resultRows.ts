import { writePoints } from '../../../openapi/runs/scorePoints.ts';
import type { CategoryResults, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';
import { toStandingRows } from '../../lib/standingRows.ts';
import { runText } from './runs.ts';

/**
 * Returns a file with a row for each team of each round, after the places over several rounds: its rank, what counts, and each of its runs, those
 * that count after a tick. The names of the columns come first.
 */
export function toResultRows(
  results: CategoryResults,
  { teams }: Pick<ScoreEntryData, 'teams'>,
): string[][] {
  const { rounds } = results;
  const { columns, standings } = copy.results;
  const codes = new Map(teams.map(({ id, code }) => [id, code]));
  const numbers = Array.from(
    { length: Math.max(1, ...rounds.map(({ run_count: count }) => count)) },
    (_, index) => index + 1,
  );
  const places = rounds.length > 1 ? toStandingRows(results) : [];
  const rows = rounds.flatMap(({ name, results: ofRound }) =>
    ofRound.map(({ rank, team, points, time, incomplete, runs }) => [
      name,
      String(rank ?? ''),
      String(team.start_number ?? ''),
      codes.get(team.id) ?? '',
      team.name,
      team.club?.name ?? '',
      // Without a mean, the run that ranks the team is the one after the tick.
      incomplete || points === null ? '' : writePoints(points),
      incomplete ? '' : (time ?? ''),
      ...numbers.map((number) => {
        const run = runs.find((each) => each.number === number);
        return run ? `${run.counted ? '✓ ' : ''}${runText({ ...run, reason: null })}` : '';
      }),
    ]),
  );
  return [
    [...columns, ...numbers.map((number) => copy.run.name(number))],
    ...places.map(({ place, team }) => [
      standings,
      String(place ?? ''),
      String(team.start_number ?? ''),
      codes.get(team.id) ?? '',
      team.name,
      team.club?.name ?? '',
    ]),
    ...rows,
  ];
}
