import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline as connect } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database, Transaction } from '../../db/database.ts';
import { type DatabaseRecord, exportRecords, importRecords } from '../../db/transfer.ts';
import type { FileStore } from '../../services/fileStore.ts';
import type { ListedFileStore } from '../files/listedFileStore.ts';
import { isVariant } from '../files/pictureVariants.ts';

/** A line of a backup: a part of the database, a stored file (base64), the first or the last line. */
type BackupRecord =
  | { backup: 1; createdAt: string }
  | DatabaseRecord
  | { file: string; content: string }
  | { end: true };

/** What a backup has or has restored. */
export type BackupCounts = { rows: number; files: number };

type Contents = { db: Database; files: ListedFileStore };

/** The file is no backup, or a part of it is missing. */
export class DamagedBackupError extends Error {}

/**
 * Writes the rows of the database, as they are at one moment, and the stored files into a file: one
 * JSON object per line, compressed with gzip. The file gets its name once it is complete and on the
 * disk.
 */
export async function writeBackup(
  { db, files }: Contents,
  path: string,
  now: Date,
): Promise<BackupCounts> {
  const counts: BackupCounts = { rows: 0, files: 0 };
  const draft = `${path}.draft`;
  try {
    await db.transaction(
      (transaction) =>
        pipeline(
          toLines(countRecords(listRecords(transaction, files, now), counts)),
          createGzip(),
          // Only its owner can read it: it has the hashes of passwords.
          createWriteStream(draft, { mode: 0o600, flush: true }),
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rename(draft, path);
  return counts;
}

/**
 * Replaces the contents of a database by those of a backup and writes its files. The whole backup is
 * read before anything changes, and the rows change in one transaction. Stored files that the backup
 * does not have are kept. Throws `DamagedBackupError` or `OtherSchemaError`; then no row has changed.
 */
export async function restoreBackup(
  { db, files }: { db: Database; files: FileStore },
  path: string,
): Promise<BackupCounts> {
  const counts: BackupCounts = { rows: 0, files: 0 };
  await checkBackup(path);
  for await (const record of readBackup(path)) {
    if ('file' in record) await files.write(record.file, Buffer.from(record.content, 'base64'));
  }
  await db.transaction((transaction) =>
    importRecords(transaction, databaseRecords(countRecords(readBackup(path), counts))),
  );
  return counts;
}

async function* listRecords(
  transaction: Transaction,
  files: ListedFileStore,
  now: Date,
): AsyncGenerator<BackupRecord> {
  yield { backup: 1, createdAt: now.toISOString() };
  yield* exportRecords(transaction);
  for await (const { path } of files.list()) {
    if (isVariant(path)) continue;
    const file = await files.read(path);
    if (file) yield { file: path, content: Buffer.from(file.bytes).toString('base64') };
  }
  yield { end: true };
}

async function* toLines(records: AsyncIterable<BackupRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

async function* readBackup(path: string): AsyncGenerator<BackupRecord> {
  const decoder = new TextDecoder();
  let rest = '';
  // The loop throws the error of either stream.
  const text = connect(createReadStream(path), createGunzip(), () => undefined);
  for await (const chunk of text as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as BackupRecord;
  }
}

/** Reads a whole backup; throws `DamagedBackupError` if it is damaged or not complete. */
async function checkBackup(path: string): Promise<void> {
  let first: BackupRecord | undefined;
  let last: BackupRecord | undefined;
  try {
    for await (const record of readBackup(path)) {
      first ??= record;
      last = record;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new DamagedBackupError();
  }
  if (!first || !('backup' in first) || !last || !('end' in last)) throw new DamagedBackupError();
}

async function* countRecords(
  records: AsyncIterable<BackupRecord>,
  counts: BackupCounts,
): AsyncGenerator<BackupRecord> {
  for await (const record of records) {
    if ('rows' in record) counts.rows += record.rows.length;
    if ('file' in record) counts.files++;
    yield record;
  }
}

async function* databaseRecords(
  records: AsyncIterable<BackupRecord>,
): AsyncGenerator<DatabaseRecord> {
  for await (const record of records)
    if ('migration' in record || 'table' in record || 'sequence' in record) yield record;
}
