import type { Context } from 'hono';
import type { FileStore, WantedPicture } from '../services/fileStore.ts';
import { uploadName } from './uploads.ts';
import { HttpError } from '../lib/httpError.ts';

/** For files that may get other content under the same name. */
const shortTime = 'public, max-age=3600';
const forGood = 'public, max-age=31536000, immutable';

/**
 * Handles GET /storage/*. The headers keep a stored file from running scripts, even if it is opened
 * as a page, and let a browser keep an upload, whose name is never used again, for good. With
 * `?w=` the response is a picture of about that many pixels in a format of the Accept header, if the
 * file store has smaller pictures. Throws 404 if there is no such file.
 */
export async function serveStorage(context: Context, files: FileStore): Promise<Response> {
  const path = decodePath(context.req.path.slice('/storage/'.length));
  const stored = await files.read(path);
  if (!stored) throw new HttpError(404, 'Berkas tidak ditemukan.');
  const wanted = readWanted(context);
  const smaller = wanted && (await files.readSmaller?.(stored, wanted));
  const file = smaller ?? stored;
  const bytes = new Uint8Array(file.bytes);
  const etag = await computeEtag(bytes);
  const headers = {
    // The next request for a smaller picture may be answered with one.
    'Cache-Control': uploadName.test(path) && (smaller || !wanted) ? forGood : shortTime,
    ...(wanted && { Vary: 'Accept' }),
    // On 304 too: a browser replaces the headers of its cached response with those of the new one.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
  return context.body(bytes, 200, { ...headers, 'Content-Type': file.type });
}

function readWanted({ req }: Context): WantedPicture | undefined {
  const width = req.query('w') ?? '';
  return /^\d{1,5}$/.test(width)
    ? { width: Number(width), accept: req.header('accept') ?? '' }
    : undefined;
}

/** A weak entity tag, because the response may be compressed later. */
async function computeEtag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 16)))}"`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(404, 'Berkas tidak ditemukan.');
  }
}

/**
 * Returns the absolute URL of a stored file, for the response fields that are documented as URLs;
 * null stays null and an absolute URL stays as it is.
 */
export function absoluteUrl(path: string | null, publicUrl: string): string | null {
  return path === null || /^https?:/.test(path) ? path : `${publicUrl}/storage/${path}`;
}
