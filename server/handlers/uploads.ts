import type { Files } from '../files.ts';
import type { PictureSize } from '../pictures.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/**
 * A part of a form that should be a picture: a browser's File, a text, or whatever else was sent.
 */
type Part = { name: string; value: unknown; size: PictureSize };

/** Gives the picture of a form as it may be kept; throws 422 at its field for what is none. */
export async function readPicture(
  { pictures }: Services,
  { name, value, size }: Part,
): Promise<Uint8Array> {
  // Not `instanceof`: where the backend runs inside a page, two kinds of Blob are at hand.
  if (typeof value !== 'object' || value === null)
    throw noPicture(name, 'Kirim gambar sebagai berkas.');
  const bytes = new Uint8Array(await (value as Blob).arrayBuffer());
  if (bytes.length === 0) throw noPicture(name, 'Berkas ini kosong.');
  const picture = await pictures.normalise(bytes, size);
  if (!picture) throw noPicture(name, 'Berkas harus berupa gambar PNG, JPEG, WebP atau GIF.');
  return picture;
}

function noPicture(field: string, text: string): Refusal {
  return new Refusal(422, 'Berkas harus berupa gambar.', { errors: { [field]: [text] } });
}

/**
 * A new path that nobody can guess for an uploaded picture; `prefix` says whose and what it is, as
 * `participants/7-`.
 */
function newUploadPath(prefix: string): string {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${prefix}${secret}.jpg`;
}

/** Whether a path is one that an upload with this prefix got. */
export function isUpload(prefix: string, path: string | null): path is string {
  return (
    path !== null &&
    path.startsWith(prefix) &&
    /^[0-9a-f]{32}\.jpg$/.test(path.slice(prefix.length))
  );
}

/**
 * Stores a picture, lets `name` write its path into the database in place of the path `before`, and
 * gives what that gives. The file of the picture that is not in use, the one before or (where
 * `name` throws) the new one, goes.
 */
export async function putInUse<Named extends { before: string | null }>(
  files: Files,
  { prefix, bytes }: { prefix: string; bytes: Uint8Array },
  name: (path: string) => Promise<Named>,
): Promise<Named> {
  const path = newUploadPath(prefix);
  await files.write(path, bytes);
  try {
    const named = await name(path);
    // Pictures of the demonstration world stay: a seeded world has each of them once.
    if (isUpload(prefix, named.before)) await discard(files, named.before);
    return named;
  } catch (error) {
    await discard(files, path);
    throw error;
  }
}

/** A file that is left over does less harm than an answer that says the upload has failed. */
async function discard(files: Files, path: string): Promise<void> {
  await files.remove(path).catch(() => undefined);
}
