import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import type { FileStore } from '../../server/services/fileStore.ts';
import { StartupError } from '../../server/node/environment.ts';
import { kinds, shapes } from './kinds.ts';
import type { ExportContext } from './plan.ts';
import { type TableRows, writeTables } from './table.ts';

type ExportOptions = {
  db: Database;
  files: FileStore;
  /** Must be empty, or not exist. */
  folder: string;
};

export type Exported = {
  rows: Record<string, number>;
  files: number;
  /** Stored paths of files that the storage does not have. */
  missing: string[];
};

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new StartupError(`${folder} is not empty. Name another folder.`);
}

async function writeInside(folder: string, path: string, content: Uint8Array | string) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Adds files to a folder; the same name is given once. */
function createFileWriter({ files, folder }: ExportOptions, missing: string[]) {
  const names = new Set<string>();
  const addFile: ExportContext['addFile'] = async (name, storedPath) => {
    if (!storedPath) return '';
    if (/^https?:/.test(storedPath)) return storedPath;
    const stored = await files.read(storedPath);
    if (!stored) {
      missing.push(storedPath);
      return '';
    }
    const ending = extname(storedPath);
    let path = `files/${name}${ending}`;
    for (let number = 2; names.has(path); number++) path = `files/${name}-${number}${ending}`;
    names.add(path);
    await writeInside(folder, path, stored.bytes);
    return path;
  };
  return { names, addFile };
}

/** Writes the content of a database into a folder, as it is at one moment. */
export async function exportContent(options: ExportOptions): Promise<Exported> {
  const { db, folder } = options;
  await requireEmpty(folder);
  const missing: string[] = [];
  const { names, addFile } = createFileWriter(options, missing);
  const rows: TableRows = new Map();
  await db.transaction(
    async (transaction) => {
      const context: ExportContext = {
        db: transaction,
        addFile,
        addText: (path, text) => writeInside(folder, path, text),
      };
      for (const kind of kinds)
        for (const [table, found] of Object.entries(await kind.exportRows(context)))
          rows.set(table, found);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await writeTables(folder, shapes, rows);
  return {
    rows: Object.fromEntries([...rows].map(([table, found]) => [table, found.length])),
    files: names.size,
    missing,
  };
}
