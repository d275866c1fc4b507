import { useState } from 'react';
import { isKnownTitle, type KnownColumns } from '../../lib/tables/columns.ts';
import { addCorrections, type Corrections } from '../../lib/tables/corrections.ts';
import { findLayout, type Layout, skipLine } from '../../lib/tables/layout.ts';
import { readTableFile, readTableText, type Table } from '../../lib/tables/readTableFile.ts';
import type { Separator } from '../../lib/tables/text/findSeparator.ts';
import type { Answers, RowSource, TableSource } from './importTypes.ts';
import { type Change, useReading } from './useReading.ts';

type TableSourceOptions<Key extends string> = {
  known: KnownColumns<Key>;
  /** What a pasted text is called. */
  pastedName: string;
  /** What to say if a file cannot be read for no reason of its own. */
  failed: string;
  /** Forgets what was checked before, unless only cells change, and what was asked about another file. */
  reset: (change: Change) => void;
  /** Reads the rows and checks them. Nobody waits for the result if it is not current any more. */
  read: (
    source: TableSource<Key>,
    answers: Answers,
    isCurrent: () => boolean,
  ) => void | Promise<void>;
};

/** Opens a file or a pasted text, and changes which of its sheets, lines and columns are read. */
export function useTableSource<Key extends string>(options: TableSourceOptions<Key>) {
  const { known, pastedName, failed, reset, read } = options;
  const [source, setSource] = useState<TableSource<Key>>();
  const [answers, setAnswers] = useState<Answers>({});
  const { start, watch, run, ...progress } = useReading({ failed, reset });
  const isTitle = isKnownTitle(known.fields);

  const open = (
    name: string,
    readTable: () => Table | Promise<Table>,
    corrections: Corrections = {},
  ): void =>
    void start({ awaited: true, kind: 'file' }, async (isCurrent) => {
      setSource(undefined);
      setAnswers({});
      const table = await readTable();
      if (!isCurrent()) return;
      const layout = findLayout(table.sheets, known);
      const opened = { id: run(), name, table, layout, corrections };
      setSource(opened);
      await read(opened, {}, isCurrent);
    });

  const change = (
    changed: TableSource<Key>,
    given: Answers,
    options: { awaited?: boolean; kind?: Change } = {},
  ): void =>
    void start(options, async (isCurrent) => {
      setSource(changed);
      setAnswers(given);
      await read(changed, given, isCurrent);
    });

  return {
    source,
    answers,
    ...progress,
    checkAgain: () => source && change(source, answers, { awaited: true, kind: 'cells' }),
    /** Returns a function that tells whether nothing else was asked for since. */
    watch,
    readFile: (file: File) => open(file.name, () => readTableFile(file, isTitle)),
    /** Reads a pasted text; one that is checked once more keeps what was typed in its rows. */
    readText: (text: string) =>
      open(
        pastedName,
        () => readTableText(text, isTitle),
        text === source?.table.text?.content ? source.corrections : {},
      ),
    changeLayout: (layout: Layout<Key>) => source && change({ ...source, layout }, answers),
    /** Reads a text again, whose cells something else separates. */
    changeSeparator: (separator: Separator) => {
      const content = source?.table.text?.content;
      if (!source || content === undefined) return;
      void start({}, async (isCurrent) => {
        const table = readTableText(content, isTitle, separator);
        const changed = { ...source, table, layout: findLayout(table.sheets, known) };
        setSource(changed);
        setAnswers({});
        await read(changed, {}, isCurrent);
      });
    },
    answer: (key: string, value: string, options: { awaited?: boolean } = {}) =>
      source && change(source, { ...answers, [key]: value }, options),
    /** Leaves a row out that was shown in the preview, or takes it back. */
    skipRow: (row: RowSource, isSkipped: boolean) =>
      source &&
      change({ ...source, layout: skipLine(source.layout, row, isSkipped) }, answers, {
        awaited: true,
      }),
    /** Puts texts into cells of rows that were shown in the preview. */
    correct: (corrections: Corrections) =>
      source &&
      change({ ...source, corrections: addCorrections(source.corrections, corrections) }, answers, {
        awaited: true,
        kind: 'cells',
      }),
  };
}
