import type { Context } from 'hono';
import type { Files } from './files.ts';
import { Refusal } from './refusal.ts';

/**
 * Answers GET /storage/*: pictures and documents, unable to run anything even when opened on their
 * own.
 */
export async function serveStorage(context: Context, files: Files): Promise<Response> {
  const file = await files.read(decodePath(context.req.path.slice('/storage/'.length)));
  if (!file) throw new Refusal(404, 'Berkas tidak ditemukan.');
  const bytes = new Uint8Array(file.bytes);
  const etag = await etagOf(bytes);
  const headers = {
    'Cache-Control': 'public, max-age=3600',
    // On 304 too: a browser replaces the headers of what it has by those of the newer answer.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
  return context.body(bytes, 200, { ...headers, 'Content-Type': file.type });
}

/** Weak, as the host may compress the bytes on their way. */
async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 16)))}"`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(404, 'Berkas tidak ditemukan.');
  }
}

/**
 * The absolute address of a stored file, for the fields that the document promises as addresses.
 */
export function absoluteAddress(path: string | null, publicUrl: string): string | null {
  return path === null || /^https?:/.test(path) ? path : `${publicUrl}/storage/${path}`;
}
