import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { createApiReference } from './apiReference.ts';
import { compressAnswers } from './encoding.ts';
import { securityHeaders } from './securityHeaders.ts';
import { answerStatic, type StaticClient } from './staticClient.ts';

type Parts = {
  /** The backend: answers /api and /storage. */
  app: Hono;
  client: StaticClient;
  /** The bytes of openapi/openapi.yaml. */
  document: Buffer;
  publicUrl: string | undefined;
  onError: (error: unknown) => void;
};

/** Everything this origin answers: the backend, its reference at /docs and the client. */
export function createHostApp({ app, client, document, publicUrl, onError }: Parts): Hono {
  const host = new Hono();
  host.onError((error, context) => {
    onError(error);
    return context.text('Something went wrong on our side. Please try again.', 500);
  });
  host.use(securityHeaders(publicUrl));
  for (const place of ['/api', '/api/*', '/storage/*']) {
    host.all(place, compressAnswers, (context) => app.fetch(context.req.raw, context.env));
  }
  host.route('/', createApiReference(document));
  host.get('*', (context) => answerStatic(context, client));
  host.notFound((context) => context.text('Not found.', 404));
  return host;
}

/** The caller's address; behind reverse proxies, what the outermost trusted one of them says. */
export function readClientAddress(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const told = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : undefined;
  return (told ?? getConnInfo(context).remote.address ?? 'unknown').replace(/^::ffff:/, '');
}
