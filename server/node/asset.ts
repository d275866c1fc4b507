import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Context } from 'hono';
import { acceptsEncoding } from './compression.ts';

/** A file in memory, ready to be sent, with its compressed variants if it has any. */
export type Asset = {
  bytes: Buffer;
  brotli?: Buffer | undefined;
  gzip?: Buffer | undefined;
  type: string;
  etag: string;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.yaml': 'application/yaml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

export function createAsset(
  name: string,
  bytes: Buffer,
  compressed: { brotli?: Buffer; gzip?: Buffer } = {},
): Asset {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    bytes,
    ...compressed,
    type: types[extname(name).toLowerCase()] ?? 'application/octet-stream',
    etag,
  };
}

/**
 * Returns the response with an asset in the smallest variant that the browser accepts, or with 304
 * if the browser already has the asset.
 */
export function serveAsset(context: Context, asset: Asset, cacheControl: string): Response {
  const headers: Record<string, string> = { 'Cache-Control': cacheControl, ETag: asset.etag };
  if (asset.brotli ?? asset.gzip) headers.Vary = 'Accept-Encoding';
  if (context.req.header('if-none-match')?.includes(asset.etag))
    return context.body(null, 304, headers);
  const variant = selectVariant(asset, context.req.header('accept-encoding'));
  if (variant.encoding) headers['Content-Encoding'] = variant.encoding;
  return context.body(new Uint8Array(variant.bytes), 200, {
    ...headers,
    'Content-Type': asset.type,
    'Content-Length': String(variant.bytes.byteLength),
  });
}

function selectVariant(
  asset: Asset,
  accepted: string | undefined,
): { bytes: Buffer; encoding?: string } {
  if (asset.brotli && acceptsEncoding(accepted, 'br'))
    return { bytes: asset.brotli, encoding: 'br' };
  if (asset.gzip && acceptsEncoding(accepted, 'gzip'))
    return { bytes: asset.gzip, encoding: 'gzip' };
  return { bytes: asset.bytes };
}
