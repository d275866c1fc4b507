import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportedParticipant } from '../../../../openapi/schema.d.ts';
import { useImportClubParticipantsMutation } from '../../../api/clubImport.ts';
import { errorText } from '../../../api/errors.ts';
import type { FileRow } from '../../../lib/files/readCsv.ts';
import {
  readTableFile,
  readTableText,
  UnreadableFileError,
} from '../../../lib/files/readTableFile.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import {
  type Columns,
  type ImportRow,
  readTable,
  type Table,
  toImportRows,
} from './readColumns.ts';

/** As in the document; its limits are in a file that public pages load. */
const maxRows = 5_000;

/** A row of the file with what the server says about it. */
export type PreviewRow = ImportedParticipant & { sent: ImportRow };

type Source = { name: string; table: Table };

export type ParticipantPreview = {
  rows: PreviewRow[];
  counts: Record<ImportedParticipant['outcome'] | 'new_teams', number>;
};

/** Returns the rows to send; throws `UnreadableFileError` if they cannot be sent. */
function toRows({ rows, columns }: Table): ImportRow[] {
  if (!columns.includes('name')) throw new UnreadableFileError(copy.file.noName);
  const sent = toImportRows(rows, columns);
  if (sent.length === 0) throw new UnreadableFileError(copy.file.noRows);
  if (sent.length > maxRows)
    throw new UnreadableFileError(
      copy.file.tooMany(formatNumber(sent.length), formatNumber(maxRows)),
    );
  return sent;
}

const toText = (error: unknown) =>
  error instanceof UnreadableFileError ? error.message : copy.file.failed;

/** Reads a file of pupils, lets the server check it, and saves what it has accepted. */
export function useParticipantImport(clubId: number) {
  const [send] = useImportClubParticipantsMutation();
  const [source, setSource] = useState<Source>();
  const [preview, setPreview] = useState<ParticipantPreview>();
  const [failure, setFailure] = useState<string>();
  const [saveFailure, setSaveFailure] = useState<string>();
  const toast = useToast();
  const navigate = useNavigate();

  const check = async (sent: ImportRow[]) => {
    const { data: answer, error } = await send({ id: clubId, body: { preview: true, rows: sent } });
    if (!answer) {
      setFailure(errorText(error, { failed: copy.file.failed }));
      return;
    }
    const { rows, ...counts } = answer.data;
    setPreview({
      counts,
      rows: rows.flatMap((row, index) => {
        const sentRow = sent[index];
        return sentRow ? [{ ...row, sent: sentRow }] : [];
      }),
    });
  };

  const reading = useSingleFlight(async (read: () => Source | Promise<Source>) => {
    setFailure(undefined);
    setSaveFailure(undefined);
    setPreview(undefined);
    try {
      const next = await read();
      setSource(next);
      await check(toRows(next.table));
    } catch (error) {
      setFailure(toText(error));
    }
  });
  const readLines = (name: string, read: () => FileRow[] | Promise<FileRow[]>) =>
    void reading.run(async () => ({ name, table: readTable(await read()) }));

  const saving = useSingleFlight(async () => {
    if (!preview) return;
    setSaveFailure(undefined);
    const rows = preview.rows.map(({ sent }) => sent);
    const { data: saved, error } = await send({ id: clubId, body: { preview: false, rows } });
    if (saved) {
      toast.success(saved.message);
      void navigate(paths.schoolClubParticipants.href());
      return;
    }
    setSaveFailure(errorText(error, { failed: copy.saveFailed }));
    // What has changed since the preview is what a person has to see.
    await check(rows);
  });

  return {
    source,
    preview,
    failure,
    saveFailure,
    isReading: reading.busy,
    isSaving: saving.busy,
    readFile: (file: File) => readLines(file.name, () => readTableFile(file)),
    readText: (text: string) => readLines(copy.file.pasted, () => readTableText(text)),
    /** Checks the same rows with other columns. */
    changeColumns: (columns: Columns) =>
      source && void reading.run(() => ({ ...source, table: { ...source.table, columns } })),
    save: () => void saving.run(),
  };
}

export type ParticipantImportState = ReturnType<typeof useParticipantImport>;
