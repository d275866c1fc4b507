import { foldSearch } from '../../../../openapi/texts/names.ts';
import { rowId } from '../../../lib/tables/corrections.ts';
import type { Outcome, RowSource, SharedSuggestion, Suggestion } from '../importTypes.ts';

type AnyRow = { source: RowSource; outcome: Outcome };

/** Adds to the rows that are to be mended what somebody may have meant, and which others have the same text. */
export function withSuggestions<Row extends AnyRow>(
  rows: readonly Row[],
  suggest: (row: Row) => Suggestion | undefined,
): (Row & { suggestion: SharedSuggestion | undefined })[] {
  const found = rows.map((row) => {
    const suggestion = row.outcome === 'rejected' ? suggest(row) : undefined;
    const isUseful = suggestion !== undefined && suggestion.options.length > 0;
    return { row, suggestion: isUseful ? suggestion : undefined };
  });
  const keyOf = (suggestion: Suggestion | undefined) =>
    suggestion && `${suggestion.column} ${foldSearch(suggestion.text)}`;
  const alike = Map.groupBy(found, ({ suggestion }) => keyOf(suggestion));
  return found.map(({ row, suggestion }) => {
    // A line of the file may be several rows.
    const sources = new Map(
      (alike.get(keyOf(suggestion)) ?? []).map(({ row: { source } }) => [rowId(source), source]),
    );
    return { ...row, suggestion: suggestion && { ...suggestion, rows: [...sources.values()] } };
  });
}
