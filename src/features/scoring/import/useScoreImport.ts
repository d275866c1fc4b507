import { useState } from 'react';
import type { ImportedScore, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { scoreImportRowsLimits } from '../../../../openapi/workLimits.ts';
import { advanceChanges, namesOfRounds } from '../../../api/errors.ts';
import { useImportScoresMutation } from '../../../api/scoreEntry.ts';
import { UnreadableFileError } from '../../../lib/tables/readTableFile.ts';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import type { PreviewRow } from '../../../ui/import/importTypes.ts';
import { useTableImport } from '../../../ui/import/useTableImport.ts';
import { errorText } from '../../requests/errorText.ts';
import type { ScoreEntryTarget } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { scoreFields } from './scoreFields.ts';
import type { ImportRow } from './rows/readRow.ts';
import { hasNeededColumns, toImportRows } from './rows/toImportRows.ts';

/** A row of the file with what the server says about it. */
export type ScorePreviewRow = PreviewRow<ImportRow, ImportedScore>;

const { maxItems: maxRows } = scoreImportRowsLimits;

/**
 * Reads a file of scores, lets the server check it, and saves what it has accepted.
 *
 * @param unnamedRound the round of rows that name none, if that may be another one than on the server
 */
export function useScoreImport(
  { tournamentId, categoryId }: ScoreEntryTarget,
  { time_format: format, rounds }: ScoreEntryData,
  unnamedRound?: string,
) {
  const [send] = useImportScoresMutation();
  /** The rounds to which other teams would advance: saving again decides that they stand. */
  const [openedRounds, setOpenedRounds] = useState<string>();
  const state = useTableImport({
    copy,
    names: copy.columns,
    maxRows,
    fields: scoreFields,
    toRows: (input) => {
      if (!hasNeededColumns(input, rounds)) throw new UnreadableFileError(copy.file.columns);
      const { rows, ...read } = toImportRows(input, { format, rounds });
      const round = unnamedRound === undefined ? {} : { round: unnamedRound };
      return { ...read, rows: rows.map((row) => ({ ...row, sent: { ...round, ...row.sent } })) };
    },
    send: async (rows: ImportRow[], preview) => {
      const keeps = openedRounds !== undefined && !preview;
      const body = { preview, rows, ...(keeps && { advance: 'keep' as const }) };
      const answer = await send({ id: tournamentId, categoryId, body });
      const changes = advanceChanges(answer.error);
      if (changes.length > 0) setOpenedRounds(namesOfRounds(changes));
      return answer;
    },
    toSavedRow: ({ sent, checked }) => ({ ...sent, version: checked.version }),
    toErrorText: errorText,
    savedPath: scoreEntryHref({ tournamentId, categoryId }),
  });
  const startAnew = () => setOpenedRounds(undefined);
  return {
    ...state,
    // What could not be checked again may have changed.
    preview: state.failure === undefined ? state.preview : undefined,
    openedRounds,
    readFile: (file: File) => {
      startAnew();
      state.readFile(file);
    },
    readText: (text: string) => {
      startAnew();
      state.readText(text);
    },
  };
}

export type ScoreImportState = ReturnType<typeof useScoreImport>;
