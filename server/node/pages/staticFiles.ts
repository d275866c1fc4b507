import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';

/** A file in memory. */
export type StaticFile = {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
};

/** Files with their compressed variants, by URL path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

type StaticFilesOptions = {
  /** Returns the file at a URL path; those of its compressed variants end in `.br` and `.gz`. */
  find: (path: string) => StaticFile | undefined | Promise<StaticFile | undefined>;
  /** Returns the Cache-Control header for a URL path. */
  cacheControl: (path: string) => string;
  /** The path of the only file, whatever is requested. */
  path?: string;
};

const mimes = { yaml: 'application/yaml; charset=utf-8' };
const variant = /\.(br|gz)$/;

export function createStaticFile(bytes: Uint8Array): StaticFile {
  return {
    bytes: new Uint8Array(bytes),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

/**
 * Creates a handler that serves files in the smallest variant that the client accepts, and passes
 * other requests on. Hono's `etag` before it responds with 304 to a client that has the file.
 */
export function serveFiles({ find, cacheControl, path }: StaticFilesOptions): MiddlewareHandler {
  return serveStatic({
    root: '',
    precompressed: true,
    mimes,
    ...(path && { path }),
    // Variants have no URLs of their own.
    rewriteRequestPath: (requested) => (variant.test(requested) ? '/' : requested),
    getContent: async (name) => (await find(name))?.bytes ?? null,
    async onFound(name, context) {
      const [file, brotli, gzip] = await Promise.all(
        [name, `${name}.br`, `${name}.gz`].map((each) => find(each)),
      );
      context.header('Cache-Control', cacheControl(name));
      // Without it, the middleware would compute one from each response.
      context.header('ETag', file?.etag);
      if (brotli ?? gzip) context.header('Vary', 'Accept-Encoding');
      // The host adds the length of a body, which a response to HEAD does not have.
      if (context.req.method !== 'HEAD') return;
      const encoding = context.res.headers.get('Content-Encoding');
      const sent = { br: brotli, gzip }[encoding ?? ''] ?? file;
      context.header('Content-Length', String(sent?.bytes.byteLength));
    },
  });
}
