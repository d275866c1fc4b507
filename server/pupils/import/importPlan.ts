import type { ImportedParticipant } from '../../../openapi/schema.d.ts';
import { mapInTurns } from '../../lib/inTurns.ts';
import { rowPlace } from '../../lib/rowPlace.ts';
import { createTeamBuilder } from './buildTeams.ts';
import { createPupilFinder, toNameAndClass } from './findPupils.ts';
import type { ClubState } from './importQueries.ts';
import { type ImportRow, readRow, type RowTexts } from './importRow.ts';
import type { Category, PlannedPupil, PlannedTeam, Problem } from './planned.ts';

export type ImportPlan = {
  rows: ImportedParticipant[];
  pupils: PlannedPupil[];
  teams: PlannedTeam[];
};

/** Returns what is said of somebody whom an earlier row names, and whose class this one may change. */
const toRepetition = (first: ImportRow, hasNewClass: boolean) =>
  hasNewClass
    ? `Sama dengan ${rowPlace(first)}; kelasnya diganti.`
    : `Sama dengan ${rowPlace(first)}.`;

type Row = {
  isNew: boolean;
  hasNewClass: boolean;
  team: ImportedParticipant['team'];
};

/** Returns what a row does whose pupil and team were found. */
function toOutcome({ isNew, hasNewClass, team }: Row): ImportedParticipant['outcome'] {
  if (isNew) return 'added';
  return hasNewClass || (team && team.outcome !== 'unchanged') ? 'changed' : 'unchanged';
}

/** Returns what the rows of a file do in a club as it is now, if it can add `mostNew` pupils. */
export async function planImport(
  rows: readonly ImportRow[],
  state: ClubState,
  { categories, mostNew }: { categories: Category[]; mostNew: number },
): Promise<ImportPlan> {
  const readRows = await mapInTurns(rows, (row) => {
    const read = readRow(row);
    return { row, ...read, key: toNameAndClass(read.texts) };
  });
  const named = new Set(readRows.map(({ key }) => key));
  const finder = createPupilFinder(state, { named, mostNew });
  const builder = createTeamBuilder(state, finder.pupils, categories);

  const firstRows = new Map<PlannedPupil, ImportRow>();

  const markNamesake = (isNew: boolean, texts: RowTexts) =>
    isNew && finder.findNamesake(texts) && { namesake: true };

  function planRow({ row, texts: read, problems }: (typeof readRows)[number]): ImportedParticipant {
    const { line } = row;
    const texts = { ...read, class: finder.spellClass(read.class) };
    const rejected = (...more: Problem[]): ImportedParticipant => ({
      line,
      outcome: 'rejected',
      team: null,
      warning: null,
      problems: [...problems, ...more],
    });
    const place = builder.findTeam(texts);
    // Before its team, which may be one that a row before it would create later.
    if (problems.length === 0 && finder.isLater(texts, row))
      return { line, outcome: 'later', team: null, warning: null, problems };
    if ('problem' in place) return rejected(place.problem);
    if (problems.length > 0) return rejected();
    const found = finder.find(texts, row);
    if ('problem' in found) return rejected(found.problem);
    const pupil = found.value;
    const isNew = pupil.row === row;
    const joined = builder.join(pupil, place.value);
    if ('problem' in joined) return rejected(joined.problem);
    const team = joined.value;
    const hasNewClass = !isNew && finder.giveClass(pupil, texts.class);
    const outcome = toOutcome({ isNew, hasNewClass, team });
    const first = firstRows.get(pupil);
    if (!first) firstRows.set(pupil, row);
    // Somebody may have one row for each team.
    const isMarked = first && (hasNewClass || outcome === 'unchanged');
    const repeated = isMarked ? toRepetition(first, hasNewClass) : null;
    return {
      line,
      outcome,
      team,
      warning: (hasNewClass && repeated) || (found.warning ?? repeated),
      ...markNamesake(isNew, texts),
      problems: [],
    };
  }
  return { rows: await mapInTurns(readRows, planRow), pupils: finder.pupils, teams: builder.teams };
}
