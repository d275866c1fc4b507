import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FilesUnavailableError } from '../../services/fileStore.ts';
import type { ListedFileStore } from './listedFileStore.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';
import { requireStoredMediaType, storedMediaType } from './storedPath.ts';

const draftName = /^\.[0-9a-f-]{36}\.draft$/;
const maxDraftAge = 60 * 60 * 1000;
const missingFileCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);
/** The disk is full or broken, or somebody has changed its rights. */
const unavailableCodes = new Set(['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENOSPC', 'EPERM', 'EROFS']);

/** With fewer free bytes, neither an upload nor the next segment of a database's log beside it may fit. */
const minFreeBytes = 16 * 1024 * 1024;

/**
 * Stores files in a folder on disk. Paths that lead out of it or have an unknown extension are not
 * found; writing to them throws.
 */
export function createDiskFileStore(folder: string): ListedFileStore {
  const run = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (!unavailableCodes.has(errorCode(error))) throw error;
      throw new FilesUnavailableError(rootErrorMessage(error), { cause: error });
    }
  };
  return {
    async read(path) {
      const type = storedMediaType(path);
      if (!type) return undefined;
      const bytes = await run(readFile(join(folder, path)).catch(undefinedIfMissing));
      return bytes && { bytes, type };
    },
    async write(path, bytes) {
      requireStoredMediaType(path);
      await run(writeAtomically(join(folder, path), bytes));
    },
    async remove(path) {
      if (storedMediaType(path)) await run(rm(join(folder, path), { force: true }));
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        undefinedIfMissing,
      );
      for (const entry of entries ?? []) {
        const absolute = join(entry.parentPath, entry.name);
        const path = relative(folder, absolute).replaceAll(sep, '/');
        if (!entry.isFile() || !storedMediaType(path)) continue;
        const status = await stat(absolute).catch(undefinedIfMissing);
        if (status) yield { path, modifiedAt: status.mtime };
      }
    },
    async check() {
      await run(mkdir(folder, { recursive: true }));
      await run(access(folder, constants.R_OK | constants.W_OK));
      const { bavail, bsize } = await run(statfs(folder));
      if (bavail * bsize < minFreeBytes) throw new FilesUnavailableError('The disk is full');
    },
  };
}

/**
 * Removes the drafts of interrupted writes. Drafts younger than an hour are kept: another process
 * may still be writing them.
 */
export async function removeStaleDrafts(folder: string, now: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    undefinedIfMissing,
  );
  for (const entry of entries ?? []) {
    if (!entry.isFile() || !draftName.test(entry.name)) continue;
    const draft = join(entry.parentPath, entry.name);
    const status = await stat(draft).catch(undefinedIfMissing);
    if (status && now.getTime() - status.mtimeMs > maxDraftAge) await rm(draft, { force: true });
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error;
}

/** Writes a draft and renames it: neither a reader nor a power cut sees an incomplete file. */
async function writeAtomically(absolute: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(absolute), `.${randomUUID()}.draft`);
  await mkdir(dirname(absolute), { recursive: true });
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, absolute);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function isMissingFile(error: unknown): boolean {
  return missingFileCodes.has(errorCode(error));
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
