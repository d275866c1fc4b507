import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { authenticate, unauthenticated } from './auth.ts';
import { bindContract, createRefusalCheck } from './contract/bind.ts';
import type { ContractDocument } from './contract/document.ts';
import { handlers } from './handlers/handlers.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { serveStorage } from './storage.ts';

export type AppOptions = Services & {
  /** The parsed openapi/openapi.yaml. */
  document: ContractDocument;
  /** Receives each difference between an answer and the document; leave it out in production. */
  onBreach?: (breach: string) => void;
  /** Receives what went wrong unexpectedly; its text never reaches the caller. */
  onError?: (error: unknown) => void;
  /**
   * Where the outside world reaches this server, without a final slash; by default the request's
   * own origin.
   */
  publicUrl?: string;
  clientAddress?: (context: Context) => string;
};

/** The whole backend as one web-standard app: the same in Node, in a test and in a browser tab. */
export function createApp(options: AppOptions): Hono {
  const { db, files, passwords, pictures, now, document, onBreach } = options;
  const services: Services = { db, files, passwords, pictures, now };
  const app = new Hono();
  const checkRefusal = createRefusalCheck({ document, onBreach });

  app.onError((error, context) => {
    if (error instanceof Refusal) {
      checkRefusal(context.req.raw, error.status);
      if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
      return refuse(context, error.status, error.message, error.errors);
    }
    options.onError?.(error);
    return refuse(context, 500, 'Terjadi kesalahan di server kami. Silakan coba lagi.');
  });

  app.use('/api/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  bindContract(app, {
    document,
    handlers,
    services,
    authenticate: (token, scheme) => authenticate(services, token, scheme),
    unauthenticated,
    onBreach,
    clientAddress: options.clientAddress ?? (() => 'unknown'),
    publicUrl: (request) => options.publicUrl ?? new URL(request.url).origin,
  });
  app.get('/storage/*', (context) => serveStorage(context, files));
  app.notFound((context) => refuse(context, 404, 'Alamat ini tidak ditemukan.'));
  return app;
}

function refuse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  errors?: Record<string, string[]>,
): Response {
  return context.json(
    { success: false, message, ...(errors && { errors }), error: message },
    status,
  );
}
