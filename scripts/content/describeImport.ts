import type { Imported } from './importContent.ts';
import type { Change } from './plan.ts';
import type { Problem } from './table.ts';

type ChangeState = 'new' | 'changed' | 'unchanged';

const stateOf = ({ isNew, fields }: Change): ChangeState =>
  isNew ? 'new' : fields.length > 0 ? 'changed' : 'unchanged';

/** Returns a line for each problem, in the order of files and lines. */
export const describeProblems = (problems: Problem[]): string[] =>
  problems
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(({ file, line, text }) => `${file}, line ${line}: ${text}`);

/** Returns what an import has done, or would do: counts, and the names of what is new or changed. */
export function describeChanges(
  { changes, tables }: Imported,
  { isDryRun }: { isDryRun: boolean },
): string[] {
  if (tables.length === 0) return ['There is no table in this folder.'];
  const lines = [...Map.groupBy(changes, ({ table }) => table)].flatMap(([table, found]) => {
    const counts = (['new', 'changed', 'unchanged'] as const).map(
      (state) => `${found.filter((change) => stateOf(change) === state).length} ${state}`,
    );
    return [
      `${table}: ${counts.join(', ')}`,
      ...found
        .filter((change) => stateOf(change) !== 'unchanged')
        .map((change) =>
          change.isNew
            ? `  new      ${change.name}`
            : `  changed  ${change.name}: ${change.fields.join(', ')}`,
        ),
    ];
  });
  const isSame = changes.every((change) => stateOf(change) === 'unchanged');
  if (isSame) return [...lines, 'Nothing to change.'];
  if (isDryRun) return [...lines, 'Nothing has changed yet: this was a dry run.'];
  return [...lines, 'All is saved.'];
}
