import type { Corrections } from '../../lib/tables/corrections.ts';
import type { Layout, SourceColumn, SourceRow } from '../../lib/tables/layout.ts';
import type { Table } from '../../lib/tables/readTableFile.ts';

/** Where a row stands in a file. */
export type RowSource = Pick<SourceRow, 'sheet' | 'sheetIndex' | 'line'>;

/** A value that was read as another text than the cell has. */
export type Reading = {
  /** What the column is called. */
  column: string;
  /** What the cell shows. */
  text: string;
  /** What it was read as; empty for nothing. */
  value: string;
};

/** What is sent of a row of a file. A row may be read as several. */
export type ReadRow<Sent> = {
  source: RowSource;
  sent: Sent;
  readings?: readonly Reading[];
  /** Why it cannot be saved, whatever the server says. */
  problems?: readonly string[];
};

/** What somebody has to say before rows are checked, because they may mean several things. */
export type Question = {
  key: string;
  text: string;
  lead?: string;
  options: readonly { value: string; label: string; example?: string }[];
};

/** The value that was chosen for each question, by its key. */
export type Answers = Readonly<Record<string, string>>;

/** What is read of a file. */
export type TableInput<Key extends string> = {
  /** Without titles and what is left out. */
  rows: readonly SourceRow[];
  /** From the left. */
  columns: readonly SourceColumn<Key>[];
  answers: Answers;
};

export type ReadRows<Sent> = {
  rows: readonly ReadRow<Sent>[];
  /** All that there are, also those that are answered. */
  questions?: readonly Question[];
  /** How the file is read, in sentences, where that is no matter of course. */
  notes?: readonly string[];
};

/** 'later' is what fits, but cannot be saved yet. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'rejected' | 'later';

/** A row with what the server says about it. */
export type PreviewRow<Sent, Checked extends { outcome: Outcome }> = ReadRow<Sent> & {
  /** Tells it apart: several rows may have the same source. */
  key: string;
  /** That of the server; 'rejected' if the row has problems of its own. */
  outcome: Checked['outcome'] | 'rejected';
  checked: Checked;
};

export type OutcomeCounts = Record<Outcome, number>;

/** A file or a pasted text, and what is read of it. */
export type TableSource<Key extends string> = {
  /** Another one for each that is chosen. */
  id: number;
  /** What it is called. */
  name: string;
  table: Table;
  layout: Layout<Key>;
  /** What was typed in the preview instead of what the file has. */
  corrections: Corrections;
};

/** What somebody may have meant by the text of a cell. */
export type Suggestion = {
  /** The column of the cell, by `columnId`. */
  column: string;
  text: string;
  /** What the cell would have. */
  options: readonly { label: string; value: string }[];
};

/** A suggestion with the rows, itself among them, that have the same text in that column. */
export type SharedSuggestion = Suggestion & { rows: readonly RowSource[] };
