import { writePoints } from '../../../../openapi/runs/scorePoints.ts';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { copy as entryCopy } from '../copy.ts';
import { findCurrentRound, teamsOf } from '../runs.ts';
import { copy } from './copy.ts';

/**
 * Returns a file with a row for each run of each team in the current round, with what there is already,
 * and the names of the columns in the first row.
 */
export function toTemplateRows(data: ScoreEntryData): string[][] {
  const { columns } = copy;
  const round = findCurrentRound(data.rounds);
  if (!round) return [];
  const hasRuns = data.rounds.length > 1 || round.run_count > 1;
  const found = new Map(
    data.runs
      .filter(({ round_id: id }) => id === round.id)
      .map((run) => [`${run.team.id}/${run.number}`, run]),
  );
  const header = [
    columns.startNumber,
    columns.code,
    columns.team,
    ...(hasRuns ? [columns.round, columns.run] : []),
    columns.points,
    columns.time,
    columns.result,
    columns.reason,
  ];
  const rows = teamsOf(data, round).flatMap(({ id, code, name, start_number: startNumber }) =>
    Array.from({ length: round.run_count }, (_, index) => {
      const run = found.get(`${id}/${index + 1}`);
      return [
        String(startNumber ?? ''),
        code,
        name,
        ...(hasRuns ? [round.name, String(index + 1)] : []),
        run && run.points !== null ? writePoints(run.points) : '',
        run?.time ?? '',
        run ? entryCopy.outcomes[run.outcome] : '',
        run?.reason ?? '',
      ];
    }),
  );
  return [header, ...rows];
}
