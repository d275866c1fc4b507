import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../openapi/types.ts';
import type { Transaction } from '../../../server/db/database.ts';
import type { AuditLogObjectKind } from '../../../openapi/schema.d.ts';
import { type CheckedFile, checkFile, type FileKind } from '../contentFile.ts';
import type { ApplyContext, Change, PlanContext } from '../plan.ts';
import type { Row } from '../table.ts';

/** A column that names a file of the folder; an empty cell leaves what is stored. */
type FileColumn<Stored> = {
  column: string;
  kind: FileKind;
  prefix: (id: number) => string;
  storedPath: (stored: Stored) => string | null;
  save: (db: Transaction, id: number, path: string) => Promise<unknown>;
  operation: OperationId;
};

/** Something else that a row says, of which a change has an operation of its own. */
export type OwnField = {
  name: string;
  operation: OperationId;
  detail?: string;
  save: (db: Transaction, id: number) => Promise<unknown>;
};

/** A row that can be read, and what it would store. */
export type ReadRow<Columns> = {
  key: string;
  name: string;
  /** What is stored of it in columns of a database table. */
  columns: Columns;
  /** Fields with operations of their own that differ from what is stored. */
  ownFields?: OwnField[];
  /** Names of differences that `columns` does not have. */
  otherFields?: string[];
};

type Read<Columns> = ReadRow<Columns> | undefined;

/** A table of the files, each row of which is one entry of a kind. */
export type PlannedTable<Stored extends { id: number }, Columns extends object> = {
  table: string;
  auditLogKind: AuditLogObjectKind;
  stored: ReadonlyMap<string, Stored>;
  /** Reports what is wrong with a row; undefined if it cannot be used. */
  read: (
    row: Row,
    find: (key: string) => Stored | undefined,
  ) => Read<Columns> | Promise<Read<Columns>>;
  files: FileColumn<Stored>[];
  insert: (db: Transaction, row: Row, columns: Columns, now: Date) => Promise<number>;
  /** Returns what the audit log says of an update beside its name; undefined for nothing. */
  update: (
    db: Transaction,
    stored: Stored,
    row: Row,
    columns: Columns,
  ) => Promise<string | undefined>;
  operations: { create: OperationId; update: OperationId };
};

type NewFile<Stored> = { of: FileColumn<Stored>; file: CheckedFile };

const isExternal = (path: string) => /^https?:\/\//.test(path);

/** Returns the files of a row that are not what is stored. */
async function findNewFiles<Stored>(
  context: PlanContext,
  row: Row,
  columns: FileColumn<Stored>[],
  stored: Stored | undefined,
): Promise<NewFile<Stored>[]> {
  const found: NewFile<Stored>[] = [];
  for (const of of columns) {
    const path = (row.cells[of.column] ?? '').trim();
    if (path === '') continue;
    const storedPath = stored ? of.storedPath(stored) : null;
    if (isExternal(path) && path === storedPath) continue;
    const file = await checkFile(context.folder, path, of.kind, context.pictures);
    if (typeof file === 'string') {
      context.report(row, file);
      continue;
    }
    const now =
      storedPath === null || storedPath === '' ? null : await context.files.read(storedPath);
    if (!now || Buffer.compare(now.bytes, file.bytes) !== 0) found.push({ of, file });
  }
  return found;
}

type PlannedRow<Stored extends { id: number }, Columns extends object> = {
  kind: PlannedTable<Stored, Columns>;
  row: Row;
  wanted: ReadRow<Columns>;
  stored: Stored | undefined;
  newFiles: NewFile<Stored>[];
  fields: string[];
};

async function applyRow<Stored extends { id: number }, Columns extends object>(
  { kind, row, wanted, stored, newFiles, fields }: PlannedRow<Stored, Columns>,
  { db, now, store, record }: ApplyContext,
): Promise<void> {
  const { columns, ownFields = [], name } = wanted;
  const id = stored?.id ?? (await kind.insert(db, row, columns, now));
  const note = (operation: OperationId, detail?: string) =>
    record([{ kind: kind.auditLogKind, id, name, operation, ...(detail && { detail }) }]);
  if (!stored) await note(kind.operations.create);
  else if (fields.length > 0)
    await note(kind.operations.update, await kind.update(db, stored, row, columns));
  for (const { of, file } of newFiles) {
    const path = await store(of.prefix(id), file, stored ? of.storedPath(stored) : null);
    await of.save(db, id, path);
    await note(of.operation);
  }
  for (const field of ownFields) {
    await field.save(db, id);
    await note(field.operation, field.detail);
  }
}

/** Returns the names of the columns whose stored value is another one. */
function findDifferences(stored: object, wanted: object): string[] {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(before.get(name), value))
    .map(([name]) => name);
}

/** Plans what the rows of a table change. */
export async function planTable<Stored extends { id: number }, Columns extends object>(
  context: PlanContext,
  kind: PlannedTable<Stored, Columns>,
): Promise<Change[]> {
  const changes: Change[] = [];
  const lines = new Map<string, number>();
  for (const row of context.tables.get(kind.table) ?? []) {
    const wanted = await kind.read(row, (key) => kind.stored.get(key));
    if (!wanted) continue;
    const earlier = lines.get(wanted.key);
    if (earlier !== undefined) {
      context.report(row, `${wanted.name} is on line ${earlier} already.`);
      continue;
    }
    lines.set(wanted.key, row.line);
    const stored = kind.stored.get(wanted.key);
    const newFiles = await findNewFiles(context, row, kind.files, stored);
    const { ownFields = [], otherFields = [] } = wanted;
    const fields = stored ? [...findDifferences(stored, wanted.columns), ...otherFields] : [];
    const planned = { kind, row, wanted, stored, newFiles, fields };
    changes.push({
      table: kind.table,
      name: wanted.name,
      isNew: !stored,
      fields: [
        ...fields,
        ...newFiles.map(({ of }) => of.column),
        ...ownFields.map((field) => field.name),
      ],
      apply: (target) => applyRow(planned, target),
    });
  }
  return changes;
}
