import type { OperationId } from '../../openapi/types.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import type { AuditLogChange } from '../../server/auditLog/queries.ts';
import type { FileStore } from '../../server/services/fileStore.ts';
import type { PictureProcessor } from '../../server/services/pictureProcessor.ts';
import type { CheckedFile } from './contentFile.ts';
import type { Row, TableShape } from './table.ts';

/** What an export reads from, and the files that its rows name. */
export type ExportContext = {
  db: Database;
  /** Adds a stored file under a name without an ending and returns its path in the folder. */
  addFile: (name: string, storedPath: string | null) => Promise<string>;
  /** Adds a text file at a path in the folder. */
  addText: (path: string, text: string) => Promise<void>;
};

/** What an import reads from; nothing is written with it. */
export type PlanContext = {
  now: Date;
  folder: string;
  db: Database;
  files: FileStore;
  pictures: PictureProcessor;
  tables: ReadonlyMap<string, Row[]>;
  /** Returns what a value has that its schema in the document does not allow. */
  check: (schema: string, value: unknown) => string[];
  report: (row: Row, text: string) => void;
};

/** What a change writes with. */
export type ApplyContext = {
  db: Transaction;
  now: Date;
  /** Stores a new file and returns its path; `previous` is removed once everything is saved. */
  store: (prefix: string, file: CheckedFile, previous: string | null) => Promise<string>;
  /** Writes into the audit log. */
  record: (changes: RecordedChange[]) => Promise<void>;
};

type RecordedChange = Omit<AuditLogChange, 'organiserId' | 'at'> & { operation: OperationId };

/** What an import does with one thing. */
export type Change = {
  /** The table that says so. */
  table: string;
  name: string;
  isNew: boolean;
  /** What changes; without anything, the thing stays as it is. */
  fields: string[];
  apply: (context: ApplyContext) => Promise<void>;
};

/** One kind of content. */
export type Kind = {
  shapes: readonly TableShape[];
  /** Returns the rows of each table. */
  exportRows: (context: ExportContext) => Promise<Record<string, Record<string, string>[]>>;
  /** Returns what the rows would change. */
  plan: (context: PlanContext) => Promise<Change[]>;
};
