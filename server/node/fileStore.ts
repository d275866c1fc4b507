import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '../files.ts';
import { mediaTypeOf } from '../mediaTypes.ts';

const draftName = /^\.[0-9a-f-]{36}\.draft$/;
const draftLife = 60 * 60 * 1000;
const notThere = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Files in a folder on disk; a path that leads out of it or has a foreign ending is never touched.
 */
export function createFileStore(folder: string): Files {
  return {
    async read(path) {
      const place = locate(folder, path);
      if (!place) return undefined;
      try {
        return { bytes: await readFile(place.absolute), type: place.type };
      } catch (error) {
        return nothingThere(error);
      }
    },
    async write(path, bytes) {
      const place = locate(folder, path);
      if (!place) throw new Error(`"${path}" is no path that may be stored.`);
      await mkdir(dirname(place.absolute), { recursive: true });
      await writeWhole(place.absolute, bytes);
    },
    async remove(path) {
      const place = locate(folder, path);
      if (place) await rm(place.absolute, { force: true });
    },
  };
}

/**
 * Removes what writes that were cut off have left; what is younger than an hour may be at work in
 * another process.
 */
export async function sweepDrafts(folder: string, now: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    nothingThere,
  );
  for (const entry of entries ?? []) {
    if (!entry.isFile() || !draftName.test(entry.name)) continue;
    const draft = join(entry.parentPath, entry.name);
    const status = await stat(draft).catch(nothingThere);
    if (status && now.getTime() - status.mtimeMs > draftLife) await rm(draft, { force: true });
  }
}

function nothingThere(error: unknown): undefined {
  if (!isNotThere(error)) throw error;
}

/**
 * A plain relative path of letters, digits, `.`, `_` and `-`, no part of which begins with a dot.
 */
function locate(folder: string, path: string): { absolute: string; type: string } | undefined {
  const type = mediaTypeOf(path);
  const isPlain = path.split('/').every((part) => /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*$/u.test(part));
  return type && isPlain ? { absolute: join(folder, path), type } : undefined;
}

/** Writes beside the target first, so that a reader or a power cut never meets half a file. */
async function writeWhole(absolute: string, bytes: Uint8Array): Promise<void> {
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

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && notThere.has(String(error.code));
}
