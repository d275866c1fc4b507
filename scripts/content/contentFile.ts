import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { maxUploadBytes } from '../../server/contract/uploads.ts';
import { readPdf, readPicture, type UploadExtension } from '../../server/files/uploads.ts';
import { HttpError } from '../../server/lib/httpError.ts';
import { storedMediaType } from '../../server/node/files/storedPath.ts';
import type { PictureProcessor, PictureSize } from '../../server/services/pictureProcessor.ts';
import { isPlainJpeg } from './isPlainJpeg.ts';

/** A file of the folder as it would be stored. */
export type CheckedFile = { bytes: Uint8Array; extension: UploadExtension };

/** A picture of a size, or a document. */
export type FileKind = { size: PictureSize } | 'pdf';

/** Why a file of the folder cannot be imported. */
export class FileError extends Error {}

/** A file is not in the folder. */
export class MissingFileError extends FileError {}

/**
 * Returns the content of a file inside a folder, also behind a link to another place of the folder.
 * Throws `MissingFileError` if it is not there, `FileError` if it leads out of the folder or is larger
 * than a number of bytes.
 */
export async function readInside(
  folder: string,
  path: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const file = await realpath(join(folder, path)).catch(() => undefined);
  if (!file || !(await stat(file)).isFile()) throw new MissingFileError(`${path} is missing.`);
  if (!file.startsWith(`${await realpath(folder)}${sep}`))
    throw new FileError(`${path} leads out of the folder.`);
  if ((await stat(file)).size > maxBytes)
    throw new FileError(`${path} is larger than ${maxBytes / 1024 ** 2} MiB.`);
  return readFile(file);
}

/** Whoever runs the command; nobody else is in its queue. */
const uploader = { account: '', client: '', isOrganiser: true };

const isSvg = (bytes: Uint8Array) =>
  /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(
    new TextDecoder().decode(bytes.subarray(0, 2000)),
  );

/**
 * Returns a file of the folder as it would be stored, after the checks of uploads. A picture that is
 * stored so already keeps its bytes: an SVG, or a JPEG of this size without metadata.
 */
async function check(
  folder: string,
  path: string,
  kind: FileKind,
  pictures: PictureProcessor,
): Promise<CheckedFile> {
  if (!storedMediaType(path)) throw new FileError(`${path} is no path of a picture or a PDF.`);
  const bytes = await readInside(folder, path, maxUploadBytes);
  const value = new Blob([new Uint8Array(bytes)]);
  if (kind === 'pdf') return { bytes: await readPdf({ name: 'file', value }), extension: 'pdf' };
  if (path.toLowerCase().endsWith('.svg') && isSvg(bytes)) return { bytes, extension: 'svg' };
  const { size } = kind;
  const picture = await readPicture({ pictures }, { name: 'file', value, size, uploader });
  return { bytes: isPlainJpeg(bytes, kind.size) ? bytes : picture, extension: 'jpg' };
}

/** Returns the checked file, or why it cannot be imported. */
export async function checkFile(
  folder: string,
  path: string,
  kind: FileKind,
  pictures: PictureProcessor,
): Promise<CheckedFile | string> {
  try {
    return await check(folder, path, kind, pictures);
  } catch (error) {
    if (error instanceof FileError) return error.message;
    if (!(error instanceof HttpError)) throw error;
    return kind === 'pdf'
      ? `${path} is no PDF.`
      : `${path} is no picture (PNG, JPEG, WebP or GIF, or an SVG).`;
  }
}
