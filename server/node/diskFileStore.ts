import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../fileStore.ts';
import { mediaTypeOf } from '../mediaTypes.ts';

const draftName = /^\.[0-9a-f-]{36}\.draft$/;
const maxDraftAge = 60 * 60 * 1000;
const missingFileCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Stores files in a folder on disk. Paths that lead out of it or have an unknown extension are not
 * found; writing to them throws.
 */
export function createDiskFileStore(folder: string): FileStore {
  return {
    async read(path) {
      const location = resolvePath(folder, path);
      if (!location) return undefined;
      try {
        return { bytes: await readFile(location.absolute), type: location.type };
      } catch (error) {
        return undefinedIfMissing(error);
      }
    },
    async write(path, bytes) {
      const location = resolvePath(folder, path);
      if (!location) throw new Error(`"${path}" is no path that may be stored.`);
      await mkdir(dirname(location.absolute), { recursive: true });
      await writeAtomically(location.absolute, bytes);
    },
    async remove(path) {
      const location = resolvePath(folder, path);
      if (location) await rm(location.absolute, { force: true });
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

/**
 * Returns the absolute path and media type; undefined unless the path is relative, contains only
 * letters, digits, spaces and `._-`, and no part of it starts with a dot.
 */
function resolvePath(folder: string, path: string): { absolute: string; type: string } | undefined {
  const type = mediaTypeOf(path);
  const isPlain = path.split('/').every((part) => /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*$/u.test(part));
  return type && isPlain ? { absolute: join(folder, path), type } : undefined;
}

/** Writes a draft and renames it: neither a reader nor a power cut sees an incomplete file. */
async function writeAtomically(absolute: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(absolute), `.${randomUUID()}.draft`);
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
  return error instanceof Error && 'code' in error && missingFileCodes.has(String(error.code));
}
