import type { ImportedParticipant } from '../../../../openapi/schema.d.ts';
import { participantImportRowsLimits } from '../../../../openapi/workLimits.ts';
import { useImportClubParticipantsMutation } from '../../../api/clubImport.ts';
import { errorText } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import type { PreviewRow } from '../../../ui/import/importTypes.ts';
import { useTableImport } from '../../../ui/import/useTableImport.ts';
import { copy } from './copy.ts';
import { fields, guessColumns } from './participantFields.ts';
import { type ImportRow, toImportRows } from './toImportRows.ts';

const { maxItems: maxRows } = participantImportRowsLimits;

/** A row of the file with what the server says about it. */
export type ParticipantPreviewRow = PreviewRow<ImportRow, ImportedParticipant>;

/** Reads a file of pupils, lets the server check it, and saves what it has accepted. */
export function useParticipantImport(clubId: number) {
  const [send] = useImportClubParticipantsMutation();
  return useTableImport({
    copy,
    names: copy.columns.names,
    maxRows,
    fields,
    guessColumns,
    toRows: toImportRows,
    send: (rows: ImportRow[], preview) => send({ id: clubId, body: { preview, rows } }),
    toSavedRow: ({ sent }) => sent,
    toErrorText: (error, failed) => errorText(error, { failed }),
    savedPath: paths.schoolClubParticipants.href(),
  });
}

export type ParticipantImportState = ReturnType<typeof useParticipantImport>;
