import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isKnownTitle, type KnownColumns } from '../../lib/tables/columns.ts';
import {
  findLayout,
  type Layout,
  skipLine,
  usedColumns,
  usedRows,
} from '../../lib/tables/layout.ts';
import {
  readTableFile,
  readTableText,
  type Table,
  UnreadableFileError,
} from '../../lib/tables/readTableFile.ts';
import type { Separator } from '../../lib/tables/text/findSeparator.ts';
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
  const { copy, fields, send, toErrorText } = options;
  const [source, setSource] = useState<TableSource<Key>>();
  const [answers, setAnswers] = useState<Answers>({});
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [preview, setPreview] = useState<Preview<Sent, Data>>();
  const [failure, setFailure] = useState<string>();
  const [saveFailure, setSaveFailure] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  /** Whether the result is what somebody waits for, who has pressed a button for it. */
  const [isAwaited, setIsAwaited] = useState(false);
  /** Counts what was asked for: only the last counts. */
  const runs = useRef(0);
  const toast = useToast();
  const navigate = useNavigate();
  const isTitle = isKnownTitle(fields);

  const check = async (read: readonly ReadRow<Sent>[], run: number) => {
    const { data: answer, error } = await send(
      read.map(({ sent }) => sent),
      true,
    );
    if (run !== runs.current) return;
    if (answer) setPreview(toPreview(read, answer.data));
    else setFailure(toErrorText(error, copy.file.failed));
  };

  const readSource = async (chosen: TableSource<Key>, given: Answers, run: number) => {
    const { table, layout } = chosen;
    const used = usedRows(table.sheets, layout);
    // Nothing can be said about columns of an empty file.
    if (used.length === 0) throw new UnreadableFileError(copy.file.noRows);
    const { rows, questions: asked = [] } = options.toRows({
      rows: used,
      columns: usedColumns(table.sheets, layout),
      answers: given,
    });
    setQuestions(asked);
    requireLimits(rows.length, options);
    if (asked.every((question) => isAnswered(question, given))) await check(rows, run);
  };

  const start = async (awaited: boolean, work: (run: number) => Promise<void>) => {
    runs.current += 1;
    const run = runs.current;
    setIsReading(true);
    setIsAwaited(awaited);
    setFailure(undefined);
    setSaveFailure(undefined);
    setPreview(undefined);
    try {
      await work(run);
    } catch (error) {
      if (run === runs.current)
        setFailure(error instanceof UnreadableFileError ? error.message : copy.file.failed);
    }
    if (run === runs.current) setIsReading(false);
  };

  const open = (name: string, read: () => Table | Promise<Table>): void =>
    void start(true, async (run) => {
      setSource(undefined);
      setQuestions([]);
      setAnswers({});
      const table = await read();
      if (run !== runs.current) return;
      const chosen = { id: run, name, table, layout: findLayout(table.sheets, options) };
      setSource(chosen);
      await readSource(chosen, {}, run);
    });

  const change = (changed: TableSource<Key>, given: Answers, awaited = false): void =>
    void start(awaited, async (run) => {
      setSource(changed);
      setAnswers(given);
      await readSource(changed, given, run);
    });
  const changeLayout = (layout: Layout<Key>) => source && change({ ...source, layout }, answers);

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
    await check(preview.rows, runs.current);
  });

  return {
    /** What the columns may hold. */
    known: options as KnownColumns<Key>,
    source,
    questions,
    answers,
    preview,
    failure,
    saveFailure,
    isReading,
    isAwaited,
    isSaving: saving.busy,
    readFile: (file: File) => open(file.name, () => readTableFile(file, isTitle)),
    readText: (text: string) => open(copy.file.pasted, () => readTableText(text, isTitle)),
    changeLayout,
    /** Reads a text again, whose cells something else separates. */
    changeSeparator: (separator: Separator) => {
      const content = source?.table.text?.content;
      if (!source || content === undefined) return;
      void start(false, async (run) => {
        const table = readTableText(content, isTitle, separator);
        const changed = { ...source, table, layout: findLayout(table.sheets, options) };
        setSource(changed);
        setAnswers({});
        await readSource(changed, {}, run);
      });
    },
    answer: (key: string, value: string) => source && change(source, { ...answers, [key]: value }),
    /** Leaves a row out that was shown in the preview. */
    skipRow: (row: RowSource) =>
      source && change({ ...source, layout: skipLine(source.layout, row, true) }, answers, true),
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

/** Joins the rows with what the server says about each. */
function toPreview<Sent, Data extends { rows: readonly CheckedRow[] }>(
  read: readonly ReadRow<Sent>[],
  data: Data,
): Preview<Sent, Data> {
  const rows = read.flatMap((row, index) => {
    const checked: Data['rows'][number] | undefined = data.rows[index];
    if (!checked) return [];
    const outcome = row.problems?.length ? ('rejected' as const) : checked.outcome;
    return [{ ...row, key: String(index), checked, outcome }];
  });
  const count = (wanted: Outcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    rows,
    data,
    counts: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      rejected: count('rejected'),
    },
  };
}

/** Throws `UnreadableFileError` if there are no rows, or more than the server takes. */
function requireLimits(count: number, { copy, maxRows }: { copy: ImportTexts; maxRows: number }) {
  if (count === 0) throw new UnreadableFileError(copy.file.noRows);
  if (count > maxRows)
    throw new UnreadableFileError(copy.file.tooMany(formatNumber(count), formatNumber(maxRows)));
}
