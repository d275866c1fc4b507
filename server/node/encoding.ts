import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const worthIt = 1024;
const text = /^(text\/|application\/(json|yaml|javascript)|image\/svg)/;

/** True where an Accept-Encoding header allows the encoding. */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Sends text answers of 1 KiB and more as gzip where the caller takes it. */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, body, status } = context.res;
  if (!body || headers.has('Content-Encoding') || !text.test(headers.get('Content-Type') ?? ''))
    return;
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (!accepts(context.req.header('accept-encoding'), 'gzip')) return;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  const isWorthIt = bytes.byteLength >= worthIt;
  const sent = isWorthIt ? new Uint8Array(await promisify(gzip)(bytes)) : bytes;
  context.res = new Response(sent, { status, headers: context.res.headers });
  context.header('Content-Length', String(sent.byteLength));
  if (isWorthIt) context.header('Content-Encoding', 'gzip');
};
