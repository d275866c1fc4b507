import { sql } from 'drizzle-orm';
import type { ContractDocument } from '../../openapi/document.ts';
import { contentKinds } from '../../server/content/kinds.ts';
import { createResponseCheck } from '../../server/contract/validators.ts';
import { recordChanges } from '../../server/auditLog/queries.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import {
  categories,
  registrations,
  tournamentCategories,
  tournaments,
} from '../../server/db/schema.ts';
import type { FileStore } from '../../server/services/fileStore.ts';
import { discardUpload, newUploadPath } from '../../server/files/uploads.ts';
import type { PictureProcessor } from '../../server/services/pictureProcessor.ts';
import { kinds, shapes } from './kinds.ts';
import type { ApplyContext, Change, PlanContext } from './plan.ts';
import { type Problem, readTables, type Row } from './table.ts';

type ImportOptions = {
  db: Database;
  files: FileStore;
  pictures: PictureProcessor;
  document: ContractDocument;
  folder: string;
  now: Date;
  /** In whose name it changes something; without one it says what would change, and changes nothing. */
  organiserId: number | undefined;
};

export type Imported = {
  /** With one or more, nothing has changed. */
  problems: Problem[];
  changes: Change[];
  /** Which tables were in the folder. */
  tables: string[];
};

const changesSomething = ({ isNew, fields }: Change) => isNew || fields.length > 0;

/** Returns a function that checks values against schemas of the document, by their names. */
function createSchemaCheck(document: ContractDocument): PlanContext['check'] {
  const check = createResponseCheck(document);
  const references = new Map<string, { $ref: string }>();
  return (schema, value) => {
    const reference = references.get(schema) ?? { $ref: `#/components/schemas/${schema}` };
    references.set(schema, reference);
    return check(reference, value);
  };
}

/**
 * Nobody else writes what an import compares with until it is over; the public goes on reading. In
 * the order in which the server locks.
 */
const lockTables = (transaction: Transaction) =>
  transaction.execute(
    sql`lock table ${sql.join([tournaments, categories, tournamentCategories, registrations, ...otherTables], sql`, `)} in exclusive mode`,
  );

const otherTables = contentKinds.map(({ table }) => table).filter((table) => table !== categories);

type FileChanges = { written: string[]; replaced: { prefix: string; path: string | null }[] };

function createApplyContext(
  { files, now, organiserId }: ImportOptions & { organiserId: number },
  db: Transaction,
  { written, replaced }: FileChanges,
): ApplyContext {
  return {
    db,
    now,
    async store(prefix, { bytes, extension }, previous) {
      const path = newUploadPath(prefix, extension);
      written.push(path);
      await files.write(path, bytes);
      replaced.push({ prefix, path: previous });
      return path;
    },
    async record(changes) {
      await recordChanges(
        db,
        changes.map((change) => ({ ...change, organiserId, at: now })),
      );
    },
  };
}

async function planAll(options: ImportOptions, db: Database, tables: Map<string, Row[]>) {
  const { document, files, folder, now, pictures } = options;
  const problems: Problem[] = [];
  const context: PlanContext = {
    db,
    files,
    folder,
    now,
    pictures,
    tables,
    check: createSchemaCheck(document),
    report: ({ file, line }, text) => problems.push({ file, line, text }),
  };
  const changes: Change[] = [];
  for (const kind of kinds) changes.push(...(await kind.plan(context)));
  return { problems, changes };
}

/**
 * Imports the content of a folder: all of it, or nothing if anything is wrong. What is in the folder
 * already changes nothing, and what is not in the folder stays.
 */
export async function importContent(options: ImportOptions): Promise<Imported> {
  const { db, files, folder, organiserId } = options;
  const fileProblems: Problem[] = [];
  const tables = await readTables(folder, shapes, fileProblems);
  const fileChanges: FileChanges = { written: [], replaced: [] };
  try {
    const planned = await db.transaction(
      async (transaction) => {
        if (organiserId !== undefined) await lockTables(transaction);
        const plan = await planAll(options, transaction, tables);
        const problems = [...fileProblems, ...plan.problems];
        if (organiserId !== undefined && problems.length === 0) {
          const context = createApplyContext({ ...options, organiserId }, transaction, fileChanges);
          for (const change of plan.changes)
            if (changesSomething(change)) await change.apply(context);
        }
        return { problems, changes: plan.changes };
      },
      organiserId === undefined
        ? { isolationLevel: 'repeatable read', accessMode: 'read only' }
        : undefined,
    );
    for (const { prefix, path } of fileChanges.replaced) await discardUpload(files, prefix, path);
    return { ...planned, tables: [...tables.keys()] };
  } catch (error) {
    for (const path of fileChanges.written) await files.remove(path).catch(() => undefined);
    throw error;
  }
}
