import type { Round } from '../../../../../openapi/schema.d.ts';
import type { SourceColumn } from '../../../../lib/tables/layout.ts';
import type { Cell } from '../../../../lib/tables/table.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import type { ReadRows, TableInput } from '../../../../ui/import/importTypes.ts';
import { textOf } from '../rows/readCell.ts';
import { copy } from './copy.ts';
import type { MatchColumn } from './matchFields.ts';
import { splitTeams } from './matchTeams.ts';
import { meaningOf } from './outcomeWords.ts';
import { type MatchImportRow, readMatchRow } from './readMatchRow.ts';

type MatchTable = TableInput<MatchColumn>;

const empty: Cell = { text: '' };

const placeOf = (columns: MatchTable['columns'], key: MatchColumn) =>
  columns.findIndex(({ column }) => column?.key === key);

/** Whether the columns name matches, and what has become of them. */
export function hasMatchColumns({ rows, columns }: MatchTable): boolean {
  const has = (...keys: MatchColumn[]) => keys.some((key) => placeOf(columns, key) >= 0);
  // Both teams may stand in one cell: 'Garuda vs Komodo'.
  const inOneCell = rows.some(({ cells }) =>
    (['match', 'home'] as const).some((key) =>
      splitTeams(textOf(cells[placeOf(columns, key)] ?? empty)),
    ),
  );
  const hasHome = has('home', 'homeCode');
  const hasMatch = hasHome ? has('away', 'awayCode') : has('match', 'number');
  const hasScores = has('homeScore') && has('awayScore');
  return (
    (inOneCell || hasMatch) && (hasScores || has('score', 'result', 'note', 'winner', 'absent'))
  );
}

const isWhole = (text: string) => /^\d{1,4}$/.test(text);

/**
 * Returns the columns with both scores where the title of the score stands over several columns, which a text
 * has in the first one alone: 2 | 1, or 2 | : | 1.
 */
function spreadScore({ rows, columns }: MatchTable): {
  columns: readonly SourceColumn<MatchColumn>[];
  /** The title that stands over both. */
  title?: string;
} {
  const first = columns.findIndex(
    ({ column }) => column?.key === 'score' || column?.key === 'result',
  );
  const next = [first + 1, first + 2].find((place) => {
    const between = columns.slice(first + 1, place + 1);
    return (
      first >= 0 &&
      between.length === place - first &&
      between.every(({ title, column }) => title === '' && !column) &&
      rows.some(({ cells }) =>
        [first, place].every((each) => isWhole(textOf(cells[each] ?? empty))),
      )
    );
  });
  if (next === undefined) return { columns };
  const keys = new Map<number, MatchColumn>([
    [first, 'homeScore'],
    [next, 'awayScore'],
  ]);
  return {
    title: columns[first]?.title ?? '',
    columns: columns.map((each, place) => {
      const key = keys.get(place);
      return key ? { ...each, column: { key } } : each;
    }),
  };
}

/** Returns the rows of a file that have a result, as the server reads them. */
export function toMatchImportRows(
  table: MatchTable,
  rounds: readonly Round[],
): ReadRows<MatchImportRow> {
  const { columns, title } = spreadScore(table);
  const titleOf = (key: MatchColumn) => columns[placeOf(columns, key)]?.title || copy.columns[key];
  const read = table.rows.map((row) =>
    readMatchRow({
      row,
      rounds,
      titleOf,
      cellOf: (key) => row.cells[placeOf(columns, key)] ?? empty,
    }),
  );
  const leftOut = read.filter((row) => row === 'unplayed').length;
  const hasRemarks = table.rows.some(({ cells }) => {
    const text = textOf(cells[placeOf(columns, 'note')] ?? empty);
    return text !== '' && meaningOf(text) === undefined;
  });
  return {
    rows: read.filter((row) => typeof row !== 'string'),
    notes: [
      ...(title === undefined ? [] : [copy.notes.besides(title)]),
      ...(hasRemarks ? [copy.notes.remarks(titleOf('note'))] : []),
      ...(leftOut > 0 ? [copy.notes.leftOut(formatNumber(leftOut))] : []),
    ],
  };
}
