import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { authenticate, unauthenticated } from './auth/auth.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { createErrorStatusCheck, mountOperations } from './contract/mountOperations.ts';
import { isDatabaseUnavailable, isServerOutdated } from './db/databaseUnavailable.ts';
import { FilesUnavailableError } from './services/fileStore.ts';
import { handlers } from './handlers.ts';
import { HttpError } from './lib/httpError.ts';
import type { Services } from './services/services.ts';
import { requireOwnTable } from './tableCards/requireOwnTable.ts';
import { serveStorage } from './files/storage.ts';

export type AppOptions = Omit<Services, 'linkOrigin'> & {
  /** The parsed openapi/openapi.yaml. */
  document: ContractDocument;
  /** Receives each difference between a response and the document; leave it out in production. */
  onContractViolation?: (violation: string) => void;
  /** Receives unexpected errors; their messages are never sent to the client. */
  onError?: (error: unknown) => void;
  /** Public origin without a final slash; by default the origin of the request. */
  publicUrl?: string;
  clientIp?: (context: Context) => string;
};

/** An embedded database that was killed works again after a second or two. */
const retrySeconds = 5;

/** In a rolling update, a server of the later release is there about when this one is asked again. */
const updateSeconds = 15;

/** Creates the backend as a web-standard app, for Node.js, tests and a browser tab. */
export function createApp(options: AppOptions): Hono {
  const {
    db,
    files,
    passwords,
    pictures,
    now,
    certificates,
    mailer,
    push,
    document,
    onContractViolation,
  } = options;
  const linkOrigin = options.publicUrl;
  const services: Services = {
    db,
    files,
    passwords,
    pictures,
    now,
    certificates,
    mailer,
    push,
    linkOrigin,
  };
  const app = new Hono();
  const checkErrorStatus = createErrorStatusCheck({
    document,
    onContractViolation,
  });

  app.onError((error, context) => {
    if (error instanceof HttpError) {
      checkErrorStatus(context.req.raw, error.status);
      if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
      return errorResponse(context, error.status, error.message, error);
    }
    options.onError?.(error);
    if (isServerOutdated(error)) {
      context.header('Retry-After', String(updateSeconds));
      return errorResponse(
        context,
        503,
        'Server ini versi lama dan tidak menyimpan lagi sampai diperbarui. Data Anda belum tersimpan. Coba lagi sebentar lagi.',
      );
    }
    if (isDatabaseUnavailable(error) || error instanceof FilesUnavailableError) {
      context.header('Retry-After', String(retrySeconds));
      return errorResponse(
        context,
        503,
        'Server kami sedang tidak dapat menyimpan atau membaca data. Silakan coba lagi sebentar lagi.',
      );
    }
    return errorResponse(context, 500, 'Terjadi kesalahan di server kami. Silakan coba lagi.');
  });

  app.use('/api/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  mountOperations(app, {
    document,
    handlers,
    services,
    authenticate: (token, kind) => authenticate(services, token, kind),
    requireOwnTable: (card, operation, path) => requireOwnTable(services.db, card, operation, path),
    unauthenticated,
    onContractViolation,
    clientIp: options.clientIp ?? (() => 'unknown'),
    publicUrl: (request) => options.publicUrl ?? new URL(request.url).origin,
  });
  app.get('/storage/*', (context) => serveStorage(context, files));
  app.notFound((context) => errorResponse(context, 404, 'Alamat ini tidak ditemukan.'));
  return app;
}

function errorResponse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  { errors, advance, undoes }: Partial<Pick<HttpError, 'errors' | 'advance' | 'undoes'>> = {},
): Response {
  return context.json(
    {
      success: false,
      message,
      ...(errors && { errors }),
      ...(advance && { advance }),
      ...(undoes && { undoes }),
      error: message,
    },
    status,
  );
}
