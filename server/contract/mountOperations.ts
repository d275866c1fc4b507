import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  acceptedAccounts,
  acceptedRoles,
  type ContractDocument,
  listOperations,
  type OperationEntry,
  responseSchemaOf,
  type Schema,
  successStatus,
  successTypeOf,
} from '../../openapi/document.ts';
import { createRouteMatcher, toRoutePattern } from '../../openapi/routes.ts';
import type { AccountKind, OperationId } from '../../openapi/types.ts';
import {
  bodyTooLarge,
  fieldError,
  HttpError,
  otherTable,
  ownersOnly,
  unreadableBody,
} from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import { bearerToken, HandlerRequest, type RequestParts } from './handlerRequest.ts';
import type { Caller, TableCardUse } from '../auth/actor.ts';
import { findDirectionControl, findInvalidText } from './invalidText.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { fieldLabel } from './fieldLabel.ts';
import { stripUnknownFields } from './stripUnknownFields.ts';
import type { OperationRequest, ResultOf } from './types.ts';
import { createUploads } from './uploads.ts';
import {
  createResponseCheck,
  createValidatorCompiler,
  describeErrors,
  type RequestValidators,
} from './validators.ts';

export type Handler<K extends OperationId> = (
  request: OperationRequest<K>,
  services: Services,
) => Promise<ResultOf<K>>;
export type Handlers = { [K in OperationId]: Handler<K> };

export type MountOptions = {
  document: ContractDocument;
  handlers: Handlers;
  services: Services;
  /** Returns who has a token; undefined if it is unknown, expired or of another kind. */
  authenticate: (token: string, kind: AccountKind) => Promise<Caller | undefined>;
  /** Throws 403 if the request of a table card is about another tournament or category. */
  requireOwnTable: (card: TableCardUse, operation: OperationId, path: unknown) => Promise<void>;
  unauthenticated: (kind: AccountKind) => HttpError;
  /** Receives each difference between a response and the document. */
  onContractViolation: ((violation: string) => void) | undefined;
  clientIp: (context: Context) => string;
  publicUrl: (request: Request) => string;
};

/** Before the request is read. */
const noParts: RequestParts = { path: {}, query: {}, header: {}, body: undefined };

type AnyHandler = (request: unknown, services: Services) => Promise<unknown>;

const maxTextBytes = 64 * 1024;
/** A body with more has rows: only its first error is told. */
const manyValues = 1_000;

/**
 * Adds a route for every operation of the document to the app. A request is checked for its bearer
 * token (401), the organiser's role (403), its size (413) and its content (422); then its handler runs, and the response is
 * reduced to the documented fields. Throws if an operation has no handler.
 */
export function mountOperations(app: Hono, options: MountOptions): void {
  const compile = createValidatorCompiler(options.document);
  const check = createResponseCheck(options.document);
  const runUpload = createUploads();
  for (const entry of listOperations(options.document)) {
    const { operationId } = entry.operation;
    const handler = options.handlers[operationId as OperationId] as AnyHandler | undefined;
    if (!handler) throw new Error(`No handler for ${operationId}`);
    const respond = createResponder(options, entry, check);
    const accepted = acceptedAccounts(entry.operation);
    const roles = acceptedRoles(entry.operation);
    const limitTextSize = createTextLimit(entry.operation['x-max-bytes']);
    app.on(entry.method.toUpperCase(), toRoutePattern(entry.path), async (context) => {
      const { account, role, card } = await authenticateRequest(options, accepted, context);
      if (role && !roles.includes(role)) throw card ? otherTable() : ownersOnly();
      const { clientIp, publicUrl } = options;
      // By the first request: those of all operations would take half a second.
      const validators = compile(entry);
      const source = { context, operationId, account, card, clientIp, publicUrl };
      const handle = async () => {
        const parts = await readRequest(validators, context);
        if (card) await options.requireOwnTable(card, operationId as OperationId, parts.path);
        return handler(new HandlerRequest(parts, source), options.services);
      };
      // After authentication: the body of an unauthorized request is not read.
      if (!validators.hasFiles) {
        await limitText(context, limitTextSize);
        return respond(context, await handle());
      }
      const { uploader } = new HandlerRequest(noParts, source);
      const result = await runUpload(uploader, context.req.raw, (body) => {
        const { method, raw } = context.req;
        context.req.raw = new Request(raw, { method, body });
        return handle();
      });
      return respond(context, result);
    });
  }
}

const createTextLimit = (maxSize = maxTextBytes): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw bodyTooLarge();
    },
  });

/** Throws 413 for a body that is too large; one of unknown length is read for that. */
async function limitText(context: Context, limitTextSize: MiddlewareHandler): Promise<void> {
  if (!context.req.raw.body) return;
  try {
    await limitTextSize(context, async () => {});
  } catch (error) {
    throw error instanceof HttpError ? error : unreadableBody();
  }
}

async function authenticateRequest(
  options: MountOptions,
  accepted: AccountKind[],
  context: Context,
): Promise<Caller> {
  const [first] = accepted;
  if (first === undefined) return { account: {}, role: null };
  const token = bearerToken(context);
  if (token) {
    for (const kind of accepted) {
      const caller = await options.authenticate(token, kind);
      if (caller) return caller;
    }
  }
  throw options.unauthenticated(first);
}

async function readRequest(validators: RequestValidators, context: Context): Promise<RequestParts> {
  const path = context.req.param();
  if (!validators.path(path)) throw validationError(validators.path.errors);
  if (findInvalidText(path) !== undefined) throw new HttpError(404, 'Alamat ini tidak ditemukan.');
  const query = context.req.query();
  if (!validators.query(query)) throw validationError(validators.query.errors);
  // All headers as an object cost more than the rest.
  const header = validators.header ? context.req.header() : {};
  if (validators.header && !validators.header(header))
    throw validationError(validators.header.errors);
  const { value: body, valueCount } = await readBody(validators, context);
  const validateBody = validators.body(valueCount > manyValues);
  if (body !== undefined && validateBody && !validateBody(body))
    throw validationError(validateBody.errors);
  const invalidField = findInvalidText({ ...query, ...(body as object | undefined) });
  if (invalidField !== undefined)
    throw fieldError(invalidField, `${fieldLabel(invalidField)} tidak valid.`);
  const overriding = findDirectionControl((body as object | undefined) ?? {});
  if (overriding !== undefined)
    throw fieldError(
      overriding,
      `${fieldLabel(overriding)} tidak boleh memuat karakter yang mengubah arah teks.`,
    );
  return { path, query, header, body };
}

function validationError(errors: Parameters<typeof describeErrors>[0]): HttpError {
  const { message, errors: fieldErrors } = describeErrors(errors);
  return new HttpError(422, message, { errors: fieldErrors });
}

async function readBody(
  validators: RequestValidators,
  context: Context,
): Promise<{ value: unknown; valueCount: number }> {
  const none = { value: undefined, valueCount: 0 };
  if (!validators.bodyType) return none;
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== validators.bodyType) {
    if (!validators.bodyRequired && type === '') return none;
    throw new HttpError(422, `Data harus dikirim sebagai ${validators.bodyType}.`);
  }
  try {
    if (validators.bodyType === 'application/json') return readJson(await context.req.text());
    return { value: await readForm(context.req.raw, validators.arrayFields), valueCount: 0 };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw unreadableBody();
  }
}

type SuccessStatus = 200 | 201;

function createResponder(
  { document, onContractViolation }: MountOptions,
  { operation }: OperationEntry,
  check: (schema: Schema, body: unknown) => string[],
) {
  const status = successStatus(operation) as SuccessStatus;
  const schema = responseSchemaOf(document, operation, status);
  const type = successTypeOf(document, operation);
  return (context: Context, body: unknown): Response => {
    if (body instanceof Uint8Array)
      return new Response(body as Uint8Array<ArrayBuffer>, {
        status,
        headers: { 'Content-Type': type },
      });
    if (!schema) return new Response(null, { status });
    const removedPaths: string[] = [];
    const documentedBody = stripUnknownFields(document, schema, body, removedPaths);
    if (onContractViolation) {
      const violations = [
        ...removedPaths.map((path) => `${path} is not in the document`),
        ...check(schema, documentedBody),
      ];
      for (const violation of violations)
        onContractViolation(`${operation.operationId} ${status}: ${violation}`);
    }
    return context.json(documentedBody as Record<string, unknown>, status);
  };
}

/**
 * Returns a function that reports an error response whose status is not documented for the
 * operation of the request.
 */
export function createErrorStatusCheck({
  document,
  onContractViolation,
}: Pick<MountOptions, 'document' | 'onContractViolation'>) {
  const findOperation = createRouteMatcher(listOperations(document));
  return (request: Request, status: number): void => {
    const { operation } = findOperation(request.method, new URL(request.url).pathname) ?? {};
    if (onContractViolation && operation && !(String(status) in operation.responses))
      onContractViolation(`${operation.operationId}: ${status} is not in the document`);
  };
}
