import { useState } from 'react';
import type { ImportedScore, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { scoreImportRowsLimits } from '../../../../openapi/workLimits.ts';
import { advanceChanges, namesOfRounds } from '../../../api/errors.ts';
import { useImportScoresMutation } from '../../../api/scoreEntry.ts';
import type { FileRow } from '../../../lib/files/readCsv.ts';
import { UnreadableFileError } from '../../../lib/files/readTableFile.ts';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import { useTableImport } from '../../../ui/import/useTableImport.ts';
import { errorText } from '../../requests/errorText.ts';
import { positionName } from '../runs.ts';
import type { ScoreEntryTarget } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { type ImportRow, toImportRows } from './toImportRows.ts';

/** A row of the file with what the server says about it. */
export type PreviewRow = ImportedScore & {
  sent: ImportRow;
  /** Which run of the team it is; empty where a team has one. */
  runName: string;
};

const { maxItems: maxRows } = scoreImportRowsLimits;

/** Reads a file of scores, lets the server check it, and saves what it has accepted. */
export function useScoreImport(
  { tournamentId, categoryId }: ScoreEntryTarget,
  { time_format: format, rounds }: ScoreEntryData,
) {
  const [send] = useImportScoresMutation();
  /** The rounds to which other teams would advance: saving again decides that they stand. */
  const [openedRounds, setOpenedRounds] = useState<string>();
  const nameOf = ({ round_id: roundId, number }: ImportedScore) =>
    roundId === null || number === null ? '' : positionName(rounds, { roundId, number });
  const state = useTableImport({
    copy,
    maxRows,
    read: (lines) => lines,
    toRows: (lines: FileRow[]): ImportRow[] => {
      const rows = toImportRows(lines, format, rounds);
      if (!rows) throw new UnreadableFileError(copy.file.columns);
      return rows;
    },
    send: async (rows: ImportRow[], preview) => {
      const keeps = openedRounds !== undefined && !preview;
      const body = { preview, rows, ...(keeps && { advance: 'keep' as const }) };
      const answer = await send({ id: tournamentId, categoryId, body });
      const changes = advanceChanges(answer.error);
      if (changes.length > 0) setOpenedRounds(namesOfRounds(changes));
      return answer;
    },
    toPreviewRow: (row, sent): PreviewRow => ({ ...row, sent, runName: nameOf(row) }),
    toSavedRow: ({ sent, version }) => ({ ...sent, version }),
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
