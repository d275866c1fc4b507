import type { ImportedMatch, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { matchImportRowsLimits } from '../../../../../openapi/workLimits.ts';
import { useImportMatchResultsMutation } from '../../../../api/matches.ts';
import { UnreadableFileError } from '../../../../lib/tables/readTableFile.ts';
import { scoreEntryHref } from '../../../../lib/urls/scoreEntryUrl.ts';
import type { PreviewRow } from '../../../../ui/import/importTypes.ts';
import { useTableImport } from '../../../../ui/import/useTableImport.ts';
import { errorText } from '../../../requests/errorText.ts';
import type { ScoreEntryTarget } from '../../useScoreEntry.ts';
import { copy } from './copy.ts';
import { matchFields } from './matchFields.ts';
import type { MatchImportRow } from './readMatchRow.ts';
import { hasMatchColumns, toMatchImportRows } from './toMatchImportRows.ts';

/** A row of the file with what the server says about it. */
export type MatchPreviewRow = PreviewRow<MatchImportRow, ImportedMatch>;

const { maxItems: maxRows } = matchImportRowsLimits;

/** Reads a file of results of matches, lets the server check it, and saves what it has accepted. */
export function useMatchImport(
  { tournamentId, categoryId }: ScoreEntryTarget,
  { rounds }: ScoreEntryData,
) {
  const [send] = useImportMatchResultsMutation();
  const state = useTableImport({
    copy,
    names: copy.columns,
    maxRows,
    fields: matchFields,
    toRows: (input) => {
      if (!hasMatchColumns(input)) throw new UnreadableFileError(copy.file.columns);
      return toMatchImportRows(input, rounds);
    },
    send: (rows: MatchImportRow[], preview) =>
      send({ id: tournamentId, categoryId, body: { preview, rows } }),
    toSavedRow: ({ sent, checked: { match } }) => ({
      ...sent,
      ...(match && { version: match.version }),
    }),
    toErrorText: errorText,
    savedPath: scoreEntryHref({ tournamentId, categoryId }),
  });
  // What could not be checked again may have changed.
  return { ...state, preview: state.failure === undefined ? state.preview : undefined };
}

export type MatchImportState = ReturnType<typeof useMatchImport>;
