import { Hono, type MiddlewareHandler } from 'hono';
import { createApiReference } from './pages/apiReference.ts';
import { readText } from './pages/clientFiles.ts';
import { compressResponses } from './http/compression.ts';
import { readInlineScripts } from './http/inlineScripts.ts';
import { allowOtherOrigins, securityHeaders } from './http/securityHeaders.ts';
import { createSecurityText } from './http/securityText.ts';
import type { PublicPages } from './pages/publicPages.ts';
import { createClient } from './pages/staticClient.ts';
import type { StaticFiles } from './pages/staticFiles.ts';

type NodeAppOptions = {
  /** Handles /api and /storage. */
  backend: Hono;
  client: StaticFiles;
  /** Without it, browsers render all pages. */
  pages?: PublicPages | undefined;
  /** Handles /share: pictures for link previews. */
  sharePictures?: Hono | undefined;
  /** The bytes of openapi/openapi.yaml. */
  document: Buffer;
  publicUrl: string | undefined;
  /** Whether the server itself speaks HTTPS. */
  hasTls?: boolean;
  onError: (error: unknown) => void;
  /** Runs around everything else. */
  identifyRequests?: MiddlewareHandler;
};

/** Creates the app for all requests: the backend, the API reference at /docs and the client. */
export function createNodeApp({
  backend,
  client,
  pages,
  sharePictures,
  document,
  publicUrl,
  hasTls = false,
  onError,
  identifyRequests,
}: NodeAppOptions): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    onError(error);
    return context.text('Terjadi kesalahan di server kami. Silakan coba lagi.', 500);
  });
  if (identifyRequests) app.use(identifyRequests);
  app.use(
    securityHeaders(
      { publicUrl, hasTls },
      readInlineScripts(readText(client, '/index.html') ?? ''),
    ),
  );
  app.use('/storage/*', allowOtherOrigins);
  for (const path of ['/api', '/api/*', '/storage/*']) {
    app.all(path, compressResponses, (context) => backend.fetch(context.req.raw, context.env));
  }
  app.route('/', createApiReference(document));
  if (sharePictures) app.route('/', sharePictures);
  app.route('/', createSecurityText(client, publicUrl));
  app.route('/', createClient(client, pages));
  app.notFound((context) => context.text('Not found.', 404));
  return app;
}
