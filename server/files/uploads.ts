import { isDatabaseUnavailable } from '../db/databaseUnavailable.ts';
import type { FileStore } from '../services/fileStore.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import type { Uploader } from '../lib/uploader.ts';
import { type PictureSize, TooManyPixelsError } from '../services/pictureProcessor.ts';
import type { Services } from '../services/services.ts';

/** A form field that should contain a picture; the client may have sent anything as its value. */
type PictureField = { name: string; value: unknown; size: PictureSize; uploader: Uploader };

/**
 * Returns the picture of a form field as a JPEG of the wanted size, ready to be stored; throws 422
 * with an error for the field if it is not a readable picture.
 */
export async function readPicture(
  { pictures }: Pick<Services, 'pictures'>,
  { name, value, size, uploader }: PictureField,
): Promise<Uint8Array> {
  const bytes = await readBytes(value);
  if (!bytes) throw pictureError(name, 'Kirim gambar sebagai berkas.');
  if (bytes.length === 0) throw pictureError(name, 'Berkas ini kosong.');
  const picture = await pictures.normalise(bytes, size, uploader).catch((error: unknown) => {
    if (!(error instanceof TooManyPixelsError)) throw error;
    const megapixels = Math.floor(error.limit / 1_000_000);
    throw pictureError(
      name,
      `Gambar ${error.kind} maksimal ${megapixels} megapiksel. Kecilkan gambarnya, lalu kirim lagi.`,
    );
  });
  if (!picture) throw pictureError(name, 'Berkas harus berupa gambar PNG, JPEG, WebP atau GIF.');
  return picture;
}

/** Returns the content of a form field; undefined if it is no file. */
async function readBytes(value: unknown): Promise<Uint8Array | undefined> {
  // Not `instanceof`: if the backend runs in a browser page, there may be two Blob classes.
  return typeof value === 'object' && value !== null
    ? new Uint8Array(await (value as Blob).arrayBuffer())
    : undefined;
}

/** Where a PDF begins at the latest, in bytes: viewers look no further. */
const maxPdfStart = 1024;
const latin1 = new TextDecoder('latin1');

/**
 * Returns the PDF of a form field, without what some programs write before it, such as a byte order mark:
 * its own positions count from its signature. Throws 422 with an error for the field if it is none.
 */
export async function readPdf({
  name,
  value,
}: Pick<PictureField, 'name' | 'value'>): Promise<Uint8Array> {
  const bytes = await readBytes(value);
  const start = bytes ? latin1.decode(bytes.subarray(0, maxPdfStart)).indexOf('%PDF-') : -1;
  if (!bytes || start < 0) throw fieldError(name, 'Berkas harus berupa PDF.');
  return bytes.subarray(start);
}

function pictureError(field: string, text: string): HttpError {
  return new HttpError(422, 'Berkas harus berupa gambar.', { errors: { [field]: [text] } });
}

export type UploadExtension = 'jpg' | 'pdf' | 'svg';

/**
 * Returns a new, unguessable path for an upload; `prefix` contains the owner and the kind of the
 * file, as in `participants/7-banner-`.
 */
export function newUploadPath(prefix: string, extension: UploadExtension): string {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${prefix}${secret}.${extension}`;
}

/** The end of the path of an upload. Files of the demonstration data have other names. */
export const uploadName = /[0-9a-f]{32}\.(jpg|pdf|svg)$/;

/** Returns whether a path was created by an upload with this prefix. */
export function isUpload(prefix: string, path: string | null): path is string {
  return path?.startsWith(prefix) === true && path.slice(prefix.length).search(uploadName) === 0;
}

type Upload = { prefix: string; bytes: Uint8Array; extension?: UploadExtension };

/**
 * Stores a file, calls `savePath` to write its path to the database, and returns the result of
 * that. Afterwards the previous file is deleted, or the new file if `savePath`
 * throws. After a crash in between, the server deletes the file at a later start.
 */
export async function commitUpload<Saved extends { previousPath: string | null }>(
  files: FileStore,
  { prefix, bytes, extension = 'jpg' }: Upload,
  savePath: (path: string) => Promise<Saved>,
): Promise<Saved> {
  const path = newUploadPath(prefix, extension);
  await files.write(path, bytes);
  try {
    const saved = await savePath(path);
    await discardUpload(files, prefix, saved.previousPath);
    return saved;
  } catch (error) {
    // The database may have saved the path before it was gone.
    if (!isDatabaseUnavailable(error)) await discard(files, path);
    throw error;
  }
}

/** Deletes an upload with this prefix. Files of the demonstration data stay: they are written once. */
export async function discardUpload(
  files: FileStore,
  prefix: string,
  path: string | null,
): Promise<void> {
  if (isUpload(prefix, path)) await discard(files, path);
}

/** Ignores errors: a leftover file does less harm than reporting a successful upload as failed. */
async function discard(files: FileStore, path: string): Promise<void> {
  await files.remove(path).catch(() => undefined);
}

/** Deletes the uploaded files of an account that is gone; those of the demonstration data stay. */
export async function discardPictures(
  files: FileStore,
  participantId: number,
  { profilePicture, banner }: { profilePicture: string | null; banner: string | null },
): Promise<void> {
  await discardUpload(files, `participants/${participantId}-`, profilePicture);
  await discardUpload(files, `participants/${participantId}-banner-`, banner);
}
