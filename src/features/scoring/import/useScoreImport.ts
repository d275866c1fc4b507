import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportedScore, Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { useImportScoresMutation } from '../../../api/scoreEntry.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import type { FileRow } from '../../../lib/files/readCsv.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../../requests/errorText.ts';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import type { TimeFormat } from '../entry/scoreTime.ts';
import { positionName } from '../runs.ts';
import type { ScoreEntryTarget } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import {
  readTableFile,
  readTableText,
  UnreadableFileError,
} from '../../../lib/files/readTableFile.ts';
import { type ImportRow, maxRows, toImportRows } from './toImportRows.ts';

/** A row of the file with what the server says about it. */
export type PreviewRow = ImportedScore & {
  sent: ImportRow;
  /** Which run of the team it is; empty where a team has one. */
  runName: string;
};

export type ScorePreview = {
  /** The name of the file. */
  source: string;
  rows: PreviewRow[];
  counts: Record<ImportedScore['outcome'], number>;
};

/** Returns the rows with scores; throws `UnreadableFileError` if they cannot be sent. */
function toRows(lines: FileRow[], format: TimeFormat, rounds: Round[]): ImportRow[] {
  const rows = toImportRows(lines, format, rounds);
  if (!rows) throw new UnreadableFileError(copy.file.columns);
  if (rows.length === 0) throw new UnreadableFileError(copy.file.noRows);
  if (rows.length > maxRows)
    throw new UnreadableFileError(
      copy.file.tooMany(formatNumber(rows.length), formatNumber(maxRows)),
    );
  return rows;
}

/** Reads a file of scores, lets the server check it, and saves what it has accepted. */
export function useScoreImport(
  { tournamentId, categoryId }: ScoreEntryTarget,
  { time_format: format, rounds }: ScoreEntryData,
) {
  const [send] = useImportScoresMutation();
  const [preview, setPreview] = useState<ScorePreview>();
  const [failure, setFailure] = useState<string>();
  const [saveFailure, setSaveFailure] = useState<string>();
  const toast = useToast();
  const navigate = useNavigate();
  const target = { id: tournamentId, categoryId };

  const nameOf = ({ round_id: roundId, number }: ImportedScore) =>
    roundId === null || number === null ? '' : positionName(rounds, { roundId, number });

  const check = async (source: string, sent: ImportRow[]) => {
    const { data: answer, error } = await send({ ...target, body: { preview: true, rows: sent } });
    if (!answer) {
      setPreview(undefined);
      setFailure(errorText(error, copy.file.failed));
      return;
    }
    const { rows, ...counts } = answer.data;
    setPreview({
      source,
      counts,
      rows: rows.flatMap((row, index) => {
        const sentRow = sent[index];
        return sentRow ? [{ ...row, sent: sentRow, runName: nameOf(row) }] : [];
      }),
    });
  };

  const reading = useSingleFlight(
    async (source: string, read: () => FileRow[] | Promise<FileRow[]>) => {
      setFailure(undefined);
      setSaveFailure(undefined);
      setPreview(undefined);
      try {
        await check(source, toRows(await read(), format, rounds));
      } catch (error) {
        setFailure(error instanceof UnreadableFileError ? error.message : copy.file.failed);
      }
    },
  );

  const saving = useSingleFlight(async () => {
    if (!preview) return;
    setSaveFailure(undefined);
    const rows = preview.rows.map(({ sent, version }) => ({ ...sent, version }));
    const { data: saved, error } = await send({ ...target, body: { preview: false, rows } });
    if (saved) {
      toast.success(saved.message);
      void navigate(scoreEntryHref({ tournamentId, categoryId }));
      return;
    }
    setSaveFailure(errorText(error, copy.saveFailed));
    // What has changed since the preview is what a person has to see.
    await check(
      preview.source,
      preview.rows.map(({ sent }) => sent),
    );
  });

  return {
    preview,
    failure,
    saveFailure,
    isReading: reading.busy,
    isSaving: saving.busy,
    readFile: (file: File) => void reading.run(file.name, () => readTableFile(file)),
    readText: (text: string) => void reading.run(copy.file.pasted, () => readTableText(text)),
    save: () => void saving.run(),
  };
}

export type ScoreImportState = ReturnType<typeof useScoreImport>;
