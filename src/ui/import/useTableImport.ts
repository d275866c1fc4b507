import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FileRow } from '../../lib/files/readCsv.ts';
import {
  readTableFile,
  readTableText,
  UnreadableFileError,
} from '../../lib/files/readTableFile.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';
import { useToast } from '../toasts/useToast.ts';

type ImportTexts = {
  file: {
    pasted: string;
    noRows: string;
    tooMany: (count: string, most: string) => string;
    failed: string;
  };
  saveFailed: string;
};

type Answer<Data> = { data?: { message: string; data: Data }; error?: unknown };

type TableImportOptions<Content, Sent, Data extends { rows: unknown[] }, Row> = {
  copy: ImportTexts;
  maxRows: number;
  /** Recognises what the lines of a file hold. */
  read: (lines: FileRow[]) => Content;
  /** Returns the rows to send. Throws `UnreadableFileError`. */
  toRows: (content: Content) => Sent[];
  /** Lets the server check the rows, or save them. */
  send: (rows: Sent[], preview: boolean) => Promise<Answer<Data>>;
  /** Joins a row with what the server says about it. */
  toPreviewRow: (checked: Data['rows'][number], sent: Sent) => Row;
  /** Returns the row to save, as it was seen. */
  toSavedRow: (row: Row) => Sent;
  toErrorText: (error: unknown, failed: string) => string;
  /** The page that shows what was saved. */
  savedPath: string;
};

/** Reads a file or pasted cells, lets the server check the rows, and saves what it has accepted. */
export function useTableImport<
  Content,
  Sent,
  Data extends { rows: unknown[] },
  Row extends { sent: Sent },
>(options: TableImportOptions<Content, Sent, Data, Row>) {
  const { copy, send, toErrorText } = options;
  const [source, setSource] = useState<{ name: string; content: Content }>();
  const [preview, setPreview] = useState<{ rows: Row[]; counts: Omit<Data, 'rows'> }>();
  const [failure, setFailure] = useState<string>();
  const [saveFailure, setSaveFailure] = useState<string>();
  const toast = useToast();
  const navigate = useNavigate();

  const check = async (sent: Sent[]) => {
    const { data: answer, error } = await send(sent, true);
    if (!answer) {
      setFailure(toErrorText(error, copy.file.failed));
      return;
    }
    const { rows, ...counts } = answer.data;
    setPreview({
      counts,
      rows: rows.flatMap((row, index) => {
        const sentRow = sent[index];
        return sentRow === undefined ? [] : [options.toPreviewRow(row, sentRow)];
      }),
    });
  };

  const reading = useSingleFlight(async (name: string, read: () => Content | Promise<Content>) => {
    setFailure(undefined);
    setSaveFailure(undefined);
    setPreview(undefined);
    try {
      const content = await read();
      setSource({ name, content });
      await check(withinLimits(options.toRows(content), options));
    } catch (error) {
      setFailure(error instanceof UnreadableFileError ? error.message : copy.file.failed);
    }
  });
  const readLines = (name: string, read: () => FileRow[] | Promise<FileRow[]>) =>
    void reading.run(name, async () => options.read(await read()));

  const saving = useSingleFlight(async () => {
    if (!preview) return;
    setSaveFailure(undefined);
    const { data: saved, error } = await send(preview.rows.map(options.toSavedRow), false);
    if (saved) {
      toast.success(saved.message);
      void navigate(options.savedPath);
      return;
    }
    setSaveFailure(toErrorText(error, copy.saveFailed));
    // What has changed since the preview is what a person has to see.
    await check(preview.rows.map(({ sent }) => sent));
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
    /** Checks the file again, with other content. */
    changeContent: (content: Content) => source && void reading.run(source.name, () => content),
    save: () => void saving.run(),
  };
}

/** Returns the rows; throws `UnreadableFileError` if there are none, or more than the server takes. */
function withinLimits<Sent>(
  rows: Sent[],
  { copy, maxRows }: { copy: ImportTexts; maxRows: number },
): Sent[] {
  if (rows.length === 0) throw new UnreadableFileError(copy.file.noRows);
  if (rows.length > maxRows)
    throw new UnreadableFileError(
      copy.file.tooMany(formatNumber(rows.length), formatNumber(maxRows)),
    );
  return rows;
}
