import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../openapi/types.ts';
import type { Database } from '../../../server/db/database.ts';
import type { AuditLogObjectKind } from '../../../openapi/schema.d.ts';
import { type CheckedFile, checkFile, type FileKind } from '../contentFile.ts';
import type { ApplyContext, Change, PlanContext } from '../plan.ts';
import type { Row } from '../table.ts';

/** What of a row is stored in columns of a database table. */
type Columns = Record<string, unknown>;

/** A column that names a file of the folder; an empty cell leaves what is stored. */
export type FileColumn<Stored> = {
  column: string;
  kind: FileKind;
  prefix: (id: number) => string;
  storedPath: (stored: Stored) => string | null;
  save: (db: Database, id: number, path: string) => Promise<unknown>;
  operation: OperationId;
};

/** Something else that a row says, of which a change has an operation of its own. */
export type OwnField = {
  name: string;
  operation: OperationId;
  detail?: string;
  save: (db: Database, id: number) => Promise<unknown>;
};

/** A row that can be read, and what it would store. */
type ReadRow = {
  key: string;
  name: string;
  columns: Columns;
  /** Fields with operations of their own that differ from what is stored. */
  ownFields?: OwnField[];
  /** Names of differences that `columns` does not have. */
  otherFields?: string[];
};

type Read = ReadRow | undefined;

export type Things<Stored extends { id: number }> = {
  table: string;
  auditLogKind: AuditLogObjectKind;
  stored: ReadonlyMap<string, Stored>;
  /** Reports what is wrong with a row; undefined if it cannot be used. */
  read: (row: Row, find: (key: string) => Stored | undefined) => Read | Promise<Read>;
  files: FileColumn<Stored>[];
  insert: (db: Database, row: Row, columns: Columns, now: Date) => Promise<number>;
  update: (db: Database, id: number, row: Row, columns: Columns) => Promise<unknown>;
  /** Says for the audit log what an update has changed. */
  describeUpdate?: (db: Database, stored: Stored) => Promise<string | undefined>;
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

type Planned<Stored extends { id: number }> = {
  things: Things<Stored>;
  row: Row;
  wanted: ReadRow;
  stored: Stored | undefined;
  newFiles: NewFile<Stored>[];
  fields: string[];
};

async function applyThing<Stored extends { id: number }>(
  { things, row, wanted, stored, newFiles, fields }: Planned<Stored>,
  { db, now, store, record }: ApplyContext,
): Promise<void> {
  const { columns, ownFields = [], name } = wanted;
  const id = stored?.id ?? (await things.insert(db, row, columns, now));
  const note = (operation: OperationId, detail?: string) =>
    record([{ kind: things.auditLogKind, id, name, operation, ...(detail && { detail }) }]);
  if (!stored) await note(things.operations.create);
  else if (fields.length > 0) {
    await things.update(db, id, row, columns);
    await note(things.operations.update, await things.describeUpdate?.(db, stored));
  }
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
const findDifferences = (stored: Columns, wanted: Columns) =>
  Object.keys(wanted).filter((name) => !isDeepStrictEqual(stored[name], wanted[name]));

/** Plans what the rows of a table change, each of which is one thing. */
export async function planThings<Stored extends { id: number }>(
  context: PlanContext,
  things: Things<Stored>,
): Promise<Change[]> {
  const changes: Change[] = [];
  const lines = new Map<string, number>();
  for (const row of context.tables.get(things.table) ?? []) {
    const wanted = await things.read(row, (key) => things.stored.get(key));
    if (!wanted) continue;
    const earlier = lines.get(wanted.key);
    if (earlier !== undefined) {
      context.report(row, `${wanted.name} is on line ${earlier} already.`);
      continue;
    }
    lines.set(wanted.key, row.line);
    const stored = things.stored.get(wanted.key);
    const newFiles = await findNewFiles(context, row, things.files, stored);
    const { ownFields = [], otherFields = [] } = wanted;
    const fields = stored ? [...findDifferences(stored, wanted.columns), ...otherFields] : [];
    const planned = { things, row, wanted, stored, newFiles, fields };
    changes.push({
      table: things.table,
      name: wanted.name,
      isNew: !stored,
      fields: [
        ...fields,
        ...newFiles.map(({ of }) => of.column),
        ...ownFields.map((field) => field.name),
      ],
      apply: (target) => applyThing(planned, target),
    });
  }
  return changes;
}
