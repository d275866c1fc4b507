import type { AuditLogObjectKind } from '../../../openapi/schema.d.ts';
import type { OperationId } from '../../../openapi/types.ts';
import type { ColumnsOf, ContentTable } from '../../../server/managed/contentQueries.ts';
import {
  type ContentFile,
  fileColumn,
  storedPath,
} from '../../../server/managed/managedContent.ts';
import type { Database, Transaction } from '../../../server/db/database.ts';
import type { ExportContext, Kind, PlanContext } from '../plan.ts';
import type { Row, TableShape } from '../table.ts';
import { mapByKey } from './cells.ts';
import { planTable, type ReadRow } from './planTable.ts';

/** What the files need of a kind of managed content; `defineContent` returns it. */
type ManagedContent<Table extends ContentTable, Managed> = {
  auditLogKind: AuditLogObjectKind;
  operations: { create: OperationId; update: OperationId };
  files: readonly ContentFile[];
  findAll: (db: Database) => Promise<Managed[]>;
  insertRow: (db: Transaction, columns: ColumnsOf<Table>, at: Date) => Promise<{ id: number }>;
  updateRow: (
    db: Transaction,
    id: number,
    columns: ColumnsOf<Table>,
  ) => Promise<{ notice: string | undefined }>;
  setColumns: (db: Transaction, id: number, columns: ColumnsOf<Table>) => Promise<unknown>;
};

type Cells = Record<string, string>;
type Read<Table extends ContentTable> = ReadRow<ColumnsOf<Table>> | undefined;

type Options<Table extends ContentTable, Managed> = {
  content: ManagedContent<Table, Managed>;
  /** The table, with the columns of its files last. */
  shape: TableShape;
  /** What tells an entry from others, in the files and in the database. */
  keyOf: (managed: Managed) => string;
  /** Names an entry in a message: 'the banner Pendaftaran dibuka'. */
  describe: (managed: Managed) => string;
  /** Name of the exported files of an entry, without an ending. */
  fileName: (managed: Managed) => string;
  toCells: (managed: Managed, context: ExportContext) => Cells | Promise<Cells>;
  /** Reports what is wrong with a row; undefined if it cannot be used. */
  read: (
    context: PlanContext,
    row: Row,
    find: (key: string) => Managed | undefined,
  ) => Read<Table> | Promise<Read<Table>>;
  /** Returns when a new entry was created, if the row says so. */
  createdAt?: (row: Row) => Date | null;
};

/** Returns how a kind of managed content is written to files and read from them. */
export function contentKind<Table extends ContentTable, Managed extends { id: number }>({
  content,
  shape,
  keyOf,
  describe,
  fileName,
  toCells,
  read,
  createdAt,
}: Options<Table, Managed>): Kind {
  return {
    shapes: [shape],
    async exportRows(context) {
      const rows = [];
      const found = await content.findAll(context.db);
      for (const managed of found.toSorted((one, other) => one.id - other.id)) {
        const cells = await toCells(managed, context);
        for (const file of content.files)
          cells[file.field] = await context.addFile(fileName(managed), storedPath(managed, file));
        rows.push(cells);
      }
      return { [shape.name]: rows };
    },
    plan: async (context) =>
      planTable<Managed, ColumnsOf<Table>>(context, {
        table: shape.name,
        auditLogKind: content.auditLogKind,
        operations: content.operations,
        stored: mapByKey(await content.findAll(context.db), keyOf, describe),
        files: content.files.map((file) => ({
          column: file.field,
          kind: file.size === 'pdf' ? 'pdf' : { size: file.size },
          prefix: file.prefix,
          storedPath: (managed) => storedPath(managed, file),
          save: (db, id, path) => content.setColumns(db, id, fileColumn<Table>(file.column, path)),
          operation: file.operation,
        })),
        read: (row, find) => read(context, row, find),
        insert: async (db, row, columns, now) =>
          (await content.insertRow(db, columns, createdAt?.(row) ?? now)).id,
        update: async (db, { id }, _row, columns) =>
          (await content.updateRow(db, id, columns)).notice,
      }),
  };
}
