import type { ImportedParticipant } from '../../../../openapi/schema.d.ts';
import { participantImportRowsLimits } from '../../../../openapi/workLimits.ts';
import { useImportClubParticipantsMutation } from '../../../api/clubImport.ts';
import { errorText } from '../../../api/errors.ts';
import { UnreadableFileError } from '../../../lib/files/readTableFile.ts';
import { paths } from '../../../paths.ts';
import { useTableImport } from '../../../ui/import/useTableImport.ts';
import { copy } from './copy.ts';
import { type ImportRow, readTable, type Table, toImportRows } from './readColumns.ts';

const { maxItems: maxRows } = participantImportRowsLimits;

/** A row of the file with what the server says about it. */
export type PreviewRow = ImportedParticipant & { sent: ImportRow };

function toRows({ rows, columns }: Table): ImportRow[] {
  if (!columns.includes('name')) throw new UnreadableFileError(copy.file.noName);
  return toImportRows(rows, columns);
}

/** Reads a file of pupils, lets the server check it, and saves what it has accepted. */
export function useParticipantImport(clubId: number) {
  const [send] = useImportClubParticipantsMutation();
  return useTableImport({
    copy,
    maxRows,
    read: readTable,
    toRows,
    send: (rows: ImportRow[], preview) => send({ id: clubId, body: { preview, rows } }),
    toPreviewRow: (row, sent): PreviewRow => ({ ...row, sent }),
    toSavedRow: ({ sent }) => sent,
    toErrorText: (error, failed) => errorText(error, { failed }),
    savedPath: paths.schoolClubParticipants.href(),
  });
}

export type ParticipantImportState = ReturnType<typeof useParticipantImport>;
