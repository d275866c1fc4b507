import type { AuditLogObjectKind } from '../../openapi/schema.d.ts';
import type { OperationId } from '../../openapi/types.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../db/violations.ts';
import type { Uploader } from '../lib/uploader.ts';
import type { PictureSize } from '../services/pictureProcessor.ts';
import { commitUpload, discardUpload, readPdf, readPicture } from '../files/uploads.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import {
  type ColumnsOf,
  type ContentTable,
  createContentQueries,
  type RowOf,
} from './contentQueries.ts';

/** An uploaded file of a row. Its column has the stored path. */
export type ContentFile = {
  column: string;
  /** The field of the form that uploads it, and the column of the file import. */
  field: string;
  /** Start of the stored path. */
  prefix: (id: number) => string;
  /** The size to which a picture is scaled; `'pdf'` for a document. */
  size: PictureSize | 'pdf';
  operation: OperationId;
  saved: string;
};

/** What one kind of managed content differs in; see `defineContent`. */
type ContentKind<Table extends ContentTable, Input, Managed extends RowOf<Table>, Output> = {
  table: Table;
  auditLogKind: AuditLogObjectKind;
  nameOf: (row: RowOf<Table>) => string;
  /** Reads what organisers see, which may be more than the row. */
  findAll: (db: Database) => Promise<Managed[]>;
  findOne: (db: Database, id: number) => Promise<Managed | undefined>;
  toResponse: (managed: Managed, publicUrl: string) => Output;
  /** Returns what is stored of a request; throws 422 for what the document cannot rule out. */
  toColumns: (body: Input) => ColumnsOf<Table>;
  /** Returns the columns of a new row that a request does not have. */
  newColumns?: (transaction: Transaction, at: Date) => Promise<ColumnsOf<Table>>;
  /**
   * Does what follows from a change of a row, in its transaction. Returns what of it is to be said to the
   * organiser; undefined for nothing.
   */
  updated?: (
    transaction: Transaction,
    before: RowOf<Table>,
    after: RowOf<Table>,
  ) => Promise<string | undefined>;
  unique?: { constraint: string; field: string; message: string };
  files: readonly ContentFile[];
  operations: { create: OperationId; update: OperationId; remove: OperationId };
  messages: {
    notFound: string;
    created: string;
    updated: string;
    outdated: string;
    removed: (name: string) => string;
    /** For a row that others refer to, which cannot be deleted. */
    inUse?: (name: string) => string;
  };
};

type Organiser = { organiserId: number };
type Target = Organiser & { path: { id: number }; publicUrl: string };
type Create<Input> = Organiser & { body: Input; publicUrl: string };
type Update<Input> = Target & { body: Input; header: { 'if-match'?: string | undefined } };
/** A change that leaves the version as it is. */
type OwnChange<Table extends ContentTable> = {
  operation: OperationId;
  at: Date;
  columns: ColumnsOf<Table>;
  detail?: string;
  /** Whether the row, which is locked, would be another one; always, if it is left out. */
  isChange?: (before: RowOf<Table>) => boolean;
};

/** Returns the entity tag of a row, as clients send it back in `If-Match`. */
export const versionOf = ({ version }: { version: number }): string => `"${version}"`;

/** Returns what the handlers of a kind and the import of files share. */
function createChanges<Table extends ContentTable, Input, Managed extends RowOf<Table>, Output>(
  kind: ContentKind<Table, Input, Managed, Output>,
) {
  const queries = createContentQueries(kind.table);

  /** Returns what was found; throws 404 if nothing was. */
  function requireFound<Found>(found: Found | undefined): Found {
    if (!found) throw new HttpError(404, kind.messages.notFound);
    return found;
  }

  /** Writes a line of the audit log. */
  const record = (
    transaction: Transaction,
    row: RowOf<Table>,
    change: Organiser & { at: Date; operation: OperationId; detail?: string },
  ) =>
    recordChange(transaction, {
      ...change,
      kind: kind.auditLogKind,
      id: row.id,
      name: kind.nameOf(row),
    });

  /**
   * Reads what a response has, in the transaction of the change: afterwards another organiser may have
   * deleted the row.
   */
  const read = async (transaction: Transaction, id: number) =>
    requireFound(await kind.findOne(transaction, id));

  return {
    queries,
    requireFound,
    record,
    read,

    insertRow: async (transaction: Transaction, columns: ColumnsOf<Table>, at: Date) =>
      queries.insert(transaction, { ...columns, ...(await kind.newColumns?.(transaction, at)) }),

    async updateRow(transaction: Transaction, id: number, columns: ColumnsOf<Table>) {
      const before = kind.updated && (await queries.find(transaction, id));
      const row = await queries.update(transaction, id, columns);
      const notice = before && (await kind.updated?.(transaction, before, row));
      return { row, notice };
    },

    /** Runs what writes in a transaction; throws 422 if another row has what is unique. */
    async save<Saved>(db: Database, work: (transaction: Transaction) => Promise<Saved>) {
      try {
        return await db.transaction(work);
      } catch (error) {
        const { unique } = kind;
        if (unique && isUniqueViolation(error, unique.constraint))
          throw fieldError(unique.field, unique.message);
        throw error;
      }
    },

    /** Sets columns that have an operation of their own. */
    change: async (
      { path: { id }, organiserId }: Pick<Target, 'path' | 'organiserId'>,
      { db }: Pick<Services, 'db'>,
      { columns, isChange = () => true, ...recorded }: OwnChange<Table>,
    ) =>
      db.transaction(async (transaction) => {
        const before = requireFound(await queries.lock(transaction, id));
        if (isChange(before)) {
          await queries.setColumns(transaction, id, columns);
          await record(transaction, before, { ...recorded, organiserId });
        }
        return { before, managed: await read(transaction, id) };
      }),
  };
}

/**
 * Returns the handlers of one kind of content that organisers manage, and what the import of files
 * writes with. Each change has a line in the audit log, in the same transaction.
 */
export function defineContent<
  Table extends ContentTable,
  Input,
  Managed extends RowOf<Table>,
  Output,
>(kind: ContentKind<Table, Input, Managed, Output>) {
  const { messages, operations, toColumns } = kind;
  const { queries, requireFound, record, read, insertRow, updateRow, save, change } =
    createChanges(kind);

  const respond = (message: string, managed: Managed, publicUrl: string) => ({
    success: true as const,
    message,
    data: kind.toResponse(managed, publicUrl),
  });

  return {
    ...kind,
    requireFound,
    record,
    change,
    insertRow,
    updateRow,
    setColumns: queries.setColumns,
    upload: (file: ContentFile) => createUpload(file, { queries, requireFound, change, respond }),

    list: async ({ publicUrl }: { publicUrl: string }, { db }: Services) => ({
      success: true as const,
      data: (await kind.findAll(db)).map((managed) => kind.toResponse(managed, publicUrl)),
    }),

    create: async ({ body, organiserId, publicUrl }: Create<Input>, { db, now }: Services) => {
      const columns = toColumns(body);
      const at = now();
      const created = await save(db, async (transaction) => {
        const row = await insertRow(transaction, columns, at);
        await record(transaction, row, { organiserId, at, operation: operations.create });
        return read(transaction, row.id);
      });
      return respond(messages.created, created, publicUrl);
    },

    update: async (
      { path: { id }, header, body, organiserId, publicUrl }: Update<Input>,
      { db, now }: Services,
    ) => {
      const columns = toColumns(body);
      const { managed, notice } = await save(db, async (transaction) => {
        const before = requireFound(await queries.lock(transaction, id));
        const expected = header['if-match'];
        if (expected !== undefined && expected !== versionOf(before))
          throw new HttpError(412, messages.outdated);
        const updated = await updateRow(transaction, id, columns);
        await record(transaction, updated.row, {
          organiserId,
          at: now(),
          operation: operations.update,
          ...(updated.notice !== undefined && { detail: updated.notice }),
        });
        return { managed: await read(transaction, id), notice: updated.notice };
      });
      const message = [messages.updated, notice].filter(Boolean).join(' ');
      return respond(message, managed, publicUrl);
    },

    remove: async (
      { path: { id }, organiserId }: Pick<Target, 'path' | 'organiserId'>,
      { db, files, now }: Services,
    ) => {
      const name = kind.nameOf(requireFound(await queries.find(db, id)));
      try {
        const removed = await db.transaction(async (transaction) => {
          const row = requireFound(await queries.remove(transaction, id));
          await record(transaction, row, { organiserId, at: now(), operation: operations.remove });
          return row;
        });
        for (const file of kind.files)
          await discardUpload(files, file.prefix(id), storedPath(removed, file));
        return { success: true as const, message: messages.removed(kind.nameOf(removed)) };
      } catch (error) {
        if (messages.inUse && isForeignKeyViolation(error))
          throw new HttpError(409, messages.inUse(name));
        throw error;
      }
    },
  };
}

type UploadOf<Table extends ContentTable, Managed, Response> = {
  queries: { find: (db: Database, id: number) => Promise<RowOf<Table> | undefined> };
  requireFound: (found: RowOf<Table> | undefined) => RowOf<Table>;
  change: (
    request: Target,
    services: Services,
    change: OwnChange<Table>,
  ) => Promise<{ before: RowOf<Table>; managed: Managed }>;
  respond: (message: string, managed: Managed, publicUrl: string) => Response;
};

/** Returns the handler that uploads a file of a kind. */
const createUpload =
  <Table extends ContentTable, Managed, Response>(
    { prefix, size, operation, saved, field: name, ...file }: ContentFile,
    { queries, requireFound, change, respond }: UploadOf<Table, Managed, Response>,
  ) =>
  async (
    request: Target & { body: Record<string, unknown>; uploader: Uploader },
    services: Services,
  ) => {
    const { id } = request.path;
    requireFound(await queries.find(services.db, id));
    const value = request.body[name];
    const upload =
      size === 'pdf'
        ? { bytes: await readPdf({ name, value }), extension: 'pdf' as const }
        : { bytes: await readPicture(services, { name, value, size, uploader: request.uploader }) };
    const { managed } = await commitUpload(
      services.files,
      { prefix: prefix(id), ...upload },
      async (path) => {
        const columns = fileColumn<Table>(file.column, path);
        const at = services.now();
        const changed = await change(request, services, { columns, operation, at });
        return { managed: changed.managed, previousPath: storedPath(changed.before, file) };
      },
    );
    return respond(saved, managed, request.publicUrl);
  };

/** Returns the columns that save the path of a file. */
export const fileColumn = <Table extends ContentTable>(column: string, path: string) =>
  ({ [column]: path }) as ColumnsOf<Table>;

/** Returns the stored path of a file of a row; null if nothing was uploaded. */
export const storedPath = (row: object, { column }: Pick<ContentFile, 'column'>): string | null =>
  (row as Record<string, string | null>)[column] || null;
