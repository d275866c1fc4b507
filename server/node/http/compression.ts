import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const minCompressedBytes = 1024;
/** Each of these responses is sent once: level 6 would take four times as long for 5 % less. */
const level = 1;
/** Pictures are small and kept by browsers: a sixth less is worth a few tenths of a millisecond. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const textType = /^(text\/|application\/(json|yaml|javascript)|image\/svg)/;

/** Returns whether an Accept-Encoding header allows the encoding. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Compresses text responses of 1 KiB and more if the client accepts it: pictures with Brotli, all
 * others with gzip. Hono's `compress`
 * would also compress shorter ones, because their length is not in a header, and would send all of
 * them without a length.
 */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, body, status } = context.res;
  if (!body || headers.has('Content-Encoding') || !textType.test(headers.get('Content-Type') ?? ''))
    return;
  if (!headers.get('Vary')?.includes('Accept-Encoding'))
    context.header('Vary', 'Accept-Encoding', { append: true });
  const accepted = context.req.header('accept-encoding');
  const isPicture = headers.get('Content-Type')?.startsWith('image/');
  const encoding = isPicture && acceptsEncoding(accepted, 'br') ? 'br' : 'gzip';
  if (!acceptsEncoding(accepted, encoding)) return;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  const isLargeEnough = bytes.byteLength >= minCompressedBytes;
  const content = isLargeEnough ? new Uint8Array(await compress(bytes, encoding)) : bytes;
  context.res = new Response(content, { status, headers: context.res.headers });
  context.header('Content-Length', String(content.byteLength));
  if (isLargeEnough) context.header('Content-Encoding', encoding);
};

const compress = (bytes: Uint8Array, encoding: 'br' | 'gzip') =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, brotliOptions)
    : promisify(gzip)(bytes, { level });
