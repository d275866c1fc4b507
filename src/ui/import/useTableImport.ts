import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KnownColumns } from '../../lib/tables/columns.ts';
import { correctRows } from '../../lib/tables/corrections.ts';
import { usedColumns, usedRows } from '../../lib/tables/layout.ts';
import { UnreadableFileError } from '../../lib/tables/readTableFile.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { useSingleFlight } from '../hooks/useSingleFlight.ts';
import { useToast } from '../toasts/useToast.ts';
import type {
  Answers,
  Outcome,
  OutcomeCounts,
  PreviewRow,
  Question,
  ReadRow,
  ReadRows,
  RowSource,
  TableInput,
  TableSource,
} from './importTypes.ts';
import { useRowEditing } from './rows/useRowEditing.ts';
import { useTableSource } from './useTableSource.ts';

type ImportTexts = {
  file: {
    pasted: string;
    noRows: string;
    tooMany: (count: string, most: string) => string;
    failed: string;
  };
  saveFailed: string;
};

type CheckedRow = { outcome: Outcome };

type Answer<Data> = { data?: { message: string; data: Data }; error?: unknown };

type TableImportOptions<
  Key extends string,
  Sent,
  Data extends { rows: readonly CheckedRow[] },
> = KnownColumns<Key> & {
  copy: ImportTexts;
  /** What people call the columns. */
  names: Readonly<Record<Key, string>>;
  maxRows: number;
  /** Returns what to send, and what has to be asked first. Throws `UnreadableFileError`. */
  toRows: (input: TableInput<Key>) => ReadRows<Sent>;
  /** Lets the server check the rows, or save them. */
  send: (rows: Sent[], preview: boolean) => Promise<Answer<Data>>;
  /** Returns the row to save, as it was seen. */
  toSavedRow: (row: PreviewRow<Sent, Data['rows'][number]>) => Sent;
  toErrorText: (error: unknown, failed: string) => string;
  /** The page that shows what was saved. */
  savedPath: string;
};

type Preview<Sent, Data extends { rows: readonly CheckedRow[] }> = {
  /** Another one for each check. */
  id: number;
  rows: PreviewRow<Sent, Data['rows'][number]>[];
  counts: OutcomeCounts;
  /** What the server says beside the rows. */
  data: Data;
};

/** Reads a file or pasted cells, lets the server check the rows, and saves what it has accepted. */
export function useTableImport<
  Key extends string,
  Sent,
  Data extends { rows: readonly CheckedRow[] },
>(options: TableImportOptions<Key, Sent, Data>) {
  const { copy, send, toErrorText } = options;
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<Preview<Sent, Data>>();
  const [saveFailure, setSaveFailure] = useState<string>();
  const checks = useRef(0);
  const toast = useToast();
  const navigate = useNavigate();

  const check = async (rows: readonly ReadRow<Sent>[], isCurrent: () => boolean) => {
    const { data: answer, error } = await send(
      rows.map(({ sent }) => sent),
      true,
    );
    if (!isCurrent()) return undefined;
    if (!answer) {
      reading.failCheck(toErrorText(error, copy.file.failed));
      return undefined;
    }
    checks.current += 1;
    const checked = toPreview(rows, answer.data, checks.current);
    setPreview(checked);
    return checked;
  };

  const reading = useTableSource<Key>({
    known: options,
    pastedName: copy.file.pasted,
    failed: copy.file.failed,
    reset: (change) => {
      setSaveFailure(undefined);
      if (change !== 'cells') setPreview(undefined);
      if (change !== 'file') return;
      setQuestions([]);
      rows.forget();
    },
    read: async (source, answers, isCurrent) => {
      const { corrected, read } = readRows(source, answers, options);
      const { questions: asked = [] } = read;
      setQuestions(asked);
      setNotes(read.notes ?? []);
      requireLimits(read.rows.length, options);
      if (!asked.every((question) => isAnswered(question, answers))) {
        setPreview(undefined);
        return;
      }
      const checked = await check(read.rows, isCurrent);
      if (!checked) return;
      rows.setTable(corrected);
      rows.settle(source.corrections, checked.rows.filter(isRejected).map(toSource));
    },
  });
  const rows = useRowEditing({
    isChecking: reading.isReading,
    names: options.names,
    correct: reading.correct,
    skip: reading.skipRow,
  });

  const saving = useSingleFlight(async () => {
    if (!preview) return;
    setSaveFailure(undefined);
    const savable = preview.rows.filter(({ outcome }) => outcome !== 'later');
    const { data: saved, error } = await send(savable.map(options.toSavedRow), false);
    if (saved) {
      toast.success(saved.message);
      // What cannot be saved yet stays on the page.
      if (savable.length < preview.rows.length) await check(preview.rows, reading.watch());
      else void navigate(options.savedPath);
      return;
    }
    setSaveFailure(toErrorText(error, copy.saveFailed));
    // What has changed since the preview is what a person has to see.
    await check(preview.rows, reading.watch());
  });

  return {
    ...reading,
    /** What the columns may hold. */
    known: options as KnownColumns<Key>,
    questions,
    notes,
    preview,
    editing: rows.editing,
    saveFailure,
    isSaving: saving.busy,
    save: () => void saving.run(),
  };
}

/** What an import knows and can do, without what its rows are. */
export type TableImportState<Key extends string> = Omit<
  ReturnType<typeof useTableImport<Key, unknown, { rows: CheckedRow[] }>>,
  'preview' | 'save'
>;

/** Whether one of the options of a question was chosen. */
export const isAnswered = ({ key, options }: Question, answers: Answers): boolean =>
  options.some(({ value }) => value === answers[key]);

const isRejected = ({ outcome }: { outcome: Outcome }) => outcome === 'rejected';
const toSource = ({ source }: { source: RowSource }) => source;

/** Returns the rows of a file with what was typed instead of its cells, and what they are read as. */
function readRows<Key extends string, Sent, Data extends { rows: readonly CheckedRow[] }>(
  { table, layout, corrections }: TableSource<Key>,
  answers: Answers,
  { copy, fields, toRows }: TableImportOptions<Key, Sent, Data>,
) {
  const rows = usedRows(table.sheets, layout);
  // Nothing can be said about columns of an empty file.
  if (rows.length === 0) throw new UnreadableFileError(copy.file.noRows);
  const columns = usedColumns(table.sheets, layout);
  const corrected = correctRows({ rows, columns }, corrections, fields);
  return { corrected, read: toRows({ ...corrected, answers }) };
}

/** Joins the rows with what the server says about each. */
function toPreview<Sent, Data extends { rows: readonly CheckedRow[] }>(
  read: readonly ReadRow<Sent>[],
  data: Data,
  id: number,
): Preview<Sent, Data> {
  const rows = read.flatMap((row, index) => {
    const checked: Data['rows'][number] | undefined = data.rows[index];
    if (!checked) return [];
    const outcome = row.problems?.length ? ('rejected' as const) : checked.outcome;
    return [{ ...row, key: String(index), checked, outcome }];
  });
  const count = (wanted: Outcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    id,
    rows,
    data,
    counts: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      rejected: count('rejected'),
      later: count('later'),
    },
  };
}

/** Throws `UnreadableFileError` if there are no rows, or more than the server takes. */
function requireLimits(count: number, { copy, maxRows }: { copy: ImportTexts; maxRows: number }) {
  if (count === 0) throw new UnreadableFileError(copy.file.noRows);
  if (count > maxRows)
    throw new UnreadableFileError(copy.file.tooMany(formatNumber(count), formatNumber(maxRows)));
}
