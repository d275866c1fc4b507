import type { Context } from 'hono';
import type { Files } from './files.ts';
import { Refusal } from './refusal.ts';

/** Answers GET /storage/*: pictures and documents, unable to run anything even when opened on their own. */
export async function serveStorage(context: Context, files: Files): Promise<Response> {
  const file = await files.read(decodePath(context.req.path.slice('/storage/'.length)));
  if (!file) throw new Refusal(404, 'Berkas tidak ditemukan.');
  return context.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': file.type,
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(404, 'Berkas tidak ditemukan.');
  }
}

/** The absolute address of a stored file, for the fields that the document promises as addresses. */
export function absoluteAddress(path: string | null, publicUrl: string): string | null {
  return path === null || /^https?:/.test(path) ? path : `${publicUrl}/storage/${path}`;
}
