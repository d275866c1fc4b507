import { groupName } from '../../../openapi/matches/groupName.ts';
import { writePoints } from '../../../openapi/runs/scorePoints.ts';
import type { CategoryResults, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';
import { toStandingRows } from '../../lib/standingRows.ts';
import { runText } from './runs.ts';

/** Returns where each team of a round stands in the table of its group; none without groups. */
const findPlaces = ({ match_rounds: drawn = [] }: CategoryResults, roundId: number) =>
  new Map(
    drawn
      .filter(({ round_id: id }) => id === roundId)
      .flatMap(({ groups }) =>
        groups.flatMap(({ number, rows }) =>
          rows.map((row) => [row.team_id, { group: number, ...row }] as const),
        ),
      ),
  );

type GroupPlace = NonNullable<ReturnType<ReturnType<typeof findPlaces>['get']>>;

/** Returns what the table of a group has of a team; empty cells if it is in no group. */
function tableCells(place: GroupPlace | undefined): string[] {
  if (!place) return copy.results.tableColumns.map(() => '');
  const { group, rank, played, won, drawn, lost, for: scored, against } = place;
  return [
    groupName(group),
    ...[rank, played, won, drawn, lost, scored, against].map((value) => String(value)),
  ];
}

/**
 * Returns a file with a row for each team of each round, after the places over several rounds: its rank, what counts, and each of its runs, those
 * that count after a tick. A round of groups is in the order of their tables, with what these have. The names of the columns come first.
 */
export function toResultRows(
  results: CategoryResults,
  { teams }: Pick<ScoreEntryData, 'teams'>,
): string[][] {
  const { rounds } = results;
  const { columns, tableColumns, standings } = copy.results;
  const codes = new Map(teams.map(({ id, code }) => [id, code]));
  const numbers = Array.from(
    {
      length: Math.max(
        0,
        ...rounds.map(({ match_rule: rule, run_count: count }) => (rule ? 0 : count)),
      ),
    },
    (_, index) => index + 1,
  );
  const hasGroups = results.match_rounds?.some(({ groups }) => groups.length > 0) ?? false;
  const overall = rounds.length > 1 ? toStandingRows(results) : [];
  const rows = rounds.flatMap(({ id, name, results: ofRound }) => {
    const places = findPlaces(results, id);
    const byGroup = ofRound
      .map((result) => ({ ...result, place: places.get(result.team.id) }))
      .toSorted(
        ({ place: one }, { place: other }) =>
          (one?.group ?? 0) - (other?.group ?? 0) || (one?.rank ?? 0) - (other?.rank ?? 0),
      );
    return byGroup.map(({ rank, team, points, time, incomplete, runs, place }) => [
      name,
      String(rank ?? ''),
      String(team.start_number ?? ''),
      codes.get(team.id) ?? '',
      team.name,
      team.club?.name ?? '',
      // Without a mean, the run that ranks the team is the one after the tick.
      incomplete || points === null ? '' : writePoints(points),
      incomplete ? '' : (time ?? ''),
      ...(hasGroups ? tableCells(place) : []),
      ...numbers.map((number) => {
        const run = runs.find((each) => each.number === number);
        return run ? `${run.counted ? '✓ ' : ''}${runText({ ...run, reason: null })}` : '';
      }),
    ]);
  });
  return [
    [
      ...columns,
      ...(hasGroups ? tableColumns : []),
      ...numbers.map((number) => copy.run.name(number)),
    ],
    ...overall.map(({ place, team }) => [
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
